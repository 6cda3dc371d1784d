import { NONE } from '../../../../kernel/state.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { evaluator, SELF, YOU } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { controllerOf, machine, onPlaymat, unchecked } from '../../state.ts'
import { AT_END_OF_TURN, addDelayed, HOLD } from '../triggers/delayed.ts'
import { stun } from '../values/changes.ts'
import { forObjects } from './objects.ts'

/** Stunned while the source is there under its player (ER73); if it is not, the unit is stunned like any other. */
export const hold = forObjects('hold', true, (s, f, x) => {
  if (!onPlaymat(s, x)) return
  if (!onPlaymat(s, s[f + SELF]!) || controllerOf(s, s[f + SELF]!) !== s[f + YOU]) {
    stun(s, x)
    return
  }
  addDelayed(s, HOLD, s[f + SELF]!, x, s[f + YOU]!, -4)
  unchecked.set(s, 1)
})

/** What a delayed text speaks of, compiled; 0 for nothing. */
export interface Later {
  readonly text: number
  readonly it: Operand
  readonly another: Operand
  readonly third: Operand
  /** The card whose death it waits for, 0 for the end of the turn. */
  readonly watch: Operand
}

export const delayedEffects: Later[] = growing.list()

/** Remembers a text for later. */
export const delay = machine.op('delay', (s, f, which) => {
  const { text, it, another, third, watch } = delayedEffects[which]!
  const thing = it === 0 ? NONE : evaluator.first(s, f, it)
  const second = another === 0 ? NONE : evaluator.first(s, f, another)
  if (it !== 0 && thing === NONE && (another === 0 || second === NONE)) return
  const last = third === 0 ? NONE : evaluator.first(s, f, third)
  const watched = watch === 0 ? AT_END_OF_TURN : evaluator.first(s, f, watch)
  if (watched !== NONE || watch === 0)
    addDelayed(s, text, s[f + SELF]!, thing, s[f + YOU]!, watched, second, last)
})
