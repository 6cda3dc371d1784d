import { copyInto } from '../kernel/block.ts'
import type { Seed } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { Advised, SeenDecision } from '../language/face.ts'
import type { Asked } from './bot.ts'

/** Where a bot sits: the only way from a game to a bot, and it lets through what the asked seat may know. */
export class Chair implements Asked {
  readonly game: Advised
  private readonly truth: State

  constructor(game: Advised, truth: State) {
    this.game = game
    this.truth = truth
  }

  get options(): number {
    return this.game.machine.options(this.truth)
  }

  seat(): number {
    return this.game.machine.seat(this.truth)
  }

  decision(): SeenDecision {
    return this.game.decision(this.truth)
  }

  view(): unknown {
    return this.game.observe(this.truth, this.eyes())
  }

  atOnce(): number {
    return this.options === 1 ? 0 : this.game.advice.atOnce(this.truth)
  }

  imagine(world: State, seed: Seed): void {
    copyInto(world, this.truth)
    this.game.determinise(world, this.eyes(), seed)
  }

  /** Whoever speaks for the whole table sees what the first seat sees. */
  private eyes(): number {
    return Math.max(0, this.seat())
  }
}
