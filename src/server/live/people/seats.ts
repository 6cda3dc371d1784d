import type { TableOptions } from '../../../table/options.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import { liesOpen } from '../../../table/table.ts'
import type { SeatRow } from '../../store/contract/tables.ts'
import type { Connection } from '../connections/connection.ts'

/** Through whose eyes a page looks, and for whom it answers. */
export interface Place {
  readonly eyes: number
  readonly answersFor: readonly number[]
  /** Open hands, as they were a while ago. */
  readonly delayed: boolean
  /** The page does not change eyes by itself: the lines that it has already are those of these eyes. */
  readonly fixed: boolean
}

const NO_SEATS: readonly number[] = []

/** Who sits where, and what follows from it for everybody who looks on. */
export class Seats {
  readonly rows: readonly SeatRow[]
  private readonly shared: SharedTable
  private readonly options: TableOptions
  private readonly seatsByPerson = new Map<string, number[]>()
  private readonly delayHasPassed: () => boolean
  private readonly isStopped: boolean

  /**
   * `delayHasPassed`: the game is old enough for open hands of its beginning to be no news. At a table that is
   * stopped nobody answers for anybody.
   */
  constructor(
    rows: readonly SeatRow[],
    shared: SharedTable,
    options: TableOptions,
    delayHasPassed: () => boolean,
    isStopped: boolean,
  ) {
    this.rows = rows
    this.shared = shared
    this.options = options
    this.delayHasPassed = delayHasPassed
    this.isStopped = isStopped
    for (const { seat, person } of rows) {
      if (person === null) continue
      const own = this.seatsByPerson.get(person)
      if (own === undefined) this.seatsByPerson.set(person, [seat])
      else own.push(seat)
    }
  }

  personAt(seat: number): string | null {
    return this.rows[seat]?.person ?? null
  }

  seatsOf(person: string): readonly number[] {
    return this.seatsByPerson.get(person) ?? NO_SEATS
  }

  /** A bot plays in place of the person. */
  hasStandIn(seat: number): boolean {
    return this.rows[seat]?.bot === null && this.shared.players[seat]?.bot != null
  }

  /** Everybody who has a seat, also those for whom a bot plays. */
  get people(): readonly string[] {
    return [...new Set(this.rows.flatMap(({ person }) => person ?? []))]
  }

  /** Those who are waited for when this seat is asked, or with -1 the whole table. */
  waitedFor(asked: number): readonly string[] {
    return this.people.filter((person) => {
      const seats = this.answersFor(person)
      return asked < 0 ? seats.length > 0 : seats.includes(asked)
    })
  }

  /** The seats that a person answers for now. */
  answersFor(person: string): readonly number[] {
    if (this.isStopped) return NO_SEATS
    const seats = this.seatsOf(person)
    return seats.some((seat) => this.hasStandIn(seat))
      ? seats.filter((seat) => !this.hasStandIn(seat))
      : seats
  }

  /** Everybody else who plays a seat herself. */
  othersThan(person: string): readonly string[] {
    const others = this.rows.flatMap((row) =>
      row.person === null || row.person === person || this.hasStandIn(row.seat) ? [] : [row.person],
    )
    return [...new Set(others)]
  }

  /** Has somebody else brought something along that this person may not know before the game is over? */
  keepsFrom(person: string): boolean {
    const { game } = this.shared.table
    if (liesOpen(game) || this.options.decks === 'open') return false
    return this.rows.some((row) => row.person !== null && row.person !== person)
  }

  /** May whoever has these seats look through those eyes? When the game is over she has its record: nothing is hidden. */
  mayLookThrough(own: readonly number[], eyes: number): boolean {
    const { over, seats } = this.shared.table
    return own.includes(eyes) || (over && own.length > 0 && eyes < seats)
  }

  placeOf({ person, chosenEyes, shownSeat }: Connection): Place {
    const { table } = this.shared
    const own = this.seatsOf(person)
    const [first] = own
    if (first === undefined) {
      if (shownSeat !== null) return { eyes: shownSeat, answersFor: [], delayed: false, fixed: true }
      const delayed =
        this.options.watchers === 'delayed' &&
        chosenEyes !== null &&
        chosenEyes < table.seats &&
        this.delayHasPassed()
      return { eyes: delayed ? chosenEyes : table.watcher, answersFor: [], delayed, fixed: !delayed }
    }
    const answersFor = this.answersFor(person)
    const asked = table.over ? -1 : table.game.machine.seat(table.state)
    const follows = own.includes(asked) ? asked : first
    const eyes = chosenEyes !== null && this.mayLookThrough(own, chosenEyes) ? chosenEyes : follows
    return { eyes, answersFor, delayed: false, fixed: own.length === 1 && eyes === first }
  }
}
