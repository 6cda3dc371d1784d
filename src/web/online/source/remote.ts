import { signal } from '@preact/signals'
import type { Lang, SeenTopic, Sum, Wish } from '../../../language/face.ts'
import type { PublishedDeal } from '../../../table/deal.ts'
import type { RoomShown, SentLines, WireMessage } from '../../../table/messages.ts'
import type { Moment as TableMoment } from '../../../table/moment.ts'
import type { Advice } from '../../../table/people/bots.ts'
import type { ShownViews } from '../../../table/shown/shown-views.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { ConnectionState, NamedCommand } from '../../../table/wire/connection.ts'
import { patchedMoment, scenesIn } from '../../../table/wire/replies.ts'
import { GAMES, type GameId } from '../../games/ids.ts'
import { lang } from '../../page/settings.ts'
import { Closed, EngineWorker, Refused } from '../../source/local.ts'
import type { Moment, Scene, TableSource } from '../../source/source.ts'
import { KeptViews } from '../afterwards/kept-views.ts'
import { onlineWords } from '../words.ts'
import { PageConnection } from './connection.ts'
import { Conversation } from './conversation.ts'
import { listensToNobody } from './listening.ts'
import { Requests } from './requests.ts'
import { TablePeople } from './table-people.ts'
import { WordedLog } from './worded-log.ts'

const gameIn = (name: string): GameId => {
  const game = GAMES.find((id) => id === name)
  if (game === undefined) throw new Refused(onlineWords[lang.peek()].unknownGame)
  return game
}

/** A table that lies on the server: moments come over a socket, the words of the log from this browser's own engine. */
export class RemoteTable implements TableSource {
  private readonly requests = new Requests(() => this.connection)
  readonly people = new TablePeople(this.requests, (text) => this.say(text))
  readonly conversation = new Conversation((command) => this.connection.mention(command))
  /** Before play begins: who sits there. */
  readonly room = signal<RoomShown | null>(null)
  readonly line = signal<ConnectionState>('opening')
  /** How long a ping last took there and back, in milliseconds; null until one did, and while the line is down. */
  readonly trip = signal<number | null>(null)
  /** Of what the deal was made, once the game is over. */
  readonly deal = signal<PublishedDeal | null>(null)
  /** In how many steps the game came about, once it is over. */
  steps = 0
  /** Of the link by which somebody without a seat looks on. */
  readonly key: string | null
  /** What this page is shown, for comparing it with the record. */
  private readonly seen: KeptViews
  /** What the server has shown last, though what others did may still be shown step by step. */
  readonly reachedRevision = signal(0)
  /** The turn of the game, where it counts them. */
  readonly turn = signal<number | null>(null)
  /** What the table says to whoever sits here, and at which revision. */
  readonly note = signal<{ readonly text: string; readonly at: number } | null>(null)
  /** An answer waits for its window to close. */
  readonly held = signal(false)

  private readonly connection: PageConnection
  private engine: EngineWorker | null = null
  private current: TableMoment | null = null
  /** The sign of the last step that led there, by which the table recognises it. */
  private past = ''
  private log = new WordedLog(lang.peek())
  /** The language in which moments are wanted. */
  private spoken: Lang = lang.peek()
  /** So many lines have been handed to the page. */
  private delivered = 0
  /** What nobody did since then, step by step: each after so many lines of the whole log. */
  private scenes: readonly Scene[] = []
  private reached: { readonly revision: number; readonly done: () => void }[] = []
  private news: (() => void) | null = null
  /** Messages are taken in order, though the words of a line take a moment. */
  private taken: Promise<unknown> = Promise.resolve()
  /** What is here is of no use any more, or not what is wanted: only a whole moment will do. */
  private wantsWhole = false
  private wholeAwaited: (() => void)[] = []
  /** Another line has to be told again through whose eyes this page looks. */
  private chosenEyes: number | null = null

