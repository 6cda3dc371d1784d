import { NONE } from '../../../../kernel/state.ts'
import { SUBJECT } from '../../../../language/compiler/assembler.ts'
import { endGame, NEMESIS_LOSS_CONDITION, NEMESIS_WIN_CONDITION } from '../../rules/end.ts'
import { holdThisTurn } from '../../rules/modifiers.ts'
import { underCard, underRule } from '../../state.ts'
import { op } from './instruction.ts'

export const HOLD = op('a rule this turn', (s, f, rule) => {
  const p = s[f + SUBJECT]!
  holdThisTurn(s, rule, p === NONE ? 0 : p)
})
/** The rule before it is kept in two locals, so that one may hold inside another. */
export const UNDER = op('under a rule', (s, f, rule, local, kept) => {
  s[f + kept] = underRule.get(s)
  s[f + kept + 1] = underCard.get(s)
  underRule.set(s, rule)
  underCard.set(s, local === 0 ? NONE : s[f + local]!)
})
export const NO_LONGER_UNDER = op('no longer under a rule', (s, f, kept) => {
  underRule.set(s, s[f + kept]!)
  underCard.set(s, s[f + kept + 1]!)
})

export const WIN = op('win', (s) => {
  endGame(s, NEMESIS_WIN_CONDITION)
})
export const LOSE = op('lose', (s) => {
  endGame(s, NEMESIS_LOSS_CONDITION)
})
