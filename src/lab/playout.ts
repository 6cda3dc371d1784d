import { AgentView } from '../bots/agent-view.ts'
import type { Bot } from '../bots/bot.ts'
import { hash } from '../kernel/block.ts'
import { listening, type Sink } from '../kernel/events.ts'
import { derivedSeed, seedFrom } from '../kernel/random.ts'
import { type GameRecord, Recorder } from '../kernel/record.ts'
import { reasonOf } from '../kernel/refusal.ts'
import { resetScratch } from '../kernel/scratch.ts'
import { GameStopped } from '../kernel/session.ts'
import type { State } from '../kernel/state.ts'
import type { Playable } from '../language/face.ts'
import type { Watch } from '../language/tally.ts'

const MOST_ANSWERS = 32_768
/** Which series of numbers the first bot draws from, each other the next; the deal has the seed itself. */
const BOT_STREAM = 1
/** So many different set-ups are remembered as they were read. */
const SETUPS = 256

/** The seed of the n-th game of a series, as a text: any single game of it can be played again by hand. */
export const gameSeed = (series: string, n: number): string => `${series}/${n}`

/** Plays one game after another with bots, in one block that is used again. */
export class Playout {
  readonly state: State
  /** Gets every event; events are not emitted when there is none. */
  readonly watch: Watch | null
  /** Answers given in the game that was played last. */
  decisions = 0
  private readonly game: Playable
  private setup: unknown
  private readonly read = new Map<string, unknown>()
  private readonly bots: readonly Bot[]
  private readonly agent: AgentView
  private readonly given = new Int16Array(MOST_ANSWERS)

  /** One bot plays for everybody; of several, each has the seat of its place. */
  constructor(game: Playable, document: unknown, bots: Bot | readonly Bot[], watch: Watch | null = null) {
    this.game = game
    this.setup = game.readSetup(document)
    this.bots = 'choose' in bots ? [bots] : bots
    this.watch = watch
    this.state = game.schema.create()
    this.agent = new AgentView(game, this.state)
  }

  /** Another set-up for the games to come. */
  use(document: unknown): void {
    const key = JSON.stringify(document)
    if (!this.read.has(key)) {
      if (this.read.size >= SETUPS) this.read.clear()
      this.read.set(key, this.game.readSetup(document))
    }
    this.setup = this.read.get(key)
  }

  /** Plays a whole game and gives the number of decisions; whatever breaks comes back as a record. */
  play(seed: string): number {
    const { watch } = this
    this.decisions = 0
    try {
      if (watch === null) this.playAlone(seed)
      else {
        watch.begin(this.setup)
        listening(this.sink, () => this.playAlone(seed))
      }
      if (this.game.outcome(this.state) === null) throw new Error('nobody is asked, but the game is not over')
    } catch (error) {
      throw this.stopped(seed, error)
    }
    return this.decisions
  }

  /** Bots may try things out in worlds of their own: what happens there did not happen. */
  private readonly sink: Sink = (s, kind, a, b, c, d) => {
    if (s === this.state) this.watch!.sink(s, kind, a, b, c, d)
  }

  private playAlone(seed: string): void {
    const { game, state: s, agent, bots, given } = this
    const { machine } = game
    const dealt = seedFrom(seed)
    for (let i = 0; i < bots.length; i++) bots[i]!.begin(derivedSeed(dealt, BOT_STREAM + i))
    const apart = bots.length > 1
    let bot = bots[0]!
    game.begin(s, this.setup, dealt)
    while (machine.waiting(s)) {
      // What the whole table is asked, the first seat answers.
      if (apart) bot = bots[Math.max(0, machine.seat(s))]!
      const answer = bot.choose(agent)
      given[this.decisions++] = answer
      machine.answer(s, answer)
    }
  }

  get answers(): number[] {
    return Array.from(this.given.subarray(0, this.decisions))
  }

  get outcome(): string {
    return this.game.outcome(this.state) ?? 'unfinished'
  }

  /** A name of the state in which the last game ended. */
  get hash(): number {
    return hash(this.state)
  }

  /** The record of the game that was played last. */
  record(seed: string): GameRecord {
    return this.recorder(seed, this.answers).record(this.setup, seed, this.state)
  }

  private recorder(seed: string, answers: readonly number[]): Recorder {
    const { game } = this
    const recorder = new Recorder<unknown>(game)
    const s = game.schema.create()
    game.begin(s, this.setup, seedFrom(seed))
    recorder.begin(s)
    for (const answer of answers) {
      game.machine.answer(s, answer)
      recorder.add(answer, s)
    }
    return recorder
  }

  private stopped(seed: string, error: unknown): GameStopped {
    resetScratch()
    const last = this.answers.slice(-1)
    const recorder =
      this.decisions === 0 ? new Recorder<unknown>(this.game) : this.recorder(seed, this.answers.slice(0, -1))
    return new GameStopped(reasonOf(error), recorder.reproduction(this.setup, seed, last), error)
  }
}
