import { signal } from '@preact/signals'
import type { Lang, Plain, SeenTopic, Sum, Wish } from '../../language/face.ts'
import type { Person } from '../../language/people.ts'
import type { Advice } from '../../table/bots.ts'
import { WINDOW } from '../../table/clock.ts'
import type { WireCommand } from '../../table/commands.ts'
import type { ConnectionState, NamedCommand } from '../../table/connection.ts'
import type { PublishedDeal } from '../../table/deal.ts'
import type {
  Company,
  MarkShown,
  RoomShown,
  SayingShown,
  SentLine,
  SentLines,
  WireMessage,
} from '../../table/messages.ts'
import type { Moment as TableMoment } from '../../table/moment.ts'
import type { Order } from '../../table/orders.ts'
import { peopleFor } from '../../table/people.ts'
import { isReply, patchedMoment, type Replies } from '../../table/replies.ts'
import type { ShownViews } from '../../table/shown-views.ts'
import { GAMES, type GameId } from '../games/ids.ts'
import { lang } from '../page/settings.ts'
import { Closed, EngineWorker, Refused } from '../source/local.ts'
import type { LogLine, Moment, TableSource } from '../source/source.ts'
import { newId } from '../source/store.ts'
import { PageConnection } from './connection.ts'
import { KeptViews } from './kept-views.ts'
import type { Led } from './leading.ts'
import { onlineWords } from './words.ts'

/** A reaction window as this page counts its time. */
export interface OpenWindow {
  /** By the clock of this page, in milliseconds. */
  readonly closes: number
  readonly exactly: boolean
  readonly thinking: boolean
}

interface Waiting<T> {
  readonly done: (value: T) => void
  readonly fail: (error: Error) => void
}

const gameIn = (name: string): GameId => {
  const game = GAMES.find((id) => id === name)
  if (game === undefined) throw new Refused(onlineWords[lang.peek()].unknownGame)
  return game
}

/** A table that lies on the server: moments come over a socket, the words of the log from this browser's own engine. */
export class RemoteTable implements TableSource {
  /** Before play begins: who sits there. */
  readonly room = signal<RoomShown | null>(null)
  readonly company = signal<Company | null>(null)
  /** When the times in it were as it says. */
  readonly companyAt = signal(0)
  /** The window that is open, and when it closes or at least may be shown to have been answered. */
  readonly window = signal<OpenWindow | null>(null)
  readonly line = signal<ConnectionState>('opening')
  /** What people say, the newest last. */
  readonly sayings = signal<readonly SayingShown[]>([])
  /** The number of the last saying that was no news when this page heard it. */
  readonly recalled = signal(0)
  /** What somebody points at, until the next thing. */
  readonly pointed = signal<{ readonly seat: number; readonly ref: Plain } | null>(null)
  /** Of what the deal was made, once the game is over. */
  readonly deal = signal<PublishedDeal | null>(null)
  /** In how many steps the game came about, once it is over. */
  steps = 0
  /** What this page is shown, for comparing it with the record. */
  private readonly seen: KeptViews
  /** Bookmarks: one's own, and those of the others when the game is over. */
  readonly marks = signal<readonly MarkShown[]>([])
  /** What whoever leads a look back shows. */
  readonly led = signal<(Led & { readonly by: string }) | null>(null)
  /** The key with which somebody may look through one's eyes, as long as this page knows it. */
  readonly lentKey = signal<string | null>(null)
  /** The turn of the game, where it counts them. */
  readonly turn = signal<number | null>(null)
  /** An answer waits for its window to close. */
  readonly held = signal(false)

  private readonly connection: PageConnection
  private engine: EngineWorker | null = null
  private current: TableMoment | null = null
  private raw: readonly SentLine[] = []
  private log: readonly LogLine[] = []
  /** The language of the lines, and that in which moments are wanted. */
  private loggedIn: Lang = lang.peek()
  private spoken: Lang = lang.peek()
  /** So many lines have been handed to the page. */
  private delivered = 0
  private readonly commands = new Map<string, Waiting<number>>()
  private readonly questions = new Map<number, Waiting<unknown>>()
  private nextQuestion = 1
  private reached: { readonly revision: number; readonly done: () => void }[] = []
  private news: (() => void) | null = null
  /** Messages are taken in order, though the words of a line take a moment. */
  private taken: Promise<unknown> = Promise.resolve()
  /** What is here is of no use any more, or not what is wanted: only a whole moment will do. */
  private wantsWhole = false
  private wholeAwaited: (() => void)[] = []
  /** Another line has to be told again through whose eyes this page looks. */
  private chosenEyes: number | null = null
  private listensToWatchers = false

