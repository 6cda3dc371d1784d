import { heaviest, MOST_OPTIONS } from '../kernel/options.ts'
import type { Seed } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { Asked, Bot } from './bot.ts'
import { Dice } from './dice.ts'
import type { GameForBots } from './game-for-bots.ts'

/** Takes what the game's own preferences like best, without looking further ahead than they do. */
export class GreedyBot implements Bot {
  private readonly dice = new Dice()
  private readonly weights = new Float64Array(MOST_OPTIONS)
  private game: GameForBots | null = null
  private world: State | null = null

  begin(seed: Seed): void {
    this.dice.seed(seed)
  }

  choose(asked: Asked): number {
    const { options, game } = asked
    const plain = asked.atOnce()
    if (plain >= 0) return plain
    const world = this.worldOf(game)
    asked.imagine(world, this.dice.fresh())
    game.advice.weigh(world, this.weights)
    return heaviest(this.weights, options)
  }

  private worldOf(game: GameForBots): State {
    if (this.world === null || this.game !== game) {
      this.game = game
      this.world = game.schema.create()
    }
    return this.world
  }
}
