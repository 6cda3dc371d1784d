import type { Lang } from '../../../language/face.ts'

interface HostWords {
  readonly made: (link: string) => string
  readonly howToHost: string
  readonly link: (link: string) => string
  /** The key of a link is known only to whoever has made it. */
  readonly noLink: string
  readonly noLinkAnyMore: string
  /** Somebody was removed. */
  readonly turned: (link: string) => string
  readonly howToSeat: string
  readonly noSuchSeat: (seats: number) => string
  readonly nobodyThere: string
  readonly ownSeat: string
  readonly played: string
  readonly howPlayed: string
  readonly changed: string
  readonly readyAgain: string
  readonly surelyClose: string
  readonly begun: string
  /** The deal of a game that is over, for others. */
  readonly offered: (link: string) => string
}

/** What a terminal says to whoever arranges a table before its game. */
export const hostWords: Readonly<Record<Lang, HostWords>> = {
  en: {
    made: (link) => `The table is there. Send your friends this link: ${link}`,
    howToHost: 'You are the host: seat, remove, set, invite and close arrange the table; h says how.',
    link: (link) => `The link for your friends: ${link}`,
    noLink: 'This terminal does not know the link; invite new makes another one, and the old one ends.',
    noLinkAnyMore: 'No link leads to this table any more; invite new makes one.',
    turned: (link) => `Whoever was removed knows the old link, so it has ended. The new one: ${link}`,
    howToSeat:
      'Say which and who: seat 2 open, seat 2 bot strong, seat 2 me, or seat 2 closed: one fewer plays then.',
    noSuchSeat: (seats) => `There are seats 1 to ${seats}.`,
    nobodyThere: 'Nobody sits there.',
    ownSeat: 'You sit there yourself.',
    played: 'What is played:',
    howPlayed: 'How you play:',
    changed: 'The host has changed how you play:',
    readyAgain: 'The table is another now: set says what is played and how, r says again that you are ready.',
    surelyClose: 'Others sit here: close yes closes the table for everybody.',
    offered: (link) => `Your deal is at another table now. Send other friends this link: ${link}`,
    begun: 'A table is arranged before its game: this one has begun.',
  },
  fr: {
    made: (link) => `La table est ouverte. Envoyez ce lien à vos amis\u00a0: ${link}`,
    howToHost:
      'Vous êtes l’hôte\u00a0: place, retirer, régler, inviter et fermer arrangent la table\u202f; h dit comment.',
    link: (link) => `Le lien pour vos amis\u00a0: ${link}`,
    noLink:
      'Ce terminal ne connaît pas le lien\u202f; inviter nouveau en fait un autre, et l’ancien ne vaut plus.',
    noLinkAnyMore: 'Plus aucun lien ne mène à cette table\u202f; inviter nouveau en fait un.',
    turned: (link) =>
      `La personne retirée connaît l’ancien lien\u00a0: il ne vaut plus. Voici le nouveau\u00a0: ${link}`,
    howToSeat:
      'Dites laquelle et qui\u00a0: place 2 libre, place 2 robot fort, place 2 moi, ou place 2 fermée\u00a0: un de moins joue alors.',
    noSuchSeat: (seats) => `Il y a les places 1 à ${seats}.`,
    nobodyThere: 'Personne n’est assis là.',
    ownSeat: 'C’est vous qui êtes assis là.',
    played: 'Ce qui se joue\u00a0:',
    howPlayed: 'Comment on joue\u00a0:',
    changed: 'L’hôte a changé la façon de jouer\u00a0:',
    readyAgain:
      'La table a changé\u00a0: régler dit ce qui se joue et comment, r dit de nouveau que vous êtes prêt.',
    surelyClose: 'D’autres sont assis ici\u00a0: fermer oui ferme la table pour tous.',
    offered: (link) =>
      `Votre donne est maintenant à une autre table. Envoyez ce lien à d’autres amis\u00a0: ${link}`,
    begun: 'Une table s’arrange avant la partie\u00a0: celle-ci a commencé.',
  },
}
