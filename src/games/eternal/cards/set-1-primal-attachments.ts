import {
  activated,
  curse,
  cursedUnit,
  draw,
  flying,
  have,
  having,
  on,
  oncePerTurn,
  one,
  onlyOn,
  pay,
  relic,
  relicWeapon,
  startOfTurn,
  stays,
  stun,
  units,
  weapon,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const primalAttachments: readonly CardDefinition[] = [
  curse('1-193', 'Permafrost', { cost: 1, influence: 'P' }, [have(cursedUnit, stays.stunned)]),
  weapon('1-199', 'Cloudsnake Saddle', { cost: 2, influence: 'P', strength: 3, health: 3 }, [
    onlyOn(having(flying)),
  ]),
  relic('1-210', 'Eye of Winter', { cost: 2, influence: 'P' }, [
    oncePerTurn(activated([pay(2)], stun(one(units())))),
  ]),
  relicWeapon('1-234', 'Staff of Stories', { cost: 5, influence: 'PP', strength: 0, health: 5 }, [
    on(startOfTurn('you'), draw(1)),
  ]),
]
