import type { Lang } from '../../language/face.ts'

/** What the terminal says around an online table; choosing is as in `play-words.ts`. */
export interface JoinWords {
  readonly entered: (name: string, server: string) => string
  /** Nothing is kept on this machine: the seat is lost with the terminal. */
  readonly notKept: string
  readonly room: (title: string) => string
  readonly freeSeat: string
  readonly bot: (name: string) => string
  readonly ready: string
  readonly notReady: string
  readonly askReady: string
  readonly youAreReady: string
  readonly notReadyAnyMore: string
  readonly waitRoom: string
  readonly begins: string
  readonly watching: string
  readonly waitingFor: (name: string) => string
  readonly ask: (options: number) => string
  readonly idle: string
  readonly help: string
  readonly noSuchCommand: (text: string) => string
  readonly notAsked: string
  readonly underWay: string
  readonly held: string
  readonly lost: string
  readonly unstored: string
  readonly back: string
  readonly refused: string
  readonly noLine: string
  readonly asksBack: (name: string) => string
  readonly youAsked: string
  readonly nothingAsked: string
  readonly stayedSo: string
  readonly left: string
  readonly away: (name: string) => string
  readonly here: (name: string) => string
  readonly botPlays: (name: string) => string
  readonly said: (name: string, text: string) => string
  readonly phrase: (n: number, text: string) => string
  readonly noSuchPhrase: (text: string) => string
  readonly again: string
  readonly wantsAgain: (name: string) => string
  readonly wantsSameDeal: (name: string) => string
  readonly wantsSidesChanged: (name: string) => string
  readonly anotherTable: string
  readonly closed: string
  readonly wouldClose: (name: string) => string
  readonly youWouldClose: string
  readonly somebody: string
  readonly noWindows: string
  readonly passesTurn: string
  readonly passesUntouched: string
  readonly alwaysAsks: string
  readonly listenToWhom: string
  readonly listensTo: (name: string) => string
  readonly ignores: (name: string) => string
  readonly listensToAll: string
  readonly listensToNobody: string
  readonly listensToWatchers: string
  readonly ignoresWatchers: string
  readonly onHoliday: (name: string, until: string) => string
  readonly backFromHoliday: (name: string) => string
}

