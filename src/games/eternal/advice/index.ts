import type { Advice } from '../../../language/advice.ts'
import { turn, winner } from '../state.ts'
import { odds } from './odds.ts'
import { plans } from './plans.ts'
import { atOnce, OBVIOUS, weigh } from './preferences.ts'
import { reason } from './reasons.ts'

export const advice: Advice = {
  weigh,
  atOnce,
  obvious: OBVIOUS,
  odds,
  won: (s, seat) => winner.get(s) === seat,
  allied: (one, other) => one === other,
  turn: (s) => turn.get(s),
  horizon: 2,
  plans,
  curiosity: 0,
  trust: 4,
  contrast: 1,
  reason,
}
