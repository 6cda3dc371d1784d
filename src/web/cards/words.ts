import type { Catalogue } from '../page/words.ts'

interface CardsWords {
  readonly title: string
  readonly search: string
  readonly searchHelp: string
  readonly type: string
  readonly set: string
  readonly cost: string
  readonly faction: string
  readonly factionHelp: string
  readonly keyword: string
  readonly sort: string
  readonly bySet: string
  readonly orders: Readonly<Record<'cost' | 'name' | 'type', string>>
  readonly any: string
  readonly anyCost: string
  readonly sets: Readonly<Record<string, string>>
  readonly spoils: (set: string) => string
  readonly sealed: string
  readonly sealedHelp: string
  readonly unseal: string
  readonly found: (n: number) => string
  readonly more: string
  readonly back: string
  readonly text: string
  readonly rulings: string
  readonly examples: string
  readonly noRulings: string
  readonly missing: string
  readonly neutral: string
  readonly credits: string
}

/** The sets of Eternal have one name in every language. */
const ETERNAL_SETS = {
  1: 'The Empty Throne',
  2: 'Omens of the Past',
  3: 'The Dusk Road',
  4: 'The Fall of Argenport',
  5: 'Defiance',
  6: 'Dark Frontier',
  7: 'The Flame of Xulta',
  8: 'Echoes of Eternity',
  9: 'Argent Depths',
  10: 'Empire of Glass',
  11: 'Revelations',
  12: 'Cold Hunt',
  13: 'Unleashed',
  14: 'Behemoths of Thera',
  15: 'Battle Lines',
  1001: 'Jekk’s Bounty',
  1002: 'The Tale of Horus Traver',
  1003: 'Dead Reckoning',
  1004: 'Into Shadow',
  1095: 'Awakening',
  1107: 'Stormbreak',
}

export const cardsWords: Catalogue<CardsWords> = {
  en: {
    title: 'Cards',
    search: 'Name or text',
    searchHelp: 'Part of a name, or words of the text',
    type: 'Type',
    set: 'Set',
    cost: 'Cost',
    faction: 'Faction',
    factionHelp: 'One: cards that have it. Several: cards that need no other.',
    keyword: 'Skill',
    sort: 'Sort by',
    bySet: 'number',
    orders: { cost: 'cost', name: 'name', type: 'type' },
    any: 'any',
    anyCost: 'any',
    sets: {
      base: 'Base game',
      'war-eternal': 'War Eternal',
      legacy: 'Legacy',
      ...ETERNAL_SETS,
      0: 'The Empty Throne: starters',
    },
    spoils: (set) => `${set} (spoils the campaign)`,
    sealed: 'A sealed card',
    sealedHelp: 'This card belongs to the campaign, which opens it in its time.',
    unseal: 'Show it anyway (spoils the campaign)',
    found: (n) => (n === 1 ? '1 card' : `${n} cards`),
    more: 'Show more',
    back: 'All cards',
    text: 'Text',
    rulings: 'Rulings',
    examples: 'Examples on the table',
    noRulings: 'No ruling speaks of this card.',
    missing: 'There is no such card.',
    neutral: 'No faction',
    credits: 'Card pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.',
  },
  fr: {
    title: 'Cartes',
    search: 'Nom ou texte',
    searchHelp: 'Une partie du nom, ou des mots du texte',
    type: 'Nature',
    set: 'Extension',
    cost: 'Coût',
    faction: 'Faction',
    factionHelp: 'Une seule : les cartes qui l’ont. Plusieurs : celles qui n’en demandent pas d’autre.',
    keyword: 'Compétence',
    sort: 'Trier par',
    bySet: 'numéro',
    orders: { cost: 'coût', name: 'nom', type: 'nature' },
    any: 'toutes',
    anyCost: 'tous',
    sets: {
      base: 'Jeu de base',
      'war-eternal': 'Guerre Éternelle',
      legacy: 'Legacy',
      ...ETERNAL_SETS,
      0: 'The Empty Throne : départ',
    },
    spoils: (set) => `${set} (dévoile la campagne)`,
    sealed: 'Une carte scellée',
    sealedHelp: 'Cette carte appartient à la campagne, qui la dévoile en son temps.',
    unseal: 'La montrer quand même (dévoile la campagne)',
    found: (n) => (n <= 1 ? `${n} carte` : `${n} cartes`),
    more: 'En montrer plus',
    back: 'Toutes les cartes',
    text: 'Texte',
    rulings: 'Décisions',
    examples: 'Exemples sur la table',
    noRulings: 'Aucune décision ne parle de cette carte.',
    missing: 'Cette carte n’existe pas.',
    neutral: 'Sans faction',
    credits: 'Images des cartes : game-icons.net par Lorc, Delapouite et d’autres, CC BY 3.0.',
  },
}
