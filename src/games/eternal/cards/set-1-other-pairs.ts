import {
  aegis,
  attacks,
  charge,
  deal,
  doubleDamage,
  each,
  eachPlayer,
  gainMaxPower,
  get,
  getThisTurn,
  goesToVoid,
  have,
  having,
  kind,
  lifesteal,
  on,
  other,
  overwhelm,
  plusMaxPower,
  plusStats,
  self,
  summon,
  union,
  unit,
  units,
  you,
  youPlay,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

/** The five pairs of factions that have one card each in this set. */
export const otherPairCards: readonly CardDefinition[] = [
  unit(
    '1-518',
    'Azindel, the Wayfinder',
    { cost: 4, influence: 'TTSS', strength: 0, health: 5, types: ['mystic', 'hero'] },
    [have(you, plusMaxPower(1)), on(goesToVoid(kind('unit'), { other: true }), gainMaxPower(1))],
  ),
  unit(
    '1-519',
    'Rilgon, Hooru Operative',
    { cost: 4, influence: 'JJPP', strength: 2, health: 4, types: ['unseen', 'hero'] },
    [
      on(youPlay(kind('any weapon'), { onThis: true }), get(self, aegis)),
      on(youPlay(kind('any spell')), getThisTurn(self, doubleDamage)),
    ],
  ),
  unit(
    '1-520',
    'Arcanum Monitor',
    { cost: 4, influence: 'FFTT', strength: 1, health: 1, types: ['sentinel'] },
    [
      overwhelm,
      have(self, plusStats(each(1, yourUnits(other)), each(1, yourUnits(other)))),
      have(yourUnits(other), plusStats(1, 1)),
    ],
  ),
  unit('1-521', 'Oathbreaker', { cost: 5, influence: 'JJSS', strength: 4, health: 4, types: ['paladin'] }, [
    lifesteal,
    on(attacks, get(yourUnits(having(lifesteal)), plusStats(1, 1))),
  ]),
  unit(
    '1-522',
    'Alpine Tracker',
    { cost: 4, influence: 'FFPP', strength: 3, health: 3, types: ['gunslinger'] },
    [charge, summon(deal(1, union(units(other), eachPlayer)))],
  ),
]
