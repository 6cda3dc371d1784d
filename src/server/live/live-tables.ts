import { CLOSED } from '../../table/messages.ts'
import { Buckets } from '../access/limits.ts'
import type { HolidayOf } from '../store/contract/people.ts'
import type { TableWithSeats } from '../store/contract/tables.ts'
import type { Connection } from './connections/connection.ts'
import { Lines } from './connections/lines.ts'
import type { Environment } from './environment.ts'
import { LiveTable } from './live-table.ts'
import { tablesOfEndedNodes } from './opening/ended-nodes.ts'
import { leftTables } from './opening/left-tables.ts'
import { Loading } from './opening/loading.ts'
import { PlaysDifferently } from './opening/opening.ts'
import { Rooms } from './people/rooms.ts'
import { Listings } from './storage/listings.ts'
import { Beats } from './time/beats.ts'
import { withoutHurry } from './time/in-parts.ts'
import { guarded } from './time/timekeeper.ts'

/** A person gets so much advice in an hour: a search is the most that anybody can ask for. */
const HINTS = 20
const AN_HOUR = 3_600
/** A table where nobody has been for so long leaves memory. */
const IDLE = 600_000
export const SWEEP = 5_000

/** All tables that live in this process. */
export class LiveTables {
  private readonly environment: Environment
  private readonly atOnce: number
  private readonly tables = new Map<string, Promise<LiveTable | null>>()
  private readonly emptySince = new Map<string, number>()
  private readonly rooms = new Rooms()
  /** Tables that are being read from the store; what changes meanwhile is not in what was read. */
  private readonly reading = new Set<{ readonly id: string; overtaken: boolean }>()
  /** The lines by which people come to the tables. */
  readonly lines: Lines
  private readonly loading: Loading<LiveTable>
  /** How much advice people may still have, at whichever table. */
  private readonly hints: Buckets
  private readonly listings: Listings
  private stopSweep: () => void = () => {}
  private closing = false

  /** `atOnce`: so many tables whose time has come are asked for at a time. */
  constructor(environment: Environment, atOnce = 500) {
    this.environment = {
      ...environment,
      time: guarded(environment.time, (error) => environment.report(error, '')),
    }
    this.atOnce = atOnce
    this.lines = new Lines(this.environment, {
      seat: (id, connection) => this.seatOrSendAway(id, connection),
      receive: async (id, connection, command) => (await this.tables.get(id))?.receive(connection, command),
      leave: async (id, connection) => {
        if (!this.rooms.leave(id, connection)) (await this.tables.get(id))?.visitors.leave(connection)
        else await this.changed(id)
      },
    })
    const beats = new Beats(this.environment.time, (error) => environment.report(error, ''))
    this.loading = new Loading(
      this.environment,
      (opened, around) => new LiveTable(opened, around, this.hints, beats),
    )
    this.hints = new Buckets(HINTS, HINTS / AN_HOUR, () => this.environment.time.steady())
    this.listings = new Listings(environment.store, this.environment.time)
    this.sweepLater()
  }

  /** How many tables and pages there are, for whoever watches this server. */
  get counts(): { readonly tables: number; readonly pages: number } {
    return { tables: this.tables.size, pages: this.lines.connections.size }
  }

  /** A page that cannot be seated connects again. */
  private async seatOrSendAway(id: string, connection: Connection): Promise<void> {
    try {
      await this.seat(id, connection)
    } catch (error) {
      this.environment.report(error, id)
      connection.close(CLOSED.unstored, 'the table cannot be opened')
    }
  }

  private async seat(id: string, connection: Connection): Promise<void> {
    // Whoever comes again to a table that lives here costs the store nothing.
    if ((await this.tables.get(id)) != null) return this.sitDown(id, connection)
    const reading = { id, overtaken: false }
    this.reading.add(reading)
    let row: TableWithSeats | null
    try {
      row = await this.environment.store.tables.table(id)
    } finally {
      this.reading.delete(reading)
    }
    if (connection.closed) return
    // Play may have begun meanwhile: whoever was not in the room yet would never be told.
    if (reading.overtaken) return this.seat(id, connection)
    if (row === null) {
      connection.close(CLOSED.unknown, 'no such table')
      return
    }
    if (row.state === 'open' || row.state === 'closed') return this.wait(row, connection)
    try {
      await this.sitDown(id, connection)
    } catch (error) {
      // Not even its deal can be shown: whoever comes is told so, once and for all.
      if (!(error instanceof PlaysDifferently)) throw error
      this.wait({ ...row, state: 'frozen' }, connection)
    }
  }

