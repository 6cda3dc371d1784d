import { NO_OPTION } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import { steps } from '../../engine.ts'
import { become, destroy, discard, draw, reveal, shuffle, toBottom, toTop } from '../../rules/cards.ts'
import { emitTokens, HURT_TOKEN, WHOLE_TOKEN } from '../../rules/damage.ts'
import { checkMat } from '../../rules/end.ts'
import { gained } from '../../rules/gaining.ts'
import { cannotGain } from '../../rules/modifiers.ts'
import {
  CHOSEN,
  deckOf,
  discardOf,
  handOf,
  machine,
  setMark,
  tokensHurt,
  tokensWhole,
  zones,
} from '../../state.ts'
import { amount, each, op } from './instruction.ts'
import { AT_BOTTOM, ON_TOP } from './options.ts'

export const DRAW = op('draw', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) draw(s, s[f + SUBJECT]!, amount(s, f, n))
})

// From here on operand a is the local with the set.

export const DISCARD = each('discard', (s, c, f) => {
  if (c === WHOLE_TOKEN) tokensWhole.add(s, -1)
  else if (c === HURT_TOKEN) tokensHurt.add(s, -1)
  else {
    discard(s, c)
    return
  }
  emitTokens(s, -1, f)
})
export const DESTROY = each('destroy', (s, c) => {
  destroy(s, c)
})
export const TO_HAND = each('to hand', (s, c, f, local) => {
  if (s[f + local] !== NONE) toBottom(s, c, handOf(s[f + local]!))
})
/** For good. */
export const BECOME = each('become another card', (s, c, _f, def) => {
  become(s, c, def)
})
export const REVEAL = each('reveal', (s, c) => {
  reveal(s, c)
})
export const MARK_CHOSEN = each('mark as chosen', (s, c) => {
  setMark(s, c, CHOSEN)
})
/** On top of a zone: the first of the set ends on top. A pile may have run dry, W07. */
export const PLACE_TOP = op('place on top', (s, f, set, zone) => {
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) toTop(s, steps.thing(s, f, set, i), zone)
  checkMat(s)
})
/** T12: on top or at the bottom, whichever the reader of the text prefers. */
export const TOP_OR_BOTTOM = machine.question('top or bottom', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, set, zone) {
    if (steps.size(s, f, set) === 0) return
    const card = steps.thing(s, f, set, 0)
    option(ON_TOP, card)
    // Where no other card lies, top and bottom are the same place.
    const others = zones.count(s, zone) - (zones.of(s, card) === zone ? 1 : 0)
    if (others > 0) option(AT_BOTTOM, card)
  },
  settle(s, _f, chosen, _set, zone) {
    if (chosen === NO_OPTION) return
    if (optionKind(chosen) === ON_TOP) toTop(s, optionFirst(chosen), zone)
    else toBottom(s, optionFirst(chosen), zone)
  },
})
/** T06: without a card nothing is shuffled, unless the text always shuffles. */
export const SHUFFLE_INTO = op('shuffle into', (s, f, set, zone, always) => {
  for (let i = 0; i < steps.size(s, f, set); i++) toBottom(s, steps.thing(s, f, set, i), zone)
  if (always === 1 || steps.size(s, f, set) > 0) shuffle(s, zone)
})
export const SHUFFLE_INTO_DECK = op('shuffle into a deck', (s, f, set, local, always) => {
  const p = s[f + local]!
  if (p === NONE) return
  for (let i = 0; i < steps.size(s, f, set); i++) toBottom(s, steps.thing(s, f, set, i), deckOf(p))
  if (always === 1 || steps.size(s, f, set) > 0) shuffle(s, deckOf(p))
})
export const PLACE_BOTTOM = each('place at the bottom', (s, c, _f, zone) => {
  toBottom(s, c, zone)
})
/** Zones of a player in a local: deck (0), discard pile (1), hand (2). */
const zoneOf = (p: number, which: number): number =>
  which === 0 ? deckOf(p) : which === 1 ? discardOf(p) : handOf(p)
export const PLACE_WITH = op('place with a player', (s, f, set, local, which) => {
  const p = s[f + local]!
  if (p === NONE) return
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) {
    const c = steps.thing(s, f, set, i)
    if ((which & 4) !== 0) toBottom(s, c, zoneOf(p, which & 3))
    else toTop(s, c, zoneOf(p, which & 3))
  }
})
export const SHUFFLE = op('shuffle', (s, _f, zone) => {
  shuffle(s, zone)
})
export const SHUFFLE_DECK_OF = op('shuffle a deck', (s, f, local) => {
  if (s[f + local] !== NONE) shuffle(s, deckOf(s[f + local]!))
})
/** Gains each card of the set; operand b says where to: -1 the usual place, else as PLACE_WITH. */
export const GAIN = op('gain', (s, f, set, where, local) => {
  const p = s[f + SUBJECT]!
  if (p === NONE) return
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const c = steps.thing(s, f, set, i)
    if (cannotGain(s, c)) continue
    gained(s, p, c, where < 0 ? discardOf(p) : zoneOf(s[f + local]!, where))
  }
})
