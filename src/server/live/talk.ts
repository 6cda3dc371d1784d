import { Refusal } from '../../kernel/refusal.ts'
import type { WireCommand } from '../../table/commands.ts'
import type { SayingShown } from '../../table/messages.ts'
import type { TableOptions } from '../../table/options.ts'
import { PHRASES } from '../../table/phrases.ts'
import * as says from '../../table/refusals.ts'
import type { Store } from '../store/store.ts'
import type { Attendance } from './attendance.ts'
import type { Connection } from './connection.ts'
import type { Seats } from './seats.ts'

/** Marks that stand above one letter; more of them only disturb the lines around. */
const MOST_MARKS = 3

/** What somebody typed as one plain line: nothing that turns text around, hides in it or grows out of it. */
export function plainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu'), '$1')
    .replace(/ +/g, ' ')
    .trim()
}

/** What people say at a table. Nothing of it is in the record. */
export class Talk {
  private readonly table: string
  private readonly options: TableOptions
  private readonly seats: Seats
  private readonly attendance: Attendance
  private readonly store: Store
  /** Whom each person does not want to hear. */
  private readonly mutes = new Map<string, ReadonlySet<string>>()

  constructor(table: string, options: TableOptions, seats: Seats, attendance: Attendance, store: Store) {
    this.table = table
    this.options = options
    this.seats = seats
    this.attendance = attendance
    this.store = store
  }

  /** Somebody came: whom she has muted is read anew, when somebody says something. */
  welcome({ person }: Connection): void {
    this.mutes.delete(person)
  }

  /** Whom everybody here has muted; whoever comes while it is read is read too. */
  private async readMutes(): Promise<void> {
    const { mutes } = this
    const read = async (person: string): Promise<void> => {
      mutes.set(person, new Set(await this.store.people.mutes(person)))
    }
    for (;;) {
      const here = new Set(Array.from(this.attendance.connections, ({ person }) => person))
      const unread = [...here].filter((person) => !mutes.has(person))
      if (unread.length === 0) return
      await Promise.all(unread.map(read))
    }
  }

  async say(connection: Connection, said: Extract<WireCommand, { c: 'say' }>): Promise<void> {
    const { person, name } = connection
    const [seat = null] = this.seats.seatsOf(person)
    const phrase = 'phrase' in said ? said.phrase : null
    const text = 'text' in said ? plainLine(said.text) : null
    const allowed = this.options.talk === 'text' || (this.options.talk === 'phrases' && text === null)
    if (!allowed || (phrase !== null && PHRASES[phrase] === undefined) || text === '')
      throw new Refusal(says.NO_TALK)
    const { n } = await this.store.tables.say(this.table, { person, phrase, text })
    await this.readMutes()
    const saying: SayingShown = { n, person, name, seat, phrase, text }
    for (const other of this.attendance.connections)
      if (this.hears(other, saying)) other.say({ m: 'said', saying })
  }

  /** Whoever watches is heard by those who watch; whom somebody muted she does not hear. */
  private hears({ person }: Connection, saying: SayingShown): boolean {
    if (saying.person !== null && this.mutes.get(person)?.has(saying.person) === true) return false
    return saying.seat !== null || this.seats.seatsOf(person).length === 0
  }

  /** Keeps a bookmark; gives its text as it was kept. */
  async mark({ person }: Connection, at: number, text: string): Promise<string> {
    const kept = plainLine(text)
    await this.store.tables.bookmark(this.table, { person, at, text: kept })
    return kept
  }
}
