import type { Person } from '../../../../../language/people.ts'
import { typeset } from '../../../../../language/text/english/typeset.ts'
import { plain } from '../board.ts'
import type { SumWords } from '../phrasebook.ts'
import { personOn } from './things.ts'

export const sumsAmong = (people: readonly Person[]): SumWords => ({
  set: typeset,
  player: (seat) => personOn(people, seat).name,
  unseen: 'a hidden card',
  rules: 'the rules',
  printed: 'printed',
  lasting: 'changed for good',
  turn: 'this turn',
  double: 'Double Damage',
  share: 'the rest goes elsewhere',
  overwhelm: (card) => `${card}, left over by Overwhelm`,
  wounds: 'damage',
  lifesteal: (card) => `${card}, Lifesteal`,
  decay: (card) => `${card}, Decay`,
  floor: 'never below 0',
  power: 'power gained',
  ifUnblocked: (you, from, to) =>
    `${you ? 'You' : 'Your opponent'} ${plain(from)} → ${plain(to)} if nothing blocks`,
  battle: {
    health: (you, from, to) => `${you ? 'You' : 'Your opponent'} ${plain(from)} → ${plain(to)}`,
    die: (units) => `${units.join(', ')} ${units.length === 1 ? 'dies' : 'die'}`,
    kills: (units) => `kills ${units.join(', ')}`,
    saves: (units) => `saves ${units.join(', ')}`,
    loses: (units) => `costs you ${units.join(', ')}`,
    nothing: 'changes nothing here',
  },
  alone: (n, why) => `${n}: ${why}`,
  stats: { cost: 'Cost', strength: 'Strength', health: 'Health', maxPower: 'Maximum power' },
})
