import { optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import type { State } from '../../../kernel/state.ts'
import { DONE } from '../../../language/compiler/steps.ts'
import { isSpell, KIND, POWER_KIND, UNIT } from '../content.ts'
import * as kinds from '../rules/common/options.ts'
import { def, machine } from '../state.ts'

/** Why a sound player does something; said in words by `text/words/reasons.ts`. */
export type Reason =
  | 'power'
  | 'unit'
  | 'spell'
  | 'attachment'
  | 'activate'
  | 'attack'
  | 'commit'
  | 'end'
  | 'pass'
  | 'block'
  | 'no block'
  | 'keep'
  | 'redraw'
  | 'choice'

const BY_KIND: Readonly<Record<number, Reason>> = {
  [kinds.ACTIVATE]: 'activate',
  [kinds.KILLER_ATTACK]: 'attack',
  [kinds.AVATAR_ATTACK]: 'attack',
  [kinds.ATTACK]: 'attack',
  [kinds.COMMIT]: 'commit',
  [kinds.END_TURN]: 'end',
  [kinds.PASS]: 'pass',
  [kinds.PASS_TURN]: 'pass',
  [kinds.BLOCK]: 'block',
  [kinds.KEEP]: 'keep',
  [kinds.REDRAW]: 'redraw',
  [DONE]: 'no block',
}

export function reason(s: State, i: number): Reason {
  machine.options(s)
  const o = optionAt(i)
  const kind = optionKind(o)
  if (kind === kinds.PLAY) return played(def.get(s, optionFirst(o)))
  if (kind === DONE && optionKind(optionAt(0)) !== kinds.BLOCK) return 'choice'
  return BY_KIND[kind] ?? 'choice'
}

function played(d: number): Reason {
  if (KIND[d] === POWER_KIND) return 'power'
  if (KIND[d] === UNIT) return 'unit'
  return isSpell(d) ? 'spell' : 'attachment'
}
