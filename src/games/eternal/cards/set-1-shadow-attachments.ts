import {
  activated,
  card,
  curse,
  cursedRelic,
  cursedUnit,
  deadly,
  discard,
  each,
  endOfTurn,
  get,
  hand,
  have,
  infiltrate,
  inVoid,
  kind,
  lifesteal,
  on,
  pay,
  playNew,
  plusStrength,
  quickdraw,
  relicWeapon,
  rule,
  self,
  stays,
  summon,
  ultimate,
  weapon,
  youGet,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const shadowAttachments: readonly CardDefinition[] = [
  weapon('1-263', 'Venomfang Dagger', { cost: 2, influence: 'S', strength: 1, health: 1 }, [deadly]),
  weapon('1-266', 'Blackguard Sidearm', { cost: 3, influence: 'S', strength: 2, health: 1 }, [quickdraw]),
  relicWeapon('1-275', 'Lifedrinker', { cost: 3, influence: 'S', strength: 2, health: 2 }, [
    summon(youGet(lifesteal, 'this turn')),
  ]),
  weapon('1-282', "Beastcaller's Amulet", { cost: 3, influence: 'S', strength: 1, health: 0 }, [
    infiltrate(playNew(card('Direwood Beast'))),
  ]),
  weapon('1-285', 'Lethrai Falchion', { cost: 4, influence: 'SS', strength: 4, health: 1 }, [lifesteal]),
  relicWeapon('1-294', 'Oblivion Spike', { cost: 5, influence: 'SS', strength: 0, health: 5 }, [
    have(self, plusStrength(each(1, inVoid('you', kind('unit'))))),
  ]),
  cursedRelic('1-306', "Azindel's Gift", { cost: 7, influence: 'SSS' }, [
    on(endOfTurn('cursed'), discard(hand('enemy'))),
  ]),
  curse('1-308', 'Touch of the Umbren', { cost: 8, influence: 'SS' }, [
    lifesteal,
    have(cursedUnit, stays.controlled),
  ]),
  relicWeapon('1-309', 'The Last Word', { cost: 9, influence: 'SSS', strength: 1, health: 1 }, [
    deadly,
    quickdraw,
    ultimate(activated([pay(9)], get(self, rule('deadly to players')))),
  ]),
]
