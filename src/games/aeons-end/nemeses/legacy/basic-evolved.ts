import {
  anyPlayer,
  anyShields,
  atLeast,
  attack,
  destroy,
  discard,
  each,
  either,
  exactly,
  fromSet,
  gainCharge,
  gainShields,
  gravehold,
  hand,
  insteadOf,
  lifeOf,
  loseCharge,
  minion,
  most,
  one,
  onPower,
  persistent,
  playerWith,
  plus,
  power,
  prepped,
  rule,
  seq,
  shields,
  spendAether,
  suffer,
  thisMinion,
  toDiscard,
  together,
  turnDiscard,
  unleash,
  when,
} from '../../language/builders.ts'
import {
  annihilation,
  cocoon,
  decay,
  drain,
  extract,
  hunt,
  offer,
  spectre,
  storm,
  thresher,
} from '../../language/evolving.ts'

/*
 * What the basic cards of the campaign evolve into, one for each. Thirteen are known; the numbers of the other nine
 * (docs/legacy-nemeses.md) are our own.
 */
export const basicEvolved = fromSet(
  'legacy',

  insteadOf(
    'ambush',
    attack('waylay', { tier: 1 }, unleash(2), gravehold(suffer(each(1, turnDiscard.playerCards)))),
  ),
  insteadOf('conduct', attack('disrupt', { tier: 1 }, unleash(), anyPlayer(suffer(4), gainCharge(2)))),
  insteadOf(
    'creeping-curse',
    power(
      'calamitous-bane',
      { tier: 1, power: 3 },
      toDiscard(discard(one(hand.costing({ min: 3 })))),
      onPower(unleash(), anyPlayer(suffer(3)), together('players', discard(exactly(3, hand)))),
    ),
  ),
  insteadOf('daze', attack('paralyze', { tier: 1 }, unleash(), playerWith('least', 'life', suffer(2)))),
  insteadOf(
    'endless-chasm',
    power(
      'unforeseen-collapse',
      { tier: 1, power: 2 },
      onPower(unleash(2), anyPlayer(discard(most('cost', prepped)))),
    ),
  ),
  insteadOf('aether-extract', extract('aether-leech', 2)),
  insteadOf(
    'ravenous-leviathan',
    minion(
      'skybound-leviathan',
      { tier: 1, life: 9 },
      persistent(gravehold(suffer(2)), anyPlayer(discard(one(hand)))),
    ),
  ),
  insteadOf('spine-thresher', thresher('spine-reaper', { life: 2, shields: 4, damage: 2 })),

  insteadOf('caustic-cocoon', cocoon('caustic-imago', 11, 2)),
  insteadOf(
    'sap',
    attack('reap', { tier: 2 }, unleash(2), playerWith('most', 'charges', either(loseCharge(3), suffer(3)))),
  ),
  insteadOf(
    'tremor',
    power(
      'crushing-wave',
      { tier: 2, power: 2 },
      toDiscard(spendAether(8)),
      onPower(
        unleash(2),
        when(atLeast(lifeOf('gravehold'), 15), gravehold(suffer(6))).otherwise(anyPlayer(suffer(4))),
      ),
    ),
  ),
  insteadOf('drain', drain('deplete', 3)),
  insteadOf(
    'humming-hive',
    minion(
      'humming-drones',
      { tier: 2, life: 9, shields: 2 },
      rule(anyShields),
      persistent(thisMinion(gainShields(1)), anyPlayer(suffer(shields))),
    ),
  ),
  insteadOf('hunted', hunt('cornered', 2)),
  insteadOf('tempting-offer', offer('dark-bond', { power: 2, price: 8, damage: 4 })),

  insteadOf('annihilate', annihilation('eradicate', 3)),
  insteadOf(
    'facet-ogre',
    minion(
      'facet-juggernaut',
      { tier: 3, life: 1, shields: 5 },
      persistent(gravehold(suffer(plus(1, shields)))),
    ),
  ),
  insteadOf('flash-of-decay', decay('blaze-of-decay', 1)),
  insteadOf('gathering-storm', storm('breaking-storm', 9, 5)),
  insteadOf('maddening-spectre', spectre('maddening-eidolon', 4)),
  insteadOf(
    'scatter',
    attack('dissolve', { tier: 3 }, unleash(2), anyPlayer(destroy(most('cost', hand, 2)))),
  ),
  insteadOf(
    'suffocate',
    attack(
      'smother',
      { tier: 3 },
      either(seq(unleash(3), anyPlayer(suffer(1))), seq(gravehold(suffer(4)), anyPlayer(suffer(4)))),
    ),
  ),
)
