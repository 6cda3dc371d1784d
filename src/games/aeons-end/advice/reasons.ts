import { optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import type { State } from '../../../kernel/state.ts'
import { GEM, RELIC, typeOf } from '../content.ts'
import { TARGET } from '../language/instructions/options.ts'
import { CAST_SPELL } from '../rules/casting.ts'
import { THE_NEMESIS } from '../rules/damage.ts'
import * as main from '../rules/main-phase.ts'
import { CARDS, defOf, IN_PLAY, machine, zones } from '../state.ts'

/** Why a sound player does something; said in words by `text/words/reasons.ts`. */
export type Reason =
  | 'play'
  | 'prep'
  | 'cast'
  | 'gem'
  | 'relic'
  | 'spell'
  | 'charge'
  | 'focus'
  | 'open'
  | 'ability'
  | 'power'
  | 'end'
  | 'minion'
  | 'nemesis'
  | 'choice'

const BY_KIND: Readonly<Record<number, Reason>> = {
  [main.PLAY_CARD]: 'play',
  [main.PREP_SPELL]: 'prep',
  [CAST_SPELL]: 'cast',
  [main.GAIN_CHARGE]: 'charge',
  [main.FOCUS_BREACH]: 'focus',
  [main.OPEN_BREACH]: 'open',
  [main.USE_ABILITY]: 'ability',
  [main.TO_DISCARD]: 'power',
  [main.END_MAIN]: 'end',
}

export function reason(s: State, i: number): Reason {
  machine.options(s)
  const o = optionAt(i)
  const x = optionFirst(o)
  if (optionKind(o) === main.GAIN_CARD) return bought(s, x)
  if (optionKind(o) === TARGET && x === THE_NEMESIS) return 'nemesis'
  if (optionKind(o) === TARGET && x < CARDS && zones.of(s, x) === IN_PLAY) return 'minion'
  return BY_KIND[optionKind(o)] ?? 'choice'
}

function bought(s: State, c: number): Reason {
  const type = typeOf[defOf(s, c)]
  return type === GEM ? 'gem' : type === RELIC ? 'relic' : 'spell'
}
