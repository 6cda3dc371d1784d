import type { Catalogue } from '../page/words.ts'
import type { GameId } from '../source/source.ts'

interface HomeWords {
  readonly tagline: string
  readonly games: Readonly<
    Record<GameId, { readonly name: string; readonly pitch: string; readonly usual: string }>
  >
  readonly game: string
  readonly playNow: string
  readonly chooseSetup: string
  readonly continue: string
  readonly learn: string
  readonly cards: string
  readonly lab: string
  readonly decks: string
  readonly language: string
  readonly theme: string
  readonly themes: Readonly<Record<'dark' | 'light', string>>
  readonly decisions: (n: number) => string
  readonly over: string
  readonly forget: (title: string) => string
  readonly damaged: (n: number) => string
  readonly cannotKeep: string
  readonly unofficial: string
  readonly starting: string
  readonly loading: string
  readonly notFound: string
}

export const homeWords: Catalogue<HomeWords> = {
  en: {
    tagline: 'A rules-true table for two card games',
    games: {
      'aeons-end': {
        name: 'Aeon’s End',
        pitch: 'One to four mages stand together against one nemesis. Decks are never shuffled.',
        usual: 'Brama and Kadir against Rageborne',
      },
      eternal: {
        name: 'Eternal',
        pitch: 'Two players, five factions, one throne. Answer at the right moment.',
        usual: 'Rakano Warcry against a bot',
      },
    },
    game: 'Game',
    playNow: 'Play now',
    chooseSetup: 'Choose set-up',
    continue: 'Continue',
    learn: 'Learn',
    cards: 'Cards',
    lab: 'Lab',
    decks: 'Decks',
    language: 'Language',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light' },
    decisions: (n) => (n === 1 ? '1 decision' : `${n} decisions`),
    over: 'finished',
    forget: (title) => `Forget “${title}”`,
    damaged: (n) =>
      n === 1
        ? 'One saved game was damaged and has been put aside; the others are untouched.'
        : `${n} saved games were damaged and have been put aside; the others are untouched.`,
    cannotKeep: 'This browser keeps nothing for this page: games are lost when it is closed.',
    unofficial:
      'An unofficial project of players. Aeon’s End belongs to Indie Boards & Cards, Eternal to Dire Wolf Digital; neither has anything to do with this page.',
    starting: 'The table is being laid …',
    loading: 'One moment …',
    notFound: 'There is nothing here.',
  },
  fr: {
    tagline: 'Une table fidèle aux règles pour deux jeux de cartes',
    games: {
      'aeons-end': {
        name: 'Aeon’s End',
        pitch: 'De un à quatre mages unis contre une némésis. On ne mélange jamais les pioches.',
        usual: 'Brama et Kadir contre Rage Incarnée',
      },
      eternal: {
        name: 'Eternal',
        pitch: 'Deux joueurs, cinq factions, un trône. Répondez au bon moment.',
        usual: 'Rakano Warcry contre un robot',
      },
    },
    game: 'Jeu',
    playNow: 'Jouer',
    chooseSetup: 'Choisir la mise en place',
    continue: 'Continuer',
    learn: 'Apprendre',
    cards: 'Cartes',
    lab: 'Labo',
    decks: 'Decks',
    language: 'Langue',
    theme: 'Thème',
    themes: { dark: 'Sombre', light: 'Clair' },
    decisions: (n) => (n <= 1 ? `${n} décision` : `${n} décisions`),
    over: 'terminée',
    forget: (title) => `Oublier « ${title} »`,
    damaged: (n) =>
      n === 1
        ? 'Une sauvegarde était abîmée et a été mise de côté ; les autres sont intactes.'
        : `${n} sauvegardes étaient abîmées et ont été mises de côté ; les autres sont intactes.`,
    cannotKeep: 'Ce navigateur ne garde rien pour cette page : les parties sont perdues à la fermeture.',
    unofficial:
      'Un projet non officiel de joueurs. Aeon’s End appartient à Indie Boards & Cards, Eternal à Dire Wolf Digital ; aucun des deux n’a de lien avec cette page.',
    starting: 'On dresse la table…',
    loading: 'Un instant…',
    notFound: 'Il n’y a rien ici.',
  },
}
