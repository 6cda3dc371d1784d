import type { Advice } from '../../../language/advice.ts'
import { nemeses } from '../content.ts'
import { NEMESIS_WIN_CONDITION } from '../rules/end.ts'
import { machine, nemesisId, type State, turn } from '../state.ts'
import { points } from './evaluate.ts'
import { turnsLeft } from './features.ts'
import { OBVIOUS, weigh } from './preferences.ts'
import { reason } from './reasons.ts'

/** Fitted to the outcome of games of the greedy bot: see docs/bots.md. */
const ODDS = { easiest: 1.3, difficulty: -0.65, points: 0.028, turnsLeft: -1.8 }

function odds(s: State): number {
  const difficulty = nemeses[nemesisId.get(s)]?.difficulty ?? 0
  return ODDS.easiest + ODDS.difficulty * difficulty + ODDS.points * points(s) + ODDS.turnsLeft * turnsLeft(s)
}

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
  reason,
}
