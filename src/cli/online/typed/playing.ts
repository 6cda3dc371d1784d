import type { TypedCommand } from './typed-command.ts'

/** Of the question that is asked, and of what is seen of the table. */
export const PLAYING = {
  answer: {
    typed: [],
    says: ['a'],
    en: ['a number', 'choose that option'],
    fr: ['un numéro', 'choisir cette option'],
  },
  board: {
    typed: ['', 'b'],
    says: ['board'],
    en: ['b', 'show the table again'],
    fr: ['b', 'revoir la table'],
  },
  log: {
    typed: ['l'],
    says: [],
    en: ['l', 'show the log of the game; lines with a number before them have reasons'],
    fr: ['l', 'revoir le journal de la partie\u202f; les lignes précédées d’un numéro ont leurs raisons'],
  },
  sum: {
    typed: ['sum', 'somme'],
    more: true,
    says: ['sum'],
    en: ['sum N', 'how the numbers in line N of the log came about'],
    fr: ['somme N', 'd’où viennent les nombres de la ligne N du journal'],
  },
  look: {
    typed: ['look', 'voir'],
    more: true,
    says: ['board', 'lead'],
    en: [
      'look N',
      'the table as it was after N answers; look + and look - go on from there, look comes back',
    ],
    fr: ['voir N', 'la table après N réponses\u202f; voir + et voir - continuent de là, voir seul revient'],
  },
  undo: {
    typed: ['u'],
    says: ['undo'],
    en: ['u', 'take back the last choice (as long as nothing new was seen and nobody else has chosen)'],
    fr: [
      'u',
      'reprendre le dernier choix (tant que rien de nouveau n’a été vu et que personne d’autre n’a choisi)',
    ],
  },
  undoAgreed: {
    typed: ['u!'],
    says: ['undo'],
    en: ['u!', 'ask the others to take it back all the same'],
    fr: ['u!', 'demander aux autres de le reprendre quand même'],
  },
  agree: {
    typed: ['y', 'yes', 'o', 'oui'],
    says: ['vote', 'close'],
    en: ['y, n', 'agree or not, when somebody asks that'],
    fr: ['o, n', 'être d’accord ou non, quand quelqu’un le demande'],
  },
  refuse: {
    typed: ['n', 'no', 'non'],
    says: ['vote', 'close'],
  },
  point: {
    typed: ['point', 'montrer'],
    more: true,
    says: ['point'],
    en: ['point N', 'show the others option N of a question to all, without answering'],
    fr: ['montrer N', 'montrer aux autres l’option N d’une question à tous, sans répondre'],
  },
  tip: {
    typed: ['t'],
    says: ['hint'],
    en: ['t', 'a tip: what a strong player would do here, and why'],
    fr: ['t', 'un conseil\u00a0: ce que ferait un joueur fort, et pourquoi'],
  },
  why: {
    typed: ['w', 'why'],
    more: true,
    says: ['why'],
    en: ['w MOVE', 'why not? For example: w gain jade, w play torch'],
    fr: ['w COUP', 'pourquoi pas\u202f? Par exemple\u00a0: w acquérir jade, w jouer torche'],
  },
} satisfies Readonly<Record<string, TypedCommand>>
