import type { CardWords } from '../../../language/card-words.ts'
import type { Lang } from '../../../language/face.ts'

/** What stands beside the name and the text of a card. */
export const cardWords: Readonly<Record<Lang, CardWords>> = {
  en: {
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
    },
    numbers: { tier: 'tier', life: 'life', power: 'power' },
  },
  fr: {
    types: {
      gem: 'gemme',
      relic: 'relique',
      spell: 'sort',
      attack: 'attaque',
      power: 'pouvoir',
      minion: 'serviteur',
      strike: 'frappe',
      corruption: 'corruption',
      acolyte: 'acolyte',
    },
    numbers: { tier: 'palier', life: 'points de vie', power: 'jetons Puissance' },
  },
}
