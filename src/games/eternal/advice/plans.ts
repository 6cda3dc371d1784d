import { optionAt, optionKind } from '../../../kernel/options.ts'
import type { Plans } from '../../../language/advice.ts'
import { declare } from '../rules/battle/attacking.ts'
import { ATTACK } from '../rules/common/options.ts'
import { machine } from '../state.ts'

/** Every unit that can attack does: more than the other side has blockers for, though each alone would be stopped. */
const ALL_OUT = 1

export const plans: Plans = {
  begunBy: (option) => (optionKind(option) === ATTACK ? ALL_OUT : 0),
  follow: (world, _plan, weights) => {
    if (machine.askedOp(world) !== declare) return false
    const n = machine.options(world)
    for (let i = 0; i < n; i++) weights[i] = optionKind(optionAt(i)) === ATTACK ? 1 : 0
    return true
  },
}
