import type { Visibility } from '../../../table/wire/api.ts'
import type { Catalogue } from '../../page/words.ts'

interface RoomWords {
  readonly seat: (n: number) => string
  readonly ready: string
  readonly choosing: string
  readonly freeSeat: string
  readonly seatOf: (seat: string) => string
  readonly makeOpen: string
  readonly takeSeat: string
  readonly sitAt: (seat: string) => string
  readonly closeSeat: string
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
    /** What a pause tells the others. */
    readonly windowHints: Readonly<Record<'even' | 'plain' | 'sealed', string>>
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
  readonly remove: (name: string) => string
  /** Whoever sits there keeps it to herself. */
  readonly closed: string
  readonly removed: string
  readonly news: string
  readonly satDown: (name: string) => string
  readonly gotUp: (name: string) => string
  readonly seatClosed: (left: number) => string
  readonly isReady: (name: string) => string
  readonly took: (name: string, what: string) => string
  /** What a table has agreed on, as a heading. */
  readonly agreed: string
  readonly changeSetup: string
  readonly factChanged: (title: string, text: string) => string
  readonly factGone: (title: string, text: string) => string
  readonly foeChanged: (title: string, name: string) => string
  readonly youPlay: (what: string) => string
  readonly readyAgain: string
  /** Asks once more before the host closes a table at which others sit. */
  readonly closeForAll: string
  readonly decks: string
  readonly deckKinds: Readonly<Record<'closed' | 'open', string>>
  /** How much time there is, what happens to whoever has none left, by the kind of game, and what else there is to know. */
  readonly paceHints: Readonly<
    Record<'live' | 'days', Readonly<Record<'time' | 'lateAgainst' | 'lateTogether' | 'also', string>>>
  >
  readonly hints: string
  readonly hintKinds: Readonly<Record<'yes' | 'no', string>>
  readonly visibility: string
  readonly visibilities: Readonly<Record<Visibility, string>>
  readonly termChanged: (title: string, text: string) => string
}

