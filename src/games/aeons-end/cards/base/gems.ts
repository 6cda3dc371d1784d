import {
  anyAlly,
  aSpell,
  discard,
  draw,
  gainAether,
  gem,
  hand,
  may,
  one,
  play,
} from '../../language/builders.ts'

export const gems = [
  gem('jade', 2, play(gainAether(2))),
  gem('searing-ruby', 4, play(gainAether(2), gainAether(1, { only: aSpell }))),
  gem('burning-opal', 5, play(gainAether(3), may(discard(one(hand))).ifDone(anyAlly(draw(1))))),
]