const english: JoinWords = {
  entered: (name, server) => `You are ${name} at ${server}.`,
  notKept: 'This machine keeps nothing: when this terminal ends, the seat cannot be taken again from here.',
  room: (title) => `Waiting at the table${title === '' ? '' : ` “${title}”`}:`,
  freeSeat: 'free seat',
  bot: (name) => `bot (${name})`,
  ready: 'ready',
  notReady: 'not ready yet',
  askReady: 'Type r when you are ready; play begins when everybody is.',
  youAreReady: 'You are ready.',
  notReadyAnyMore: 'You are not ready any more.',
  waitRoom: 'r ready, q leave, h help> ',
  begins: 'Play begins. Type a number to choose, h for help.',
  watching: 'You look on: you have no seat at this table.',
  waitingFor: (name) => `Waiting for ${name}.`,
  ask: (options) => `1-${options}, h for help> `,
  idle: 'h for help> ',
  help: [
    'a number   choose that option',
    'b          show the table again',
    'l          show the log of the game',
    'u          take back the last choice (as long as nothing new was seen and nobody else has chosen)',
    'u!         ask the others to take it back all the same',
    'y, n       agree or not, when somebody asks that',
    't          a tip: what a strong player would do here, and why',
    'w MOVE     why not? For example: w gain jade, w play torch',
    'say TEXT   say something to everybody',
    'p [N]      say one of the phrases, which each reads in her own language; p alone lists them',
    'mute WHO   do not hear seat number WHO, all, or watchers; hear WHO takes that back. It is kept with you',
    'pass       let the reaction windows of this turn go by; pass! until something of yours is touched',
    'ask        always be asked: no standing orders',
    'bot N      let a bot play seat N, whose player has been away for a minute and a half; or your own, where all play together',
    'back       play again yourself, where a bot plays for you',
    'concede    give up the game, where the game knows that',
    'close      end the game here, as soon as everybody wants that',
    'again      play again, once the game is over; again same the same deal, again sides with the sides changed',
    'r          before the game: ready, or not any more',
    'q          leave; the seat stays yours, the same command comes back to it',
  ].join('\n'),
  noSuchCommand: (text) => `“${text}” is neither a number nor a command; h lists them.`,
  notAsked: 'You are not asked now.',
  underWay: 'Your last answer is still on its way.',
  held: 'Your answer is kept, and shown when the time for it is over.',
  lost: 'The line is lost; it is being opened again.',
  unstored: 'The server cannot store anything just now; it goes on by itself.',
  back: 'The line is back.',
  refused: 'This table is not there, or not for you.',
  noLine: 'The line is down; try again when it is back.',
  asksBack: (name) => `${name} asks to take back the last choices: y or n?`,
  youAsked: 'The others are asked whether that goes back.',
  nothingAsked: 'Nobody asks you to agree to anything.',
  stayedSo: 'It stays as it was: not everybody agreed.',
  left: 'Your seat is kept: the same command comes back to it.',
  away: (name) => `${name} is away.`,
  here: (name) => `${name} is here.`,
  botPlays: (name) => `A bot plays for ${name}.`,
  said: (name, text) => `${name}: ${text}`,
  phrase: (n, text) => `${String(n).padStart(3)}  ${text}`,
  noSuchPhrase: (text) => `There is no phrase ${text}; p lists them.`,
  again: 'Type again to play again, q to leave.',
  wantsAgain: (name) => `${name} wants to play again.`,
  wantsSameDeal: (name) => `${name} would like the same deal again, all on the same seats (again same).`,
  wantsSidesChanged: (name) => `${name} would like the same deal again with the sides changed (again sides).`,
  anotherTable: 'Everybody wants to play again: on to the next table.',
  closed: 'This table was closed.',
  wouldClose: (name) => `${name} would like to end the game here: y or n?`,
  youWouldClose: 'The others are asked whether the game ends here.',
  somebody: 'somebody',
  noWindows: 'This game has no reaction windows that you could let go by.',
  passesTurn: 'The windows of this turn go by for you; ask takes that back.',
  passesUntouched: 'Windows go by for you until something of yours is touched; ask takes that back.',
  alwaysAsks: 'You are always asked.',
  listenToWhom: 'Say whom: the number of a seat where somebody else sits, all, or watchers.',
  listensTo: (name) => `You hear ${name}.`,
  ignores: (name) => `You do not hear ${name} any more.`,
  listensToAll: 'You hear the others.',
  listensToNobody: 'You hear nobody any more.',
  listensToWatchers: 'You hear those who watch.',
  ignoresWatchers: 'You do not hear those who watch.',
  onHoliday: (name, until) => `${name} is on holiday until ${until}; her time stands still.`,
  backFromHoliday: (name) => `${name} is back from holiday.`,
}

