import type { Catalogue } from '../page/words.ts'

export const linkWords: Catalogue<{ readonly badLink: string }> = {
  en: {
    badLink: 'This link is damaged: no game can be read from it.',
  },
  fr: {
    badLink: 'Ce lien est abîmé : on ne peut y lire aucune partie.',
  },
}
