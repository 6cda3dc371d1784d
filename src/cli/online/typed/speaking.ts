import type { TypedCommand } from './typed-command.ts'

/** Of what people say to each other, and to whoever runs the server. */
export const SPEAKING = {
  say: {
    typed: ['say', 'dire'],
    more: true,
    says: ['say'],
    en: ['say TEXT', 'say something to everybody'],
    fr: ['dire TEXTE', 'dire quelque chose à tous'],
  },
  phrase: {
    typed: ['p'],
    more: true,
    says: ['say'],
    en: ['p [N]', 'say one of the phrases, which each reads in her own language; p alone lists them'],
    fr: ['p [N]', 'dire l’une des phrases, que chacun lit dans sa langue\u202f; p seul en donne la liste'],
  },
  mute: {
    typed: ['mute', 'muet'],
    more: true,
    says: ['listen'],
    en: [
      'mute WHO',
      'do not hear seat number WHO, all, or watchers; hear WHO takes that back. It is kept with you',
    ],
    fr: [
      'muet QUI',
      'ne plus entendre la place numéro QUI, tous, ou public\u202f; entendre QUI y met fin. C’est gardé avec vous',
    ],
  },
  unmute: {
    typed: ['hear', 'entendre'],
    more: true,
    says: ['listen'],
  },
  offer: {
    typed: ['offer', 'proposer'],
    says: [],
    en: ['offer', 'after the game: its deal for other friends, at another table; prints the link'],
    fr: [
      'proposer',
      'après la partie\u00a0: la même donne pour d’autres amis, à une autre table\u202f; donne le lien',
    ],
  },
  fault: {
    typed: ['bug'],
    says: [],
    en: [
      'bug',
      'a link to the moment you look at, for whoever looks after the game; it opens when the game is over',
    ],
    fr: [
      'bug',
      'un lien vers le moment regardé, pour qui s’occupe du jeu\u202f; il s’ouvre une fois la partie finie',
    ],
  },
  report: {
    typed: ['report', 'signaler'],
    more: true,
    says: [],
    en: [
      'report N WHY',
      'tell whoever runs the server of whoever sits on seat N, and do not hear that person any more',
    ],
    fr: [
      'signaler N POURQUOI',
      'dire à qui tient le serveur ce qu’il en est de la personne à la place N, et ne plus l’entendre',
    ],
  },
} satisfies Readonly<Record<string, TypedCommand>>
