import type { Catalogue } from '../../page/words.ts'

interface LeavingWords {
  readonly open: string
  readonly toBot: string
  readonly leave: string
  readonly left: string
  readonly loss: (others: string) => string
  readonly concede: string
  readonly conceded: string
  readonly ask: string
  readonly asked: string
  readonly alone: string
  readonly close: string
  readonly closed: string
  readonly botPlays: string
}

/** What is said about leaving a game that has begun: first what will happen, then the word for it. */
export const leavingWords: Catalogue<LeavingWords> = {
  en: {
    open: 'Leave or close',
    toBot:
      'A bot plays your seat from now on and the others see that; you take the seat back whenever you come, as long as the game lasts.',
    leave: 'Leave my seat to a bot',
    left: 'A bot plays for you now.',
    loss: (others) => `You lose this game at once, and ${others} wins it.`,
    concede: 'Concede',
    conceded: 'You have conceded.',
    ask: 'The others are asked; as soon as everybody who plays agrees, the table is closed, and nobody has won or lost.',
    asked: 'The others are asked whether the table is closed.',
    alone: 'The table is closed at once, and nobody has won or lost.',
    close: 'Close the table',
    closed: 'The table is closed.',
    botPlays: 'a bot plays for you',
  },
  fr: {
    open: 'Partir ou fermer',
    toBot:
      'Un robot joue désormais à votre place et les autres le voient\u202f; vous reprenez la place quand vous revenez, tant que la partie dure.',
    leave: 'Laisser ma place à un robot',
    left: 'Un robot joue maintenant pour vous.',
    loss: (others) => `Vous perdez cette partie aussitôt, et ${others} la gagne.`,
    concede: 'Abandonner',
    conceded: 'Vous avez abandonné.',
    ask: 'Les autres sont consultés\u202f; dès que tous ceux qui jouent sont d’accord, la table est fermée, et personne n’a gagné ni perdu.',
    asked: 'On demande aux autres si la table est fermée.',
    alone: 'La table est fermée aussitôt, et personne n’a gagné ni perdu.',
    close: 'Fermer la table',
    closed: 'La table est fermée.',
    botPlays: 'un robot joue pour vous',
  },
}
