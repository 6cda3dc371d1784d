import type { CardWords } from '../../../language/card-words.ts'
import type { Lang } from '../../../language/face.ts'

/** What stands beside the name and the text of a card; the health of a site is called otherwise. */
export const cardWords: Readonly<Record<Lang, CardWords>> = {
  en: {
    types: {
      unit: 'unit',
      spell: 'spell',
      'fast spell': 'fast spell',
      power: 'power',
      relic: 'relic',
      weapon: 'weapon',
      'relic weapon': 'relic weapon',
      curse: 'curse',
      'cursed relic': 'cursed relic',
      site: 'site',
    },
    numbers: { strength: 'strength', health: 'health', armor: 'armor', 'site health': 'durability' },
  },
  fr: {
    types: {
      unit: 'unité',
      spell: 'sort',
      'fast spell': 'sort rapide',
      power: 'puissance',
      relic: 'relique',
      weapon: 'arme',
      'relic weapon': 'arme-relique',
      curse: 'malédiction',
      'cursed relic': 'relique maudite',
      site: 'site',
    },
    numbers: { strength: 'force', health: 'vie', armor: 'armure', 'site health': 'résistance' },
  },
}
