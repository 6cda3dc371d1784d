import type { CardEntry, Lang } from '../language/face.ts'

/** What stands beside the name and the text of a card: its type, and what its numbers are. */
interface CardWords {
  /** By type; `game type` where two games mean different things by the same word. */
  readonly types: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, string>>
}

const english: CardWords = {
  types: {
    gem: 'gem',
    relic: 'relic',
    spell: 'spell',
    attack: 'attack',
    power: 'power',
    minion: 'minion',
    strike: 'strike',
    corruption: 'corruption',
    acolyte: 'acolyte',
    unit: 'unit',
    'fast spell': 'fast spell',
    weapon: 'weapon',
    'relic weapon': 'relic weapon',
    curse: 'curse',
    'cursed relic': 'cursed relic',
    site: 'site',
  },
  numbers: {
    tier: 'tier',
    life: 'life',
    power: 'power',
    strength: 'strength',
    health: 'health',
    armor: 'armor',
    'site health': 'durability',
  },
}

const french: CardWords = {
  types: {
    gem: 'gemme',
    relic: 'relique',
    spell: 'sort',
    attack: 'attaque',
    power: 'pouvoir',
    'eternal power': 'puissance',
    minion: 'serviteur',
    strike: 'frappe',
    corruption: 'corruption',
    acolyte: 'acolyte',
    unit: 'unité',
    'fast spell': 'sort rapide',
    weapon: 'arme',
    'relic weapon': 'arme-relique',
    curse: 'malédiction',
    'cursed relic': 'relique maudite',
    site: 'site',
  },
  numbers: {
    tier: 'palier',
    life: 'points de vie',
    power: 'jetons Puissance',
    strength: 'force',
    health: 'vie',
    armor: 'armure',
    'site health': 'résistance',
  },
}

const words: Readonly<Record<Lang, CardWords>> = { en: english, fr: french }

export function typeWord({ game, type }: Pick<CardEntry, 'game' | 'type'>, lang: Lang): string | undefined {
  const { types } = words[lang]
  return types[`${game} ${type}`] ?? types[type]
}

export function numberWord({ type }: Pick<CardEntry, 'type'>, what: string, lang: Lang): string | undefined {
  const { numbers } = words[lang]
  return numbers[`${type} ${what}`] ?? numbers[what]
}
