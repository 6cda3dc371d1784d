import {
  costLess,
  deal,
  destroy,
  discardPile,
  draw,
  either,
  hand,
  nextTimeThisTurn,
  play,
  relic,
  self,
  seq,
  union,
  upTo,
} from '../../language/builders.ts'

export const relics = [
  relic('flexing-dagger', 2, play(either(nextTimeThisTurn(costLess(3)), seq(destroy(self), deal(1))))),
  relic('bottled-vortex', 3, play(destroy(self), destroy(upTo(2, union(hand, discardPile))), draw(1))),
]
