import { Refusal } from '../../../kernel/refusal.ts'
import type { Playable } from '../../../language/face.ts'
import type { SayingShown, WireMessage } from '../../../table/messages.ts'
import type { TableOptions } from '../../../table/options.ts'
import { PHRASES } from '../../../table/people/phrases.ts'
import * as says from '../../../table/refusals.ts'
import type { Table } from '../../../table/table.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { Store } from '../../store/contract/store.ts'
import type { Bookmark } from '../../store/contract/tables.ts'
import type { Connection } from '../connections/connection.ts'
import type { Attendance } from './attendance.ts'
import type { Seats } from './seats.ts'

/** So much of what was said is told to whoever comes. */
const MOST_SAYINGS = 50
/** Marks that stand above one letter; more of them only disturb the lines around. */
const MOST_MARKS = 3

/** So many bookmarks somebody has at one table. */
export const MOST_BOOKMARKS = 100

type Mark = Pick<Bookmark, 'at' | 'text'>
type Game = Pick<Table<Playable>, 'session' | 'over'>

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
  /** The last of what was said, and the bookmarks, once somebody has asked for them: whoever comes again costs nothing. */
  private kept: { sayings: readonly SayingShown[]; bookmarks: readonly Bookmark[] } | null = null

  constructor(table: string, options: TableOptions, seats: Seats, attendance: Attendance, store: Store) {
    this.table = table
    this.options = options
    this.seats = seats
    this.attendance = attendance
    this.store = store
  }

  /** Somebody may have gone with what she has said: whoever comes is told what is left. */
  forget(): void {
    this.kept = null
  }

  private async before(): Promise<NonNullable<Talk['kept']>> {
    if (this.kept === null) {
      const { tables } = this.store
      const [said, bookmarks] = await Promise.all([
        tables.sayings(this.table, MOST_SAYINGS),
        tables.bookmarks(this.table),
      ])
      const sayings = said.map(({ n, person, name, phrase, text }) => {
        const [seat = null] = person === null ? [] : this.seats.seatsOf(person)
        return { n, person, name, seat, phrase, text }
      })
      this.kept = { sayings, bookmarks }
    }
    return this.kept
  }

  /** Tells a page what was said before, and which bookmarks there are; nothing where there is nothing. */
  async recall(connection: Connection, over: boolean): Promise<void> {
    if (connection.closed) return
    const { person } = connection
    const { sayings, bookmarks } = await this.before()
    const others = [...sayings, ...bookmarks].some((each) => each.person !== person)
    const mutes = new Set(others ? await this.store.people.mutes(person) : [])
    const isMuted = (other: string | null): boolean => other !== null && mutes.has(other)
    const audible = sayings.filter((each) => !isMuted(each.person) && this.isFor(connection, each))
    const visible = bookmarks.filter((each) => each.person === person || (over && !isMuted(each.person)))
    // Earlier releases kept more than anybody may have.
    const marks = [...Map.groupBy(visible, (each) => each.person).values()]
      .flatMap((own) => own.slice(0, MOST_BOOKMARKS))
      .map(({ person: set, at, text }) => ({ person: set, by: this.nameOf(set), at, text }))
    if (audible.length + marks.length > 0) connection.say({ m: 'talk', sayings: audible, marks })
  }

  private nameOf(person: string): string {
    return this.seats.rows.find((row) => row.person === person)?.name ?? ''
  }

  /** Whoever watches is heard by those who watch, and by players who want to. */
  private isFor({ person, listensToWatchers }: Connection, { seat }: SayingShown): boolean {
    return seat !== null || listensToWatchers || this.seats.seatsOf(person).length === 0
  }

  async say(connection: Connection, said: Extract<WireCommand, { c: 'say' }>): Promise<void> {
    const { person, name } = connection
    const [seat = null] = this.seats.seatsOf(person)
    const phrase = 'phrase' in said ? said.phrase : null
    const text = 'text' in said ? plainLine(said.text) : null
    const allowed = this.options.talk === 'text' || (this.options.talk === 'phrases' && text === null)
    if (!allowed || (phrase !== null && PHRASES[phrase] === undefined) || text === '')
      throw new Refusal(says.NO_TALK)
    const kept = await this.store.tables.say(this.table, { person, phrase, text })
    // She has gone for good on another page.
    if (kept === null) throw new Refusal(says.NO_TALK)
    const saying: SayingShown = { n: kept.n, person, name, seat, phrase, text }
    if (this.kept !== null) this.kept.sayings = [...this.kept.sayings, saying].slice(-MOST_SAYINGS)
    const deaf = new Set(await this.store.people.mutedBy(person))
    for (const other of this.attendance.connections)
      if (!deaf.has(other.person) && this.isFor(other, saying)) other.say({ m: 'said', saying })
  }

  /** Something that is not kept, for everybody here but those who do not want to hear this person. */
  async sendFrom(person: string, message: WireMessage): Promise<void> {
    const deaf = new Set(await this.store.people.mutedBy(person))
    for (const other of this.attendance.connections) if (!deaf.has(other.person)) other.say(message)
  }

  /** Keeps a bookmark. Until the game is over it is for whoever set it: at no table it is a way to say something. */
  async mark({ person, name }: Connection, { at, text }: Mark, { session, over }: Game): Promise<void> {
    const set: Bookmark = { person, at, text: plainLine(text) }
    if (set.text !== '') {
      if (at > session.answers.length) throw new Refusal(says.NOT_THERE_YET)
      // They are all sent to whoever comes.
      const own = (await this.before()).bookmarks.filter((each) => each.person === person && each.at !== at)
      if (own.length >= MOST_BOOKMARKS) throw new Refusal(says.BOOKMARKS_FULL)
    }
    await this.store.tables.bookmark(this.table, set)
    if (this.kept !== null) {
      const others = this.kept.bookmarks.filter((each) => each.person !== person || each.at !== at)
      this.kept.bookmarks = set.text === '' ? others : [...others, set]
    }
    const deaf = new Set(over ? await this.store.people.mutedBy(person) : [])
    for (const other of this.attendance.connections)
      if (other.person === person || (over && !deaf.has(other.person)))
        other.say({ m: 'marked', person, by: name, at, text: set.text })
  }
}