const french: JoinWords = {
  entered: (name, server) => `Vous êtes ${name} chez ${server}.`,
  notKept:
    'Cette machine ne garde rien\u00a0: quand ce terminal se ferme, la place ne peut plus être reprise d’ici.',
  room: (title) => `On attend à la table${title === '' ? '' : ` «\u202f${title}\u202f»`}\u00a0:`,
  freeSeat: 'place libre',
  bot: (name) => `robot (${name})`,
  ready: 'prêt',
  notReady: 'pas encore prêt',
  askReady: 'Tapez r quand vous êtes prêt\u202f; la partie commence quand tous le sont.',
  youAreReady: 'Vous êtes prêt.',
  notReadyAnyMore: 'Vous n’êtes plus prêt.',
  waitRoom: 'r prêt, q quitter, h aide> ',
  begins: 'La partie commence. Tapez un numéro pour choisir, h pour l’aide.',
  watching: 'Vous regardez\u00a0: vous n’avez pas de place à cette table.',
  waitingFor: (name) => `On attend ${name}.`,
  ask: (options) => `1-${options}, h pour l’aide> `,
  idle: 'h pour l’aide> ',
  help: [
    'un numéro    choisir cette option',
    'b            revoir la table',
    'l            revoir le journal de la partie',
    'u            reprendre le dernier choix (tant que rien de nouveau n’a été vu et que personne d’autre n’a choisi)',
    'u!           demander aux autres de le reprendre quand même',
    'o, n         être d’accord ou non, quand quelqu’un le demande',
    't            un conseil\u00a0: ce que ferait un joueur fort, et pourquoi',
    'w COUP       pourquoi pas\u202f? Par exemple\u00a0: w acquérir jade, w jouer torche',
    'dire TEXTE   dire quelque chose à tous',
    'p [N]        dire l’une des phrases, que chacun lit dans sa langue\u202f; p seul en donne la liste',
    'muet QUI     ne plus entendre la place numéro QUI, tous, ou public\u202f; entendre QUI y met fin. C’est gardé avec vous',
    'passer       laisser passer les fenêtres de réaction de ce tour\u202f; passer! jusqu’à ce que quelque chose à vous soit touché',
    'demander     qu’on vous demande toujours\u00a0: plus d’ordres permanents',
    'robot N      laisser un robot jouer la place N, dont le joueur est absent depuis une minute et demie\u202f; ou la vôtre, quand tous jouent ensemble',
    'reprendre    rejouer soi-même, quand un robot joue à votre place',
    'abandonner   abandonner la partie, si le jeu le permet',
    'fermer       arrêter la partie ici, dès que tous le veulent',
    'encore       rejouer, une fois la partie finie\u202f; encore pareil la même donne, encore inverse en échangeant les places',
    'r            avant la partie\u00a0: prêt, ou plus prêt',
    'q            quitter\u202f; la place reste à vous, la même commande y ramène',
  ].join('\n'),
  noSuchCommand: (text) =>
    `«\u202f${text}\u202f» n’est ni un numéro ni une commande\u202f; h en donne la liste.`,
  notAsked: 'On ne vous demande rien pour le moment.',
  underWay: 'Votre dernière réponse est encore en route.',
  held: 'Votre réponse est gardée, et montrée quand son temps est écoulé.',
  lost: 'La ligne est coupée\u202f; elle est en train d’être rétablie.',
  unstored: 'Le serveur ne peut rien enregistrer en ce moment\u202f; la partie reprendra d’elle-même.',
  back: 'La ligne est rétablie.',
  refused: 'Cette table n’existe pas, ou n’est pas pour vous.',
  noLine: 'La ligne est coupée\u202f; réessayez quand elle est rétablie.',
  asksBack: (name) => `${name} demande à reprendre les derniers choix\u00a0: o ou n\u202f?`,
  youAsked: 'On demande aux autres si cela est repris.',
  nothingAsked: 'Personne ne vous demande votre accord.',
  stayedSo: 'Rien n’est repris\u00a0: tous n’étaient pas d’accord.',
  left: 'Votre place est gardée\u00a0: la même commande y ramène.',
  away: (name) => `${name} est absent.`,
  here: (name) => `${name} est là.`,
  botPlays: (name) => `Un robot joue pour ${name}.`,
  said: (name, text) => `${name}\u00a0: ${text}`,
  phrase: (n, text) => `${String(n).padStart(3)}  ${text}`,
  noSuchPhrase: (text) => `Il n’y a pas de phrase ${text}\u202f; p en donne la liste.`,
  again: 'Tapez encore pour rejouer, q pour quitter.',
  wantsAgain: (name) => `${name} veut rejouer.`,
  wantsSameDeal: (name) => `${name} voudrait rejouer la même donne, chacun à la même place (encore pareil).`,
  wantsSidesChanged: (name) =>
    `${name} voudrait rejouer la même donne en échangeant les places (encore inverse).`,
  anotherTable: 'Tous veulent rejouer\u00a0: on passe à la table suivante.',
  closed: 'Cette table a été fermée.',
  wouldClose: (name) => `${name} aimerait arrêter la partie ici\u00a0: o ou n\u202f?`,
  youWouldClose: 'On demande aux autres si la partie s’arrête ici.',
  somebody: 'quelqu’un',
  noWindows: 'Ce jeu n’a pas de fenêtres de réaction à laisser passer.',
  passesTurn: 'Les fenêtres de ce tour passent pour vous\u202f; demander y met fin.',
  passesUntouched:
    'Les fenêtres passent pour vous jusqu’à ce que quelque chose à vous soit touché\u202f; demander y met fin.',
  alwaysAsks: 'On vous demande toujours.',
  listenToWhom: 'Dites qui\u00a0: le numéro d’une place où quelqu’un d’autre est assis, tous, ou public.',
  listensTo: (name) => `Vous entendez ${name}.`,
  ignores: (name) => `Vous n’entendez plus ${name}.`,
  listensToAll: 'Vous entendez les autres.',
  listensToNobody: 'Vous n’entendez plus personne.',
  listensToWatchers: 'Vous entendez ceux qui regardent.',
  ignoresWatchers: 'Vous n’entendez pas ceux qui regardent.',
  onHoliday: (name, until) => `${name} est en vacances jusqu’au ${until}\u202f; son temps est arrêté.`,
  backFromHoliday: (name) => `${name} est de retour de vacances.`,
}

export const joinWords: Readonly<Record<Lang, JoinWords>> = { en: english, fr: french }
