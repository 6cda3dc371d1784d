import { NO_OPTION } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionSecond } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import { steps } from '../../engine.ts'
import {
  destroyBreach,
  focus,
  gainSigil,
  isClosed,
  isOpened,
  mayPrep,
  offerPreps,
  open,
  prep,
} from '../../rules/breaches.ts'
import { toBottom } from '../../rules/cards.ts'
import { castSpell } from '../../rules/casting.ts'
import { playCard } from '../../rules/main-phase.ts'
import {
  BREACHES,
  defOf,
  discardOf,
  handOf,
  isBreachZone,
  machine,
  playAreaOf,
  playerCount,
  zones,
} from '../../state.ts'
import { amount, each, op } from './instruction.ts'
import { NO_BREACH, PREP_NOW } from './options.ts'

export const PREP = machine.question('prep a spell', {
  seat: (s, f) => s[f + SUBJECT]!,
  enumerate(s, f, set, how, optional) {
    const p = s[f + SUBJECT]!
    if (p === NONE) return
    offerPreps(s, p, set === 0 ? handOf(p) : discardOf(p), PREP_NOW, how)
    if (optional === 1) option(PREP_NOW, 0, NO_BREACH)
  },
  settle(s, f, chosen) {
    if (chosen !== NO_OPTION && optionSecond(chosen) !== NO_BREACH)
      prep(s, optionFirst(chosen), optionSecond(chosen), s[f + SUBJECT]!)
  },
})

/** A given spell, to an opened breach of any player that has room for it. */
export const PREP_ELSEWHERE = machine.question('prep with any player', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, set) {
    if (steps.size(s, f, set) === 0) return
    const c = steps.thing(s, f, set, 0)
    for (let b = 0; b < playerCount.get(s) * BREACHES; b++)
      if (isOpened(s, b) && mayPrep(s, defOf(s, c), b, false)) option(PREP_NOW, c, b)
  },
  settle(s, f, chosen) {
    if (chosen !== NO_OPTION) prep(s, optionFirst(chosen), optionSecond(chosen), s[f + YOU]!)
  },
})

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
export const OPEN = each('open', (s, b) => {
  if (isClosed(s, b)) open(s, b)
})
export const DESTROY_BREACH = each('destroy a breach', (s, b, _f, toHand) => {
  destroyBreach(s, b, toHand === 1)
})
export const GAIN_SIGIL = each('gain a sigil breach', (s, b) => {
  gainSigil(s, b)
})
