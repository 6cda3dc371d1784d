import type { State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { library } from '../content.ts'
import type { Ability } from '../language/nodes.ts'
import { skills, warcry } from '../rules/values/skills.ts'
import { healthTotal, strength } from '../rules/values/values.ts'
import { WEIGHTS } from './points.ts'
import { plainWorth } from './units.ts'

const AT_ONCE: readonly string[] = ['summon', 'played']

/** An ability that does nothing yet when its card comes into play. */
const comesLater = (ability: Ability): boolean =>
  ability.op === 'activated' || (ability.op === 'triggered' && !AT_ONCE.includes(ability.on.op))

/** 1: a unit of which nothing more is to be expected, when it is played, than that it stands there. */
export const PLAIN = library.bytes('plainness', ({ kind, abilities }) =>
  kind === 'unit' && abilities.every(comesLater) ? 1 : 0,
)

/** What such a unit brings, less the card in hand that it was. */
export const entering = (s: State, c: Card): number =>
  plainWorth(Math.max(0, strength(s, c)), healthTotal(s, c), skills(s, c)) + 0.7 * warcry(s, c) - WEIGHTS.card
