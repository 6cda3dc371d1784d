import {
  anyPlayer,
  attack,
  breaches,
  cardsOf,
  choose,
  destroy,
  discard,
  everyone,
  exactly,
  gravehold,
  hand,
  insteadOfEmptyDraw,
  loseGame,
  minion,
  most,
  nemesis,
  one,
  onPower,
  onUnleash,
  ownerOf,
  persistent,
  playerWith,
  power,
  prepped,
  rule,
  spendAether,
  suffer,
  the,
  toDiscard,
  together,
  unleash,
} from '../../language/builders.ts'

export const bladius = nemesis(
  'bladius',
  { set: 'legacy', life: 40, increasedLife: 90, difficulty: 1 },
  onUnleash(playerWith('least', { count: breaches.opened }, suffer(2))),
  rule(insteadOfEmptyDraw(loseGame())),
)

export const cardsOfBladius = cardsOf(
  'bladius',
  'legacy',

  attack('lunge', { tier: 1 }, gravehold(suffer(4)), anyPlayer(discard(one(hand)))),
  attack('parry', { tier: 1 }, gravehold(suffer(2)), anyPlayer(discard(one(prepped)))),
  minion('vile-impaler', { tier: 1, life: 5 }, persistent(unleash())),

  minion('hate-hound', { tier: 2, life: 7 }, persistent(gravehold(suffer(3)))),
  attack('riposte', { tier: 2 }, unleash(), together('players', discard(exactly(3, hand)))),
  minion('voracious-corroders', { tier: 2, life: 9 }, persistent(gravehold(suffer(2)))),

  power(
    'fleche',
    { tier: 3, power: 2 },
    onPower(
      unleash(2),
      choose(most('cost', prepped.ownedBy(everyone))).as('spell'),
      ownerOf('spell', discard(the('spell'))),
    ),
  ),
  power('flying-guillotine', { tier: 3, power: 2 }, toDiscard(spendAether(8)), onPower(gravehold(suffer(6)))),
  minion(
    'iron-charger',
    { tier: 3, life: 13 },
    persistent(anyPlayer(destroy(one(prepped)), discard(one(hand)))),
  ),
)