  constructor(table: string, key: string | null = null) {
    this.seen = new KeptViews(table)
    this.connection = new PageConnection({
      address: () => {
        const base = new URL('/live', location.href)
        base.protocol = base.protocol.replace('http', 'ws')
        base.search = new URLSearchParams({
          t: table,
          r: String(this.wantsWhole ? 0 : this.revision),
          l: String(this.wantsWhole ? 0 : this.raw.length),
          lang: lang.peek(),
          ...(key === null ? {} : { k: key }),
        }).toString()
        return base.href
      },
      received: (message) => {
        // Known before the line is opened again, though what came before it may still be in the making.
        if (message.m === 'resync') this.wantsWhole = true
        this.inTurn(() => this.take(message)).catch((error: unknown) => {
          console.error(error)
          if (message.m === 'patch') this.requestAll()
        })
      },
      changed: (state) => {
        this.line.value = state
        if (state === 'open') {
          if (this.chosenEyes !== null) this.connection.mention({ c: 'eyes', seat: this.chosenEyes })
          if (this.listensToWatchers) this.connection.mention({ c: 'listen', watchers: true })
        } else this.dropQuestions(new Refused(onlineWords[lang.peek()].noLine))
      },
    })
  }

  /** What this page has been shown so far. */
  get views(): ShownViews {
    return this.seen.views
  }

  /** Called when the table has moved without being asked to by this page. */
  watch(news: () => void): void {
    this.news = news
  }

  /** The table as it is; waits until play has begun. */
  async now(): Promise<Moment> {
    if (this.current === null) await this.until(0)
    return this.deliver()
  }

  async begin(): Promise<Moment> {
    return this.now()
  }

  async answer(index: number): Promise<Moment> {
    return this.command((r, id) => ({ c: 'a', i: index, r, id }))
  }

  /** Bots of an online table think on the server: there is nothing to do but to wait. */
  async move(): Promise<Moment> {
    await this.until(this.revision + 1)
    return this.deliver()
  }

  undo(): Promise<Moment> {
    return this.command((r, id) => ({ c: 'undo', to: null, r, id }))
  }

  act(act: string): Promise<Moment> {
    return this.command((r, id) => ({ c: 'act', act, r, id }))
  }

  think(): Promise<Moment> {
    return this.command((r, id) => ({ c: 'think', r, id }))
  }

  async vote(n: number, yes: boolean): Promise<void> {
    await this.say((id) => ({ c: 'vote', n, yes, id }))
  }

  async standIn(seat: number, bot: boolean): Promise<void> {
    await this.say((id) => ({ c: 'stand-in', seat, bot, id }))
  }

  async rematch(): Promise<void> {
    await this.say((id) => ({ c: 'rematch', id }))
  }

  /** Would like the same deal once more, as they sit or with the sides changed. */
  async repeat(sides: boolean): Promise<void> {
    await this.say((id) => ({ c: 'repeat', sides, id }))
  }

  /** Would like to end the game before it is over, or would rather play on. */
  async closeTable(on: boolean): Promise<void> {
    await this.say((id) => ({ c: 'close', on, id }))
  }

  speakPhrase(phrase: number): void {
    this.connection.mention({ c: 'say', phrase })
  }

  speakText(text: string): void {
    this.connection.mention({ c: 'say', text })
  }

  /** Hears those who watch, or not; what was said before is told again. */
  listen(watchers: boolean): void {
    this.listensToWatchers = watchers
    this.connection.mention({ c: 'listen', watchers })
  }

  pointAt(ref: Plain): void {
    this.connection.mention({ c: 'point', i: null, ref })
  }

