import {
  anyAlly,
  anyPlayer,
  breaches,
  castSpell,
  deck,
  destroy,
  differentPlayers,
  discardPile,
  draw,
  either,
  everyone,
  focus,
  fromSet,
  gain,
  gainAether,
  gainCharge,
  gainToken,
  hand,
  least,
  loseToken,
  may,
  minionsNotSilenced,
  one,
  open,
  play,
  prep,
  prepped,
  prepWithAnyPlayer,
  relic,
  reveal,
  silence,
  supply,
  the,
  top,
} from '../../language/builders.ts'

export const relics = fromSet(
  'legacy',

  relic('brane-knife', 3, play(gainCharge(1), anyAlly(focus(least('focusCost', breaches.closed))))),
  relic('geophage', 3, play(gainAether(1), may(destroy(one(hand.gems))))),
  relic(
    'neural-wreath',
    4,
    play(focus(one(breaches.ownedBy(everyone).closed)), anyPlayer(may(prep(one(hand.spells))))),
  ),
  relic(
    'prophetic-lens',
    4,
    play(gainCharge(1), reveal(top(1, deck)).as('card'), either(destroy(the('card')), gainAether(1))),
  ),
  relic(
    'voltaic-relay',
    4,
    play(
      anyPlayer(
        gainToken('pulse', 3, 'subject'),
        may(loseToken('pulse', 1, 'subject')).ifDone(destroy(one(hand))),
      ),
    ),
  ),
  relic(
    'infernal-mirror',
    5,
    play(
      anyAlly(gainCharge(1)),
      anyPlayer(gainToken('pulse', 2, 'subject')),
      may(loseToken('pulse', 2, 'you')).ifDone(castSpell(one(prepped.ownedBy(everyone)), { plus: 1 })),
    ),
  ),
  relic(
    'void-mill',
    5,
    play(
      focus(one(breaches.ownedBy(everyone).closed)),
      differentPlayers(2, may(destroy(top(1, discardPile)))),
    ),
  ),
  relic('ethereal-hand', 6, play(anyAlly(draw(2)))),
  relic('reality-stabilizer', 6, play(gainCharge(2), silence(one(minionsNotSilenced)))),
  relic(
    'adrenal-batteries',
    7,
    play(
      gainToken('pulse', 2, 'you'),
      may(loseToken('pulse', 4, 'you')).ifDone(
        open(one(breaches.ownedBy(everyone).closed)),
        gain(one(supply.spells.costing({ max: 5 }))).as('spell'),
        prepWithAnyPlayer('spell'),
      ),
    ),
  ),
)
