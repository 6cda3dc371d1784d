import {
  atLeast,
  counter,
  endOfNemesisTurn,
  gainToken,
  loseToken,
  on,
  onUnleash,
  repeatWhile,
  tokens,
} from './builders.ts'
import type { Declaration, Effect } from './nodes.ts'

const COST = 2

/** A mat that gathers a token by every Unleash, and spends them two by two at the end of the nemesis turn. */
export const forTwoTokens = (...effects: readonly Effect[]): readonly Declaration[] => [
  counter('nemesis', { start: 0, min: 0 }),
  onUnleash(gainToken('nemesis', 1)),
  on(endOfNemesisTurn, repeatWhile(atLeast(tokens('nemesis'), COST), ...effects, loseToken('nemesis', COST))),
]
