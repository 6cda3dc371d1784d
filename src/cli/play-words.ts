import type { Lang } from '../language/face.ts'

/** What the terminal itself says while a game is played; the game's own words come from the game. */
export interface PlayWords {
  readonly welcome: (game: string, seed: string) => string
  /** How others get the same deal. */
  readonly shared: (code: string) => string
  readonly resumed: (file: string, answers: number) => string
  readonly differs: (sentence: string, file: string) => string
  readonly ask: (options: number) => string
  readonly help: string
  readonly noSuchOption: (text: string, options: number) => string
  readonly noSuchCommand: (text: string) => string
  readonly undone: string
  readonly nothingToUndo: string
  readonly undoNeedsAgreement: string
  readonly saved: (file: string) => string
  readonly taken: (file: string) => string
  /** The game goes on, but is not on disk. */
  readonly notSaved: (why: string) => string
  readonly lost: string
  readonly over: (outcome: string, answers: number) => string
  readonly inputEnded: string
  readonly possible: string
  readonly notNow: string
  readonly cannotExplain: string
  readonly cannotConcede: string
  /** Asked before it is done, with what stands where one types then. */
  readonly sureToConcede: string
  readonly yesOrNo: string
  readonly notConceded: string
  readonly tip: (many: number) => string
  /** An option, the chance to win with it (null when there was nothing to think about), and why. */
  readonly tipped: (number: number, option: string, chance: number | null, why: string) => string
  /** The record of what failed is in a file, unless that could not be written. */
  readonly stopped: (message: string, file: string | null) => string
}

const percent = (chance: number): number => Math.round(100 * chance)

const english: PlayWords = {
  welcome: (game, seed) => `${game}, seed ${seed}. Type a number to choose, h for help.`,
  shared: (code) => `The same deal for others: --code ${code}`,
  resumed: (file, answers) =>
    `${file}: ${answers} ${answers === 1 ? 'decision' : 'decisions'} so far. Type a number to choose, h for help.`,
  differs: (sentence, file) =>
    `Note: ${sentence}. The game goes on from there and is saved as ${file}; the old file stays as it is.`,
  ask: (options) => `1-${options}, h for help> `,
  help: [
    'a number   choose that option',
    'b          show the table again',
    'l          show the log of the game',
    'u          take back the last choice (as long as nothing new was seen and nobody else has chosen)',
    'u!         take it back all the same, because everybody at the table agrees',
    't          a tip: what a strong player would do here, and why',
    'w MOVE     why not? For example: w gain jade, w play torch',
    's [FILE]   save the game',
    'concede    give up the game, where the game knows that, after a question; concede! without one',
    'q          save and leave',
  ].join('\n'),
  noSuchOption: (text, options) => `${text} is none of the options; choose a number from 1 to ${options}.`,
  noSuchCommand: (text) => `“${text}” is neither a number nor one of b, l, t, u, u!, w, s, q, h.`,
  undone: 'Taken back.',
  nothingToUndo: 'Nothing has been chosen yet.',
  undoNeedsAgreement:
    'Since then something new was seen or somebody else has chosen; u! if the table agrees.',
  saved: (file) => `Saved: ${file}`,
  taken: (file) => `${file} already exists and is not this game; name another file: s FILE`,
  notSaved: (why) => `The game goes on, but is not saved: ${why}. Save it elsewhere with: s FILE`,
  lost: 'The game could not be saved anywhere.',
  over: (outcome, answers) =>
    `The game is over after ${answers} ${answers === 1 ? 'decision' : 'decisions'}. ${outcome}`,
  inputEnded: 'The input ended before the game did.',
  possible: 'That can be done now: it is among the options.',
  notNow: 'That is not among the options now.',
  cannotExplain: 'This game does not explain why something cannot be done.',
  cannotConcede: 'This game cannot be conceded.',
  sureToConcede:
    'Do you give up the game? It is lost then. Type yes to give it up, anything else to play on.',
  yesOrNo: 'yes or no> ',
  notConceded: 'The game goes on.',
  tip: (many) => (many === 1 ? 'A strong player would do this:' : 'A strong player would think about these:'),
  tipped: (number, option, chance, why) =>
    `  ${number}  ${option}${chance === null ? '' : ` (${percent(chance)}% to win)`}. ${why}`,
  stopped: (message, file) =>
    `${message}; choose another way.${file === null ? '' : ` The record of it is in ${file}.`}`,
}

