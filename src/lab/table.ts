import { accounting, newAccount } from '../kernel/account.ts'
import { listening, type Sink } from '../kernel/events.ts'
import type { GameRecord } from '../kernel/record.ts'
import { guarded } from '../kernel/scratch.ts'
import { GameStopped, mustAgree, type Opened, opened, Session, stopped } from '../kernel/session.ts'
import type { State } from '../kernel/state.ts'
import type { Playable, Rules, SeenEvent, Words } from '../language/face.ts'

/** Something that happened, as each seat saw it. */
export interface LogEntry {
  /** How many answers had been given. */
  readonly after: number
  readonly seen: readonly (SeenEvent | null)[]
}

/** A game that people play: the session, and a log of what each seat has seen. */
export class Table<G extends Rules = Playable> {
  readonly game: G
  readonly session: Session<unknown>
  private readonly document: unknown
  private seatCount = 0
  private readonly entries: LogEntry[] = []
  /** How long the log was before each act. */
  private readonly beforeActs: number[] = []

  private constructor(game: G, document: unknown, begin: () => Session<unknown>) {
    this.game = game
    this.document = document
    this.session = this.watching(begin)
  }

  static begin<G extends Rules>(game: G, document: unknown, seed: string): Table<G> {
    return new Table(game, document, () => new Session(game, document, seed))
  }

  /** The table where a record ends; refused unless it plays to the end as it was recorded. */
  static resume<G extends Rules>(game: G, record: GameRecord): Table<G> {
    return mustAgree(Table.open(game, record))
  }

  /** The table where a record ends, or where it last agrees with the rules of today. */
  static open<G extends Rules>(game: G, record: GameRecord): Opened<Table<G>> {
    return opened(game, record, (count, withActs) => Table.at(game, record, count, withActs))
  }

  /** The table after so many answers of a record that is known to play alike so far. */
  static at<G extends Rules>(game: G, record: GameRecord, count?: number, withActs?: boolean): Table<G> {
    return new Table(game, record.setup, () => Session.at<unknown>(game, record, count, withActs))
  }

  /** Called while something happens, with what the log says of it. */
  onEvent: ((entry: LogEntry, s: State) => void) | null = null

  private readonly sink: Sink = (s, kind, a, b, c, d) => {
    const seen = Array.from({ length: this.seats }, (_, seat) => this.game.seen(s, seat, kind, a, b, c, d))
    const entry = { after: this.game.machine.decisions.get(s), seen }
    this.entries.push(entry)
    this.onEvent?.(entry, s)
    // A number has been told: its account is closed.
    if (seen.some((event) => event?.sum !== undefined)) newAccount()
  }

  /** Everything that happens meanwhile comes into the log, with the reasons of its numbers. */
  private watching<T>(body: () => T): T {
    return accounting(() => listening(this.sink, body))
  }

  /** Counted when first needed: by then the session has refused what cannot be read. */
  get seats(): number {
    if (this.seatCount === 0) this.seatCount = this.game.seats(this.game.readSetup(this.document))
    return this.seatCount
  }

  get state(): State {
    return this.session.state
  }

  get log(): readonly LogEntry[] {
    return this.entries
  }

  get outcome(): string | null {
    return this.game.outcome(this.state)
  }

  get over(): boolean {
    return !this.game.machine.waiting(this.state)
  }

  /** Through whose eyes the table is shown: the seat that is asked; the first when all are, or nobody is. */
  get viewer(): number {
    return this.over ? 0 : Math.max(0, this.game.machine.seat(this.state))
  }

  get options(): number {
    return this.game.machine.options(this.state)
  }

  answer(i: number): void {
    this.whole(() => this.watching(() => this.session.answer(i)))
  }

  /**
   * Everything that `body` does at this table happens, or nothing does: when a rule, a listener or a word fails,
   * the table stands where it stood before, and what is thrown reproduces it.
   */
  whole<T>(body: () => T): T {
    const { session, entries } = this
    const answers = session.answers.length
    const { acts } = session
    const lines = entries.length
    try {
      return guarded(body)
    } catch (error) {
      const moved = session.answers.length !== answers || session.acts !== acts
      const record = session.record()
      session.rollBack(answers, acts)
      entries.length = lines
      this.beforeActs.length = acts
      if (!moved || error instanceof GameStopped) throw error
      throw stopped(error, record)
    }
  }

  /** Something that is no answer, such as conceding; false when it is not possible now. */
  act(seat: number, act: string): boolean {
    const before = this.entries.length
    return this.whole(() => {
      const done = this.watching(() => this.session.act(seat, act))
      if (done) this.beforeActs.push(before)
      return done
    })
  }

  undo(agreed = false): boolean {
    const { acts } = this.session
    const undone = this.session.undo(agreed)
    // What an act brought about has no answer of its own in the log.
    if (undone && this.session.acts < acts) this.entries.length = this.beforeActs[this.session.acts]!
    this.beforeActs.length = this.session.acts
    this.forgetWhatWasTakenBack()
    return undone
  }

  private forgetWhatWasTakenBack(): void {
    const answers = this.session.answers.length
    while ((this.entries.at(-1)?.after ?? 0) > answers) this.entries.pop()
  }

  /** What an entry says to a seat, or null when the seat saw nothing. */
  told(entry: LogEntry, seat: number, words: Words): string | null {
    const event = entry.seen[seat] ?? null
    return event === null ? null : words.event(event) || null
  }
}
