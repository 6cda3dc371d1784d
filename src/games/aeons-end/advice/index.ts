import type { Advice } from '../../../language/advice.ts'
import { NEMESIS_WIN_CONDITION } from '../rules/end.ts'
import { machine, turn } from '../state.ts'
import { odds } from './odds.ts'
import { OBVIOUS, weigh } from './preferences.ts'
import { reason } from './reasons.ts'

export const advice: Advice = {
  weigh,
  atOnce: () => -1,
  obvious: OBVIOUS,
  odds,
  won: (s) => machine.over.get(s) !== 0 && machine.over.get(s) <= NEMESIS_WIN_CONDITION,
  allied: () => true,
  turn: (s) => turn.get(s),
  // One round of the turn order deck.
  horizon: 6,
  plans: null,
  curiosity: 0.5,
  trust: 2,
  contrast: 1,
  reason,
}
