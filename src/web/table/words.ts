import type { Catalogue } from '../page/words.ts'

interface TableWords {
  readonly log: string
  readonly whyNumber: string
  readonly theRule: string
  readonly undo: string
  /** A turn ended by itself. */
  readonly turnOver: string
  readonly goOn: string
  readonly undoStops: Readonly<Record<'seen' | 'start', string>>
  readonly undoSeen: string
  /** The same where others sit elsewhere. */
  readonly undoAsks: string
  readonly endAnyway: (left: string) => string
  readonly home: string
  readonly choices: string
  readonly allChoices: string
  readonly answerBar: string
  readonly tools: string
  readonly phases: string
  /** Who is asked, before the question. */
  readonly before: (who: string) => string
  readonly thinking: string
  readonly hint: string
  readonly noHint: string
  readonly chance: (percent: number) => string
  readonly keys: string
  readonly menu: string
  readonly close: string
  readonly understood: string
  readonly whyNot: string
  readonly finishFirst: string
  readonly noReason: string
}

export const tableWords: Catalogue<TableWords> = {
  en: {
    log: 'Log',
    whyNumber: 'Where does this number come from?',
    theRule: 'The rule behind it',
    undo: 'Undo',
    turnOver: 'Nothing is left to do: the turn is over.',
    goOn: 'Go on',
    undoStops: {
      seen: 'Something new has been seen since, or somebody else has answered. The menu can take it back if everybody agrees.',
      start: 'Nothing of yours can be taken back.',
    },
    undoSeen:
      'Something new has been seen since. Undo once more takes it back all the same, and the log will say so.',
    undoAsks: 'Something new has been seen since. Undo once more asks the others to take it back.',
    endAnyway: (left) => `End with ${left}?`,
    home: 'Home',
    choices: 'Answers',
    allChoices: 'All answers',
    answerBar: 'Your decision',
    tools: 'Tools',
    phases: 'Phases of the turn',
    before: (who) => `${who}: `,
    thinking: 'The other player is thinking …',
    hint: 'Hint',
    noHint: 'There is no hint for this decision.',
    chance: (percent) => `${percent} % to win.`,
    keys: 'Keys',
    menu: 'Menu',
    close: 'Close',
    understood: 'Got it',
    whyNot: 'why not?',
    finishFirst: 'First confirm or cancel what you have begun.',
    noReason: 'The rules do not offer this now.',
  },
  fr: {
    log: 'Journal',
    whyNumber: 'D’où vient ce nombre ?',
    theRule: 'La règle en cause',
    undo: 'Annuler',
    turnOver: 'Il n’y a plus rien à faire : le tour est fini.',
    goOn: 'Continuer',
    undoStops: {
      seen: 'Depuis, quelque chose de nouveau a été vu ou quelqu’un d’autre a répondu. Le menu permet de revenir si tout le monde est d’accord.',
      start: 'Rien de vous ne peut être repris.',
    },
    undoSeen:
      'Quelque chose de nouveau a été vu depuis. Annulez encore une fois pour revenir quand même ; le journal le dira.',
    undoAsks:
      'Quelque chose de nouveau a été vu depuis. Annulez encore une fois pour demander aux autres de revenir en arrière.',
    endAnyway: (left) => `Terminer avec ${left}\u202f?`,
    home: 'Accueil',
    choices: 'Réponses',
    allChoices: 'Toutes les réponses',
    answerBar: 'Votre décision',
    tools: 'Outils',
    phases: 'Phases du tour',
    before: (who) => `${who}\u00a0: `,
    thinking: 'L’autre joueur réfléchit…',
    hint: 'Conseil',
    noHint: 'Il n’y a pas de conseil pour cette décision.',
    chance: (percent) => `${percent} % de chances de gagner.`,
    keys: 'Touches',
    menu: 'Menu',
    close: 'Fermer',
    understood: 'Compris',
    whyNot: 'pourquoi ?',
    finishFirst: 'Confirmez ou annulez d’abord ce que vous avez commencé.',
    noReason: 'Les règles ne l’offrent pas maintenant.',
  },
}
