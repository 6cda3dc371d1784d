import type { ConnectionState } from '../../table/connection.ts'
import type { Catalogue } from '../page/words.ts'

interface OnlineWords {
  readonly title: string
  readonly lead: string
  readonly guestLead: string
  readonly away: string
  readonly noServer: string
  readonly unknownGame: string
  readonly notYet: string
  readonly noLine: string
  readonly yourName: string
  readonly haveAccount: string
  readonly nameHint: string
  readonly enter: string
  readonly rename: string
  readonly account: string
  readonly save: string
  readonly proposals: readonly (readonly string[])[]
  readonly mine: string
  readonly forYou: string
  readonly gathering: string
  readonly forOthers: string
  readonly finished: string
  readonly noTables: string
  readonly open: string
  readonly openHint: string
  readonly noOpen: string
  readonly live: string
  readonly watch: string
  readonly own: string
  readonly ownHint: string
  readonly sit: string
  readonly go: string
  readonly look: string
  readonly free: (free: number, all: number) => string
  readonly waitsFor: (names: string) => string
  readonly waitsForYou: string
  readonly room: string
  readonly roomHint: string
  readonly seat: (n: number) => string
  readonly you: string
  readonly ready: string
  readonly choosing: string
  readonly freeSeat: string
  readonly bots: Readonly<Record<string, string>>
  readonly bot: string
  readonly seatOf: (seat: string) => string
  readonly makeOpen: string
  readonly takeSeat: string
  readonly invitation: string
  readonly invitationHint: string
  readonly link: string
  readonly copy: string
  readonly copied: string
  readonly selectAndCopy: string
  readonly qr: string
  readonly newLink: string
  readonly imReady: string
  readonly notReady: string
  readonly waitingForOthers: string
  readonly leave: string
  readonly closeTable: string
  readonly more: string
  readonly options: {
    readonly pace: string
    readonly paces: Readonly<Record<'relaxed' | 'live' | 'days', string>>
    readonly windows: string
    readonly windowKinds: Readonly<Record<'even' | 'plain' | 'sealed', string>>
    readonly undo: string
    readonly undos: Readonly<Record<'ask' | 'none', string>>
    readonly together: string
    readonly togethers: Readonly<Record<'first' | 'agree', string>>
    readonly talk: string
    readonly talks: Readonly<Record<'text' | 'phrases' | 'none', string>>
    readonly watchers: string
    readonly watcherKinds: Readonly<Record<'closed' | 'none' | 'delayed', string>>
    readonly hints: string
    readonly visible: string
  }
  readonly joining: string
  readonly invited: (name: string) => string
  readonly takePlace: string
  readonly gone: string
  readonly closed: string
  readonly home: string
  readonly lobby: string
  /** Why nobody can go on at a table. */
  readonly stopped: Readonly<Record<'rules' | 'left', string>>
  readonly standsStill: string
  readonly standing: string
  readonly replay: string
  readonly lines: Readonly<Record<ConnectionState, string>>
  readonly presence: Readonly<Record<'here' | 'away' | 'bot', string>>
  readonly awayFor: (seconds: number) => string
  readonly onHoliday: (until: string) => string
  readonly yourTurn: string
  readonly waitingFor: (name: string) => string
  readonly forAll: string
  readonly held: string
  readonly asksBack: (name: string) => string
  readonly youAsked: string
  readonly notTakenBack: string
  readonly agree: string
  readonly refuse: string
  readonly letBot: (name: string) => string
  readonly takeBack: string
  readonly talkTitle: string
  readonly sayHint: string
  readonly send: string
  readonly phrases: string
  readonly saidBy: (name: string, text: string) => string
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly listening: string
  readonly listenToNobody: string
  readonly listenToWatchers: string
  readonly watching: (n: number) => string
  readonly youWatch: string
  readonly rematch: string
  readonly rematchWanted: (names: string, people: number) => string
  readonly rematchAsked: string
  readonly toRematch: string
  readonly somebody: string
  readonly minutes: (ms: number) => string
  readonly noTime: string
  readonly bankOf: (time: string) => string
  readonly seconds: (n: number) => string
  readonly think: string
  readonly thinkHint: string
  readonly thinks: string
  readonly windowOpen: string
  readonly windowCloses: string
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60 * 24) return `${Math.floor(minutes / (60 * 24))} d ${Math.floor((minutes / 60) % 24)} h`
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

