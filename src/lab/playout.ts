import type { Bot } from '../bots/bot.ts'
import { Chair } from '../bots/chair.ts'
import { hash } from '../kernel/block.ts'
import { derivedSeed, seedFrom } from '../kernel/random.ts'
import { type GameRecord, Recorder } from '../kernel/record.ts'
import { GameStopped } from '../kernel/session.ts'
import type { State } from '../kernel/state.ts'
import type { Playable } from '../language/face.ts'

const MOST_ANSWERS = 32_768
/** Which series of numbers the bot draws from; the deal has the seed itself. */
const BOT_STREAM = 1

/** The seed of the n-th game of a series, as a text: any single game of it can be played again by hand. */
export const gameSeed = (series: string, n: number): string => `${series}/${n}`

/** Plays one game after another with a bot, in one block that is used again. */
export class Playout {
  readonly state: State
  /** Answers given in the game that was played last. */
  decisions = 0
  private readonly game: Playable
  private readonly document: unknown
  private readonly setup: unknown
  private readonly bot: Bot
  private readonly chair: Chair
  private readonly given = new Int16Array(MOST_ANSWERS)

  constructor(game: Playable, document: unknown, bot: Bot) {
    this.game = game
    this.document = document
    this.setup = game.readSetup(document)
    this.bot = bot
    this.state = game.schema.create()
    this.chair = new Chair(game, this.state)
  }

  /** Plays a whole game and gives the number of decisions; whatever breaks comes back as a record. */
  play(seed: string): number {
    const { game, state: s, chair, bot, given } = this
    const { machine } = game
    this.decisions = 0
    const dealt = seedFrom(seed)
    bot.begin(derivedSeed(dealt, BOT_STREAM))
    try {
      game.schema.reset(s)
      game.begin(s, this.setup, dealt)
      while (machine.waiting(s)) {
        const answer = bot.choose(chair)
        given[this.decisions++] = answer
        machine.answer(s, answer)
      }
      if (game.outcome(s) === null) throw new Error('nobody is asked, but the game is not over')
    } catch (error) {
      throw this.stopped(seed, error)
    }
    return this.decisions
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
    return this.recorder(seed, this.answers).record(this.game, this.document, seed, this.state)
  }

  private recorder(seed: string, answers: readonly number[]): Recorder {
    const { game } = this
    const recorder = new Recorder()
    const s = game.schema.create()
    game.begin(s, this.setup, seedFrom(seed))
    for (const answer of answers) {
      game.machine.answer(s, answer)
      recorder.add(answer, s)
    }
    return recorder
  }

  private stopped(seed: string, error: unknown): GameStopped {
    const message = error instanceof Error ? error.message : String(error)
    const last = this.answers.slice(-1)
    const recorder = this.decisions === 0 ? new Recorder() : this.recorder(seed, this.answers.slice(0, -1))
    return new GameStopped(message, recorder.reproduction(this.game, this.document, seed, last))
  }
}
