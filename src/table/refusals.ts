import type { BothLanguages } from '../kernel/refusal.ts'
import type { Stopped } from './messages.ts'

/** What a table says to somebody who cannot have what she asks for. */
export const OVER: BothLanguages = {
  en: 'the game is over: nothing is asked',
  fr: 'la partie est finie\u00a0: rien n’est demandé',
}
export const STALE: BothLanguages = {
  en: 'the table has moved on since then: look again before you answer',
  fr: 'la table a avancé entre-temps\u00a0: regardez-la avant de répondre',
}
export const NOT_ASKED: BothLanguages = {
  en: 'somebody else is asked now',
  fr: 'c’est à quelqu’un d’autre de répondre',
}
export const NO_SEAT: BothLanguages = {
  en: 'whoever watches has no seat at this table',
  fr: 'qui regarde n’a pas de place à cette table',
}
export const NOT_POSSIBLE: BothLanguages = {
  en: 'this is not possible now',
  fr: 'ce n’est pas possible maintenant',
}
export const NOTHING_TO_UNDO: BothLanguages = {
  en: 'nothing has been chosen yet that could be taken back',
  fr: 'rien n’a encore été choisi qui puisse être repris',
}
export const NEEDS_AGREEMENT: BothLanguages = {
  en: 'something new has been seen since: it goes back only if the table agrees',
  fr: 'quelque chose de nouveau a été vu depuis\u00a0: on ne revient en arrière que si la table est d’accord',
}
export const ONE_AT_A_TIME: BothLanguages = {
  en: 'the table is already being asked something',
  fr: 'la table répond déjà à une demande',
}
export const NO_VOTE: BothLanguages = {
  en: 'you have already said what you think of it',
  fr: 'vous avez déjà dit ce que vous en pensez',
}
export const NO_SUCH_OPTION: BothLanguages = {
  en: 'this is not among the options',
  fr: 'cela ne fait pas partie des choix',
}
export const HELD: BothLanguages = {
  en: 'you have already answered; it is shown when the window closes',
  fr: 'vous avez déjà répondu\u202f; ce sera montré à la fin de la fenêtre',
}
export const NO_UNDO: BothLanguages = {
  en: 'nothing is taken back at this table',
  fr: 'on ne reprend rien à cette table',
}
export const TAKEN_BACK_ENOUGH: BothLanguages = {
  en: 'so much has been taken back in this game that it only goes on from here',
  fr: 'on a déjà tant repris dans cette partie qu’elle ne va plus qu’en avant',
}
export const NOT_THERE_YET: BothLanguages = {
  en: 'the game has not come so far: a bookmark is set at something that has happened',
  fr: 'la partie n’en est pas encore là\u00a0: un signet se pose sur ce qui a eu lieu',
}
export const BOOKMARKS_FULL: BothLanguages = {
  en: 'you have as many bookmarks here as there is room for: remove one first',
  fr: 'vous n’avez plus de place pour un signet ici\u00a0: retirez-en un d’abord',
}
export const NO_TALK: BothLanguages = {
  en: 'this table does not talk that way',
  fr: 'on ne se parle pas ainsi à cette table',
}
export const NO_HINTS: BothLanguages = {
  en: 'there are no hints at this table',
  fr: 'il n’y a pas de conseils à cette table',
}
/** Whoever gives hints imagines what the others may hold, out of the decks that they have brought. */
export const CLOSED_DECKS: BothLanguages = {
  en: 'a hint would tell something of decks that are closed to you; a table with open decks has hints',
  fr: 'un conseil trahirait des decks qui sont cachés pour vous\u202f; il y en a aux tables à decks ouverts',
}
export const NOT_AWAY: BothLanguages = {
  en: 'a bot may play for her only when she has been away for a while',
  fr: 'un robot ne peut jouer à sa place que si la personne est absente depuis un moment',
}
export const NOT_REPLACED: BothLanguages = {
  en: 'nobody is replaced by a bot in a game against each other with a clock: it says what happens',
  fr: 'personne n’est remplacé par un robot dans une partie à la pendule\u00a0: c’est elle qui décide',
}
export const TIME_LEFT: BothLanguages = {
  en: 'a bot may play for her only when her time is over',
  fr: 'un robot ne peut jouer à sa place qu’une fois son temps écoulé',
}
export const CONCEDE_INSTEAD: BothLanguages = {
  en: 'nobody leaves her seat to a bot in a game against each other: concede, or ask to close the table',
  fr: 'personne ne laisse sa place à un robot dans une partie l’un contre l’autre\u00a0: abandonnez, ou demandez à fermer la table',
}
export const LAST_TO_PLAY: BothLanguages = {
  en: 'nobody else plays at this table: close it instead',
  fr: 'personne d’autre ne joue à cette table\u00a0: fermez-la plutôt',
}
export const NOT_YOUR_SEAT: BothLanguages = {
  en: 'this is not your seat',
  fr: 'ce n’est pas votre place',
}
export const NOT_OVER: BothLanguages = {
  en: 'the game is not over yet',
  fr: 'la partie n’est pas encore finie',
}
export const NO_THINKING: BothLanguages = {
  en: 'there is no time to buy here',
  fr: 'il n’y a pas de temps à acheter ici',
}
export const BUSY: BothLanguages = {
  en: 'the table has its hands full: try again in a moment',
  fr: 'la table est débordée\u00a0: réessayez dans un instant',
}
export const TOO_FAST: BothLanguages = {
  en: 'that was too much at once: wait a moment',
  fr: 'c’était trop d’un coup\u00a0: attendez un instant',
}
export const HINTS_USED: BothLanguages = {
  en: 'there is advice only so many times an hour: try again in a few minutes',
  fr: 'on ne peut demander conseil que quelques fois par heure\u00a0: réessayez dans quelques minutes',
}
export const FAULT: BothLanguages = {
  en: 'something went wrong on our side; the table stands where it stood before',
  fr: 'une erreur s’est produite de notre côté\u202f; la table est restée où elle était',
}
/** The store went back to an earlier copy of itself: so many steps that somebody has seen are not there any more. */
export const lostSteps = (count: number): BothLanguages =>
  count === 1
    ? {
        en: 'the server has lost the last step of this game: it goes on one step before what you saw',
        fr: 'le serveur a perdu la dernière étape de cette partie\u00a0: elle reprend une étape avant ce que vous aviez vu',
      }
    : {
        en: `the server has lost the last ${count} steps of this game: it goes on before what you saw`,
        fr: `le serveur a perdu les ${count} dernières étapes de cette partie\u00a0: elle reprend avant ce que vous aviez vu`,
      }
