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
      assist: 'assist',
    },
    numbers: { tier: 'tier', life: 'life', shields: 'shields', power: 'power' },
    counted: {
      life: ['life', 'life'],
      shields: ['shield', 'shields'],
      power: ['power token', 'power tokens'],
    },
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
      assist: 'assistance',
    },
    numbers: {
      tier: 'palier',
      life: 'points de vie',
      shields: 'jetons Bouclier',
      power: 'jetons Puissance',
    },
    counted: {
      life: ['point de vie', 'points de vie'],
      shields: ['jeton Bouclier', 'jetons Bouclier'],
      power: ['jeton Puissance', 'jetons Puissance'],
    },
  },
}
