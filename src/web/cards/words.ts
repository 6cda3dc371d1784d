import type { Catalogue } from '../page/words.ts'

interface CardsWords {
  readonly title: string
  readonly search: string
  readonly searchHelp: string
  readonly type: string
  readonly set: string
  readonly cost: string
  readonly faction: string
  readonly keyword: string
  readonly any: string
  readonly anyCost: string
  readonly sets: Readonly<Record<string, string>>
  readonly setNumber: (n: string) => string
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

export const cardsWords: Catalogue<CardsWords> = {
  en: {
    title: 'Cards',
    search: 'Name or text',
    searchHelp: 'Part of a name, or words of the text',
    type: 'Type',
    set: 'Set',
    cost: 'Cost',
    faction: 'Faction',
    keyword: 'Skill',
    any: 'any',
    anyCost: 'any',
    sets: {
      base: 'Base game',
      'war-eternal': 'War Eternal',
      legacy: 'Legacy',
      0: 'The Empty Throne: starters',
      1: 'The Empty Throne',
    },
    setNumber: (n) => `Set ${n}`,
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
    keyword: 'Compétence',
    any: 'toutes',
    anyCost: 'tous',
    sets: {
      base: 'Jeu de base',
      'war-eternal': 'Guerre Éternelle',
      legacy: 'Legacy',
      0: 'The Empty Throne : départ',
      1: 'The Empty Throne',
    },
    setNumber: (n) => `Extension ${n}`,
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
