import { Pool } from '../../../../kernel/block.ts'
import type { State } from '../../../../kernel/state.ts'
import { schema } from '../../state.ts'

/** What is foreseen is worked out again with every decision: copies that were tried out are used again. */
const copies = new Pool(schema)

/** Tries something out on a copy of the table, which nobody may keep. */
export function onCopy<T>(s: State, tried: (trial: State) => T): T {
  const trial = copies.copy(s)
  try {
    return tried(trial)
  } finally {
    copies.giveBack(trial)
  }
}
