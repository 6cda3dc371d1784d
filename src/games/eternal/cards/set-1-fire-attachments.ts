import {
  both,
  card,
  charge,
  costing,
  dealBy,
  doTo,
  draw,
  drawFrom,
  enemyPlayer,
  entomb,
  get,
  kind,
  overwhelm,
  playNew,
  plusStrength,
  randomCard,
  relicWeapon,
  self,
  spendAll,
  spent,
  summon,
  warcry,
  weapon,
  wielder,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const fireAttachments: readonly CardDefinition[] = [
  relicWeapon('1-3', 'Charchain Flail', { cost: 1, influence: 'FF', strength: 1, health: 1 }, [
    summon(doTo([spendAll], get(self, plusStrength(spent)))),
  ]),
  weapon('1-4', 'Heavy Axe', { cost: 1, influence: 'F', strength: 2, health: 1 }),
  weapon('1-14', 'Warhelm', { cost: 1, influence: 'F', strength: 1, health: 0 }, [charge, warcry()]),
  weapon('1-23', 'Ornate Katana', { cost: 2, influence: 'F', strength: 2, health: 0 }, [summon(draw(1))]),
  weapon('1-26', "Shogun's Scepter", { cost: 3, influence: 'FF', strength: 2, health: 1 }, [
    warcry(),
    summon(playNew(card('Oni Ronin'))),
  ]),
  weapon('1-38', 'Steelfang Chakram', { cost: 4, influence: 'F', strength: 4, health: 0 }, [
    entomb(drawFrom(self)),
  ]),
  relicWeapon('1-41', 'Magma Javelin', { cost: 4, influence: 'F', strength: 4, health: 1 }),
  relicWeapon('1-52', 'Stonescar Maul', { cost: 6, influence: 'FF', strength: 6, health: 3 }, [overwhelm]),
  weapon('1-55', 'Hellfire Rifle', { cost: 6, influence: 'FF', strength: 3, health: 3 }, [
    summon(dealBy(wielder, 3, enemyPlayer)),
  ]),
  relicWeapon('1-59', 'Claw of the First Dragon', { cost: 7, influence: 'FF', strength: 4, health: 4 }, [
    entomb(playNew(randomCard(both(kind('unit'), costing('exactly', 1))), { n: 4 })),
  ]),
  weapon('1-510', 'Morningstar', { cost: 4, influence: 'F', strength: 3, health: 3 }, [overwhelm]),
]
