import { emit } from '../../../kernel/events.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/compiler/steps.ts'
import { castText, LENDING, openedTexts, spansTwo } from '../content.ts'
import { assembler } from '../engine.ts'
import {
  active,
  BREACH_BONUS_AT_DAMAGE,
  BREACHES,
  breachOfZone,
  breachStage,
  defOf,
  dirty,
  discardOf,
  LENDS,
  LENT,
  machine,
  plays,
  preppedIn,
  type State,
  TURN_TRACES,
  zones,
} from '../state.ts'
import { castBonus, isOpened, mustBeCast } from './breaches.ts'
import { toTop } from './cards.ts'
import { SPELL_CAST } from './events.ts'

export const CAST_SPELL = FIRST_GAME_OPTION
export const END_CASTING = FIRST_GAME_OPTION + 1

/** Locals of a running cast: damage added by breach or card, whether it was dealt, and from where it is cast. */
export const BONUS = SELF + 1
export const DEALT = SELF + 2
export const CAST_FROM = SELF + 3

const breachBonus = (s: State, def: number, b: number): number =>
  castBonus(s, b) + (spansTwo[def] === 1 ? castBonus(s, b + 1) : 0)

/** What the running cast adds to its damage; 0 for damage that no cast deals. */
export function addedDamage(s: State, f: number): number {
  const bonus = s[f + BONUS]!
  if (bonus < 0) return 0
  const b = s[f + CAST_FROM]!
  return b >= 0 && plays(s, BREACH_BONUS_AT_DAMAGE)
    ? bonus + breachBonus(s, defOf(s, s[f + SELF]!), b)
    : bonus
}

/** LP7: once per turn an opened breach lets an ally focus, after the text of the spell that was cast from it. */
function lend(s: State, caster: number, b: number): void {
  if ((breachStage.get(s, b) & (LENDS | LENT)) !== LENDS || !isOpened(s, b)) return
  breachStage.set(s, b, breachStage.get(s, b) | LENT)
  dirty.set(s, dirty.get(s) | TURN_TRACES)
  assembler.start(s, openedTexts[LENDING]!, caster, caster, NONE)
}

/** R116: the spell goes to the pile of who had it prepped, then its text resolves with the caster as "you". */
export function castSpell(s: State, caster: number, c: number, plus: number, stay: boolean): void {
  const b = breachOfZone(zones.of(s, c))
  const def = defOf(s, c)
  // B02: the breach counts as it is at this moment. B16: both breaches of a wide spell.
  const bonus = plus + (plays(s, BREACH_BONUS_AT_DAMAGE) ? 0 : breachBonus(s, def, b))
  emit(s, SPELL_CAST, caster, c, b)
  if (!stay) toTop(s, c, discardOf(b >> 2))
  lend(s, caster, b)
  const f = assembler.start(s, castText[def]!, caster, caster, c)
  s[f + BONUS] = bonus
  s[f + DEALT] = 0
  s[f + CAST_FROM] = b
}

/** R113 to R115: cast in any order; what lies in a closed breach must be cast before the phase can end. */
export const castingPhase = machine.question('casting phase', {
  seat: (s) => active.get(s),
  enumerate(s) {
    const p = active.get(s)
    let forced = false
    for (let k = 0; k < BREACHES; k++) {
      const b = p * BREACHES + k
      const first = zones.first(s, preppedIn(b))
      for (let c = first; c !== NONE; c = zones.after(s, c)) {
        // Of two equal spells in one breach it is no matter which.
        if (c === first || defOf(s, c) !== defOf(s, first)) option(CAST_SPELL, c, b)
        if (mustBeCast(s, b, c)) forced = true
      }
    }
    if (!forced) option(END_CASTING)
  },
  settle(s, f, chosen) {
    if (optionKind(chosen) === END_CASTING) return
    s[f] = s[f]! - 1
    castSpell(s, active.get(s), optionFirst(chosen), 0, false)
  },
})
