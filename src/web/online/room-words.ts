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
  readonly decks: string
  readonly deckKinds: Readonly<Record<'closed' | 'open', string>>
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
    decks: 'Decks',
    deckKinds: { closed: 'All keep their own closed', open: 'Everybody knows all of them' },
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
    decks: 'Decks',
    deckKinds: { closed: 'Chacun garde le sien caché', open: 'Tout le monde les connaît tous' },
  },
}
