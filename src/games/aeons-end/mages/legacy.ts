import { growing, plainMat } from '../growth/mats.ts'
import {
  anotherPlayer,
  anyAlly,
  anyPlayer,
  breaches,
  castSpell,
  choose,
  dealDivided,
  discard,
  discardPile,
  draw,
  everyone,
  focus,
  fromSet,
  gainLife,
  gravehold,
  hand,
  may,
  nemesisDeck,
  one,
  prep,
  prepped,
  repeat,
  reveal,
  the,
  those,
  toHand,
  top,
  upTo,
} from '../language/builders.ts'

/** The mats of the mages that grow in the Legacy campaign. */
export const mats = fromSet(
  'legacy',
  plainMat,
  ...growing('masons-vow', { base: [gravehold(gainLife(6))], deep: [gravehold(gainLife(8))] }),
  ...growing('mending-breath', {
    base: [anyPlayer(gainLife(4))],
    deep: [anyPlayer(gainLife(4)).as('player'), anotherPlayer('player', gainLife(1))],
  }),
  ...growing('shared-memory', {
    base: [anyAlly(draw(4))],
    deep: [anyAlly(draw(4), may(prep(one(hand.spells))))],
  }),
  ...growing('doubled-echo', {
    base: [castSpell(one(prepped), { stay: true }).as('spell'), castSpell(the('spell'))],
    deep: [castSpell(one(prepped.ownedBy(everyone)), { stay: true }).as('spell'), castSpell(the('spell'))],
  }),
  ...growing('steady-hands', {
    base: [anyPlayer(choose(one(breaches.closed)).as('breach'), repeat(3, focus(the('breach'))))],
    deep: [
      anyPlayer(
        choose(one(breaches.closed)).as('breach'),
        repeat(4, focus(the('breach'))),
        may(prep(one(hand.spells))),
      ),
    ],
  }),
  ...growing('averted-fate', {
    base: [discard(top(1, nemesisDeck))],
    deep: [reveal(top(2, nemesisDeck)).as('cards'), discard(one(those('cards')))],
  }),
  ...growing('gathered-remnants', {
    base: [toHand(upTo(2, discardPile))],
    deep: [anyPlayer(toHand(upTo(2, discardPile)))],
  }),
  ...growing('scattered-stars', { base: [dealDivided(6)], deep: [dealDivided(8)] }),
)
