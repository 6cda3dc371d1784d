import {
  all,
  amountByDifficulty,
  anyPlayer,
  attack,
  breaches,
  cardsOf,
  castSpell,
  choose,
  costing,
  deck,
  destroy,
  discard,
  discardPile,
  draw,
  everyone,
  exactly,
  focus,
  gain,
  gainCharge,
  gainLife,
  gravehold,
  hand,
  isA,
  least,
  loseCharge,
  minion,
  most,
  nemesis,
  none,
  one,
  onPower,
  ownerOf,
  persistent,
  playerWith,
  power,
  prepped,
  redirect,
  shuffleInto,
  spendAether,
  suffer,
  supply,
  the,
  theNemesis,
  toDiscard,
  under,
  unleash,
  when,
  yourHand,
} from '../../language/builders.ts'
import { forTwoTokens } from '../../language/two-tokens.ts'

export const fungalMesh = nemesis(
  'fungal-mesh',
  { set: 'legacy', life: 70, difficulty: 4 },
  ...forTwoTokens(
    when(none(prepped.ownedBy(everyone)), gravehold(suffer(4))).otherwise(
      anyPlayer(
        choose(one(prepped)).as('spell'),
        under(
          redirect('spell', 'playersOrGravehold'),
          castSpell(the('spell'), { plus: amountByDifficulty({ normal: 0, increased: 1 }) }),
        ),
        when(isA('spell', costing(0)), destroy(the('spell'))),
      ),
    ),
  ),
)

export const cardsOfFungalMesh = cardsOf(
  'fungal-mesh',
  'legacy',

  minion(
    'dominion-spores',
    { tier: 1, life: 6 },
    persistent(anyPlayer(discard(exactly(2, hand.gems)), gainCharge(1), suffer(2))),
  ),
  attack(
    'influence',
    { tier: 1 },
    unleash(2),
    anyPlayer(discard(exactly(2, hand.gems)), focus(least('focusCost', breaches.closed))),
  ),
  power(
    'redirected-power',
    { tier: 1, power: 3 },
    toDiscard(loseCharge(4)),
    onPower(unleash(2), anyPlayer(destroy(one(prepped.costing(0))))),
  ),

  minion('brama-infested', { tier: 2, life: 10 }, persistent(unleash(), theNemesis(gainLife(3)))),
  attack(
    'command',
    { tier: 2 },
    unleash(2),
    anyPlayer(discard(exactly(3, hand.gems)), suffer(2), gain(one(supply.costing({ max: 3 })))),
  ),
  power(
    'deadly-overload',
    { tier: 2, power: 3 },
    toDiscard(spendAether(7)),
    onPower(
      choose(most('cost', prepped.ownedBy(everyone))).as('spell'),
      ownerOf('spell', under(redirect('spell', 'caster'), castSpell(the('spell')))),
    ),
  ),

  attack(
    'domineer',
    { tier: 3 },
    unleash(3),
    playerWith('least', 'life', discard(all(hand)), shuffleInto(deck, all(discardPile)), draw(5)),
  ),
  attack(
    'override',
    { tier: 3 },
    unleash(2),
    playerWith(
      'most',
      { count: breaches.opened },
      discard(all(hand)),
      gain(one(supply.costing({ max: 5 })), yourHand),
    ),
  ),
  minion(
    'psychic-clouds',
    { tier: 3, life: 15 },
    persistent(playerWith('most', { count: prepped }, suffer(4))),
  ),
)