  private wait(row: TableWithSeats, connection: Connection): void {
    const { beginRoom, report } = this.environment
    if (!this.rooms.wait(row, connection)) connection.close(CLOSED.unknown, 'no such table')
    else if (row.state === 'open' && allReady(row))
      beginRoom?.(row.id).catch((error: unknown) => report(error, row.id))
  }

  private async sitDown(id: string, connection: Connection): Promise<void> {
    const table = await this.open(id)
    if (table === null) connection.close(CLOSED.moved, 'the table is elsewhere')
    // Whether there is no such table or it is not for her looks the same.
    else if (!(await table.visitors.admits(connection))) connection.close(CLOSED.unknown, 'no such table')
    else await table.visitors.join(connection)
  }

  /** The table, in memory from now on; null when another node has it. */
  open(id: string): Promise<LiveTable | null> {
    const known = this.tables.get(id)
    if (known !== undefined) return known
    const opening = this.load(id)
    this.tables.set(id, opening)
    opening.then(
      (table) => {
        if (table === null) this.tables.delete(id)
      },
      () => this.tables.delete(id),
    )
    return opening
  }

  private async load(id: string): Promise<LiveTable | null> {
    if (this.closing) return null
    const table = await this.loading.load(id)
    if (table === null) return null
    table.onDropped = () => {
      this.tables.delete(id)
      this.emptySince.delete(id)
    }
    await table.resume()
    return table
  }

  /** Somebody joined, left, is ready or is gone for good, or play has begun: whoever is there is told. */
  async changed(id: string): Promise<void> {
    for (const each of this.reading) if (each.id === id) each.overtaken = true
    await this.dropIfSeatsChanged(id)
    const table = await this.tables.get(id)?.catch(() => null)
    table?.talk.forget()
    await table?.visitors.sendAwayUninvited()
    if (!this.rooms.has(id)) return
    const row = await this.environment.store.tables.table(id)
    if (row === null) return
    if (row.state === 'open' || row.state === 'closed') {
      if (row.state === 'open') this.rooms.sendAway(row)
      this.rooms.show(row)
      return
    }
    await Promise.all(this.rooms.take(id).map((connection) => this.seatOrSendAway(id, connection)))
  }

  /** What others have said of tables may be lost: each that is here is looked at again. */
  async lookAgain(): Promise<void> {
    for (const id of new Set([...this.tables.keys(), ...this.rooms.ids]))
      await this.changed(id).catch((error: unknown) => this.environment.report(error, id))
  }

  /** Somebody who is gone leaves her seat to a bot: pages come again and find it there. */
  private async dropIfSeatsChanged(id: string): Promise<void> {
    const table = await this.tables.get(id)?.catch(() => null)
    if (table == null) return
    const row = await this.environment.store.tables.table(id)
    const same = row?.seats.every(({ seat, person }) => table.opened.row.seats[seat]?.person === person)
    if (row != null && same === false) {
      table.visitors.noteGone(row.seats)
      return table.drop()
    }
    const known = JSON.stringify(table.opened.holidays.flat())
    // Somebody has gone on holiday or come back: from now on another time holds at the table.
    if (row != null && JSON.stringify(bySeat(await this.loading.holidaysAt(row), row)) !== known) table.drop()
  }

  /** Opens tables at which something has to happen by itself. */
  async wake(): Promise<void> {
    const { store, node, report } = this.environment
    for (let after = ''; !this.closing && this.environment.holdsTables(); ) {
      const due = await store.tables.due(node, this.atOnce, after)
      // One that cannot be opened must not keep the others waiting.
      for (const id of due) await this.openDue(id).catch((error: unknown) => report(error, id))
      if (due.length < this.atOnce) return
      after = due.at(-1)!
    }
  }

