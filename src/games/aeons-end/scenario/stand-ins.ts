import {
  anyPlayer,
  atLeast,
  attack,
  bottomOf,
  breaches,
  cardsOf,
  cast,
  count,
  deal,
  define,
  destroy,
  either,
  exactly,
  focus,
  fromSet,
  gainAether,
  gainLife,
  gem,
  given,
  gravehold,
  hand,
  immediately,
  minion,
  nemesis,
  one,
  onPower,
  onUnleash,
  perform,
  persistent,
  place,
  play,
  plus,
  power,
  prepped,
  prepRule,
  relic,
  resolve,
  side,
  sideDeck,
  spell,
  spendAether,
  strike,
  suffer,
  the,
  toDiscard,
  top,
  unleash,
} from '../language/builders.ts'

/*
 * Plain things for scenarios: they stand for any card or nemesis, and no game is dealt with them. Some show
 * a rule that no card of these sets uses, or have the numbers of a worked example of another edition.
 */

export const standInPlayerCards = fromSet(
  'base',

  gem('plain-gem', 4, play(gainAether(2))),
  relic('focusing-relic', 3, play(focus(one(breaches.closed)))),
  relic('three-ways', 3, play(either(gainAether(1), destroy(one(hand.gems)), gravehold(gainLife(1))))),
  spell('plain-spell', 2, cast(deal(2))),
  spell('dear-spell', 5, cast(deal(4))),
  spell('one-link', 3, prepRule({ link: true }), cast(deal(2))),
  spell('other-link', 3, prepRule({ link: true }), cast(deal(3))),
  spell('two-blows', 4, cast(deal(2), deal(1))),
  spell('crowded-spell', 4, cast(deal(plus(2, given(atLeast(count(prepped), 2), 1))))),
)

export const standInCards = [
  ...cardsOf(
    'stand-in',
    'base',

    minion('plain-minion', { tier: 1, life: 1 }),
    attack('plain-attack', { tier: 1 }),
    attack('unleashing-attack', { tier: 1 }, unleash()),
    attack('burning-attack', { tier: 1 }, anyPlayer(destroy(exactly(5, hand)))),
    minion('biting-minion', { tier: 1, life: 3 }, persistent(anyPlayer(suffer(2)))),
    minion('digging-minion', { tier: 1, life: 4 }, persistent(gravehold(suffer(2)))),
    power('plain-power', { tier: 1, power: 2 }, toDiscard(spendAether(4)), onPower(gravehold(suffer(4)))),
  ),
  ...cardsOf(
    'assisted-nemesis',
    'base',

    minion(
      'assisted-minion',
      { tier: 1, life: 8 },
      immediately(perform('assist')),
      persistent(gravehold(suffer(1))),
    ),
    strike('assist-card', anyPlayer(gainLife(2))),
  ),
]

export const standInNemeses = [
  nemesis('quiet-nemesis', { set: 'base', life: 70, difficulty: 1 }),
  nemesis('harsh-nemesis', { set: 'base', life: 70, difficulty: 1 }, onUnleash(gravehold(suffer(1)))),
  nemesis(
    'assisted-nemesis',
    { set: 'base', life: 99, difficulty: 10 },
    sideDeck('assist'),
    onUnleash(gravehold(suffer(3))),
    define(
      'assist',
      resolve(top(1, side('assist'))).as('card'),
      place(the('card'), bottomOf(side('assist'))),
    ),
  ),
]
