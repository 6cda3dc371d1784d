import type { Seed } from '../kernel/random.ts'
import type { Asked, Bot } from './bot.ts'
import { Dice } from './dice.ts'

/** Takes any option, each as likely as the others. */
export class RandomBot implements Bot {
  private readonly dice = new Dice()

  begin(seed: Seed): void {
    this.dice.seed(seed)
  }

  choose(asked: Asked): number {
    return this.dice.roll(asked.options)
  }
}
