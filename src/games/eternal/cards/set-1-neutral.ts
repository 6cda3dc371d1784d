import {
  anything,
  deal,
  deck,
  drawFrom,
  enemyUnits,
  fastSpell,
  gainInfluence,
  have,
  influenceTypes,
  one,
  onPlay,
  plusBoth,
  self,
  sigil,
  spell,
  stun,
  summon,
  unit,
  weapon,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const neutralCards: readonly CardDefinition[] = [
  weapon('1-406', 'Spiked Helm', { cost: 0, strength: 1, health: 1 }),
  weapon('1-407', 'Worn Shield', { cost: 1, strength: 0, health: 3 }),
  spell('1-408', 'Seek Power', { cost: 1 }, [onPlay(drawFrom(one(deck('you', sigil()))))]),
  unit('1-409', 'Feln Stranger', { cost: 2, strength: 2, health: 2, types: ['stranger'] }, [
    summon(gainInfluence('PS')),
  ]),
  unit('1-410', 'Combrei Stranger', { cost: 2, strength: 2, health: 2, types: ['stranger'] }, [
    summon(gainInfluence('TJ')),
  ]),
  unit('1-411', 'Rakano Stranger', { cost: 2, strength: 2, health: 2, types: ['stranger'] }, [
    summon(gainInfluence('FJ')),
  ]),
  unit('1-412', 'Elysian Stranger', { cost: 2, strength: 2, health: 2, types: ['stranger'] }, [
    summon(gainInfluence('TP')),
  ]),
  unit('1-413', 'Stonescar Stranger', { cost: 2, strength: 2, health: 2, types: ['stranger'] }, [
    summon(gainInfluence('FS')),
  ]),
  fastSpell('1-414', 'Daze', { cost: 2 }, [onPlay(stun(one(enemyUnits())))]),
  fastSpell('1-415', 'Alchemical Blast', { cost: 3 }, [onPlay(deal(2, one(anything)))]),
  unit('1-416', 'Forsworn Stranger', { cost: 3, strength: 0, health: 0, types: ['stranger'] }, [
    have(self, plusBoth(influenceTypes)),
  ]),
]
