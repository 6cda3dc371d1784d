import {
  aegis,
  attackDeclared,
  card,
  curse,
  cursedUnit,
  draw,
  empower,
  endurance,
  flying,
  get,
  getThisTurn,
  have,
  healthOf,
  influenceIn,
  invulnerable,
  kind,
  negative,
  on,
  one,
  playNew,
  plusBoth,
  plusStats,
  plusStrength,
  relic,
  relicWeapon,
  self,
  strengthOf,
  summon,
  that,
  warcry,
  weapon,
  wielder,
  youGet,
  youPlay,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const justiceAttachments: readonly CardDefinition[] = [
  weapon('0-21', 'Mantle of Justice', { cost: 4, influence: 'J', strength: 0, health: 0 }, [
    have(self, plusBoth(influenceIn('justice'))),
  ]),
  weapon('1-125', 'Gilded Glaive', { cost: 3, influence: 'JJ', strength: 2, health: 2 }, [
    empower(getThisTurn(wielder, plusStats(2, 2))),
  ]),
  weapon('1-128', "Elder's Feather", { cost: 1, influence: 'J', strength: 1, health: 0 }, [flying]),
  relic('1-140', 'Paladin Oathbook', { cost: 2, influence: 'J' }, [
    on(
      attackDeclared('you', { that: kind('unit'), exactlyOne: true, onPlayer: true }),
      get(that, plusStats(1, 1)),
    ),
  ]),
  weapon('1-142', 'Crownwatch Longsword', { cost: 2, influence: 'J', strength: 2, health: 2 }),
  weapon('1-148', 'Bronze Cuirass', { cost: 4, influence: 'J', strength: 0, health: 4 }, [summon(draw(1))]),
  weapon('1-162', 'Stalwart Shield', { cost: 4, influence: 'J', strength: 1, health: 3 }, [endurance]),
  relic('1-164', 'Treasury Gate', { cost: 3, influence: 'J' }, [
    on(
      youPlay(kind('relic weapon'), { ordinal: 1 }),
      playNew(card('Minotaur', { strength: strengthOf(that), health: healthOf(that), skillsOf: that })),
    ),
  ]),
  curse('1-165', 'Mark of Shame', { cost: 3, influence: 'J' }, [have(cursedUnit, plusStrength(negative(3)))]),
  relicWeapon('1-166', 'Auric Runehammer', { cost: 4, influence: 'JJ', strength: 4, health: 1 }, [
    summon(youGet(invulnerable, 'this turn')),
  ]),
  weapon('1-170', 'Hammer of Might', { cost: 4, influence: 'J', strength: 3, health: 3 }, [
    summon(getThisTurn(wielder, warcry(3))),
  ]),
  relicWeapon('1-171', 'Mithril Mace', { cost: 5, influence: 'JJ', strength: 3, health: 4 }),
  relicWeapon('1-178', 'Ceremonial Mask', { cost: 6, influence: 'JJ', strength: 4, health: 4 }, [
    summon(getThisTurn(one(yourUnits()), plusStats(4, 4))),
  ]),
  weapon('1-181', 'Valkyrie Wings', { cost: 6, influence: 'JJ', strength: 2, health: 4 }, [flying, aegis]),
  relicWeapon('1-186', 'Sword of the Sky King', { cost: 8, influence: 'JJ', strength: 8, health: 8 }),
]
