import {
  aegis,
  anyOf,
  choose,
  deck,
  draw,
  drawFrom,
  enemyUnits,
  fastSpell,
  gainArmor,
  get,
  getThisTurn,
  invulnerable,
  isDiscarded,
  kill,
  kind,
  negative,
  on,
  one,
  onPlay,
  play,
  plusStats,
  plusStrength,
  self,
  sigil,
  silence,
  spell,
  stun,
  the,
  together,
  topmost,
  union,
  unitOrPlayer,
  units,
  withStrength,
  you,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const justiceSpells: readonly CardDefinition[] = [
  spell('0-18', "Rolant's Favor", { cost: 2, influence: 'J' }, [
    onPlay(gainArmor(2), drawFrom(topmost(1, deck('you', sigil('justice'))))),
  ]),
  spell('1-129', 'Inspire', { cost: 2, influence: 'J' }, [
    onPlay(get(topmost(1, deck('you', anyOf(kind('unit'), kind('any weapon')))), plusStats(1, 1)), draw(1)),
  ]),
  fastSpell('1-130', 'Finest Hour', { cost: 1, influence: 'J' }, [
    onPlay(getThisTurn(one(units()), plusStats(3, 3))),
  ]),
  fastSpell('1-132', 'Protect', { cost: 2, influence: 'J' }, [onPlay(get(one(unitOrPlayer), aegis))]),
  fastSpell('1-133', 'Detain', { cost: 1, influence: 'J' }, [
    onPlay(getThisTurn(one(enemyUnits()), plusStrength(negative(6)))),
  ]),
  fastSpell('1-136', 'Reinforce', { cost: 2, influence: 'J' }, [onPlay(gainArmor(4))]),
  spell('1-141', 'Rebuke', { cost: 2, influence: 'J' }, [
    onPlay(choose(one(units()).as('unit')), together(silence(the('unit')), stun(the('unit')))),
  ]),
  spell('1-143', 'Vanquish', { cost: 2, influence: 'J' }, [
    onPlay(kill(one(units(withStrength('atLeast', 4))))),
  ]),
  spell('1-157', 'Privilege of Rank', { cost: 2, influence: 'J' }, [
    onPlay(drawFrom(topmost(1, deck('you', sigil('justice'))))),
    on(isDiscarded, play(self)),
  ]),
  fastSpell('1-168', 'Copperhall Blessing', { cost: 4, influence: 'J' }, [
    onPlay(getThisTurn(union(you, yourUnits()), invulnerable)),
  ]),
  spell('1-172', 'Harsh Rule', { cost: 5, influence: 'JJ' }, [onPlay(kill(units()))]),
  fastSpell('1-182', 'Augmented Form', { cost: 6, influence: 'JJJ' }, [
    onPlay(get(one(units()), plusStats(6, 6))),
  ]),
]
