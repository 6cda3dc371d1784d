import type { InSentence } from '../../../card/naming.ts'
import type { Catalogue } from '../../../page/words.ts'

export interface AnswerWords {
  readonly chooseFrom: (place: string) => string
  readonly places: Readonly<Record<string, string>>
  readonly gainCard: string
  readonly focusBreach: string
  readonly openBreach: string
  readonly prepCard: (card: InSentence) => string
  readonly playAllGems: string
  /** The answer to what a gem asks is to stand. */
  readonly alwaysSo: string
  readonly standingGems: string
  readonly askAgain: (label: string) => string
  readonly prepAll: string
  readonly castAll: (n: number, nemesis: string) => string
  readonly gemsLeft: (n: number) => string
  readonly aetherLeft: (n: number) => string
  readonly gainCharge: string
  readonly useAbility: string
  readonly discardPower: (card: InSentence) => string
  readonly putDown: string
  readonly keepOrder: string
  readonly asItWas: string
  readonly pickThese: (n: number) => string
  readonly pickNone: string
  readonly reorder: string
  readonly earlier: (label: string) => string
  readonly later: (label: string) => string
}

/** What can be done, and how something is chosen. */
export const answerWords: Catalogue<AnswerWords> = {
  en: {
    chooseFrom: (place) => `Choose: ${place}`,
    places: {
      hand: 'hand',
      deck: 'deck',
      'discard pile': 'discard pile',
      'play area': 'played cards',
      'nemesis discard pile': 'nemesis discard pile',
      'nemesis deck': 'nemesis deck',
      'turn order deck': 'turn order deck',
      'turn order discard pile': 'drawn turn order cards',
      'drawn nemesis card': 'the drawn nemesis card',
      destroyed: 'destroyed cards',
    },
    gainCard: 'Gain a card',
    focusBreach: 'Focus a breach',
    openBreach: 'Open a breach',
    prepCard: (card) => `Prep ${card}`,
    playAllGems: 'Play all gems',
    alwaysSo: 'Remember my choice for this gem',
    standingGems: 'Gems with a standing answer',
    askAgain: (label) => `${label}: ask me again`,
    prepAll: 'Prep all spells',
    castAll: (n, nemesis) => (n === 1 ? `Cast at ${nemesis}` : `Cast all ${n} at ${nemesis}`),
    gemsLeft: (n) => (n === 1 ? 'a gem unplayed' : `${n} gems unplayed`),
    aetherLeft: (n) => `${n} {ae} unspent`,
    gainCharge: 'Gain a charge',
    useAbility: 'Use the ability',
    discardPower: (card) => `Discard ${card}`,
    putDown: 'Put them down in this order',
    keepOrder: 'Keep this order',
    asItWas: 'As it was',
    pickThese: (n) => (n === 1 ? 'Choose this one' : `Choose these ${n}`),
    pickNone: 'Choose none',
    reorder: 'The first goes down first',
    earlier: (label) => `${label}: earlier`,
    later: (label) => `${label}: later`,
  },
  fr: {
    chooseFrom: (place) => `Choisissez : ${place}`,
    places: {
      hand: 'main',
      deck: 'pioche',
      'discard pile': 'défausse',
      'play area': 'cartes jouées',
      'nemesis discard pile': 'défausse de la némésis',
      'nemesis deck': 'pioche de la némésis',
      'turn order deck': 'paquet d’ordre du tour',
      'turn order discard pile': 'défausse d’ordre du tour',
      'drawn nemesis card': 'la carte Némésis piochée',
      destroyed: 'cartes détruites',
    },
    gainCard: 'Acquérir une carte',
    focusBreach: 'Stabiliser une brèche',
    openBreach: 'Ouvrir une brèche',
    prepCard: (card) => `Préparer ${card}`,
    playAllGems: 'Jouer toutes les gemmes',
    alwaysSo: 'Retenir mon choix pour cette gemme',
    standingGems: 'Gemmes avec une réponse permanente',
    askAgain: (label) => `${label}\u00a0: me redemander`,
    prepAll: 'Préparer tous les sorts',
    castAll: (n, nemesis) => (n === 1 ? `Lancer sur ${nemesis}` : `Lancer les ${n} sorts sur ${nemesis}`),
    gemsLeft: (n) => (n === 1 ? 'une gemme non jouée' : `${n} gemmes non jouées`),
    aetherLeft: (n) => `${n}\u00a0{ae} non dépensé`,
    gainCharge: 'Gagner une charge',
    useAbility: 'Utiliser la capacité',
    discardPower: (card) => `Défausser ${card}`,
    putDown: 'Défausser dans cet ordre',
    keepOrder: 'Garder cet ordre',
    asItWas: 'Comme avant',
    pickThese: (n) => (n === 1 ? 'Choisir celle-ci' : `Choisir ces ${n} cartes`),
    pickNone: 'N’en choisir aucune',
    reorder: 'La première est posée d’abord',
    earlier: (label) => `${label} : plus tôt`,
    later: (label) => `${label} : plus tard`,
  },
}
