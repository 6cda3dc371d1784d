import { copyInto } from './block.ts'
import { listening } from './events.ts'
import type { Game } from './game.ts'
import { forgetOptionsOf } from './options.ts'
import { seedFrom } from './random.ts'
import { type Act, type GameRecord, Recorder, writeRecord } from './record.ts'
import { spoiled } from './record-parts.ts'
import { Bilingual, type BothLanguages, Refusal, reasonOf } from './refusal.ts'
import { actsAfter } from './replay.ts'
import { resetScratch } from './scratch.ts'
import type { State } from './state.ts'

/** The engine stopped a game that did not come to an end, or a rule failed; the record reproduces it. */
export class GameStopped extends Bilingual {
  override readonly name = 'GameStopped'
  readonly record: GameRecord

  constructor(message: string | BothLanguages, record: GameRecord, cause?: unknown) {
    super(message)
    this.record = record
    this.cause = cause
  }
}

/** What a table says of something that threw. */
export function stopped(error: unknown, record: GameRecord): GameStopped {
  const { en, fr } = reasonOf(error)
  const message = { en: `the game was stopped: ${en}`, fr: `la partie a été arrêtée\u00a0: ${fr}` }
  return new GameStopped(message, record, error)
}

/** A point of a game as it was, to go back to without playing anything again. */
interface Place {
  readonly answers: number
  readonly acts: number
  readonly state: State
  readonly pointAt: number
  readonly lastSeat: number
}

/**
 * A game being played by people: state, answers so far, and one undo point. Undo is free back to the
 * last point where something new was revealed or another seat answered.
 */
export class Session<Setup> {
  readonly game: Game<Setup>
  readonly setup: Setup
  readonly seed: string
  readonly state: State
  private readonly recorder: Recorder<Setup>
  /** Who was asked for each answer. */
  private readonly asked: number[] = []
  /** Answers given at the undo point. No state is kept for it: playing again takes a millisecond. */
  private pointAt = 0
  /** Who gave the last answer; every answer since the undo point is this seat's. */
  private lastSeat = 0
  /** Kept on the way to where the game is, the latest last. */
  private readonly places: Place[] = []

  constructor(game: Game<Setup>, document: unknown, seed: string) {
    this.game = game
    this.setup = game.readSetup(document)
    this.seed = seed
    this.recorder = new Recorder(game)
    this.state = game.schema.create()
    this.begin()
  }

  /** A session after the first `count` answers of a record that is known to play alike so far. */
  static at<S>(
    game: Game<S>,
    record: GameRecord,
    count = record.answers.length,
    withLastActs = count === record.answers.length,
  ): Session<S> {
    const session = new Session(game, record.setup, record.seed)
    for (let i = 0; i < count || (i === count && withLastActs); i++) {
      for (const { seat, act } of actsAfter(record, i))
        if (!session.act(seat, act)) throw spoiled(`“${act}” is not possible here`, `answer ${i}`)
      if (i < count) session.answer(record.answers[i]!)
    }
    return session
  }

  /** How many acts that were no answers. */
  get acts(): number {
    return this.recorder.acts.length
  }

  /** The same, each with the number of answers before it. */
  get actList(): readonly Act[] {
    return this.recorder.acts
  }

  get answers(): readonly number[] {
    return this.recorder.answers
  }

  /** The seat that was asked for each answer, -1 for the whole table. */
  get askedSeats(): readonly number[] {
    return this.asked
  }

  answer(i: number): void {
    const { machine } = this.game
    this.stopAtFault(i, () => machine.options(this.state))
    machine.mustOffer(this.state, i)
    const seat = machine.seat(this.state)
    if (seat !== this.lastSeat && this.undoable > 0) this.takePoint()
    this.lastSeat = seat
    const known = machine.revealed.get(this.state)
    this.stopAtFault(i, () => machine.answer(this.state, i))
    this.written(() => this.recorder.add(i, this.state))
    this.asked.push(seat)
    if (machine.revealed.get(this.state) !== known) this.takePoint()
  }

  /** When something fails, the state stays as it was before this answer, so that another one can be chosen. */
  private stopAtFault(answer: number, body: () => void): void {
    try {
      body()
    } catch (error) {
      const record = this.reproduction([answer])
      this.rollBack()
      throw stopped(error, record)
    }
  }

  /** The same when it is the record that cannot be written on: what players see of the state is made for it. */
  private written(body: () => void): void {
    const answers = this.answers.length
    const { acts } = this
    try {
      body()
    } catch (error) {
      const record = this.reproduction()
      this.rollBack(answers, acts)
      throw stopped(error, record)
    }
  }

