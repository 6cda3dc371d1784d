import type { Catalogue } from '../page/words.ts'

interface OnlineWords {
  readonly title: string
  readonly away: string
  readonly unknownGame: string
  readonly notYet: string
  readonly noLine: string
  readonly sit: string
  readonly room: string
  readonly roomHint: string
  readonly you: string
  readonly bots: Readonly<Record<string, string>>
  readonly bot: string
  readonly invitation: string
  readonly invitationHint: string
  readonly invitationFor: (name: string) => string
  readonly linkTurned: string
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly selectAndCopy: string
  readonly qr: string
  readonly newLink: string
  readonly joining: string
  readonly invited: (name: string) => string
  readonly takePlace: string
  readonly gone: string
  readonly signedOut: string
  readonly signIn: string
  readonly closed: string
  readonly lobby: string
  /** Why nobody can go on at a table. */
  readonly stopped: Readonly<Record<'rules' | 'left', string>>
  readonly replay: string
  readonly onHoliday: (until: string) => string
  readonly youOnHoliday: (until: string) => string
  readonly somebody: string
}

export const onlineWords: Catalogue<OnlineWords> = {
  en: {
    title: 'Play together',
    away: 'The server does not answer just now. Try again in a moment.',
    unknownGame: 'This page does not know the game of that table.',
    notYet: 'This is possible when the game is over.',
    noLine: 'The line to the table is down; this can be asked again when it is back.',
    sit: 'Sit down',
    room: 'Waiting room',
    roomHint: 'Play begins when every seat is taken and everybody is ready.',
    you: 'you',
    bots: { 'search:easy': 'Easy bot', 'search:normal': 'Bot', 'search:strong': 'Strong bot' },
    bot: 'Bot',
    invitation: 'Invitation',
    linkTurned: 'The old link has ended: whoever was removed cannot come back by it.',
    invitationHint: 'Send this link to your friends, or let them scan the picture.',
    invitationFor: (name) => `Send this link to ${name}, or let somebody scan the picture.`,
    link: 'Link for your friends',
    copy: 'Copy',
    copied: 'The link is copied.',
    selectAndCopy: 'The link is selected: copy it with your keyboard.',
    qr: 'The link as a picture to scan',
    newLink: 'New link (the old one stops working)',
    joining: 'You are invited',
    invited: (name) => `${name} has kept a seat for you.`,
    takePlace: 'Sit down',
    gone: 'There is no such table, or the invitation is not valid any more.',
    signedOut: 'You have been signed out, here or on another device. The table goes on without this page.',
    signIn: 'Sign in again',
    closed: 'This table was closed.',
    lobby: 'To the tables',
    stopped: {
      rules:
        'The rules have changed since this table was begun, and those of then are not here any more: it can only be looked at.',
      left: 'This table was closed before the end of the game.',
    },
    replay: 'See the game again',
    onHoliday: (until) => `on holiday until ${until}`,
    youOnHoliday: (until) => `you are on holiday until ${until}`,
    somebody: 'Somebody',
  },
  fr: {
    title: 'Jouer ensemble',
    away: 'Le serveur ne répond pas en ce moment. Réessayez dans un instant.',
    unknownGame: 'Cette page ne connaît pas le jeu de cette table.',
    notYet: 'C’est possible une fois la partie terminée.',
    noLine: 'La liaison avec la table est coupée\u202f; redemandez quand elle sera rétablie.',
    sit: 'S’asseoir',
    room: 'Salle d’attente',
    roomHint: 'La partie commence quand toutes les places sont prises et que tout le monde est prêt.',
    you: 'vous',
    bots: { 'search:easy': 'Robot facile', 'search:normal': 'Robot', 'search:strong': 'Robot fort' },
    bot: 'Robot',
    invitation: 'Invitation',
    linkTurned: 'L’ancien lien ne vaut plus\u00a0: la personne retirée ne peut pas revenir par là.',
    invitationHint: 'Envoyez ce lien à vos amis, ou faites-leur scanner l’image.',
    invitationFor: (name) => `Envoyez ce lien à ${name}, ou faites scanner l’image.`,
    link: 'Lien pour vos amis',
    copy: 'Copier',
    copied: 'Le lien est copié.',
    selectAndCopy: 'Le lien est sélectionné\u00a0: copiez-le au clavier.',
    qr: 'Le lien sous forme d’image à scanner',
    newLink: 'Nouveau lien (l’ancien ne marchera plus)',
    joining: 'Vous êtes invité',
    invited: (name) => `${name} vous a gardé une place.`,
    takePlace: 'S’asseoir',
    gone: 'Cette table n’existe pas, ou l’invitation n’est plus valable.',
    signedOut:
      'Vous avez été déconnecté, ici ou depuis un autre appareil. La table continue sans cette page.',
    signIn: 'Se reconnecter',
    closed: 'Cette table a été fermée.',
    lobby: 'Vers les tables',
    stopped: {
      rules:
        'Les règles ont changé depuis le début de cette partie et celles d’alors ne sont plus là\u00a0: on peut seulement la regarder.',
      left: 'Cette table a été fermée avant la fin de la partie.',
    },
    replay: 'Revoir la partie',
    onHoliday: (until) => `en vacances jusqu’au ${until}`,
    youOnHoliday: (until) => `vous êtes en vacances jusqu’au ${until}`,
    somebody: 'Quelqu’un',
  },
}
