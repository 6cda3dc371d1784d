import type { Catalogue } from '../../page/words.ts'

interface SharingWords {
  readonly copied: string
  /** The same of a game that is not over: a link holds all of it. */
  readonly copiedUnfinished: string
}

export const sharingWords: Catalogue<SharingWords> = {
  en: {
    copied: 'The link is copied.',
    copiedUnfinished: 'The link is copied. The game is not over: whoever opens it can look at hidden cards.',
  },
  fr: {
    copied: 'Le lien est copié.',
    copiedUnfinished:
      'Le lien est copié. La partie n’est pas finie : qui l’ouvre peut voir les cartes cachées.',
  },
}