  /** Something that is no answer, such as conceding; false when it is not possible now. */
  act(seat: number, act: string): boolean {
    const { game, state, recorder } = this
    if (game.acts?.includes(act) !== true || !game.machine.waiting(state)) return false
    const before = game.schema.create()
    copyInto(before, state)
    try {
      if (game.act?.(state, seat, act) !== true) return false
    } catch (error) {
      copyInto(state, before)
      resetScratch()
      throw stopped(error, recorder.reproduction(this.setup, this.seed, [], [{ seat, act }]))
    }
    forgetOptionsOf(state)
    this.written(() => recorder.addAct(seat, act, state))
    // Nothing before it is taken back without the table's agreement.
    this.takePoint()
    return true
  }

  private begin(): void {
    this.game.schema.reset(this.state)
    try {
      this.game.begin(this.state, this.setup, seedFrom(this.seed))
    } catch (error) {
      resetScratch()
      if (error instanceof Refusal) throw error
      const { en, fr } = reasonOf(error)
      throw new GameStopped(
        {
          en: `the game was stopped before it began: ${en}`,
          fr: `la partie a été arrêtée avant de commencer\u00a0: ${fr}`,
        },
        this.reproduction(),
        error,
      )
    }
    this.recorder.begin(this.state)
    this.asked.length = 0
    this.takePoint()
  }

  /**
   * As it was after so many answers and acts, whatever a fault has made of the state since; nobody is asked. It
   * is played again from the start unless this place is kept, so that also what can be undone freely is as it was.
   */
  rollBack(answers = this.answers.length, acts = this.acts): void {
    resetScratch()
    this.forgetPlaces(answers, acts)
    const place = this.places.at(-1)
    if (place?.answers === answers && place.acts === acts) this.putBack(place)
    else this.replay(answers, acts)
  }

  /** For whoever knows that the game comes back to where it is now: then nothing is played again. */
  keepPlace(): void {
    const { acts, pointAt, lastSeat } = this
    const answers = this.answers.length
    const last = this.places.at(-1)
    if (last?.answers === answers && last.acts === acts) return
    const state = this.game.schema.create()
    copyInto(state, this.state)
    this.places.push({ answers, acts, state, pointAt, lastSeat })
  }

  /** Keeps no place after so many answers and acts, or none at all. */
  forgetPlaces(answers = -1, acts = -1): void {
    const { places } = this
    for (let last = places.at(-1); last !== undefined; last = places.at(-1)) {
      if (last.answers <= answers && last.acts <= acts) return
      places.pop()
    }
  }

  private putBack({ answers, acts, state, pointAt, lastSeat }: Place): void {
    copyInto(this.state, state)
    this.recorder.cut(answers, acts)
    this.asked.length = answers
    this.pointAt = pointAt
    this.lastSeat = lastSeat
  }

  private takePoint(): void {
    this.pointAt = this.recorder.answers.length
  }

  /** How many answers can be taken back without asking anybody. */
  get undoable(): number {
    return this.recorder.answers.length - this.pointAt
  }

  /** Takes back the last answer. Beyond the free point only if the table agreed. */
  undo(agreed = false): boolean {
    const { answers, acts } = this.recorder
    if (acts.length > 0 && acts.at(-1)!.after === answers.length) {
      if (agreed) this.rollBack(answers.length, acts.length - 1)
      return agreed
    }
    const count = answers.length - 1
    if (count < 0 || (count < this.pointAt && !agreed)) return false
    const { pointAt, lastSeat } = this
    this.forgetPlaces()
    this.replay(count, acts.filter(({ after }) => after <= count).length)
    // What lies before the point was another seat's, or has been seen: that is still so.
    if (count >= pointAt) {
      this.pointAt = pointAt
      this.lastSeat = lastSeat
    }
    return true
  }

  /** Plays again from the start: so many answers, and so many of the acts between them. No event is emitted. */
  private replay(count: number, actCount: number): void {
    listening(null, () => {
      const answers = this.recorder.answers.slice(0, count)
      const acts = this.recorder.acts.slice(0, actCount)
      this.begin()
      for (let i = 0; i <= count; i++) {
        for (const { after, seat, act } of acts) if (after === i) this.act(seat, act)
        if (i < count) this.answer(answers[i]!)
      }
    })
  }

  /** Another session at the same point, to try another line. */
  fork(): Session<Setup> {
    return Session.at(this.game, this.record())
  }

  record(): GameRecord {
    return this.recorder.record(this.setup, this.seed, this.state)
  }

  save(): string {
    return writeRecord(this.record())
  }

  /** The record so far, and some more answers, without a look at the state: that may be what fails. */
  reproduction(last: readonly number[] = []): GameRecord {
    return this.recorder.reproduction(this.setup, this.seed, last)
  }
}
