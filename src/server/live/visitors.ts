import type { Playable } from '../../language/face.ts'
import { CLOSED } from '../../table/messages.ts'
import type { SharedTable } from '../../table/shared-table.ts'
import type { SeatRow } from '../store/contract/tables.ts'
import type { Hosting } from './commands/hosting.ts'
import type { Connection } from './connections/connection.ts'
import type { Environment } from './environment.ts'
import { type OpenedTable, overMessage } from './opening/opening.ts'
import type { Absence } from './people/absence.ts'
import { isKey } from './people/keys.ts'
import { noteGone, noteLost } from './people/notes.ts'
import type { Seats } from './people/seats.ts'
import type { Talk } from './people/talk.ts'
import type { Past } from './shown/past.ts'
import type { Stage } from './shown/stage.ts'

interface Company {
  readonly opened: OpenedTable
  readonly shared: SharedTable<Playable>
  readonly seats: Seats
  readonly stage: Stage
  readonly past: Past
  readonly hosting: Hosting
  readonly absence: Absence
  readonly talk: Talk
  readonly environment: Environment
  /** Why the table was dropped, as its pages are told; null while it lives. */
  droppedWith(): number | null
  /** In the turn of whatever happens at the table. */
  enqueue(task: () => Promise<void>): Promise<void>
}

/** Who comes to a table: let in or not, shown what there is, gone again. */
export class Visitors {
  private readonly company: Company

  constructor(company: Company) {
    this.company = company
  }

  /** May she come in: to her seat, behind somebody else's, or to look on? */
  async admits({ person, key }: Connection): Promise<boolean> {
    const { opened, seats, hosting, environment } = this.company
    if (seats.seatsOf(person).length > 0 || hosting.seatLentBy(key) !== null) return true
    const { options, row } = opened
    if (options.watchers === 'none') return false
    // The link is turned elsewhere: only the store knows whether it is still good.
    return (
      row.visibility === 'open' ||
      row.host === person ||
      (key !== null && isKey(key, (await environment.store.tables.table(row.id))?.watch ?? null))
    )
  }

  /** The link for watchers may have been turned: whoever came by the old one goes. */
  async sendAwayUninvited(): Promise<void> {
    for (const connection of [...this.company.stage.attendance.connections])
      if (connection.key !== null && !(await this.admits(connection)))
        connection.close(CLOSED.unknown, 'not shown any more')
  }

  /** Somebody opens a page at this table. */
  async join(connection: Connection): Promise<void> {
    const { opened, shared, stage, past, hosting, absence, talk, enqueue } = this.company
    connection.shownSeat = hosting.seatLentBy(connection.key)
    await enqueue(async () => {
      // Whoever has left meanwhile would be here for ever.
      if (connection.closed) return
      const { revision } = shared
      const sawOther = connection.sawOther(revision, (seen) => past.signOf(seen))
      noteLost(connection, opened, revision, sawOther)
      if (sawOther) connection.forget()
      stage.join(connection)
      if (absence.matters) await absence.end(connection.person)
      this.measureLagOf(connection)
      if (shared.table.over) connection.say(overMessage(opened, shared))
    })
    const dropped = this.company.droppedWith()
    // It was dropped before she sat down: nobody else will tell her.
    if (dropped !== null) connection.close(dropped, 'the table was dropped')
    // After the table itself, which nobody should wait for.
    else void enqueue(() => talk.recall(connection, shared.table.over))
  }

  leave(connection: Connection): void {
    const { stage, absence, enqueue } = this.company
    stage.leave(connection)
    if (absence.matters) void enqueue(() => absence.notify())
  }

  /** Whoever has deleted her account is here no more: the others are told who goes on for her. */
  noteGone(rows: readonly SeatRow[]): void {
    const { shared, stage, seats } = this.company
    if (!shared.table.over) noteGone(stage.attendance, seats, rows)
  }

  /** Finds out how long the lines take of those who play here. */
  measureLag(): void {
    for (const connection of this.company.stage.attendance.connections) this.measureLagOf(connection)
  }

  /** Only where time is measured in minutes does it matter how long the line of a player takes. */
  private measureLagOf(connection: Connection): void {
    const { opened, shared, seats } = this.company
    if (opened.options.pace !== 'live' || shared.table.over) return
    if (seats.seatsOf(connection.person).length > 0) connection.measureLag()
  }
}
