import { copyInto, hash } from './block.ts'
import { listening } from './events.ts'
import type { Game } from './game.ts'
import { seedFrom } from './random.ts'
import { fingerprintAfter, type GameRecord, Recorder, readRecord, writeRecord } from './record.ts'
import { Bilingual, type BothLanguages, Refusal, reasonOf } from './refusal.ts'
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

/**
 * A game being played by people: state, answers so far, and one undo point. Undo is free back to the
 * last point where something new was revealed or another seat answered.
 */
export class Session<Setup> {
  readonly game: Game<Setup>
  readonly setup: Setup
  readonly seed: string
  readonly state: State
  private readonly document: unknown
  private readonly recorder = new Recorder()
  private readonly point: State
  /** Answers given when the undo point was taken. */
  private pointAt = 0
  /** Who gave the last answer; every answer since the undo point is this seat's. */
  private lastSeat = 0

  constructor(game: Game<Setup>, document: unknown, seed: string) {
    this.game = game
    this.document = document
    this.setup = game.readSetup(document)
    this.seed = seed
    this.state = game.schema.create()
    this.point = game.schema.create()
    this.begin()
  }

  /** A session that stands where a record ends (or after its first `count` answers). */
  static resume<S>(game: Game<S>, record: GameRecord, count = record.answers.length): Session<S> {
    if (record.game !== game.id)
      throw new Refusal(
        {
          en: `this game is of ${record.game}, not of ${game.id}`,
          fr: `cette partie est de ${record.game}, pas de ${game.id}`,
        },
        'game',
      )
    if (record.content !== game.content)
      throw new Refusal(
        {
          en: 'this game was saved with other cards or rules and cannot go on',
          fr: 'cette partie a été enregistrée avec d’autres cartes ou règles et ne peut pas continuer',
        },
        'content',
      )
    const session = new Session(game, record.setup, record.seed)
    const done = (after: number): void => {
      for (const act of record.acts ?? [])
        if (act.after === after && !session.act(act.seat, act.act))
          throw new Refusal(`“${act.act}” is not possible here`, `answer ${after}`)
    }
    for (let i = 0; i < count; i++) {
      done(i)
      const answer = record.answers[i]!
      if (!game.machine.waiting(session.state) || answer >= game.machine.options(session.state))
        throw new Refusal(
          { en: `${answer} is not possible here`, fr: `${answer} n’est pas possible ici` },
          `answer ${i + 1}`,
        )
      session.answer(answer)
      const expected = fingerprintAfter(record, i + 1)
      if (expected !== null && expected !== hash(session.state))
        throw new Refusal(
          {
            en: 'the saved game is damaged: it does not lead where it led when it was saved',
            fr: 'la sauvegarde est abîmée\u00a0: elle ne mène pas là où elle menait quand elle a été faite',
          },
          `answer ${i + 1}`,
        )
    }
    if (count === record.answers.length) done(count)
    return session
  }

  static load<S>(game: Game<S>, text: string): Session<S> {
    return Session.resume(game, readRecord(text))
  }

  /** How many acts that were no answers. */
  get acts(): number {
    return this.recorder.acts.length
  }

  get answers(): readonly number[] {
    return this.recorder.answers
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
    this.recorder.add(i, this.state)
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
      throw stopped(error, recorder.reproduction(game as Game, this.document, this.seed, [], [{ seat, act }]))
    }
    recorder.addAct(seat, act, before)
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
        this.reproduction([]),
        error,
      )
    }
    this.takePoint()
  }

  /**
   * As it was after so many answers and acts, whatever a fault has made of the state since; nobody is asked. It
   * is played again from the start, so that also what can be undone freely is as it was.
   */
  rollBack(answers = this.answers.length, acts = this.acts): void {
    resetScratch()
    this.replay(answers, acts)
  }

  private takePoint(): void {
    copyInto(this.point, this.state)
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
      if (agreed) this.replay(answers.length, acts.length - 1)
      return agreed
    }
    const count = answers.length - 1
    if (count < 0 || (count < this.pointAt && !agreed)) return false
    this.goTo(count)
    return true
  }

  /** Back to the state after the first `count` answers; nobody is told of what happens again on the way. */
  private goTo(count: number): void {
    if (count < this.pointAt) {
      this.replay(count, this.recorder.acts.filter(({ after }) => after <= count).length)
      return
    }
    listening(null, () => {
      copyInto(this.state, this.point)
      for (let i = this.pointAt; i < count; i++)
        this.game.machine.answer(this.state, this.recorder.answers[i]!)
      this.recorder.cut(count)
    })
  }

  /** Plays again from the start: so many answers, and so many of the acts between them. */
  private replay(count: number, actCount: number): void {
    listening(null, () => {
      const answers = this.recorder.answers.slice(0, count)
      const acts = this.recorder.acts.slice(0, actCount)
      this.recorder.cut(0, 0)
      this.begin()
      for (let i = 0; i <= count; i++) {
        for (const { after, seat, act } of acts) if (after === i) this.act(seat, act)
        if (i < count) this.answer(answers[i]!)
      }
    })
  }

  /** Another session at the same point, to try another line. */
  fork(): Session<Setup> {
    return Session.resume(this.game, this.record())
  }

  record(): GameRecord {
    return this.recorder.record(this.game as Game, this.document, this.seed, this.state)
  }

  save(): string {
    return writeRecord(this.record())
  }

  private reproduction(last: readonly number[]): GameRecord {
    return this.recorder.reproduction(this.game as Game, this.document, this.seed, last)
  }
}
