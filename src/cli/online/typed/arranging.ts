import type { TypedCommand } from './typed-command.ts'

/** Of what is arranged around the game: bookmarks, eyes, seats, its end, and what comes after it. */
export const ARRANGING = {
  mark: {
    typed: ['mark', 'signet'],
    more: true,
    says: ['mark'],
    en: [
      'mark [TEXT]',
      'keep a bookmark of this moment; mark alone lists them, mark - takes away the one here',
    ],
    fr: [
      'signet [TEXTE]',
      'garder un signet de ce moment\u202f; signet seul en donne la liste, signet - retire celui d’ici',
    ],
  },
  eyes: {
    typed: ['eyes', 'yeux'],
    more: true,
    says: ['eyes', 'lead'],
    en: ['eyes N', 'look through the eyes of seat N: another of yours, or any where hands lie open to you'],
    fr: [
      'yeux N',
      'regarder par les yeux de la place N\u00a0: une autre à vous, ou toute place dont la main vous est ouverte',
    ],
  },
  lend: {
    typed: ['lend', 'prêter'],
    more: true,
    says: ['show'],
    en: ['lend [no]', 'a link with which somebody sees what you see, your hand too; lend no ends that'],
    fr: [
      'prêter [non]',
      'un lien par lequel quelqu’un voit ce que vous voyez, votre main aussi\u202f; prêter non y met fin',
    ],
  },
  bot: {
    typed: ['bot', 'robot'],
    more: true,
    says: ['stand-in'],
    en: [
      'bot N',
      'let a bot play seat N, whose player has been away for a minute and a half; or your own, where all play together',
    ],
    fr: [
      'robot N',
      'laisser un robot jouer la place N, dont le joueur est absent depuis une minute et demie\u202f; ou la vôtre, quand tous jouent ensemble',
    ],
  },
  back: {
    typed: ['back', 'reprendre'],
    says: ['stand-in'],
    en: ['back', 'play again yourself, where a bot plays for you'],
    fr: ['reprendre', 'rejouer soi-même, quand un robot joue à votre place'],
  },
  holiday: {
    typed: ['holiday', 'vacances'],
    more: true,
    says: [],
    en: [
      'holiday [N]',
      'N days in which your time stands still in games of days; 0 when you are back, holiday alone says what is left',
    ],
    fr: [
      'vacances [N]',
      'N jours pendant lesquels votre temps s’arrête dans les parties au fil des jours\u202f; 0 au retour, vacances seul dit ce qu’il en reste',
    ],
  },
  concede: {
    typed: ['concede', 'abandonner'],
    says: ['act'],
    en: ['concede', 'give up the game, where the game knows that, after a question; concede! without one'],
    fr: [
      'abandonner',
      'abandonner la partie, si le jeu le permet, après une question\u202f; abandonner! sans question',
    ],
  },
  concedeAtOnce: {
    typed: ['concede!', 'abandonner!'],
    says: ['act'],
  },
  close: {
    typed: ['close', 'fermer'],
    more: true,
    says: ['close'],
    en: [
      'close [no]',
      'end the game here, as soon as everybody wants that; close no: play on after all. Before the game the host closes the table',
    ],
    fr: [
      'fermer [non]',
      'arrêter la partie ici, dès que tous le veulent\u202f; fermer non\u00a0: continuer finalement. Avant la partie, l’hôte ferme la table',
    ],
  },
  again: {
    typed: ['again', 'encore'],
    more: true,
    says: ['rematch', 'repeat'],
    en: [
      'again',
      'play again, once the game is over; again same the same deal, again sides with the sides changed',
    ],
    fr: [
      'encore',
      'rejouer, une fois la partie finie\u202f; encore pareil la même donne, encore inverse en échangeant les places',
    ],
  },
  lead: {
    typed: ['lead', 'guider'],
    says: ['lead'],
    en: [
      'lead',
      'once the game is over: show the others what you look at, from its beginning; lead again ends that',
    ],
    fr: [
      'guider',
      'une fois la partie finie\u00a0: montrer aux autres ce que vous regardez, depuis son début\u202f; guider de nouveau y met fin',
    ],
  },
  follow: {
    typed: ['follow', 'suivre'],
    says: [],
    en: ['follow', 'see what somebody else leads through; follow again ends that'],
    fr: ['suivre', 'voir ce qu’un autre montre\u202f; suivre de nouveau y met fin'],
  },
} satisfies Readonly<Record<string, TypedCommand>>