  /** Points at an option of a question that the whole table answers together. */
  proposeOption(i: number | null): void {
    this.connection.mention({ c: 'point', i, ref: null })
  }

  /** The standing orders of one's seat, all of them. */
  async order(seat: number, orders: readonly Order[]): Promise<void> {
    // At once: whoever gives another one before the table has said so must not take this one back.
    const { value: company } = this.company
    if (company !== null) this.company.value = { ...company, you: { ...company.you, orders } }
    await this.say((id) => ({ c: 'order', seat, orders, id }))
  }

  mark(at: number, text: string): void {
    this.connection.mention({ c: 'mark', at, text })
  }

  /** Shows everybody what is looked at here. */
  lead({ at, eyes, fork }: Led): void {
    this.connection.mention({ c: 'lead', at, eyes, fork })
  }

  async look(at: number): Promise<Moment> {
    const shown = await this.ask('look', (q) => ({ c: 'look', at, q }))
    const log = this.log.filter(({ after }) => after <= at)
    if (this.current?.record === null) this.seen.look(shown)
    return { ...shown, game: gameIn(shown.game), log, fresh: 0, scenes: [], differs: null }
  }

  async fork(at: number): Promise<string> {
    const record = this.current?.record ?? null
    if (record === null) throw new Refused(onlineWords[lang.peek()].notYet)
    const { game, players } = this.known()
    const engine = this.workerOf(gameIn(game))
    await engine.call('begin', { kind: 'record', record }, players, lang.peek())
    return engine.call('fork', at)
  }

  /** The table in this language; as it is, when that is the language it is in. */
  async speak(language: Lang): Promise<Moment> {
    if (language !== this.spoken) {
      this.spoken = language
      await this.wholeAfter({ c: 'lang', lang: language })
    }
    return this.deliver()
  }

  async eyes(seat: number | null): Promise<Moment> {
    // What was wished for before may still be to come: another wish takes its place.
    const wished = this.chosenEyes ?? this.known().eyes
    if (seat === null || (seat === this.known().eyes && seat === wished)) return this.deliver()
    this.chosenEyes = seat
    await this.wholeAfter({ c: 'eyes', seat })
    return this.deliver()
  }

  /** Asks for everything again. Where the line is down, or breaks meanwhile, it comes with the next one. */
  private wholeAfter(command: WireCommand): Promise<void> {
    this.wantsWhole = true
    this.connection.mention(command)
    return new Promise((done) => this.wholeAwaited.push(done))
  }

  /** What is here does not fit what is heard: asks for everything again. */
  private requestAll(): void {
    this.wantsWhole = true
    this.connection.again()
  }

  private endWaiting(): void {
    const awaited = this.wholeAwaited
    this.wholeAwaited = []
    for (const done of awaited) done()
  }

  /** Does something with what was heard, after everything that was heard before. */
  private inTurn<T>(body: () => Promise<T>): Promise<T> {
    const done = this.taken.then(body)
    this.taken = done.catch(() => undefined)
    return done
  }

  whyNot(text: string): Promise<Wish> {
    return this.ask('why', (q) => ({ c: 'why', text, q }))
  }

  reasons(line: number): Promise<readonly Sum[]> {
    return this.ask('sum', (q) => ({ c: 'sum', line, q }))
  }

  numbers(about: SeenTopic, at: number): Promise<readonly Sum[]> {
    return this.ask('numbers', (q) => ({ c: 'numbers', about, at, q }))
  }

  hint(): Promise<readonly Advice[]> {
    return this.ask('hint', (q) => ({ c: 'hint', q }))
  }

  /** A key with which somebody may look through the eyes of one's seat. */
  async showHand(seat: number, on: boolean): Promise<string | null> {
    const { key } = await this.ask('show', (q) => ({ c: 'show', seat, on, q }))
    return key
  }

  async cards(language: Lang) {
    return this.workerOf(gameIn(this.known().game)).call('cards', language, true)
  }

  async sheets(language: Lang) {
    return this.workerOf(gameIn(this.known().game)).call('sheets', language)
  }

