import { enter } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { mats } from '../content.ts'
import { evaluator } from '../engine.ts'
import { counters, isWithheld, machine, NO_NEMESIS_TOKENS, nemesisId, type State } from '../state.ts'
import { LIMIT } from './accounts.ts'
import { checkMat } from './end.ts'
import { TOKENS_CHANGED } from './events.ts'

const NO_LIMIT = 32767

const limit = (s: State, operand: number): number => evaluator.amount(s, machine.running(s), operand)
export const counterMin = (s: State, i: number): number => limit(s, mats[nemesisId.get(s)]!.counterMin[i]!)
export const counterMax = (s: State, i: number): number => {
  const max = mats[nemesisId.get(s)]!.counterMax[i]!
  return max === NO_LIMIT ? NO_LIMIT : limit(s, max)
}

/** The tokens that a campaign unlocks; other counters have names of their own. */
const isNemesisToken = (s: State, i: number): boolean => mats[nemesisId.get(s)]!.counters[i] === 'nemesis'

/** A counter of the nemesis changes, within the limits of its mat. */
export function changeTokens(s: State, i: number, by: number): void {
  if (by > 0 && isWithheld(s, NO_NEMESIS_TOKENS) && isNemesisToken(s, i)) return
  const before = counters.get(s, i)
  counters.set(s, i, Math.max(counterMin(s, i), Math.min(counterMax(s, i), before + by)))
  if (counters.get(s, i) === before) return
  enter(Math.abs(counters.get(s, i) - before) - Math.abs(by), LIMIT)
  emit(s, TOKENS_CHANGED, i, counters.get(s, i) - before, counters.get(s, i))
  checkMat(s)
}
