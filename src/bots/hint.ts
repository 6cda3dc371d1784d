import type { Asked } from './bot.ts'
import { Dice } from './dice.ts'
import { type Budget, Search } from './search.ts'

/** An option that a strong player would think about. */
export interface Hint {
  readonly index: number
  /** The estimated chance to win with it. */
  readonly chance: number
  /** How many imagined games began with it. */
  readonly visits: number
  /** Why one would choose it, as a key of `Words.reason`. */
  readonly reason: string
}

const HINTS = 3

/** The best three options in the eyes of the searching bot, the best first; the same position gives the same hints. */
export function hints(asked: Asked, budget: Budget): Hint[] {
  const { game } = asked
  const dice = new Dice()
  dice.seed([asked.options, asked.seat(), 0, 1])
  const thoughts = new Search(game, dice).think(asked, budget)
  const world = game.schema.create()
  asked.imagine(world, dice.fresh())
  return thoughts
    .slice(0, HINTS)
    .map(({ index, chance, visits }) => ({ index, chance, visits, reason: game.advice.reason(world, index) }))
}