  close(): void {
    this.connection.close()
    this.engine?.close()
    this.seen.close()
    const closed = new Closed('the table was left')
    for (const { fail } of this.commands.values()) fail(closed)
    this.commands.clear()
    this.dropQuestions(closed)
  }

  /** A command is said again when the line is back; a question may have been about something that is gone. */
  private dropQuestions(error: Error): void {
    for (const { fail } of this.questions.values()) fail(error)
    this.questions.clear()
  }

  // ---- what is said

  private async command(named: (revision: number, id: string) => NamedCommand): Promise<Moment> {
    const revision = await this.say((id) => named(this.revision, id))
    await this.until(revision)
    return this.deliver()
  }

  private say(named: (id: string) => NamedCommand): Promise<number> {
    const id = newId()
    const command = named(id)
    return new Promise((done, fail) => {
      this.commands.set(id, { done, fail })
      this.connection.say(command)
    })
  }

  private ask<C extends keyof Replies>(
    c: C,
    numbered: (q: number) => WireCommand & { readonly c: C },
  ): Promise<Replies[C]> {
    const q = this.nextQuestion++
    return new Promise((done, fail) => {
      const settle = (value: unknown) =>
        isReply[c](value) ? done(value) : fail(new Error(`the reply to “${c}” cannot be read`))
      this.questions.set(q, { done: settle, fail })
      if (this.connection.mention(numbered(q))) return
      this.questions.delete(q)
      fail(new Refused(onlineWords[lang.peek()].noLine))
    })
  }

  // ---- what is heard

  private get revision(): number {
    return this.current?.revision ?? 0
  }

  private known(): TableMoment {
    if (this.current === null) throw new Refused(onlineWords[lang.peek()].notYet)
    return this.current
  }

  private async take(message: WireMessage): Promise<void> {
    switch (message.m) {
      case 'room':
        this.room.value = message.room
        return
      case 'whole':
        this.takeCompany(message.company)
        await this.show(message.moment, message.log)
        this.wantsWhole = false
        this.endWaiting()
        return
      case 'patch': {
        const next = patchedMoment(this.current, message)
        if (next === null) {
          this.requestAll()
          return
        }
        await this.show(next, message.log)
        const company = this.company.peek()
        if (message.company !== undefined && company !== null)
          this.takeCompany({ ...company, ...message.company })
        // Another window of the same kind: what is around the game has not changed, but its time begins again.
        else this.openWindow(WINDOW)
        return
      }
      case 'company':
        this.takeCompany(message.company)
        return
      case 'ok':
        this.held.value = false
        this.settle(message.id)?.done(message.r)
        return
      case 'held':
        this.held.value = true
        return
      case 'no': {
        // Said too fast, or while others waited: it counts, a little later.
        if (message.id !== null && (message.code === 'limit' || message.code === 'busy')) {
          this.connection.sayAgain(message.id)
          return
        }
        this.held.value = false
        const refused = new Refused(message.text)
        if (message.id !== null) this.settle(message.id)?.fail(refused)
        if (message.q !== null) this.question(message.q)?.fail(refused)
        // Whatever has no name and no number is refused with the table as it is.
        if (message.id === null && message.q === null) this.endWaiting()
        return
      }
      case 'reply':
        this.question(message.q)?.done(message.value)
        return
      case 'said':
        this.takeIn([message.saying])
        return
      case 'talk':
        if (this.sayings.peek().length === 0) this.recalled.value = message.sayings.at(-1)?.n ?? 0
        this.takeIn(message.sayings)
        this.marks.value = message.marks
        return
      case 'pointed':
        this.pointed.value = { seat: message.seat, ref: message.ref }
        return
      case 'over':
        this.steps = message.steps
        this.deal.value = message.deal
        return
      case 'led':
        this.led.value = { by: message.by, at: message.at, eyes: message.eyes, fork: message.fork }
        return
      case 'marked': {
        const { by, at, text } = message
        const others = this.marks.peek().filter((mark) => mark.by !== by || mark.at !== at)
        this.marks.value = text === '' ? others : [...others, { by, at, text }]
        return
      }
      case 'resync':
        return
    }
  }

