import type { Catalogue } from '../page/words.ts'

interface ChangeWords {
  readonly title: string
  readonly save: string
  readonly back: string
  /** What happens to those who were ready. */
  readonly note: string
  readonly notYours: string
  readonly begun: string
  readonly howMany: string
  readonly magesHelp: string
  readonly decksHelp: string
}

/** Words for the host of a table who changes what is played there. */
export const changeWords: Catalogue<ChangeWords> = {
  en: {
    title: 'Change the set-up',
    save: 'Play this',
    back: 'Back to the waiting room',
    note: 'Whoever was ready says so again.',
    notYours: 'Only the host of a table changes its set-up.',
    begun: 'The game has begun: its set-up stays as it is.',
    howMany: 'How many mages',
    magesHelp: 'Everybody chooses a mage in the waiting room, seat by seat.',
    decksHelp:
      'Everybody chooses a deck in the waiting room. A deck that does not fit is replaced by a ready one.',
  },
  fr: {
    title: 'Changer la mise en place',
    save: 'Jouer ainsi',
    back: 'Retour à la salle d’attente',
    note: 'Ceux qui étaient prêts devront le redire.',
    notYours: 'Seul l’hôte d’une table change sa mise en place.',
    begun: 'La partie a commencé\u00a0: sa mise en place reste la même.',
    howMany: 'Nombre de mages',
    magesHelp: 'Chacun choisit un mage dans la salle d’attente, place par place.',
    decksHelp:
      'Chacun choisit un deck dans la salle d’attente. Un deck qui ne convient pas est remplacé par un deck tout prêt.',
  },
}
