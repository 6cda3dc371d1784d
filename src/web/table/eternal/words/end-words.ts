import type { Catalogue } from '../../../page/words.ts'

interface EternalEndWords {
  readonly mattered: string
  readonly hurtMost: string
  readonly damageDealt: string
  readonly damageTaken: string
  readonly overTheTurns: string
  readonly hardestTurn: string
  readonly bestTurn: (turn: number, n: number) => string
}

export const eternalEndWords: Catalogue<EternalEndWords> = {
  en: {
    mattered: 'Cards that mattered',
    hurtMost: 'What hurt you most',
    damageDealt: 'damage to your opponent',
    damageTaken: 'damage to you',
    overTheTurns: 'Health, turn by turn',
    hardestTurn: 'The turn that hurt most',
    bestTurn: (turn, n) => `Turn ${turn}: ${n} damage`,
  },
  fr: {
    mattered: 'Les cartes qui ont compté',
    hurtMost: 'Ce qui vous a fait le plus mal',
    damageDealt: 'dégâts à l’adversaire',
    damageTaken: 'dégâts subis',
    overTheTurns: 'Points de vie, tour par tour',
    hardestTurn: 'Le tour qui a fait le plus mal',
    bestTurn: (turn, n) => `Tour ${turn}\u00a0: ${n} ${n > 1 ? 'dégâts' : 'dégât'}`,
  },
}
