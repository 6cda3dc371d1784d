import type { Person } from '../../../../../language/people.ts'
import { plain } from '../board.ts'
import type { SumWords } from '../phrasebook.ts'
import { set } from './setting.ts'
import { personOn } from './things.ts'

export const sumsAmong = (people: readonly Person[]): SumWords => ({
  set,
  player: (seat) => personOn(people, seat).words,
  unseen: 'une carte cachée',
  rules: 'les règles',
  printed: 'imprimé',
  lasting: 'changement durable',
  turn: 'ce tour-ci',
  double: 'Double dégâts',
  share: 'le reste va ailleurs',
  overwhelm: (card) => `${card}, le reste par Débordement`,
  wounds: 'dégâts',
  lifesteal: (card) => `${card}, Vol de vie`,
  decay: (card) => `${card}, Décrépitude`,
  floor: 'jamais moins de 0',
  power: 'puissance gagnée',
  ifUnblocked: (you, from, to) =>
    `${you ? 'Vous' : 'Votre adversaire'} ${plain(from)} → ${plain(to)} si rien ne bloque`,
  battle: {
    health: (you, from, to) => `${you ? 'Vous' : 'Votre adversaire'} ${plain(from)} → ${plain(to)}`,
    die: (units) => `${units.length === 1 ? 'Meurt' : 'Meurent'} : ${units.join(', ')}`,
    kills: (units) => `tue ${units.join(', ')}`,
    saves: (units) => `sauve ${units.join(', ')}`,
    loses: (units) => `vous coûte ${units.join(', ')}`,
    nothing: 'ne change rien ici',
  },
  alone: (n, why) => `${n} : ${why}`,
  stats: { cost: 'Coût', strength: 'Force', health: 'Vie', maxPower: 'Puissance maximale' },
})
