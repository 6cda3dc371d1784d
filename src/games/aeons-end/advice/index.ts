import type { Advice } from '../../../language/advice.ts'
import { NEMESIS_WIN_CONDITION } from '../rules/end.ts'
import { machine, turn } from '../state.ts'
import { points } from './evaluate.ts'
import { OBVIOUS, weigh } from './preferences.ts'
import { reason } from './reasons.ts'

/** Points that make the odds e times as good. */
const POINTS_PER_STEP = 10

export const advice: Advice = {
  weigh,
  obvious: OBVIOUS,
  odds: (s) => points(s) / POINTS_PER_STEP,
  won: (s) => machine.over.get(s) !== 0 && machine.over.get(s) <= NEMESIS_WIN_CONDITION,
  allied: () => true,
  turn: (s) => turn.get(s),
  reason,
}
