import {
  anyPlayer,
  breaches,
  cast,
  deal,
  destroy,
  discard,
  each,
  every,
  focus,
  gainLife,
  given,
  hand,
  is,
  least,
  may,
  one,
  plus,
  spell,
  those,
  upTo,
} from '../../language/builders.ts'

export const spells = [
  spell(
    'amplify-vision',
    4,
    cast(focus(least('focusCost', breaches.closed)), deal(plus(2, given(every(breaches, is('opened')), 1)))),
  ),
  spell('essence-theft', 5, cast(deal(3), may(discard(one(hand))).ifDone(anyPlayer(gainLife(1))))),
  spell('planar-insight', 6, cast(deal(plus(2, each(1, breaches.opened))))),
  spell('consuming-void', 7, cast(destroy(upTo(2, hand)).as('burnt'), deal(each(3, those('burnt'))))),
]
