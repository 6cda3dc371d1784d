import type { Catalogue } from '../../page/words.ts'

interface ClosingWords {
  readonly title: string
  readonly hint: string
  readonly hintDays: string
  readonly close: string
  readonly sure: string
  readonly yes: string
  readonly no: string
  readonly youWould: string
  readonly takeBack: string
  readonly would: (names: string, several: boolean) => string
  readonly agree: string
  readonly playOn: string
  readonly staysOpen: string
}

/** What is said about ending a game before it is over. */
export const closingWords: Catalogue<ClosingWords> = {
  en: {
    title: 'End the game here',
    hint: 'The table is closed as soon as everybody agrees; nobody has won or lost, and the game can be seen again. Whoever has been away for ten minutes is not asked.',
    hintDays:
      'The table is closed as soon as everybody agrees; nobody has won or lost, and the game can be seen again. When nothing has happened for a week, those who are away are not asked.',
    close: 'Close the table',
    sure: 'End this game before it is over?',
    yes: 'Yes, close the table',
    no: 'No, play on',
    youWould: 'You would like to close the table; the others are asked.',
    takeBack: 'Play on after all',
    would: (names) => `${names} would like to close the table.`,
    agree: 'Close it',
    playOn: 'Play on',
    staysOpen: 'The table stays open: not everybody would like to close it.',
  },
  fr: {
    title: 'Arrêter la partie ici',
    hint: 'La table est fermée dès que tout le monde est d’accord\u202f; personne n’a gagné ni perdu, et la partie peut être revue. On ne demande rien à qui est absent depuis dix minutes.',
    hintDays:
      'La table est fermée dès que tout le monde est d’accord\u202f; personne n’a gagné ni perdu, et la partie peut être revue. Si rien ne s’est passé depuis une semaine, on ne demande rien aux absents.',
    close: 'Fermer la table',
    sure: 'Arrêter cette partie avant la fin\u202f?',
    yes: 'Oui, fermer la table',
    no: 'Non, continuer',
    youWould: 'Vous aimeriez fermer la table\u202f; les autres sont consultés.',
    takeBack: 'Continuer finalement',
    would: (names, several) =>
      several ? `${names} aimeraient fermer la table.` : `${names} aimerait fermer la table.`,
    agree: 'La fermer',
    playOn: 'Continuer',
    staysOpen: 'La table reste ouverte\u00a0: tout le monde n’est pas d’accord pour la fermer.',
  },
}
