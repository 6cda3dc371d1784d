import {
  among,
  card,
  charge,
  deck,
  double,
  draw,
  drawAs,
  drawFrom,
  echo,
  enemyAttachments,
  fastSpell,
  gainHealth,
  get,
  getThisTurn,
  hand,
  insteadWhen,
  inVoid,
  kill,
  killer,
  kind,
  markDepleted,
  moreThan,
  one,
  onPlay,
  play,
  playerHealth,
  playNew,
  plusHealth,
  plusStats,
  put,
  sigil,
  silence,
  spell,
  the,
  union,
  units,
  voidbound,
  you,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const timeSpells: readonly CardDefinition[] = [
  spell('0-9', 'Silence', { cost: 1, influence: 'T' }, [onPlay(silence(one(units())))]),
  spell('0-15', 'Oasis Sanctuary', { cost: 3, influence: 'T' }, [onPlay(gainHealth(5))]),
  spell('1-68', 'Water of Life', { cost: 1, influence: 'T' }, [echo, onPlay(gainHealth(3))]),
  spell('1-70', 'Slow', { cost: 1, influence: 'T' }, [onPlay(double(one(hand('enemy')), 'cost'))]),
  fastSpell('1-71', 'Excavate', { cost: 1, influence: 'T' }, [
    voidbound,
    onPlay(put(one(inVoid('you')), 'deck top'), gainHealth(2)),
  ]),
  spell('1-75', "Predator's Instinct", { cost: 1, influence: 'T' }, [onPlay(get(one(units()), killer))]),
  spell('1-76', 'Unlock Potential', { cost: 3, influence: 'T' }, [onPlay(get(yourUnits(), plusStats(1, 1)))]),
  fastSpell('1-80', 'Teleport', { cost: 2, influence: 'T' }, [onPlay(put(one(units()), 'hand'))]),
  fastSpell('1-81', 'Secret Pages', { cost: 3, influence: 'T' }, [
    onPlay(play(one(deck('you', sigil())), { depleted: true })),
  ]),
  spell('1-85', 'Accelerate', { cost: 2, influence: 'T' }, [
    onPlay(get(one(hand('you', kind('unit'))), charge)),
  ]),
  fastSpell('1-88', 'Synchronized Strike', { cost: 2, influence: 'T' }, [
    onPlay(getThisTurn(yourUnits(), plusStats(1, 1))),
  ]),
  spell('1-91', 'Dispel', { cost: 3, influence: 'T' }, [onPlay(silence(one(units())), draw(1))]),
  fastSpell('1-95', 'Decay', { cost: 3, influence: 'T' }, [
    onPlay(kill(one(enemyAttachments)), gainHealth(3)),
  ]),
  spell('1-105', 'Ancient Lore', { cost: 4, influence: 'TT' }, [
    onPlay(drawAs(2, 'cards'), get(among(the('cards'), kind('unit')), plusStats(1, 1))),
  ]),
  spell('1-112', 'Striking Snake Formation', { cost: 5, influence: 'TT' }, [
    onPlay(get(yourUnits(), killer)),
  ]),
  spell('1-121', 'Hall of Lost Kings', { cost: 7, influence: 'TT' }, [
    onPlay(
      insteadWhen(
        moreThan(playerHealth(you), 25),
        [playNew(card('Sentinel'), { n: 5 })],
        [playNew(card('Sentinel'))],
      ),
    ),
  ]),
  fastSpell('1-501', 'Refresh', { cost: 2, influence: 'T' }, [
    onPlay(get(one(union(units(), you)), plusHealth(4))),
  ]),
  spell('1-513', 'Find the Way', { cost: 2, influence: 'T' }, [
    echo,
    onPlay(drawFrom(one(deck('you', sigil()))).as('sigil'), markDepleted(the('sigil'))),
  ]),
]
