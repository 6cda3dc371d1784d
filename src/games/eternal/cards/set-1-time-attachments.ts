import {
  among,
  both,
  call,
  compare,
  deck,
  discard,
  draw,
  echo,
  endurance,
  except,
  gainHealth,
  have,
  haveWhile,
  healthOf,
  isNot,
  kind,
  maxPower,
  on,
  play,
  plusStats,
  relic,
  sharingBattleSkill,
  summon,
  the,
  top,
  weapon,
  wielder,
  youPlay,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const timeAttachments: readonly CardDefinition[] = [
  relic('1-67', 'Infinite Hourglass', { cost: 1, influence: 'T' }, [have(yourUnits(), endurance)]),
  weapon('1-69', 'Ornamental Daggers', { cost: 1, influence: 'T', strength: 1, health: 1 }, [echo]),
  weapon('1-98', "Healer's Cloak", { cost: 4, influence: 'T', strength: 2, health: 2 }, [
    summon(gainHealth(healthOf(wielder))),
  ]),
  relic('1-103', 'Xenan Obelisk', { cost: 4, influence: 'T' }, [
    haveWhile(isNot(compare(maxPower, 'atLeast', 8)), yourUnits(), plusStats(1, 1)),
    haveWhile(compare(maxPower, 'atLeast', 8), yourUnits(), plusStats(2, 2)),
  ]),
  weapon('1-109', 'Divining Rod', { cost: 6, influence: 'T', strength: 3, health: 3 }, [
    summon(
      call('cards', top(4, deck('you'))),
      call('units', among(the('cards'), both(kind('unit'), sharingBattleSkill(wielder)))),
      play(the('units')),
      discard(except(the('cards'), the('units'))),
    ),
  ]),
  relic('1-480', 'Vault of the Praxis', { cost: 4, influence: 'TT' }, [
    on(youPlay(kind('unit'), { ordinal: 2 }), draw(1)),
  ]),
]
