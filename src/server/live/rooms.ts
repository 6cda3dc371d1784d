import { CLOSED, type RoomShown } from '../../table/messages.ts'
import { readOptions } from '../../table/options.ts'
import type { TableWithSeats } from '../store/contract/tables.ts'
import type { Connection } from './connection.ts'

/** People who wait at tables where play has not begun. */
export class Rooms {
  private readonly waiting = new Map<string, Set<Connection>>()

  wait(row: TableWithSeats, connection: Connection): void {
    const here = this.waiting.get(row.id) ?? new Set()
    this.waiting.set(row.id, here.add(connection))
    this.show(row)
  }

  /** Gives whether she waited there. */
  leave(id: string, connection: Connection): boolean {
    const here = this.waiting.get(id)
    if (here?.delete(connection) !== true) return false
    if (here.size === 0) this.waiting.delete(id)
    return true
  }

  has(id: string): boolean {
    return this.waiting.has(id)
  }

  /** Everybody who waits there, who goes elsewhere now. */
  take(id: string): readonly Connection[] {
    const here = [...(this.waiting.get(id) ?? [])]
    this.waiting.delete(id)
    return here
  }

  /** Tells everybody who waits who else is there. */
  show(row: TableWithSeats): void {
    const here = this.waiting.get(row.id)
    if (here === undefined) return
    const people = new Set([...here].map(({ person }) => person))
    const room: RoomShown = {
      table: row.id,
      title: row.title,
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
  }
}