  /** Opens tables that a node has left behind when it ended: whoever was there is told that she is waited for. */
  private async adopt(): Promise<void> {
    const { store, report } = this.environment
    for await (const id of tablesOfEndedNodes(store.tables, this.atOnce)) {
      if (this.closing || !this.environment.holdsTables()) return
      await this.open(id).catch((error: unknown) => report(error, id))
    }
  }

  /** Opens a table that is due. One that is open already may be due because a holiday has changed its time. */
  private async openDue(id: string): Promise<void> {
    if (this.tables.has(id)) await this.dropIfSeatsChanged(id)
    await this.open(id)
  }

  /** Ends games that nobody goes on with any more; they are kept as far as they went. */
  async endLeftTables(): Promise<void> {
    const { store, node, report } = this.environment
    for await (const row of leftTables(store, node, this.atOnce)) {
      if (this.closing || !this.environment.holdsTables()) return
      // One that cannot be opened stands still, and stays as it is.
      const table = await this.open(row.id).catch((error: unknown) => report(error, row.id))
      await table?.endIfLeft(row.steps)
    }
  }

  private sweepLater(): void {
    this.stopSweep = this.environment.time.after(SWEEP, () => {
      void this.sweep()
        .catch((error: unknown) => this.environment.report(error, ''))
        .then(() => {
          if (!this.closing) this.sweepLater()
        })
    })
  }

  private async sweep(): Promise<void> {
    const { time } = this.environment
    await this.lines.sweep()
    const open: LiveTable[] = []
    for await (const some of withoutHurry([...this.tables], time))
      for (const [id, opening] of some) {
        const table = await opening.catch(() => null)
        // It may have been dropped, and opened again, while others were looked at.
        if (table === null || this.tables.get(id) !== opening) continue
        await this.look(id, table)
        open.push(table)
      }
    // Whoever closes waits for no sweep, and its store may be gone by now.
    for (const next of [() => this.wake(), () => this.adopt(), () => this.list(open)])
      if (!this.closing) await next()
  }

  private async look(id: string, table: LiveTable): Promise<void> {
    const now = this.environment.time.steady()
    table.visitors.measureLag()
    if (!table.stage.attendance.isEmpty) this.emptySince.delete(id)
    else if (now - (this.emptySince.get(id) ?? now) >= IDLE) await this.release(id, table)
    else if (!this.emptySince.has(id)) this.emptySince.set(id, now)
  }

  /** A list may be late, for as long as the store is away. */
  private async list(open: readonly LiveTable[]): Promise<void> {
    try {
      await this.listings.noteSeen(this.lines.connections)
      await this.listings.note(open)
    } catch (error) {
      this.environment.report(error, '')
    }
  }

  private async release(id: string, table: LiveTable): Promise<void> {
    table.close(CLOSED.moved, 'nobody was here')
    await this.environment.store.tables.release(id, this.environment.node, table.opened.epoch)
  }

  /** This node was not heard of for too long: others may have its tables, and nothing in memory is sure. */
  async lapsed(): Promise<void> {
    for (const opening of [...this.tables.values()]) (await opening.catch(() => null))?.drop()
  }

  /** Lets go of all tables, so that another node, or this one later, goes on with them. */
  async close(): Promise<void> {
    this.closing = true
    this.stopSweep()
    this.rooms.close()
    for (const opening of [...this.tables.values()]) {
      const table = await opening.catch(() => null)
      table?.close(CLOSED.moved, 'connect again')
    }
    await this.environment.store.tables.releaseAll(this.environment.node)
  }
}

/** Somebody sits there, and everybody who does has said that she is ready. */
const allReady = ({ seats }: TableWithSeats): boolean =>
  seats.some(({ person }) => person !== null) &&
  seats.every(({ bot, person, ready }) => bot !== null || (person !== null && ready))

const bySeat = (holidays: readonly HolidayOf[], { seats }: TableWithSeats): readonly HolidayOf[] =>
  seats.flatMap(({ person }) => holidays.filter((each) => each.person === person))
