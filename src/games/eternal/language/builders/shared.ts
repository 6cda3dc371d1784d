import { sharedWords } from '../../../../language/words.ts'
import type { Amount, Condition, Effect, Things } from '../nodes.ts'

/** The words that this game shares with the other one. */
export const { may, when, repeat, forEach, count, each, plus, given } = sharedWords<
  Effect,
  Amount,
  Condition,
  Things
>()
