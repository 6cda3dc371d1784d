import { Pool } from '../../../kernel/block.ts'
import { forgetOptionsOf } from '../../../kernel/options.ts'
import { assembler, STEPWISE } from '../engine.ts'
import { active, machine, phase, type State, schema } from '../state.ts'

/*
 * Trying something out on a copy of the table. What was asked there is set aside: only what is tried runs,
 * and then the table waits. A trial must not look at what nobody has seen: `learns` says when it did.
 */

/** What is shown of coming turns is worked out again with every decision: copies that were tried out are used again. */
const copies = new Pool(schema)

export const copyOf = (s: State): State => copies.copy(s)

/** Nobody needs this copy any more. */
export const doneWith = (trial: State): void => copies.giveBack(trial)

/** A copy of the table between two turns, in this phase of this player's turn. */
export function trialOf(s: State, player: number, which: number): State {
  const trial = copyOf(s)
  forgetOptionsOf(trial)
  machine.withdraw(trial)
  assembler.begin(trial, STEPWISE)
  active.set(trial, player)
  phase.set(trial, which)
  return trial
}

/** Is everything done that was tried? */
export const isDone = (trial: State): boolean =>
  machine.over.get(trial) !== 0 || machine.running(trial) === bottom(trial)

/** Did something come to light on the way that nobody knows yet? */
export const learns = (trial: State, before: State): boolean =>
  machine.revealed.get(trial) !== machine.revealed.get(before)

function bottom(s: State): number {
  let f = machine.running(s)
  while (machine.below(s, f) >= 0) f = machine.below(s, f)
  return f
}