  private takeCompany(company: Company): void {
    this.company.value = company
    this.companyAt.value = performance.now()
    this.openWindow(company.window?.left ?? 0)
  }

  private openWindow(left: number): void {
    const open = this.company.peek()?.window ?? null
    this.window.value =
      open === null
        ? null
        : { closes: performance.now() + left, exactly: open.exactly, thinking: open.thinking }
  }

  /** How long nothing has been heard of the table, in milliseconds. */
  get silentFor(): number {
    return this.connection.silentFor
  }

  /** Takes in what was said, each once, however often it is told. */
  private takeIn(sayings: readonly SayingShown[]): void {
    const all = new Map([...this.sayings.peek(), ...sayings].map((saying) => [saying.n, saying]))
    this.sayings.value = [...all.values()].toSorted((a, b) => a.n - b.n).slice(-MOST_SAYINGS)
  }

  private settle(id: string): Waiting<number> | undefined {
    const waiting = this.commands.get(id)
    this.commands.delete(id)
    this.connection.answered(id)
    return waiting
  }

  private question(q: number): Waiting<unknown> | undefined {
    const waiting = this.questions.get(q)
    this.questions.delete(q)
    return waiting
  }

  /** Everything of a moment is here at once: nobody gets a table without the lines that led to it. */
  private async show(moment: TableMoment, { keep, add }: SentLines): Promise<void> {
    const again = this.loggedIn !== lang.peek()
    const language = lang.peek()
    const raw = [...this.raw.slice(0, keep), ...add]
    const from = again ? 0 : Math.min(keep, this.raw.length)
    const lines = await this.said(raw.slice(from), from, moment.game)
    // A table that is stopped is shown as far as it goes, and not by the steps that led there.
    if (this.company.peek()?.stopped === null) this.seen.note(moment, keep < this.raw.length)
    this.loggedIn = language
    this.raw = raw
    this.log = [...this.log.slice(0, from), ...lines]
    this.delivered = Math.min(this.delivered, keep)
    this.current = moment
    this.room.value = null
    this.turn.value = turnIn(moment.view)
    const waiting = this.reached.filter(({ revision }) => revision <= moment.revision)
    this.reached = this.reached.filter(({ revision }) => revision > moment.revision)
    for (const { done } of waiting) done()
    if (waiting.length === 0) this.news?.()
  }

  /** Lines in words; one that has none stays in its place, so that places agree with those of the server. */
  private async said(lines: readonly SentLine[], from: number, game: string): Promise<readonly LogLine[]> {
    if (lines.length === 0) return []
    const events = lines.map(({ event }) => event)
    const texts = await this.workerOf(gameIn(game)).call('lines', events, this.people(), lang.peek())
    return lines.map(({ after, event, sum }, i) => ({
      after,
      event,
      text: texts[i] ?? '',
      ...(sum === true ? { line: from + i } : {}),
    }))
  }

  private people(): readonly Person[] {
    const company = this.company.peek()
    if (company === null) return []
    return peopleFor(
      company.seats.map(({ name }) => name),
      company.you.seats,
    )
  }

  private deliver(): Moment {
    const moment = this.known()
    const log = this.log.filter(({ text }) => text !== '')
    const fresh = this.log.slice(this.delivered).filter(({ text }) => text !== '').length
    this.delivered = this.log.length
    // Whoever watches has nothing to take back, and nobody to ask.
    const undo = this.company.peek()?.you.seats.length === 0 ? 'start' : moment.undo
    const game = gameIn(moment.game)
    return { ...moment, undo, game, log, fresh, scenes: [], differs: null, botAsked: false }
  }

  private until(revision: number): Promise<void> {
    if (this.current !== null && this.current.revision >= revision) return Promise.resolve()
    return new Promise((done) => this.reached.push({ revision, done }))
  }

  private workerOf(game: GameId): EngineWorker {
    this.engine ??= new EngineWorker(game)
    return this.engine
  }
}

/** Views that count turns say so in the same place. */
const turnIn = (view: unknown): number | null =>
  typeof view === 'object' && view !== null && 'turn' in view && typeof view.turn === 'number'
    ? view.turn
    : null

const MOST_SAYINGS = 100
