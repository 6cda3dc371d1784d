import {
  all,
  anotherPlayer,
  anyPlayer,
  attack,
  become,
  cardsOf,
  choose,
  copiesAtMost,
  dealer,
  dealtDamage,
  deck,
  degrade,
  degradeAll,
  destroy,
  destroyed,
  discard,
  discardPile,
  each,
  everyone,
  firstPossible,
  gravehold,
  hand,
  minion,
  most,
  nemesis,
  on,
  one,
  onPower,
  ownerOf,
  persistent,
  place,
  playerWith,
  power,
  rule,
  seq,
  suffer,
  the,
  those,
  topOf,
  union,
  unleash,
} from '../../language/builders.ts'
import { forTwoTokens } from '../../language/two-tokens.ts'

/** A Crystal in hand or in the discard pile, for good. */
const flawACrystal = become(
  one(
    union(
      hand.named('crystal').canBecome('flawed-crystal'),
      discardPile.named('crystal').canBecome('flawed-crystal'),
    ),
  ),
  'flawed-crystal',
)

export const hazeFiend = nemesis(
  'haze-fiend',
  { set: 'legacy', life: 75, difficulty: 5, onlyInCampaign: true },
  ...forTwoTokens(
    firstPossible(
      anyPlayer(flawACrystal, suffer(2)),
      seq(
        become(one(destroyed.named('crystal').canBecome('flawed-crystal')), 'flawed-crystal').as('crystal'),
        ownerOf('crystal', suffer(2)),
      ),
      anyPlayer(suffer(2)),
    ),
  ),
  rule(copiesAtMost('flawed-crystal', 3)),
)

export const cardsOfHazeFiend = cardsOf(
  'haze-fiend',
  'legacy',

  power(
    'debilitating-impact',
    { tier: 1, power: 3 },
    onPower(
      gravehold(suffer(3)),
      choose(most('cost', hand.spells.ownedBy(everyone))).as('card'),
      ownerOf('card', degrade(those('card'))),
    ),
  ),
  attack(
    'fracture',
    { tier: 1 },
    gravehold(suffer(2)),
    playerWith('most', { count: hand.named('crystal') }, flawACrystal),
  ),
  minion(
    'smog-beast',
    { tier: 1, life: 7 },
    persistent(gravehold(suffer(1)), anyPlayer(discard(one(hand.gems)))),
  ),

  attack(
    'poison',
    { tier: 2 },
    anyPlayer(flawACrystal).as('player'),
    anotherPlayer('player', degrade(), suffer(2)),
  ),
  minion(
    'rune-prisoner',
    { tier: 2, life: 7 },
    on(dealtDamage('self', 'player'), dealer(degrade())),
    persistent(gravehold(suffer(3))),
  ),
  minion('smoke-guardian', { tier: 2, life: 11 }, persistent(anyPlayer(degrade()), gravehold(suffer(1)))),

  power(
    'aether-channel',
    { tier: 3, power: 1 },
    onPower(
      playerWith(
        'most',
        { count: discardPile },
        place(all(discardPile.costing(0)), topOf(deck), 'chosen').as('cards'),
      ),
      gravehold(suffer(each(1, those('cards')))),
    ),
  ),
  attack(
    'disintegrate',
    { tier: 3 },
    unleash(),
    gravehold(suffer(3)),
    playerWith('most', { count: hand.costing({ min: 2 }) }, degradeAll(hand.costing({ min: 2 }))),
  ),
  minion(
    'toxic-breath',
    { tier: 3, life: 15 },
    persistent(
      gravehold(suffer(2)),
      choose(most('cost', hand.ownedBy(everyone))).as('card'),
      ownerOf('card', destroy(the('card'))),
    ),
  ),
)
