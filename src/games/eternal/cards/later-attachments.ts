import {
  bearerDies,
  cannot,
  curse,
  cursedPlayer,
  cursedPlayerHit,
  cursedRelic,
  cursedUnit,
  draw,
  enemyPlays,
  exhaust,
  have,
  isDamaged,
  kill,
  kind,
  on,
  plusMaxPower,
  plusStats,
  relicWeapon,
  that,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

/** Curses, cursed relics and plain relic weapons of later sets. */
export const laterAttachments: readonly CardDefinition[] = [
  curse('3-106', 'Wanted Poster', { cost: 2, influence: 'J' }, [on(bearerDies, draw(2))]),
  curse('3-211', 'Cowardice', { cost: 2, influence: 'S' }, [have(cursedUnit, cannot('block'))]),
  curse('6-150', 'Fragility', { cost: 2, influence: 'P' }, [on(isDamaged, kill(cursedUnit))]),
  curse('7-137', 'Torture', { cost: 3, influence: 'S' }, [have(cursedUnit, plusStats(-4, -1))]),
  cursedRelic('3-127', 'Curse of Taxation', { cost: 4, influence: 'J' }, [
    have(cursedPlayer, plusMaxPower(-1)),
  ]),
  cursedRelic('5-6', 'Urn of Choking Embers', { cost: 1, influence: 'F' }, [
    on(enemyPlays(kind('unit')), exhaust(that)),
  ]),
  cursedRelic('8-111', 'Tainted Mark', { cost: 5, influence: 'P' }, [on(cursedPlayerHit, draw(1))]),
  relicWeapon('2-74', 'Talon of Nostrix', { cost: 2, influence: 'J', strength: 2, health: 2 }),
  relicWeapon('4-122', 'Reinforced Baton', { cost: 3, influence: 'JJ', strength: 2, health: 3 }),
  relicWeapon('5-184', 'Improvised Club', { cost: 8, influence: 'S', strength: 6, health: 6 }),
]
