import { accounting, newAccount } from '../kernel/account.ts'
import { hash } from '../kernel/block.ts'
import { listening, type Sink } from '../kernel/events.ts'
import type { GameRecord } from '../kernel/record.ts'
import { Refusal } from '../kernel/refusal.ts'
import { actsAfter } from '../kernel/replay.ts'
import { resetScratch } from '../kernel/scratch.ts'
import { GameStopped, Session, stopped } from '../kernel/session.ts'
import type { State } from '../kernel/state.ts'
import type { Playable, Rules, SeenDecision, SeenEvent, Words } from '../language/face.ts'
import { entryApart, type LogEntry, openEntry } from './shown/log-entry.ts'

/** Nobody holds anything that others may not see: what one sees, all see. */
export const liesOpen = ({ reactions }: Pick<Rules, 'reactions'>): boolean => reactions === undefined

/** A game that people play: the session, and a log of what each seat has seen. */
export class Table<G extends Rules = Playable> {
  readonly game: G
  readonly session: Session<unknown>
  private readonly document: unknown
  private seatCount = 0
  private readonly entries: LogEntry[] = []
  /** How long the log was before each act. */
  private readonly beforeActs: number[] = []
  /** What is asked, until something changes. */
  private pending: SeenDecision | null = null

  private constructor(game: G, document: unknown, begin: () => Session<unknown>) {
    this.game = game
    this.document = document
    this.session = this.watching(begin)
  }

  static begin<G extends Rules>(game: G, document: unknown, seed: string): Table<G> {
    return new Table(game, document, () => new Session(game, document, seed))
  }

  /** The table after so many answers of a record that is known to play alike so far. */
  static at<G extends Rules>(
    game: G,
    record: GameRecord,
    count = record.answers.length,
    withLastActs = count === record.answers.length,
  ): Table<G> {
    const table = Table.begin(game, record.setup, record.seed)
    for (let i = 0; i < count || (i === count && withLastActs); i++) {
      for (const { seat, act } of actsAfter(record, i))
        if (!table.act(seat, act))
          throw new Refusal(
            { en: `“${act}” is not possible here`, fr: `«\u202f${act}\u202f» n’est pas possible ici` },
            `answer ${i}`,
          )
      if (i < count) table.answer(record.answers[i]!)
    }
    return table
  }

  /** The same deal from its beginning. */
  restarted(): Table<G> {
    return Table.begin(this.game, this.document, this.session.seed)
  }

  /** The table as it stood after so many answers. */
  after(answers: number): Table<G> {
    if (answers >= this.session.answers.length) return this
    return Table.at(this.game, this.session.record(), answers)
  }

  /** Called while something happens, with what the log says of it. */
  onEvent: ((entry: LogEntry, s: State) => void) | null = null

  private readonly sink: Sink = (s, kind, a, b, c, d) => {
    const { game } = this
    const eyes = this.watcher + 1
    const after = game.machine.decisions.get(s)
    let summed = false
    const seen = (each: number): SeenEvent | null => {
      const event = game.seen(s, each, kind, a, b, c, d)
      summed ||= event?.sum !== undefined
      return event
    }
    // Where everything lies open, all have seen the same.
    const entry = liesOpen(game) ? openEntry(after, seen(0)) : entryApart(after, eyes, seen)
    this.entries.push(entry)
    this.onEvent?.(entry, s)
    // A number has been told: its account is closed.
    if (summed) newAccount()
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

  /** The eyes of somebody who has no seat. */
  get watcher(): number {
    return this.seats
  }

  get state(): State {
    return this.session.state
  }

  /** A digest of everything, by which it is known whether another release plays the same. */
  get digest(): number {
    return hash(this.state) | 0
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

  /** What is asked now; made once, however many want to know. */
  get decision(): SeenDecision {
    this.pending ??= this.game.decision(this.state)
    return this.pending
  }

  get options(): number {
    return this.game.machine.options(this.state)
  }

  answer(i: number): void {
    this.whole(() => {
      this.watching(() => this.session.answer(i))
      // The record has just looked at what is asked next, and everybody else is about to.
      if (!this.over) this.pending = this.game.decision(this.state)
    })
  }

  /**
   * Everything that `body` does at this table happens, or nothing does: when a rule, a listener or a word fails,
   * the table stands where it stood before, and what is thrown reproduces it.
   */
  whole<T>(body: () => T): T {
    const takeBack = this.mark()
    try {
      return body()
    } catch (error) {
      throw takeBack(error)
    }
  }

  /**
   * Gives what brings the table back to how it stands now, after a failure: it makes of the error one that reproduces
   * it. In between nothing may be taken back.
   */
  mark(): (error: unknown) => unknown {
    const { session, entries } = this
    const answers = session.answers.length
    const { acts } = session
    const lines = entries.length
    this.pending = null
    return (error) => {
      resetScratch()
      const moved = session.answers.length !== answers || session.acts !== acts
      const record = session.reproduction()
      session.rollBack(answers, acts)
      entries.length = lines
      this.beforeActs.length = acts
      this.pending = null
      return !moved || error instanceof GameStopped ? error : stopped(error, record)
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
    const undone = this.session.undo(agreed)
    this.forgetWhatWasTakenBack()
    return undone
  }

  /** As it was after so many answers and acts, because the table agreed to it; nothing new is said of them. */
  backTo(answers: number, acts: number): void {
    this.session.rollBack(answers, acts)
    this.forgetWhatWasTakenBack()
  }

  private forgetWhatWasTakenBack(): void {
    this.pending = null
    // What an act brought about has no answer of its own in the log.
    const { acts } = this.session
    if (acts < this.beforeActs.length) this.entries.length = this.beforeActs[acts]!
    this.beforeActs.length = acts
    const answers = this.session.answers.length
    while ((this.entries.at(-1)?.after ?? 0) > answers) this.entries.pop()
  }

  /** An entry as each seat saw it and, behind the last of them, whoever only watches. */
  seenByEach(entry: LogEntry): readonly (SeenEvent | null)[] {
    return Array.from({ length: this.watcher + 1 }, (_, eyes) => entry.seenBy(eyes))
  }

  /** What an entry says to a seat, or null when the seat saw nothing. */
  describe(entry: LogEntry, seat: number, words: Words): string | null {
    const event = entry.seenBy(seat)
    return event === null ? null : words.event(event) || null
  }
}