export const onlineWords: Catalogue<OnlineWords> = {
  en: {
    title: 'Play together',
    lead: 'Invite friends by a link, wherever they are. Nobody needs an account.',
    guestLead: 'Say who you are, and you are in. Nobody needs an account.',
    away: 'The server does not answer just now. Try again in a moment.',
    noServer: 'This page was opened without its server: tables with friends need one.',
    unknownGame: 'This page does not know the game of that table.',
    notYet: 'This is possible when the game is over.',
    noLine: 'The line to the table is down; this can be asked again when it is back.',
    yourName: 'Your name',
    haveAccount: 'I have an account',
    nameHint: 'The others see it. You can change it at any time.',
    enter: 'Come in',
    rename: 'Change name',
    account: 'Account',
    save: 'Keep',
    proposals: [
      ['Ash', 'Ember', 'Quiet', 'Amber', 'Silver', 'Bold', 'Northern', 'Lucky'],
      ['Comet', 'Lantern', 'Breach', 'Sparrow', 'Anvil', 'Harbour', 'Willow', 'Falcon'],
    ],
    mine: 'My tables',
    forYou: 'Waiting for you',
    gathering: 'Waiting room',
    forOthers: 'Waiting for others',
    finished: 'Finished',
    noTables: 'You sit at no table yet.',
    open: 'Open tables',
    openHint: 'Anyone may sit down.',
    noOpen: 'There is none just now.',
    live: 'Live now',
    watch: 'Watch',
    own: 'A table of your own',
    ownHint: 'Choose a game; the link for your friends is there at once.',
    sit: 'Sit down',
    go: 'Take your turn',
    look: 'Look',
    free: (free, all) => (free === 1 ? `1 of ${all} seats is free` : `${free} of ${all} seats are free`),
    waitsFor: (names) => `waiting for ${names}`,
    waitsForYou: 'it is your turn',
    room: 'Waiting room',
    roomHint: 'Play begins when every seat is taken and everybody is ready.',
    seat: (n) => `Seat ${n}`,
    you: 'you',
    ready: 'ready',
    choosing: 'not ready yet',
    freeSeat: 'free',
    bots: { 'search:easy': 'Easy bot', 'search:normal': 'Bot', 'search:strong': 'Strong bot' },
    bot: 'Bot',
    seatOf: (seat) => `Who plays ${seat}`,
    makeOpen: 'A friend',
    takeSeat: 'I play it',
    invitation: 'Invitation',
    invitationHint: 'Send this link to your friends, or let them scan the picture.',
    link: 'Link for your friends',
    copy: 'Copy',
    copied: 'The link is copied.',
    selectAndCopy: 'The link is selected: copy it with your keyboard.',
    qr: 'The link as a picture to scan',
    newLink: 'New link (the old one stops working)',
    imReady: 'I am ready',
    notReady: 'I am not ready yet',
    waitingForOthers: 'Waiting for the others …',
    leave: 'Leave the table',
    closeTable: 'Close the table',
    more: 'How we play',
    options: {
      pace: 'Pace',
      paces: {
        relaxed: 'Relaxed: no clock',
        live: 'Live: with a clock',
        days: 'Days: answer when you have time',
      },
      windows: 'Reactions',
      windowKinds: {
        even: 'Shown after two seconds, whatever is answered',
        plain: 'Shown at once (the pause may tell something)',
        sealed: 'Exactly two seconds each',
      },
      undo: 'Taking back what was seen',
      undos: { ask: 'When everybody agrees', none: 'Not at all' },
      together: 'Questions to the whole table',
      togethers: { first: 'Whoever answers first', agree: 'When all point at the same' },
      talk: 'Talking',
      talks: { text: 'Words and phrases', phrases: 'Phrases only', none: 'Not at all' },
      watchers: 'Watchers',
      watcherKinds: {
        closed: 'See what lies open',
        none: 'Nobody',
        delayed: 'See every hand, later',
      },
      hints: 'Hints are allowed',
      visible: 'Anyone may sit down (the table is listed)',
    },
    joining: 'You are invited',
    invited: (name) => `${name} has kept a seat for you.`,
    takePlace: 'Sit down',
    gone: 'There is no such table, or the invitation is not valid any more.',
    closed: 'This table was closed.',
    home: 'To the first page',
    lobby: 'To the tables',
    stopped: {
      rules:
        'The rules have changed since this table was begun, and those of then are not here any more: it can only be looked at.',
      left: 'This table was closed before the end of the game.',
    },
    standsStill: 'the rules have changed since',
    standing: 'Standing still',
    replay: 'See the game again',
    lines: {
      opening: 'Connecting …',
      open: 'Connected',
      lost: 'The line is down. Connecting again …',
      unstored: 'The server cannot store anything just now. It goes on by itself …',
      refused: 'There is no such table for you.',
    },
    presence: { here: 'here', away: 'away', bot: 'a bot plays' },
    awayFor: (seconds) =>
      seconds < 60 ? `away for ${seconds} s` : `away for ${Math.floor(seconds / 60)} min`,
    onHoliday: (until) => `on holiday until ${until}`,
    yourTurn: 'Your turn',
    waitingFor: (name) => `Waiting for ${name}`,
    forAll: 'A question to all of you',
    held: 'Your answer is kept until the window closes.',
    asksBack: (name) => `${name} asks to take the last answer back.`,
    youAsked: 'You have asked the others to take it back.',
    notTakenBack: 'It was not taken back.',
    agree: 'Agree',
    refuse: 'Better not',
    letBot: (name) => `Let a bot play for ${name}`,
    takeBack: 'Play yourself again',
    talkTitle: 'Talk',
    sayHint: 'Say something',
    send: 'Send',
    phrases: 'Phrases',
    saidBy: (name, text) => `${name}: ${text}`,
    mute: (name) => `Do not hear ${name}`,
    unmute: (name) => `Hear ${name} again`,
    listening: 'Whom I hear',
    listenToNobody: 'Nobody',
    listenToWatchers: 'Those who watch, too',
    watching: (n) => (n === 1 ? '1 person watches' : `${n} people watch`),
    youWatch: 'You watch.',
    rematch: 'Rematch',
    rematchWanted: (names) => `${names} would like to play again.`,
    rematchAsked: 'You would like to play again. The others are asked.',
    toRematch: 'To the new table',
    somebody: 'Somebody',
    minutes: clock,
    noTime: '–:––',
    bankOf: (time) => `${time} for the whole game`,
    seconds: (n) => `${n} s`,
    think: 'Think',
    thinkHint: 'Ten seconds more, from your time. Everybody sees that you think.',
    thinks: 'Somebody thinks about a reaction',
    windowOpen: 'A reaction is possible; whatever is answered is shown when this is over',
    windowCloses: 'A reaction is possible until this is over',
  },
  fr: {
    title: 'Jouer ensemble',
    lead: 'Invitez vos amis par un lien, où qu’ils soient. Personne n’a besoin d’un compte.',
    guestLead: 'Dites qui vous êtes, et vous y êtes. Personne n’a besoin d’un compte.',
    away: 'Le serveur ne répond pas en ce moment. Réessayez dans un instant.',
    noServer: 'Cette page a été ouverte sans son serveur\u00a0: il en faut un pour jouer avec des amis.',
    unknownGame: 'Cette page ne connaît pas le jeu de cette table.',
    notYet: 'C’est possible une fois la partie terminée.',
    noLine: 'La liaison avec la table est coupée\u202f; redemandez quand elle sera rétablie.',
    yourName: 'Votre nom',
    haveAccount: 'J’ai un compte',
    nameHint: 'Les autres le voient. Vous pouvez le changer à tout moment.',
    enter: 'Entrer',
    rename: 'Changer de nom',
    account: 'Compte',
    save: 'Garder',
    proposals: [
      ['Comète', 'Lanterne', 'Brèche', 'Enclume', 'Falaise', 'Étoile', 'Braise', 'Rivière'],
      ['calme', 'de cendre', 'ambrée', 'd’argent', 'du nord', 'tranquille', 'dorée', 'hardie'],
    ],
    mine: 'Mes tables',
    forYou: 'À vous de jouer',
    gathering: 'Salle d’attente',
    forOthers: 'Au tour des autres',
    finished: 'Terminées',
    noTables: 'Vous n’êtes encore à aucune table.',
    open: 'Tables ouvertes',
    openHint: 'Chacun peut s’y asseoir.',
    noOpen: 'Il n’y en a pas en ce moment.',
    live: 'En direct',
    watch: 'Regarder',
    own: 'Une table à vous',
    ownHint: 'Choisissez un jeu\u202f; le lien pour vos amis est prêt aussitôt.',
    sit: 'S’asseoir',
    go: 'Jouer',
    look: 'Regarder',
    free: (free, all) => (free === 1 ? `1 place libre sur ${all}` : `${free} places libres sur ${all}`),
    waitsFor: (names) => `on attend ${names}`,
    waitsForYou: 'c’est à vous',
    room: 'Salle d’attente',
    roomHint: 'La partie commence quand toutes les places sont prises et que tout le monde est prêt.',
    seat: (n) => `Place ${n}`,
    you: 'vous',
    ready: 'prêt',
    choosing: 'pas encore prêt',
    freeSeat: 'libre',
    bots: { 'search:easy': 'Robot facile', 'search:normal': 'Robot', 'search:strong': 'Robot fort' },
    bot: 'Robot',
    seatOf: (seat) => `Qui joue\u00a0: ${seat}`,
    makeOpen: 'Un ami',
    takeSeat: 'Moi',
    invitation: 'Invitation',
    invitationHint: 'Envoyez ce lien à vos amis, ou faites-leur scanner l’image.',
    link: 'Lien pour vos amis',
    copy: 'Copier',
    copied: 'Le lien est copié.',
    selectAndCopy: 'Le lien est sélectionné\u00a0: copiez-le au clavier.',
    qr: 'Le lien sous forme d’image à scanner',
    newLink: 'Nouveau lien (l’ancien ne marchera plus)',
    imReady: 'Je suis prêt',
    notReady: 'Je ne suis pas encore prêt',
    waitingForOthers: 'On attend les autres…',
    leave: 'Quitter la table',
    closeTable: 'Fermer la table',
    more: 'Comment on joue',
    options: {
      pace: 'Rythme',
      paces: {
        relaxed: 'Tranquille\u00a0: sans pendule',
        live: 'En direct\u00a0: avec une pendule',
        days: 'Au fil des jours\u00a0: on répond quand on a le temps',
      },
      windows: 'Réactions',
      windowKinds: {
        even: 'Montrées après deux secondes, quelle que soit la réponse',
        plain: 'Montrées aussitôt (le délai peut trahir quelque chose)',
        sealed: 'Exactement deux secondes chacune',
      },
      undo: 'Revenir sur ce qui a été vu',
      undos: { ask: 'Si tout le monde est d’accord', none: 'Jamais' },
      together: 'Questions à toute la table',
      togethers: { first: 'Le premier qui répond', agree: 'Quand tous désignent la même chose' },
      talk: 'Parler',
      talks: {
        text: 'Texte et phrases toutes faites',
        phrases: 'Phrases toutes faites seulement',
        none: 'Pas du tout',
      },
      watchers: 'Spectateurs',
      watcherKinds: {
        closed: 'Voient ce qui est visible de tous',
        none: 'Personne',
        delayed: 'Voient toutes les mains, plus tard',
      },
      hints: 'Les conseils sont permis',
      visible: 'Chacun peut s’asseoir (la table est affichée)',
    },
    joining: 'Vous êtes invité',
    invited: (name) => `${name} vous a gardé une place.`,
    takePlace: 'S’asseoir',
    gone: 'Cette table n’existe pas, ou l’invitation n’est plus valable.',
    closed: 'Cette table a été fermée.',
    home: 'Vers l’accueil',
    lobby: 'Vers les tables',
    stopped: {
      rules:
        'Les règles ont changé depuis le début de cette partie et celles d’alors ne sont plus là\u00a0: on peut seulement la regarder.',
      left: 'Cette table a été fermée avant la fin de la partie.',
    },
    standsStill: 'les règles ont changé depuis',
    standing: 'À l’arrêt',
    replay: 'Revoir la partie',
    lines: {
      opening: 'Connexion…',
      open: 'Connecté',
      lost: 'La liaison est coupée. Reconnexion…',
      unstored: 'Le serveur ne peut rien enregistrer en ce moment. La partie reprendra d’elle-même…',
      refused: 'Cette table n’existe pas pour vous.',
    },
    presence: { here: 'présent', away: 'absent', bot: 'un robot joue' },
    awayFor: (seconds) =>
      seconds < 60 ? `absent depuis ${seconds} s` : `absent depuis ${Math.floor(seconds / 60)} min`,
    onHoliday: (until) => `en vacances jusqu’au ${until}`,
    yourTurn: 'À vous',
    waitingFor: (name) => `On attend ${name}`,
    forAll: 'Une question à toute la table',
    held: 'Votre réponse est gardée jusqu’à la fin de la fenêtre.',
    asksBack: (name) => `${name} demande à revenir sur la dernière réponse.`,
    youAsked: 'Vous avez demandé aux autres de revenir en arrière.',
    notTakenBack: 'On n’est pas revenu en arrière.',
    agree: 'Accepter',
    refuse: 'Refuser',
    letBot: (name) => `Laisser un robot jouer pour ${name}`,
    takeBack: 'Reprendre la main',
    talkTitle: 'Parler',
    sayHint: 'Dire quelque chose',
    send: 'Envoyer',
    phrases: 'Phrases',
    saidBy: (name, text) => `${name}\u00a0: ${text}`,
    mute: (name) => `Ne plus entendre ${name}`,
    unmute: (name) => `Entendre de nouveau ${name}`,
    listening: 'Qui j’entends',
    listenToNobody: 'Personne',
    listenToWatchers: 'Ceux qui regardent aussi',
    watching: (n) => (n === 1 ? '1 personne regarde' : `${n} personnes regardent`),
    youWatch: 'Vous regardez.',
    rematch: 'Revanche',
    rematchWanted: (names, people) => `${names} ${people > 1 ? 'voudraient' : 'voudrait'} rejouer.`,
    rematchAsked: 'Vous voudriez rejouer. On demande aux autres.',
    toRematch: 'Vers la nouvelle table',
    somebody: 'Quelqu’un',
    minutes: (ms) => clock(ms).replace(' d ', ' j '),
    noTime: '–:––',
    bankOf: (time) => `${time} pour toute la partie`,
    seconds: (n) => `${n} s`,
    think: 'Réfléchir',
    thinkHint: 'Dix secondes de plus, prises sur votre temps. Tout le monde voit que vous réfléchissez.',
    thinks: 'Quelqu’un réfléchit à une réaction',
    windowOpen: 'On peut réagir\u202f; la réponse, quelle qu’elle soit, est montrée à la fin',
    windowCloses: 'On peut réagir jusqu’à la fin de ce délai',
  },
}