const french: PlayWords = {
  welcome: (game, seed) => `${game}, graine ${seed}. Tapez un numéro pour choisir, h pour l’aide.`,
  shared: (code) => `La même donne pour les autres\u00a0: --code ${code}`,
  resumed: (file, answers) =>
    `${file}\u00a0: ${answers}\u00a0${answers >= 2 ? 'décisions' : 'décision'} jusqu’ici. Tapez un numéro pour choisir, h pour l’aide.`,
  differs: (sentence, file) =>
    `Remarque\u00a0: ${sentence}. La partie continue à partir de là et s’enregistre dans ${file}\u202f; l’ancien fichier reste tel quel.`,
  ask: (options) => `1-${options}, h pour l’aide> `,
  help: [
    'un numéro    choisir cette option',
    'b            revoir la table',
    'l            revoir le journal de la partie',
    'u            reprendre le dernier choix (tant que rien de nouveau n’a été vu et que personne d’autre n’a choisi)',
    'u!           le reprendre quand même, parce que toute la table est d’accord',
    't            un conseil\u00a0: ce que ferait un joueur fort, et pourquoi',
    'w COUP       pourquoi pas\u202f? Par exemple\u00a0: w acquérir jade, w jouer torche',
    's [FICHIER]  enregistrer la partie',
    'abandonner   abandonner la partie, si le jeu le permet, après une question\u202f; abandonner! sans question',
    'q            enregistrer et quitter',
  ].join('\n'),
  noSuchOption: (text, options) =>
    `${text} n’est pas une option\u202f; choisissez un numéro de 1 à ${options}.`,
  noSuchCommand: (text) =>
    `«\u202f${text}\u202f» n’est ni un numéro ni l’une des lettres b, l, t, u, u!, w, s, q, h.`,
  undone: 'Choix repris.',
  nothingToUndo: 'Rien n’a encore été choisi.',
  undoNeedsAgreement:
    'Depuis, quelque chose de nouveau a été vu ou quelqu’un d’autre a choisi\u202f; u! si la table est d’accord.',
  saved: (file) => `Partie enregistrée\u00a0: ${file}`,
  taken: (file) =>
    `${file} existe déjà et n’est pas cette partie\u202f; nommez un autre fichier\u00a0: s FICHIER`,
  notSaved: (why) =>
    `La partie continue, mais n’est pas enregistrée\u00a0: ${why}. Enregistrez-la ailleurs\u00a0: s FICHIER`,
  lost: 'La partie n’a pu être enregistrée nulle part.',
  over: (outcome, answers) =>
    `La partie est finie après ${answers}\u00a0${answers >= 2 ? 'décisions' : 'décision'}. ${outcome}`,
  inputEnded: 'L’entrée s’est terminée avant la partie.',
  possible: 'C’est possible maintenant\u00a0: c’est parmi les options.',
  notNow: 'Ce n’est pas parmi les options pour le moment.',
  cannotExplain: 'Ce jeu n’explique pas pourquoi une chose est impossible.',
  cannotConcede: 'Cette partie ne peut pas être abandonnée.',
  sureToConcede:
    'Abandonnez-vous la partie\u202f? Elle sera perdue. Tapez oui pour l’abandonner, autre chose pour continuer.',
  yesOrNo: 'oui ou non> ',
  notConceded: 'La partie continue.',
  tip: (many) =>
    many === 1 ? 'Un joueur fort ferait ceci\u00a0:' : 'Un joueur fort hésiterait entre ces coups\u00a0:',
  tipped: (number, option, chance, why) =>
    `  ${number}  ${option}${chance === null ? '' : ` (${percent(chance)}\u00a0% de chances de gagner)`}. ${why}`,
  stopped: (message, file) =>
    `${message}\u202f; choisissez une autre voie.${file === null ? '' : ` L’enregistrement est dans ${file}.`}`,
}

const YES: readonly string[] = ['yes', 'y', 'oui', 'o']

/** Is that a yes, in either language? */
export const isYes = (line: string): boolean => YES.includes(line.trim().toLowerCase())

export const playWords: Readonly<Record<Lang, PlayWords>> = { en: english, fr: french }
