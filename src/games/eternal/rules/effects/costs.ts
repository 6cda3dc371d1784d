import { NONE } from '../../../../kernel/state.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { evaluator, MANY, SELF, YOU } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { machine, onPlaymat, power } from '../../state.ts'
import { gainMaxPower, spendPower } from '../damage/health.ts'
import { changeStats, exhaust } from '../values/changes.ts'

/** As a cost: also a unit with Endurance. */
export const exhaustPaid = machine.op('exhaust as a cost', (s, f, objects) => {
  const x = evaluator.first(s, f, objects)
  if (x !== NONE) exhaust(s, x)
})

export const payPower = machine.op('pay', (s, f, n) => spendPower(s, s[f + YOU]!, n))

/** Spends all that is left, and remembers how much (ER100). */
export const spendAll = machine.op('spend all', (s, f) => {
  const n = power.get(s, s[f + YOU]!)
  s[f + MANY] = n
  spendPower(s, s[f + YOU]!, n)
})

/** +1 Strength and -1 Health for good: the unit may die of it. */
export const twist = machine.op('twist', (s, f) => {
  if (onPlaymat(s, s[f + SELF]!)) changeStats(s, s[f + SELF]!, 1, -1, false)
})

export const loseMaxPower = machine.op('lose max power', (s, f, n) => gainMaxPower(s, s[f + YOU]!, -n))

/** What an inline cost needs: power and objects. */
export interface Payable {
  readonly pay: number
  readonly needs: readonly Operand[]
}

export const payables: Payable[] = growing.list()

export const canPay = evaluator.amountKind((s, f, at) => {
  const { pay, needs } = payables[at]!
  if (power.get(s, s[f + YOU]!) < pay) return 0
  for (let i = 0; i < needs.length; i++) if (!evaluator.any(s, f, needs[i]!)) return 0
  return 1
})
