import type { Catalogue } from '../page/words.ts'

interface RoomWords {
  readonly remove: (name: string) => string
  /** Whoever sits there keeps it to herself. */
  readonly closed: string
  readonly removed: string
  readonly news: string
  readonly satDown: (name: string) => string
  readonly gotUp: (name: string) => string
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
  readonly liveClock: string
}

export const roomWords: Catalogue<RoomWords> = {
  en: {
    remove: (name) => `Remove ${name} from the table`,
    closed: 'keeps the deck closed',
    removed: 'The host has removed you from the table.',
    news: 'What has happened here',
    satDown: (name) => `${name} has sat down.`,
    gotUp: (name) => `${name} has left the seat.`,
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
    liveClock:
      'With a clock: what an answer takes to reach the server is not counted, up to 0.3 seconds each.',
  },
  fr: {
    remove: (name) => `Retirer ${name} de la table`,
    closed: 'garde son deck caché',
    removed: 'L’hôte vous a retiré de la table.',
    news: 'Ce qui s’est passé ici',
    satDown: (name) => `${name} s’est assis à la table.`,
    gotUp: (name) => `${name} a quitté sa place.`,
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
    liveClock:
      'Avec une pendule\u00a0: le trajet d’une réponse jusqu’au serveur n’est pas compté, jusqu’à 0,3\u00a0seconde chacune.',
  },
}
