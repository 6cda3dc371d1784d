import { option } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Text } from '../../../../language/compiler/assembler.ts'
import { ACTIVATES, type Activation, activationsOf } from '../../abilities.ts'
import { KIND, UNIT } from '../../content.ts'
import { evaluator, startText } from '../../engine.ts'
import {
  ACTIVATIONS,
  def,
  EXHAUSTED,
  has,
  hasTrait,
  isBrought,
  isSpent,
  isUsed,
  PLAYMAT,
  power,
  SILENCED,
  setSpent,
  setUsed,
  zones,
} from '../../state.ts'
import { doneReading, reader } from '../common/evaluate.ts'
import { ACTIVATE } from '../common/options.ts'
import { turnUp } from '../common/stealth.ts'
import { startAction, writeAction } from '../triggers/trigger-queue.ts'

/** Can this ability be started: its whole cost paid, its objects there (E062, ER79)? */
function canActivate(s: State, c: Card, p: number, a: Activation): boolean {
  if (power.get(s, p) < a.pay) return false
  if (a.exhaustsSelf && KIND[def.get(s, c)] === UNIT && has(s, c, EXHAUSTED)) return false
  if (a.onceATurn !== 0 && isUsed(s, c, a.onceATurn)) return false
  if (a.once !== 0 && isSpent(s, c, a.once)) return false
  if (a.needs.length === 0 && a.guard === 0) return true
  const f = reader(s, p, c)
  let yes = a.guard === 0 || evaluator.amount(s, f, a.guard) !== 0
  for (let i = 0; i < a.needs.length && yes; i++) yes = evaluator.any(s, f, a.needs[i]!)
  doneReading(s, f)
  return yes
}

/** Activated abilities work in the own main phases (E061). */
export function offerActivations(s: State, p: number): void {
  if (!isBrought(s, ACTIVATIONS)) return
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    const d = def.get(s, c)
    if (ACTIVATES[d] === 0 || hasTrait(s, c, SILENCED)) continue
    const list = activationsOf[d]!
    for (let i = 0; i < list.length; i++) if (canActivate(s, c, p, list[i]!)) option(ACTIVATE, c, i)
  }
}

let action: Text

export function startActivation(s: State, c: Card, p: number, which: number): void {
  startAction(s, action, p, c)
  turnUp(s, c)
  const a = activationsOf[def.get(s, c)]![which]!
  // ER116: an Ultimate is spent when it is used, even if its effect is stopped.
  if (a.once !== 0) setSpent(s, c, a.once)
  if (a.onceATurn !== 0) setUsed(s, c, a.onceATurn)
  startText(s, a.text, p, NONE, c)
}

/** An action without a card, for what a scenario makes happen: its queue runs when it is done. */
export const startForced = (s: State, p: number): void => {
  startAction(s, action, p, NONE)
}

export function writeActivating(): Text {
  action = writeAction('action: ability')
  return action
}
