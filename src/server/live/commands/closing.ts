import { Refusal } from '../../../kernel/refusal.ts'
import type { Playable } from '../../../language/face.ts'
import * as says from '../../../table/refusals.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { Environment } from '../environment.ts'
import type { OpenedTable } from '../opening/opening.ts'
import type { Attendance } from '../people/attendance.ts'
import type { Seats } from '../people/seats.ts'
import type { Journal } from '../storage/journal.ts'
import type { Pacemaker } from '../time/pacemaker.ts'
import { wishing } from './hosting.ts'

/** So long somebody has to be away before the others may close the table without her. */
export const LONG_AWAY = 600_000
/** So long a game of days has to have waited for that. */
export const LONG_WAITED = 7 * 86_400_000

/** Whoever comes just as a table is opened has so long to be there. */
const ARRIVING = 5_000
/** So often it is looked whether those who are here would close the table by now, or have left. */
const LOOKS = 60_000

interface Company {
  readonly opened: OpenedTable
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly journal: Journal
  /** All who are still here would close the table now: `close` is to be called in its turn. */
  waited(): void
  /** The game ends here. */
  leave(): Promise<void>
}

/** Wishes to close a table before the game is over: they hold until all who are not long away have them, at whichever node. */
export class Closing {
  /** Seats whose people would like to. */
  wanted: readonly number[]
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment
  private stopWaiting: () => void = () => {}

  constructor(shared: SharedTable<Playable>, company: Company, environment: Environment) {
    this.shared = shared
    this.company = company
    this.environment = environment
    const { row } = company.opened
    this.wanted = row.state === 'playing' ? wishing(row.seats, 'close') : []
  }

  /**
   * Somebody would like to close the table before the game is over; gives whether it is to be closed now. Everybody
   * has to agree but for bots, stand-ins and people who have not been here for long. Whoever says no to it ends the wish.
   */
  async wish(person: string, on: boolean): Promise<boolean> {
    const { opened, seats } = this.company
    if (this.shared.table.over) throw new Refusal(says.OVER)
    const own = seats.seatsOf(person)
    if (own.length === 0) throw new Refusal(says.NO_SEAT)
    const { tables } = this.environment.store
    this.stopWaiting()
    if (!on) {
      await tables.clearWishes(opened.row.id)
      this.wanted = []
      await this.company.journal.askAgain()
      return false
    }
    await tables.setWish(opened.row.id, person, 'close')
    this.wanted = [...new Set([...this.wanted, ...own])]
    if (this.allWould) return true
    await this.company.journal.askAgain()
    this.wait()
    return false
  }

  /** Until whoever is away now has been away for long, the wish of the others holds, on whichever node. */
  wait(): void {
    this.stopWaiting()
    if (this.wanted.length === 0 || this.shared.table.over) return
    const left = Math.max(
      ...this.company.seats.rows.map(({ seat, person }) =>
        person === null || this.agrees(seat) ? 0 : this.longAwayIn(person),
      ),
    )
    this.stopWaiting = this.environment.time.after(Math.max(ARRIVING, Math.min(left, LOOKS)), () => {
      if (this.allWould) this.company.waited()
      else this.wait()
    })
  }

  /** In how many milliseconds some node has to look whether this table is to be closed; null when it need not. */
  dueIn(afterStep: boolean): number | null {
    const { opened, pacemaker } = this.company
    if (this.wanted.length === 0 || opened.options.pace !== 'days') return null
    const left = afterStep ? LONG_WAITED : LONG_WAITED - pacemaker.waited * 1000
    // Somebody who plays on may be here by then.
    return left > 0 ? left : LONG_AWAY
  }

  /** Whoever plays on takes her wish back. */
  async playsOn(person: string): Promise<void> {
    const own = this.company.seats.seatsOf(person)
    if (!own.some((seat) => this.wanted.includes(seat))) return
    await this.environment.store.tables.setWish(this.company.opened.row.id, person, null)
    this.wanted = this.wanted.filter((seat) => !own.includes(seat))
    this.wait()
  }

  private get allWould(): boolean {
    return (
      this.wanted.length > 0 &&
      this.company.seats.rows.every(
        ({ seat, person }) => person === null || this.agrees(seat) || this.isLongAway(person),
      )
    )
  }

  private agrees(seat: number): boolean {
    return this.wanted.includes(seat) || this.company.seats.hasStandIn(seat)
  }

  private isLongAway(person: string): boolean {
    return !this.company.attendance.isHere(person) && this.longAwayIn(person) <= 0
  }

  /** Where people play for days nobody is expected to be here: there it is the game that has to have waited. */
  private longAwayIn(person: string): number {
    const { opened, attendance, pacemaker } = this.company
    if (opened.options.pace === 'days') return LONG_WAITED - pacemaker.waited * 1000
    return LONG_AWAY - attendance.awayFor(person)
  }

  /** Those who were away have not come: whoever would close the table does. */
  async close(): Promise<void> {
    if (this.allWould) await this.company.leave()
    else this.wait()
  }

  /** Nothing more happens by itself. */
  rest(): void {
    this.stopWaiting()
  }
}