  constructor(table: string, key: string | null = null) {
    this.key = key
    this.seen = new KeptViews(table)
    this.connection = new PageConnection({
      address: () => {
        const base = new URL('/live', location.href)
        base.protocol = base.protocol.replace('http', 'ws')
        base.search = new URLSearchParams({
          t: table,
          r: String(this.wantsWhole ? 0 : this.revision),
          l: String(this.wantsWhole ? 0 : this.log.length),
          p: this.past,
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
      tripped: (milliseconds) => {
        this.trip.value = milliseconds
      },
      changed: (state) => {
        this.line.value = state
        if (state !== 'open') this.trip.value = null
        if (state === 'open') {
          if (this.chosenEyes !== null) this.connection.mention({ c: 'eyes', seat: this.chosenEyes })
          this.conversation.opened()
        } else this.requests.dropQuestions(new Refused(onlineWords[lang.peek()].noLine))
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

  async look(at: number): Promise<Moment> {
    const shown = await this.requests.ask('look', (q) => ({ c: 'look', at, q }))
    const log = this.log.lines.filter(({ after }) => after <= at)
    if (this.current?.record === null) this.seen.look(shown)
    const game = gameIn(shown.game)
    return { ...shown, game, log, fresh: 0, scenes: [], differs: null, lent: this.areLent(shown.eyes) }
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
    return this.requests.ask('why', (q) => ({ c: 'why', text, q }))
  }

  reasons(line: number): Promise<readonly Sum[]> {
    return this.requests.ask('sum', (q) => ({ c: 'sum', line, q }))
  }

  numbers(about: SeenTopic, at: number): Promise<readonly Sum[]> {
    return this.requests.ask('numbers', (q) => ({ c: 'numbers', about, at, q }))
  }

  hint(): Promise<readonly Advice[]> {
    return this.requests.ask('hint', (q) => ({ c: 'hint', q }))
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
    this.requests.close(new Closed('the table was left'))
  }

  private async command(named: (revision: number, id: string) => NamedCommand): Promise<Moment> {
    const revision = await this.requests.say((id) => named(this.revision, id))
    await this.until(revision)
    return this.deliver()
  }

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
        this.people.take(message.company, message.moment.at)
        this.scenes = []
        await this.show(message.moment, message)
        this.wantsWhole = false
        this.endWaiting()
        return
      case 'patch': {
        const next = patchedMoment(this.current, message)
        if (next === null) {
          this.requestAll()
          return
        }
        this.scenes = [...this.scenes, ...scenesIn(message, this.current?.view)]
        if ((this.note.peek()?.at ?? message.r) < message.r) this.note.value = null
        await this.show(next, message)
        this.people.takeStep(message.company, next.at)
        return
      }
      case 'company':
        this.people.take(message.company, this.current?.at ?? null)
        return
      case 'ok':
        this.held.value = false
        this.requests.accepted(message)
        return
      case 'held':
        this.held.value = true
        return
      case 'no':
        // Said too fast, or while others waited: it counts, a little later.
        if (message.id !== null && (message.code === 'limit' || message.code === 'busy')) {
          this.connection.sayAgain(message.id)
          return
        }
        this.held.value = false
        this.requests.refused(message)
        // Whatever has no name and no number is refused with the table as it is.
        if (message.id === null && message.q === null) this.endWaiting()
        return
      case 'reply':
        this.requests.replied(message)
        return
      case 'pointed':
      case 'led':
        if (!this.ignores(message)) this.conversation.take(message)
        return
      case 'said':
      case 'talk':
      case 'marked':
        this.conversation.take(message)
        return
      case 'over':
        this.steps = message.steps
        this.deal.value = message.deal
        return
      case 'note':
        this.say(message.text)
        return
      case 'resync':
        return
    }
  }

  /** Whoever hears nobody is shown nothing by others, either. */
  private ignores(message: Extract<WireMessage, { m: 'pointed' | 'led' }>): boolean {
    if (!listensToNobody.peek()) return false
    return message.m === 'led' || this.people.company.peek()?.you.seats.includes(message.seat) !== true
  }

  private say(text: string): void {
    this.note.value = { text, at: this.revision }
  }

  /** How long nothing has been heard of the table, in milliseconds. */
  get silentFor(): number {
    return this.connection.silentFor
  }

  /** Everything of a moment is here at once: nobody gets a table without the lines that led to it. */
  private async show(
    moment: TableMoment,
    { log: sent, past = '' }: { readonly log: SentLines; readonly past?: string },
  ): Promise<void> {
    const language = lang.peek()
    const log = await this.log.with(sent, language, (lines) =>
      this.workerOf(gameIn(moment.game)).call(
        'lines',
        lines.map(({ event }) => event),
        this.people.persons,
        language,
      ),
    )
    // A table that is stopped is shown as far as it goes, and not by the steps that led there.
    if (this.people.company.peek()?.stopped === null) this.seen.note(moment, sent.keep < this.log.length)
    this.log = log
    this.delivered = Math.min(this.delivered, sent.keep)
    this.current = moment
    this.past = past
    this.reachedRevision.value = moment.revision
    this.room.value = null
    this.turn.value = turnIn(moment.view)
    const waiting = this.reached.filter(({ revision }) => revision <= moment.revision)
    this.reached = this.reached.filter(({ revision }) => revision > moment.revision)
    for (const { done } of waiting) done()
    if (waiting.length === 0) this.news?.()
  }

  private deliver(): Moment {
    const moment = this.known()
    const log = this.log.lines.filter(({ text }) => text !== '')
    const fresh = this.linesUntil()
    const scenes = this.scenes.map(({ lines, view }) => ({ lines: this.linesUntil(lines), view }))
    this.scenes = []
    this.delivered = this.log.length
    // Whoever watches has nothing to take back, and nobody to ask.
    const undo = this.people.company.peek()?.you.seats.length === 0 ? 'start' : moment.undo
    const game = gameIn(moment.game)
    const lent = this.areLent(moment.eyes)
    return { ...moment, undo, game, log, fresh, scenes, differs: null, botAsked: false, lent }
  }

  /** How many lines in words the page has not been handed, up to so many of the whole log. */
  private linesUntil(until = this.log.length): number {
    return this.log.lines.slice(this.delivered, until).filter(({ text }) => text !== '').length
  }

  /** Whoever only watches has chosen a hand, which is shown as it was a while ago. */
  get looksLate(): boolean {
    const { seats, eyes } = this.people.company.value?.you ?? { seats: [0], eyes: -1 }
    return (
      seats.length === 0 && eyes === this.chosenEyes && eyes < (this.people.company.peek()?.seats.length ?? 0)
    )
  }

  private areLent(eyes: number): boolean {
    return this.people.company.peek()?.you.seats.includes(eyes) === false
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
