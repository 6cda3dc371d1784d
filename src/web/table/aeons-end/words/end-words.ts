import type { Catalogue } from '../../../page/words.ts'

interface AeonsEndEndWords {
  readonly damageBy: string
  readonly damageNote: string
  readonly damageDealt: string
  readonly cardsThatMattered: string
  readonly overTheTurns: string
  readonly bestTurn: (mage: string, turn: number, n: number) => string
}

export const aeonsEndEndWords: Catalogue<AeonsEndEndWords> = {
  en: {
    damageBy: 'Damage',
    damageNote: 'solid: nemesis, striped: minions',
    damageDealt: 'damage dealt',
    cardsThatMattered: 'Cards that mattered',
    overTheTurns: 'Life, turn by turn',
    bestTurn: (mage, turn, n) => `${mage}, turn ${turn}: ${n} damage`,
  },
  fr: {
    damageBy: 'Dégâts',
    damageNote: 'plein\u00a0: némésis, rayé\u00a0: serviteurs',
    damageDealt: 'dégâts infligés',
    cardsThatMattered: 'Les cartes qui ont compté',
    overTheTurns: 'Points de vie, tour par tour',
    bestTurn: (mage, turn, n) => `${mage}, tour ${turn}\u00a0: ${n} dégât${n < 2 ? '' : 's'}`,
  },
}
