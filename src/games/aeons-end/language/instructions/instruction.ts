import { enter, keepsAccount, newAccount } from '../../../../kernel/account.ts'
import { SELF } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { evaluator, rows, steps } from '../../engine.ts'
import { TEXT } from '../../rules/accounts.ts'
import { machine, type State } from '../../state.ts'

/** What instructions of texts are written with. */
export const op = machine.op.bind(machine)
export const amount = evaluator.amount.bind(evaluator)

/** An amount with its account, which begins with what the text says. */
export function accounted(s: State, f: number, n: Operand): number {
  if (keepsAccount()) {
    newAccount()
    enterParts(s, f, n)
  }
  return evaluator.amount(s, f, n)
}

/** What is added up, or taken away, is a line each. */
export function enterParts(s: State, f: number, n: Operand): void {
  const sum = evaluator.partsOf(n, rows.sum)
  const less = sum === null ? evaluator.partsOf(n, rows.less) : null
  if (sum !== null) for (const part of sum) enterParts(s, f, part)
  else if (less === null) enter(evaluator.amount(s, f, n), TEXT, machine.position(s, f) - 1, n, s[f + SELF]!)
  else {
    enterParts(s, f, less[0])
    const left = evaluator.amount(s, f, n)
    enter(left - evaluator.amount(s, f, less[0]), TEXT, machine.position(s, f) - 1, less[1], s[f + SELF]!)
  }
}

/** An instruction that does the same to each thing of a set; operand a is the local with the set. */
export function each(name: string, doIt: (s: State, c: number, f: number, b: number) => void): number {
  return op(name, (s, f, set, b) => {
    for (let i = 0; i < steps.size(s, f, set); i++) doIt(s, steps.thing(s, f, set, i), f, b)
  })
}
