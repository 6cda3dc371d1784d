import type { Catalogue } from '../../page/words.ts'
import type { GameId } from '../../source/source.ts'

interface HomePageWords {
  readonly tiles: Readonly<Record<GameId, { readonly pitch: string; readonly usual: string }>>
  readonly playNow: string
  readonly chooseSetup: string
  readonly campaign: string
  readonly continue: string
  readonly learn: string
  readonly cards: string
  readonly lab: string
  readonly decks: string
  readonly decisions: (n: number) => string
  readonly over: string
  readonly sureForget: string
  readonly doForget: string
  readonly keepIt: string
  readonly allGames: (n: number) => string
  readonly firstTime: Readonly<
    Record<'title' | 'guided' | 'guidedHelp' | 'straight' | 'straightHelp', string>
  >
  readonly forget: (title: string) => string
  readonly damaged: (n: number) => string
  readonly cannotKeep: string
  readonly unofficial: string
}

export const homePageWords: Catalogue<HomePageWords> = {
  en: {
    tiles: {
      'aeons-end': {
        pitch: 'One to four mages stand together against one nemesis. Decks are never shuffled.',
        usual: 'Brama and Kadir against Rageborne',
      },
      eternal: {
        pitch: 'Two players, five factions, one throne. Answer at the right moment.',
        usual: 'Rakano Warcry against a bot',
      },
    },
    playNow: 'Play now',
    chooseSetup: 'Choose set-up',
    campaign: 'Campaign',
    continue: 'Continue',
    learn: 'Learn',
    cards: 'Cards',
    lab: 'Lab',
    decks: 'Decks',
    decisions: (n) => (n === 1 ? '1 decision' : `${n} decisions`),
    over: 'finished',
    sureForget: 'Forget this game for ever?',
    doForget: 'Forget',
    keepIt: 'Keep',
    allGames: (n) => `All ${n} games`,
    firstTime: {
      title: 'Your first time at this table?',
      guided: 'Show me how',
      guidedHelp: 'Five minutes: the goal, a turn, what you press and why.',
      straight: 'Straight in',
      straightHelp: 'An easy table that begins with your own turn.',
    },
    forget: (title) => `Forget “${title}”`,
    damaged: (n) =>
      n === 1
        ? 'One saved game was damaged and has been put aside; the others are untouched.'
        : `${n} saved games were damaged and have been put aside; the others are untouched.`,
    cannotKeep: 'This browser keeps nothing for this page: games are lost when it is closed.',
    unofficial:
      'An unofficial project of players. Aeon’s End belongs to Indie Boards & Cards, Eternal to Dire Wolf Digital; neither has anything to do with this page.',
  },
  fr: {
    tiles: {
      'aeons-end': {
        pitch: 'De un à quatre mages unis contre une némésis. On ne mélange jamais les pioches.',
        usual: 'Brama et Kadir contre Rage Incarnée',
      },
      eternal: {
        pitch: 'Deux joueurs, cinq factions, un trône. Répondez au bon moment.',
        usual: 'Cri de guerre de Rakano contre un robot',
      },
    },
    playNow: 'Jouer',
    chooseSetup: 'Choisir la mise en place',
    campaign: 'Campagne',
    continue: 'Continuer',
    learn: 'Apprendre',
    cards: 'Cartes',
    lab: 'Labo',
    decks: 'Decks',
    decisions: (n) => (n <= 1 ? `${n} décision` : `${n} décisions`),
    over: 'terminée',
    sureForget: 'Oublier cette partie pour toujours\u202f?',
    doForget: 'Oublier',
    keepIt: 'Garder',
    allGames: (n) => `Les ${n} parties`,
    firstTime: {
      title: 'Première fois à cette table\u202f?',
      guided: 'Me montrer',
      guidedHelp: 'Cinq minutes\u00a0: le but, un tour, quoi faire et pourquoi.',
      straight: 'Jouer tout de suite',
      straightHelp: 'Une table facile qui commence par votre tour.',
    },
    forget: (title) => `Oublier « ${title} »`,
    damaged: (n) =>
      n === 1
        ? 'Une sauvegarde était abîmée et a été mise de côté ; les autres sont intactes.'
        : `${n} sauvegardes étaient abîmées et ont été mises de côté ; les autres sont intactes.`,
    cannotKeep: 'Ce navigateur ne garde rien pour cette page : les parties sont perdues à la fermeture.',
    unofficial:
      'Un projet non officiel de joueurs. Aeon’s End appartient à Indie Boards & Cards, Eternal à Dire Wolf Digital ; aucun des deux n’a de lien avec cette page.',
  },
}
