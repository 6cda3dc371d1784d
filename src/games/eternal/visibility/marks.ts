import type { State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import * as state from '../state.ts'

const marked =
  (mark: number) =>
  (s: State, c: Card): boolean =>
    state.has(s, c, mark)

/** What can be seen to lie on a card in play. */
export const MARK_NAMES = [
  [marked(state.EXHAUSTED), 'exhausted'],
  [marked(state.STUNNED), 'stunned'],
  [marked(state.FRESH), 'played this turn'],
  [marked(state.ATTACKING), 'attacking'],
  [marked(state.BLOCKED), 'blocked'],
  [marked(state.SPENT_KILLER), 'killer spent'],
  [marked(state.SPENT_AEGIS), 'aegis spent'],
  [(s: State, c: Card): boolean => state.spent.get(s, c) !== 0, 'ultimate spent'],
  [(s: State, c: Card): boolean => state.usedNow.get(s, c) !== 0, 'used this turn'],
] as const
