import {
  anything,
  charge,
  created,
  deal,
  destiny,
  draw,
  flying,
  one,
  onPlay,
  you,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const createdCards: readonly CardDefinition[] = [
  created.spell('1-t-dragons-eye', "Dragon's Eye", { cost: 0, influence: 'TP' }, [onPlay(draw(3))]),
  created.fastSpell('1-t-firebomb', 'Firebomb', { cost: 1, influence: 'F' }, [destiny, onPlay(deal(5, you))]),
  created.unit('1-t-frog', 'Frog', { cost: 0, influence: 'P', strength: 1, health: 1, types: ['frog'] }),
  created.unit('1-t-grenadin', 'Grenadin', {
    cost: 1,
    influence: 'F',
    strength: 1,
    health: 1,
    types: ['grenadin'],
  }),
  created.unit(
    '1-t-illusionary-dragon',
    'Illusionary Dragon',
    { cost: 6, influence: 'P', strength: 6, health: 6, types: ['dragon', 'illusion'] },
    [flying],
  ),
  created.unit(
    '1-t-magmahound',
    'Magmahound',
    { cost: 5, influence: 'F', strength: 4, health: 1, types: ['elemental', 'dog'] },
    [charge],
  ),
  created.unit('1-t-pig', 'Pig', { cost: 2, influence: 'P', strength: 2, health: 2, types: ['pig'] }),
  created.spell('1-t-snowball', 'Snowball', { cost: 1, influence: 'P' }, [onPlay(deal(1, one(anything)))]),
]
