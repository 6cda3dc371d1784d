import type { Catalogue } from '../../page/words.ts'

interface EndWords {
  readonly end: Readonly<
    Record<
      | 'title'
      | 'won'
      | 'lost'
      | 'again'
      | 'sides'
      | 'campaign'
      | 'next'
      | 'share'
      | 'replay'
      | 'look'
      | 'best'
      | 'seeTurn'
      | 'record'
      | 'w'
      | 'l',
      string
    >
  > & {
    readonly from: (name: string, first: string, last: string) => string
    readonly wonOf: (n: number, of: number) => string
  }
}

export const endWords: Catalogue<EndWords> = {
  en: {
    end: {
      title: 'The game is over',
      won: 'Victory',
      lost: 'Defeat',
      again: 'Rematch',
      sides: 'Change sides',
      campaign: 'Back to the campaign',
      next: 'Next challenge',
      share: 'Share',
      replay: 'Watch again',
      look: 'Look at the table',
      best: 'Best turn',
      seeTurn: 'See this turn',
      record: 'Your record here',
      w: 'W',
      l: 'L',
      from: (name, first, last) => `${name}: ${first} → ${last}`,
      wonOf: (n, of) => `${n} of ${of} won`,
    },
  },
  fr: {
    end: {
      title: 'La partie est terminée',
      won: 'Victoire',
      lost: 'Défaite',
      again: 'Revanche',
      sides: 'Changer de côté',
      campaign: 'Revenir à la campagne',
      next: 'Défi suivant',
      share: 'Partager',
      replay: 'Revoir la partie',
      look: 'Regarder la table',
      best: 'Meilleur tour',
      seeTurn: 'Voir ce tour',
      record: 'Votre bilan ici',
      w: 'V',
      l: 'D',
      from: (name, first, last) => `${name}\u00a0: ${first} → ${last}`,
      wonOf: (n, of) => `${n} ${n > 1 ? 'victoires' : 'victoire'} sur ${of}`,
    },
  },
}
