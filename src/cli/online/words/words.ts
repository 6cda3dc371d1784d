import type { Lang } from '../../../language/face.ts'

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
  readonly noSuchCommand: (text: string) => string
  readonly notAsked: string
  readonly underWay: string
  readonly held: string
  readonly lost: string
  readonly unstored: string
  readonly back: string
  readonly refused: string
  readonly signedOut: string
  readonly noLine: string
  readonly asksBack: (name: string) => string
  readonly youAsked: string
  /** Until when the others may say so, where they come when they can. */
  readonly votesUntil: (day: string, hour: string) => string
  readonly nothingAsked: string
  readonly stayedSo: string
  readonly left: string
  readonly away: (name: string) => string
  readonly here: (name: string) => string
  readonly botPlays: (name: string) => string
  readonly simpler: string
  readonly said: (name: string, text: string) => string
  readonly phrase: (n: number, text: string) => string
  readonly noSuchPhrase: (text: string) => string
  readonly again: string
  readonly youWantThat: string
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
  readonly reportWhom: string
  readonly reported: (name: string) => string
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
  noSuchCommand: (text) => `“${text}” is neither a number nor a command; h lists them.`,
  notAsked: 'You are not asked now.',
  underWay: 'Your last answer is still on its way.',
  held: 'Your answer is kept, and shown when the time for it is over.',
  lost: 'The line is lost; it is being opened again.',
  unstored: 'The server cannot store anything just now; it goes on by itself.',
  back: 'The line is back.',
  refused: 'This table is not there, or not for you.',
  signedOut: 'You have been signed out, here or on another device.',
  noLine: 'The line is down; try again when it is back.',
  asksBack: (name) => `${name} asks to take back the last choices: y or n?`,
  youAsked: 'The others are asked whether that goes back.',
  votesUntil: (day, hour) => `It can be answered until ${day}, ${hour}.`,
  nothingAsked: 'Nobody asks you to agree to anything.',
  stayedSo: 'It stays as it was: not everybody agreed.',
  left: 'Your seat is kept: the same command comes back to it.',
  away: (name) => `${name} is away.`,
  here: (name) => `${name} is here.`,
  botPlays: (name) => `A bot plays for ${name}.`,
  simpler: 'The bots think only briefly here just now: the server has too many of them.',
  said: (name, text) => `${name}: ${text}`,
  phrase: (n, text) => `${String(n).padStart(3)}  ${text}`,
  noSuchPhrase: (text) => `There is no phrase ${text}; p lists them.`,
  again: 'Type again to play again, q to leave.',
  youWantThat: 'You have said so; play begins when the others say the same.',
  wantsAgain: (name) => `${name} wants to play again.`,
  wantsSameDeal: (name) => `${name} would like the same deal again, all on the same seats (again same).`,
  wantsSidesChanged: (name) => `${name} would like the same deal again with the sides changed (again sides).`,
  anotherTable: 'Everybody wants to play again: on to the next table.',
  closed: 'This table was closed.',
  wouldClose: (name) => `${name} would like to end the game here: y or n?`,
  youWouldClose: 'The others are asked whether the game ends here; close no takes that back.',
  somebody: 'somebody',
  noWindows: 'This game has no reaction windows that you could let go by.',
  passesTurn: 'The windows of this turn go by for you; ask takes that back.',
  passesUntouched: 'Windows go by for you until something of yours is touched; ask takes that back.',
  alwaysAsks: 'You are always asked.',
  reportWhom: 'Say whom and why: the number of a seat where somebody else sits, and a few words.',
  reported: (name) => `You have reported ${name}, and do not hear ${name} any more.`,
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
  noSuchCommand: (text) =>
    `«\u202f${text}\u202f» n’est ni un numéro ni une commande\u202f; h en donne la liste.`,
  notAsked: 'On ne vous demande rien pour le moment.',
  underWay: 'Votre dernière réponse est encore en route.',
  held: 'Votre réponse est gardée, et montrée quand son temps est écoulé.',
  lost: 'La ligne est coupée\u202f; elle est en train d’être rétablie.',
  unstored: 'Le serveur ne peut rien enregistrer en ce moment\u202f; la partie reprendra d’elle-même.',
  back: 'La ligne est rétablie.',
  refused: 'Cette table n’existe pas, ou n’est pas pour vous.',
  signedOut: 'Vous avez été déconnecté, ici ou depuis un autre appareil.',
  noLine: 'La ligne est coupée\u202f; réessayez quand elle est rétablie.',
  asksBack: (name) => `${name} demande à reprendre les derniers choix\u00a0: o ou n\u202f?`,
  youAsked: 'On demande aux autres si cela est repris.',
  votesUntil: (day, hour) => `On peut répondre jusqu’au ${day} à ${hour}.`,
  nothingAsked: 'Personne ne vous demande votre accord.',
  stayedSo: 'Rien n’est repris\u00a0: tous n’étaient pas d’accord.',
  left: 'Votre place est gardée\u00a0: la même commande y ramène.',
  away: (name) => `${name} est absent.`,
  here: (name) => `${name} est là.`,
  botPlays: (name) => `Un robot joue pour ${name}.`,
  simpler: 'Les robots réfléchissent peu en ce moment\u00a0: le serveur en a trop.',
  said: (name, text) => `${name}\u00a0: ${text}`,
  phrase: (n, text) => `${String(n).padStart(3)}  ${text}`,
  noSuchPhrase: (text) => `Il n’y a pas de phrase ${text}\u202f; p en donne la liste.`,
  again: 'Tapez encore pour rejouer, q pour quitter.',
  youWantThat: 'Vous l’avez dit\u202f; la partie commence quand les autres disent la même chose.',
  wantsAgain: (name) => `${name} veut rejouer.`,
  wantsSameDeal: (name) => `${name} voudrait rejouer la même donne, chacun à la même place (encore pareil).`,
  wantsSidesChanged: (name) =>
    `${name} voudrait rejouer la même donne en échangeant les places (encore inverse).`,
  anotherTable: 'Tous veulent rejouer\u00a0: on passe à la table suivante.',
  closed: 'Cette table a été fermée.',
  wouldClose: (name) => `${name} aimerait arrêter la partie ici\u00a0: o ou n\u202f?`,
  youWouldClose: 'On demande aux autres si la partie s’arrête ici\u202f; fermer non y met fin.',
  somebody: 'quelqu’un',
  noWindows: 'Ce jeu n’a pas de fenêtres de réaction à laisser passer.',
  passesTurn: 'Les fenêtres de ce tour passent pour vous\u202f; demander y met fin.',
  passesUntouched:
    'Les fenêtres passent pour vous jusqu’à ce que quelque chose à vous soit touché\u202f; demander y met fin.',
  alwaysAsks: 'On vous demande toujours.',
  reportWhom:
    'Dites qui et pourquoi\u00a0: le numéro d’une place où quelqu’un d’autre est assis, et quelques mots.',
  reported: (name) => `Vous avez signalé ${name} et ne l’entendez plus.`,
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
