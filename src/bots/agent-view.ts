import { copyInto } from '../kernel/block.ts'
import type { Seed } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { Advised, SeenDecision } from '../language/face.ts'
import type { Asked } from './bot.ts'

/**
 * What a bot is handed: the only way from a game to a bot, and it lets through what the asked seat may know. The truth is
 * a private name, so that nothing a bot hands in or puts on this object ever touches it.
 */
export class AgentView implements Asked {
  readonly #game: Advised
  readonly #truth: State
  /** Worlds are imagined here: half of one, when something throws, is nobody's to read. */
  #world: State | null = null

  constructor(game: Advised, truth: State) {
    this.#game = game
    this.#truth = truth
  }

  get game(): Advised {
    return this.#game
  }

  get options(): number {
    return this.#game.machine.options(this.#truth)
  }

  seat(): number {
    return this.#game.machine.seat(this.#truth)
  }

  decision(): SeenDecision {
    return this.#game.decision(this.#truth)
  }

  view(): unknown {
    return this.#game.observe(this.#truth, this.#eyes())
  }

  atOnce(): number {
    return this.options === 1 ? 0 : this.#game.advice.atOnce(this.#truth)
  }

  imagine(world: State, seed: Seed): void {
    // Read before anything is copied: a seed may be anything that looks like four numbers.
    const [a, b, c, d] = seed
    const own: Seed = [a | 0, b | 0, c | 0, d | 0]
    this.#world ??= this.#game.schema.create()
    copyInto(this.#world, this.#truth)
    this.#game.determinise(this.#world, this.#eyes(), own)
    copyInto(world, this.#world)
  }

  /** Whoever speaks for the whole table sees what the first seat sees. */
  #eyes(): number {
    return Math.max(0, this.seat())
  }
}
