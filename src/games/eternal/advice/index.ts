import type { Advice } from '../../../language/advice.ts'
import { turn, winner } from '../state.ts'
import { points } from './points.ts'
import { atOnce, OBVIOUS, weigh } from './preferences.ts'
import { reason } from './reasons.ts'

/** Points that make the odds e times as good: fitted to the outcome of games of the greedy bot. */
const POINTS_PER_STEP = 35

export const advice: Advice = {
  weigh,
  atOnce,
  obvious: OBVIOUS,
  odds: (s, seat) => points(s, seat) / POINTS_PER_STEP,
  won: (s, seat) => winner.get(s) === seat,
  allied: (one, other) => one === other,
  turn: (s) => turn.get(s),
  horizon: 2,
  reason,
}
