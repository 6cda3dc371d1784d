import type { SeatRow } from '../../store/contract/tables.ts'
import type { Connection } from '../connections/connection.ts'
import type { Timekeeper } from '../time/timekeeper.ts'

/** So long somebody has to be away before the others may let a bot play for her. */
export const GRACE = 90_000

/** Who is at a table now, with how many pages, and since when others are away. */
export class Attendance {
  readonly connections = new Set<Connection>()
  private readonly time: Timekeeper
  private readonly leftAt = new Map<string, number>()
  private readonly openedAt: number

  constructor(time: Timekeeper) {
    this.time = time
    this.openedAt = time.steady()
  }

  come(connection: Connection): void {
    this.connections.add(connection)
    this.leftAt.delete(connection.person)
  }

  go(connection: Connection): void {
    this.connections.delete(connection)
    if (!this.isHere(connection.person)) this.leftAt.set(connection.person, this.time.steady())
  }

  isHere(person: string): boolean {
    for (const connection of this.connections) if (connection.person === person) return true
    return false
  }

  /** How long somebody has been away; 0 for whoever is here. Whoever never came is away since the table was opened. */
  awayFor(person: string): number {
    if (this.isHere(person)) return 0
    return this.time.steady() - (this.leftAt.get(person) ?? this.openedAt)
  }

  /** How long an answer of this person takes to arrive, from the slowest of her pages. */
  lagOf(person: string | null): number {
    let longest = 0
    for (const connection of this.connections)
      if (connection.person === person) longest = Math.max(longest, connection.lag.credit)
    return longest
  }

  /** How many people look on who have no seat. */
  watchers(seats: readonly SeatRow[]): number {
    let found: Set<string> | null = null
    for (const { person } of this.connections)
      if (!seats.some((seat) => seat.person === person)) found = (found ?? new Set()).add(person)
    return found?.size ?? 0
  }

  get isEmpty(): boolean {
    return this.connections.size === 0
  }
}
