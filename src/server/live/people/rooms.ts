import { CLOSED, type RoomShown } from '../../../table/messages.ts'
import { readOptions } from '../../../table/options.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import { typedTitle } from '../../titles.ts'
import type { Connection } from '../connections/connection.ts'
import { isKey } from './keys.ts'

/** Whoever sits there or is the host, whoever has the invitation, and whoever is going to watch may see who else is coming. */
function mayWait(
  { seats, host, visibility, invite, watch }: TableWithSeats,
  { person, key }: Connection,
): boolean {
  if (visibility === 'open' || host === person || seats.some((seat) => seat.person === person)) return true
  return isKey(key, invite) || isKey(key, watch)
}

/** People who wait at tables where play has not begun. */
export class Rooms {
  private readonly waiting = new Map<string, Set<Connection>>()
  /** Those who came by the invitation. It is turned when somebody is removed: they wait on. */
  private readonly invited = new WeakSet<Connection>()
  /** Who sat at each of these tables when it was last shown. */
  private readonly seated = new Map<string, ReadonlySet<string | null>>()

  /** Lets somebody wait there, if she may; gives whether she does. */
  wait(row: TableWithSeats, connection: Connection): boolean {
    if (!mayWait(row, connection)) return false
    const here = this.waiting.get(row.id) ?? new Set()
    this.waiting.set(row.id, here.add(connection))
    if (isKey(connection.key, row.invite)) this.invited.add(connection)
    this.show(row)
    return true
  }

  /** Whoever was removed waits here no more, nor does whoever came to watch by a link that has ended. */
  sendAway(row: TableWithSeats): void {
    const sat = this.seated.get(row.id)
    for (const connection of this.those(row.id)) {
      const stays = this.invited.has(connection) && sat?.has(connection.person) !== true
      if (!stays && !mayWait(row, connection)) connection.close(CLOSED.unknown, 'no such table')
    }
  }

  /** Gives whether she waited there. */
  leave(id: string, connection: Connection): boolean {
    const here = this.waiting.get(id)
    if (here?.delete(connection) !== true) return false
    if (here.size === 0) this.forget(id)
    return true
  }

  has(id: string): boolean {
    return this.waiting.has(id)
  }

  /** The tables where somebody waits. */
  get ids(): readonly string[] {
    return [...this.waiting.keys()]
  }

  /** Everybody who waits there. */
  those(id: string): readonly Connection[] {
    return [...(this.waiting.get(id) ?? [])]
  }

  /** Everybody who waits there, who goes elsewhere now. */
  take(id: string): readonly Connection[] {
    const here = this.those(id)
    this.forget(id)
    return here
  }

  private forget(id: string): void {
    this.waiting.delete(id)
    this.seated.delete(id)
  }

  /** Tells everybody who waits who else is there. */
  show(row: TableWithSeats): void {
    const here = this.waiting.get(row.id)
    if (here === undefined) return
    this.seated.set(row.id, new Set(row.seats.map(({ person }) => person)))
    const people = new Set([...here].map(({ person }) => person))
    const room: RoomShown = {
      table: row.id,
      title: typedTitle(row),
      state: row.state === 'closed' || row.state === 'frozen' ? row.state : 'open',
      options: readOptions(JSON.parse(row.options)),
      commitment: row.commitment,
      seats: row.seats.map(({ name, bot, person, ready }) => ({
        name,
        bot,
        open: bot === null && person === null,
        ready,
        here: person !== null && people.has(person),
      })),
    }
    for (const connection of here) {
      connection.say({ m: 'room', room })
      connection.flush()
    }
  }

  close(): void {
    for (const here of this.waiting.values())
      for (const connection of here) connection.close(CLOSED.moved, 'connect again')
    this.waiting.clear()
    this.seated.clear()
  }
}
