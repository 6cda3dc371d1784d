import {
  anyOf,
  anything,
  card,
  costs,
  deal,
  deck,
  drawFrom,
  enemies,
  enemyAttachments,
  enemyPlayer,
  enemyUnits,
  exhaust,
  fastSpell,
  get,
  getThisTurn,
  hand,
  influenceIn,
  kill,
  kind,
  negative,
  one,
  onPlay,
  onPlayFor,
  overwhelm,
  playNew,
  plus,
  plusStats,
  plusStrength,
  putNew,
  sacrificing,
  sigil,
  spell,
  spendAll,
  spent,
  together,
  topmost,
  unitOrPlayer,
  units,
  warcry,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const fireSpells: readonly CardDefinition[] = [
  spell('0-3', "Kaleb's Favor", { cost: 2, influence: 'F' }, [
    onPlay(deal(2, enemyPlayer), drawFrom(topmost(1, deck('you', sigil('fire'))))),
  ]),
  spell('0-6', 'Flash Fire', { cost: 5, influence: 'F' }, [onPlay(deal(influenceIn('fire'), one(enemies)))]),
  spell('1-2', 'Flame Blast', { cost: 1, influence: 'FFF' }, [
    onPlayFor([spendAll], deal(plus(1, spent), one(anything))),
  ]),
  spell('1-6', 'Light the Fuse', { cost: 1, influence: 'F' }, [
    onPlay(putNew(card('Firebomb'), 'deck random', { n: 5, of: 'enemy' })),
  ]),
  spell('1-8', 'Torch', { cost: 1, influence: 'F' }, [onPlay(deal(3, one(unitOrPlayer)))]),
  fastSpell('1-10', 'Temper', { cost: 1, influence: 'F' }, [
    onPlay(
      deal(1, one(anything)),
      get(topmost(1, deck('you', anyOf(kind('unit'), kind('any weapon')))), plusStats(1, 1)),
    ),
  ]),
  fastSpell('1-15', 'Ruin', { cost: 1, influence: 'F' }, [onPlay(kill(one(enemyAttachments)))]),
  fastSpell('1-17', 'Rampage', { cost: 2, influence: 'F' }, [
    onPlay(getThisTurn(one(units()), plusStats(3, 1), overwhelm)),
  ]),
  spell('1-18', 'Song of War', { cost: 2, influence: 'F' }, [onPlay(get(yourUnits(), warcry()))]),
  spell('1-25', 'Piercing Shot', { cost: 2, influence: 'F' }, [
    onPlay(together(deal(2, one(enemyUnits())), deal(2, enemyPlayer))),
  ]),
  fastSpell('1-28', 'Burn Out', { cost: 4, influence: 'F' }, [
    onPlayFor([sacrificing(one(yourUnits()))], deal(5, one(enemies))),
  ]),
  spell('1-29', 'Assembly Line', { cost: 3, influence: 'F' }, [onPlay(playNew(card('Grenadin'), { n: 3 }))]),
  fastSpell('1-33', 'Rally', { cost: 3, influence: 'F' }, [
    onPlay(getThisTurn(yourUnits(), plusStrength(2))),
  ]),
  spell('1-39', 'Cloud of Ash', { cost: 4, influence: 'F' }, [onPlay(exhaust(enemyUnits()))]),
  spell('1-48', 'Obliterate', { cost: 5, influence: 'FF' }, [overwhelm, onPlay(deal(6, one(unitOrPlayer)))]),
  spell('1-188', 'Trail Stories', { cost: 0, influence: 'F' }, [
    onPlay(get(one(hand('you', kind('any spell'))), costs(negative(1)))),
  ]),
]
