import type { PlaceId } from '../page/places.ts'
import type { Catalogue } from '../page/words.ts'
import type { GameId } from '../source/source.ts'

interface HomeWords {
  readonly tagline: string
  readonly games: Readonly<Record<GameId, { readonly name: string }>>
  readonly game: string
  readonly nav: string
  readonly places: Readonly<Record<PlaceId, string>>
  readonly language: string
  readonly theme: string
  readonly themes: Readonly<Record<'dark' | 'light', string>>
  readonly starting: string
  readonly loading: string
  readonly notFetched: string
  readonly fetchAgain: string
  readonly notFound: string
}

export const homeWords: Catalogue<HomeWords> = {
  en: {
    tagline: 'A rules-true table for two card games',
    games: {
      'aeons-end': {
        name: 'Aeon’s End',
      },
      eternal: {
        name: 'Eternal',
      },
    },
    game: 'Game',
    nav: 'Places',
    places: {
      together: 'Play together',
      learn: 'Learn',
      campaign: 'Campaign',
      ladder: 'Ladder',
      decks: 'Decks',
      cards: 'Cards',
      lab: 'Lab',
    },
    language: 'Language',
    theme: 'Theme',
    themes: { dark: 'Dark theme', light: 'Light theme' },
    starting: 'The table is being laid …',
    loading: 'One moment …',
    notFetched: 'This page could not be fetched: is there a connection? Nothing is lost.',
    fetchAgain: 'Try again',
    notFound: 'There is nothing here.',
  },
  fr: {
    tagline: 'Une table fidèle aux règles pour deux jeux de cartes',
    games: {
      'aeons-end': {
        name: 'Aeon’s End',
      },
      eternal: {
        name: 'Eternal',
      },
    },
    game: 'Jeu',
    nav: 'Navigation',
    places: {
      together: 'Jouer ensemble',
      learn: 'Apprendre',
      campaign: 'Campagne',
      ladder: 'Défis',
      decks: 'Decks',
      cards: 'Cartes',
      lab: 'Labo',
    },
    language: 'Langue',
    theme: 'Thème',
    themes: { dark: 'Thème sombre', light: 'Thème clair' },
    starting: 'On dresse la table…',
    loading: 'Un instant…',
    notFetched:
      'Cette page n’a pas pu être chargée\u00a0: la connexion est-elle établie\u202f? Rien n’est perdu.',
    fetchAgain: 'Réessayer',
    notFound: 'Il n’y a rien ici.',
  },
}