export const roomWords: Catalogue<RoomWords> = {
  en: {
    seat: (n) => `Seat ${n}`,
    ready: 'ready',
    choosing: 'not ready yet',
    freeSeat: 'free',
    seatOf: (seat) => `Who plays ${seat}`,
    makeOpen: 'A friend',
    takeSeat: 'I play it',
    sitAt: (seat) => `Sit down: ${seat}`,
    closeSeat: 'Nobody: close the seat',
    imReady: 'I am ready',
    notReady: 'Not ready yet',
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
        even: 'Shown after two seconds',
        plain: 'Shown at once',
        sealed: 'Exactly two seconds each',
      },
      windowHints: {
        even: 'whatever is answered',
        plain: 'the pause may tell something',
        sealed: 'whatever is answered',
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
      hints: 'Hints are allowed (with closed decks only against bots)',
      visible: 'Anyone may sit down (the table is listed)',
    },
    remove: (name) => `Remove ${name} from the table`,
    closed: 'keeps the deck closed',
    removed: 'The host has removed you from the table.',
    news: 'What has happened here',
    satDown: (name) => `${name} has sat down.`,
    gotUp: (name) => `${name} has left the seat.`,
    seatClosed: (left) =>
      left === 1 ? 'A seat was closed: one is left.' : `A seat was closed: ${left} are left.`,
    isReady: (name) => `${name} is ready.`,
    took: (name, what) => `${name} plays ${what}.`,
    agreed: 'What is played',
    changeSetup: 'Change the set-up',
    factChanged: (title, text) => `The host has changed the set-up. ${title}: ${text}.`,
    factGone: (title, text) => `The host has changed the set-up. No longer: ${title}, ${text}.`,
    foeChanged: (title, name) => `The host has changed the set-up. ${title}: ${name}.`,
    youPlay: (what) => `You play ${what} now.`,
    readyAgain: 'Whoever was ready says so again.',
    closeForAll: 'Really close it for everybody?',
    decks: 'Decks',
    deckKinds: { closed: 'All keep their own closed', open: 'Everybody knows all of them' },
    paceHints: {
      live: {
        time: 'Everybody has three minutes for the game and 20 seconds for each turn, at most 90 seconds a turn.',
        lateAgainst: 'Without any left your turn is ended for you.',
        lateTogether: 'Without any left the others may let a bot play.',
        also: 'What an answer takes to reach the server is not counted, up to 0.3 seconds each.',
      },
      days: {
        time: 'Everybody has five days; each turn of yours gives one back, up to five.',
        lateAgainst: 'Whoever has none left loses the game.',
        lateTogether: 'When somebody has none left the others may let a bot play.',
        also: 'To be told when it is your turn, and to take a holiday',
      },
    },
    hints: 'Hints',
    hintKinds: { yes: 'Allowed', no: 'Not allowed' },
    visibility: 'Who may sit down',
    visibilities: { open: 'Anyone (the table is listed)', private: 'Whoever has the link' },
    termChanged: (title, text) => `The host has changed how you play. ${title}: ${text}.`,
  },
  fr: {
    seat: (n) => `Place ${n}`,
    ready: 'prêt',
    choosing: 'pas encore prêt',
    freeSeat: 'libre',
    seatOf: (seat) => `Qui joue\u00a0: ${seat}`,
    makeOpen: 'Un ami',
    takeSeat: 'Moi',
    sitAt: (seat) => `S’asseoir\u00a0: ${seat}`,
    closeSeat: 'Personne\u00a0: fermer la place',
    imReady: 'Je suis prêt',
    notReady: 'Pas encore prêt',
    waitingForOthers: 'On attend les autres…',
    leave: 'Quitter la table',
    closeTable: 'Fermer la table',
    more: 'Comment on joue',
    options: {
      pace: 'Rythme',
      paces: {
        relaxed: 'Tranquille\u00a0: sans pendule',
        live: 'En direct\u00a0: avec une pendule',
        days: 'Au fil des jours\u00a0: à votre heure',
      },
      windows: 'Réactions',
      windowKinds: {
        even: 'Montrées après deux secondes',
        plain: 'Montrées aussitôt',
        sealed: 'Exactement deux secondes chacune',
      },
      windowHints: {
        even: 'quelle que soit la réponse',
        plain: 'le délai peut trahir quelque chose',
        sealed: 'quelle que soit la réponse',
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
      hints: 'Les conseils sont permis (avec des decks cachés, seulement contre des robots)',
      visible: 'Chacun peut s’asseoir (la table est affichée)',
    },
    remove: (name) => `Retirer ${name} de la table`,
    closed: 'garde son deck caché',
    removed: 'L’hôte vous a retiré de la table.',
    news: 'Ce qui s’est passé ici',
    satDown: (name) => `${name} s’est assis à la table.`,
    gotUp: (name) => `${name} a quitté sa place.`,
    seatClosed: (left) =>
      left === 1
        ? 'Une place a été fermée\u00a0: il en reste une.'
        : `Une place a été fermée\u00a0: il en reste ${left}.`,
    isReady: (name) => `${name} est prêt.`,
    took: (name, what) => `${name} joue ${what}.`,
    agreed: 'Ce qui se joue',
    changeSetup: 'Changer la mise en place',
    factChanged: (title, text) => `L’hôte a changé la mise en place. ${title}\u00a0: ${text}.`,
    factGone: (title, text) => `L’hôte a changé la mise en place. Ne vaut plus\u00a0: ${title}, ${text}.`,
    foeChanged: (title, name) => `L’hôte a changé la mise en place. ${title}\u00a0: ${name}.`,
    youPlay: (what) => `Vous jouez maintenant ${what}.`,
    readyAgain: 'Ceux qui étaient prêts doivent le redire.',
    closeForAll: 'Vraiment la fermer pour tous\u202f?',
    decks: 'Decks',
    deckKinds: { closed: 'Chacun garde le sien caché', open: 'Tout le monde les connaît tous' },
    paceHints: {
      live: {
        time: 'Chacun a trois minutes pour la partie et 20\u00a0secondes pour chaque tour, au plus 90\u00a0secondes par tour.',
        lateAgainst: 'Quand il n’en reste plus, la table finit votre tour.',
        lateTogether: 'Quand il n’en reste plus, les autres peuvent laisser jouer un robot.',
        also: 'Le trajet d’une réponse jusqu’au serveur n’est pas compté, jusqu’à 0,3\u00a0seconde chacune.',
      },
      days: {
        time: 'Chacun a cinq jours\u202f; chacun de vos tours en rend un, cinq au plus.',
        lateAgainst: 'Qui n’en a plus perd la partie.',
        lateTogether: 'Quand quelqu’un n’en a plus, les autres peuvent laisser jouer un robot.',
        also: 'Être prévenu quand c’est à vous, et prendre des vacances',
      },
    },
    hints: 'Conseils',
    hintKinds: { yes: 'Permis', no: 'Pas permis' },
    visibility: 'Qui peut s’asseoir',
    visibilities: { open: 'Tout le monde (la table est dans la liste)', private: 'Qui a le lien' },
    termChanged: (title, text) => `L’hôte a changé la façon de jouer. ${title}\u00a0: ${text}.`,
  },
}
