import { evaluator, steps } from '../../engine.ts'
import { machine, type State } from '../../state.ts'

/** What instructions of texts are written with. */
export const op = machine.op.bind(machine)
export const amount = evaluator.amount.bind(evaluator)

/** An instruction that does the same to each thing of a set; operand a is the local with the set. */
export function each(name: string, doIt: (s: State, c: number, f: number, b: number) => void): number {
  return op(name, (s, f, set, b) => {
    for (let i = 0; i < steps.size(s, f, set); i++) doIt(s, steps.thing(s, f, set, i), f, b)
  })
}
