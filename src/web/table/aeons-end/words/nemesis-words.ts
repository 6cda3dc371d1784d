import type { Catalogue } from '../../../page/words.ts'

export interface NemesisWords {
  readonly nemesisPhases: readonly string[]
  readonly tier: (tier: string) => string
  readonly deckLeft: (n: number) => string
  readonly unleash: string
  /** What tokens of a mat are called where there are so many. */
  readonly tokens: Readonly<Record<string, (n: number) => string>>
  readonly sides: Readonly<Record<string, string>>
  readonly husks: (n: number) => string
  readonly bridges: string
  readonly nextTurn: (nemesis: string) => string
  readonly quietTurn: string
  readonly thenDraws: string
  readonly inPlay: string
  readonly readSheet: string
  readonly justDrawn: string
  readonly nemesis: string
}

/** The nemesis on its mat. */
export const nemesisWords: Catalogue<NemesisWords> = {
  en: {
    nemesisPhases: ['Main', 'Draw'],
    tier: (tier) => `Tier ${tier}`,
    deckLeft: (n) => `${n} ${n === 1 ? 'card' : 'cards'} left`,
    unleash: 'Unleash',
    tokens: {
      fury: () => 'Fury',
      nemesis: (n) => `nemesis ${n === 1 ? 'token' : 'tokens'}`,
      trophy: (n) => (n === 1 ? 'trophy' : 'trophies'),
      pulse: () => 'pulse',
    },
    sides: {
      strike: 'Strikes',
      corruption: 'Corruptions',
      devoured: 'Devoured',
      acolyte: 'Acolytes',
      acolyteDiscard: 'Fallen acolytes',
      pod: 'Pods',
      podDiscard: 'Fallen pods',
      beacon: 'Beacons',
      beaconDiscard: 'Fallen beacons',
      aside: 'Beside the mat',
      assist: 'Assists',
      assistDiscard: 'Assists that came',
      concentrate: 'Concentrate deck',
      spell: 'Spell deck',
      'breach 1': 'Breach I',
      'breach 2': 'Breach II',
      'breach 3': 'Breach III',
      'breach 4': 'Breach IV',
    },
    husks: (n) => (n === 1 ? 'husk' : 'husks'),
    bridges: 'Bridges:',
    nextTurn: (nemesis) => `${nemesis}: next turn`,
    quietTurn: 'Nothing in play will act.',
    thenDraws: 'Then it draws a new card.',
    inPlay: 'Nemesis cards in play, oldest first',
    readSheet: 'Read the whole mat',
    justDrawn: 'just drawn',
    nemesis: 'Nemesis',
  },
  fr: {
    nemesisPhases: ['Principale', 'Pioche'],
    tier: (tier) => `Palier ${tier}`,
    deckLeft: (n) => `reste ${n} ${n > 1 ? 'cartes' : 'carte'}`,
    unleash: 'Déchaîné',
    tokens: {
      fury: () => 'Furie',
      nemesis: (n) => `${n > 1 ? 'jetons' : 'jeton'} Némésis`,
      trophy: (n) => (n > 1 ? 'trophées' : 'trophée'),
      pulse: () => 'impulsion',
    },
    sides: {
      strike: 'Frappes',
      corruption: 'Corruptions',
      devoured: 'Dévorées',
      acolyte: 'Acolytes',
      acolyteDiscard: 'Acolytes tombés',
      pod: 'Cosses',
      podDiscard: 'Cosses tombées',
      beacon: 'Balises',
      beaconDiscard: 'Balises tombées',
      aside: 'À côté du plateau',
      assist: 'Assistances',
      assistDiscard: 'Assistances venues',
      concentrate: 'Paquet de Concentration',
      spell: 'Paquet de sorts',
      'breach 1': 'Brèche I',
      'breach 2': 'Brèche II',
      'breach 3': 'Brèche III',
      'breach 4': 'Brèche IV',
    },
    husks: (n) => (n > 1 ? 'bogues' : 'bogue'),
    bridges: 'Ponts\u00a0:',
    nextTurn: (nemesis) => `${nemesis} : prochain tour`,
    quietTurn: 'Rien de ce qui est en jeu n’agira.',
    thenDraws: 'Puis une nouvelle carte est piochée.',
    inPlay: 'Cartes de la némésis en jeu, la plus ancienne d’abord',
    readSheet: 'Lire tout le plateau',
    justDrawn: 'piochée',
    nemesis: 'Némésis',
  },
}
