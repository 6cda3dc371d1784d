import { NO_OPTION } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionSecond } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../../language/assembler.ts'
import { steps } from '../../engine.ts'
import { destroyBreach, focus, gainSigil, offerPreps, prep } from '../../rules/breaches.ts'
import { toBottom } from '../../rules/cards.ts'
import { castSpell } from '../../rules/casting.ts'
import { playCard } from '../../rules/main-phase.ts'
import { discardOf, handOf, isBreachZone, machine, playAreaOf, type State, zones } from '../../state.ts'
import { amount, each, op } from './instruction.ts'
import { NO_BREACH, PREP_NOW } from './options.ts'

export const PREP = machine.question('prep a spell', {
  seat: (s, f) => s[f + SUBJECT]!,
  enumerate(s, f, set, anyState, optional) {
    const p = s[f + SUBJECT]!
    if (p === NONE) return
    offerFrom(s, f, set, p, anyState === 1)
    if (optional === 1) option(PREP_NOW, 0, NO_BREACH)
  },
  settle(s, _f, chosen) {
    if (chosen !== NO_OPTION && optionSecond(chosen) !== NO_BREACH)
      prep(s, optionFirst(chosen), optionSecond(chosen))
  },
})

/** Zones a spell may be prepped from: hand (0) or discard pile (1) of the player. */
function offerFrom(s: State, _f: number, which: number, p: number, anyState: boolean): void {
  offerPreps(s, p, which === 0 ? handOf(p) : discardOf(p), PREP_NOW, anyState)
}

/** On a text of the nemesis it is the player at hand who casts. */
export const CAST_SPELL = op('cast', (s, f, set, plus, stay) => {
  const caster = s[f + YOU] === NONE ? s[f + SUBJECT]! : s[f + YOU]!
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) {
    const c = steps.thing(s, f, set, i)
    if (isBreachZone(zones.of(s, c))) castSpell(s, caster, c, amount(s, f, plus), stay === 1)
  }
})
export const PLAY = op('play', (s, f, set) => {
  const p = s[f + YOU]!
  if (steps.size(s, f, set) === 0) return
  const c = steps.thing(s, f, set, 0)
  if (zones.of(s, c) === handOf(p)) toBottom(s, c, playAreaOf(p))
  playCard(s, p, c)
})

export const FOCUS = each('focus', (s, b) => {
  focus(s, b)
})
export const DESTROY_BREACH = each('destroy a breach', (s, b, _f, toHand) => {
  destroyBreach(s, b, toHand === 1)
})
export const GAIN_SIGIL = each('gain a sigil breach', (s, b) => {
  gainSigil(s, b)
})