/** The same where others have played on since then, so that nobody knows how many. */
export const OTHER_STEPS: BothLanguages = {
  en: 'the server has lost the last steps that you saw of this game, and it has gone on without them: what you see now is how it stands',
  fr: 'le serveur a perdu les dernières étapes que vous aviez vues de cette partie, et elle a continué sans elles\u00a0: voici où elle en est',
}
export const GONE: BothLanguages = {
  en: 'somebody has deleted her account: a bot plays on in her place',
  fr: 'quelqu’un a supprimé son compte\u00a0: un robot continue à sa place',
}
export const STUCK: BothLanguages = {
  en: 'the game does not get past this point by itself: take something back and go on another way, or close the table',
  fr: 'la partie ne passe pas d’elle-même ce point\u00a0: revenez en arrière et continuez autrement, ou fermez la table',
}
export const NOT_SHOWN: BothLanguages = {
  en: 'something here cannot be shown because of a fault of ours; the others play on, and taking something back helps',
  fr: 'une erreur de notre côté empêche de montrer la table\u202f; les autres continuent, et revenir en arrière aide',
}
export const STOPPED: Readonly<Record<Stopped, BothLanguages>> = {
  rules: {
    en: 'the rules have changed since this table was begun, and those of then are not here any more: it can only be looked at',
    fr: 'les règles ont changé depuis le début de cette partie et celles d’alors ne sont plus là\u00a0: on peut seulement la regarder',
  },
  left: {
    en: 'this table was closed before the end of the game: it can only be looked at',
    fr: 'cette table a été fermée avant la fin de la partie\u00a0: on peut seulement la regarder',
  },
}
export const SEALED_EYES: BothLanguages = {
  en: 'these eyes are not yours to look through',
  fr: 'vous ne pouvez pas regarder par ces yeux',
}
