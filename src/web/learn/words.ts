import type { Catalogue } from '../page/words.ts'

interface LearnWords {
  readonly title: string
  readonly intro: string
  readonly begin: string
  readonly minutes: (n: number) => string
  readonly rulebook: (game: string) => string
  readonly chapters: string
  readonly rulings: string
  readonly moreRulings: (n: number) => string
  readonly search: string
  readonly searchHelp: string
  readonly found: (n: number) => string
  readonly example: (n: number, called: string) => string
  readonly openExample: (title: string) => string
  readonly examples: (n: number) => string
  readonly between: string
  readonly rule: (id: string) => string
  readonly next: string
  readonly back: string
  readonly contents: string
  readonly none: string
  readonly unseal: string
  readonly noExample: string
  readonly fault: string
}

export const learnWords: Catalogue<LearnWords> = {
  en: {
    title: 'Learn',
    intro: 'Play a first round that explains itself, or read the rules. Every example opens on the table.',
    begin: 'Begin',
    minutes: (n) => `${n} min`,
    rulebook: (game) => `Rules of ${game}`,
    chapters: 'Chapters',
    rulings: 'Rulings',
    moreRulings: (n) => (n === 1 ? '1 more ruling: press W' : `${n} more rulings: press W`),
    search: 'Search the rules',
    searchHelp: 'A word, a card, or the number of a rule such as R116',
    found: (n) => (n === 1 ? '1 place' : `${n} places`),
    example: (n, called) => `Example ${n}${called === '' ? '' : `: ${called}`}`,
    openExample: (title) => `Open on the table: ${title}`,
    examples: (n) => (n === 1 ? '1 example' : `${n} examples`),
    between: 'Its example lies between two battles of a campaign, where there is no table to open.',
    rule: (id) => `Rule ${id}`,
    next: 'Next chapter',
    back: 'Chapter before',
    contents: 'Contents',
    noExample: 'There is no such example.',
    none: 'Nothing found.',
    unseal: 'Show the rules that the campaign opens (spoils it)',
    fault: 'The rulebook could not be fetched. Try again when you are online.',
  },
  fr: {
    title: 'Apprendre',
    intro:
      'Jouez une première manche qui s’explique d’elle-même, ou lisez les règles. Chaque exemple s’ouvre sur la table.',
    begin: 'Commencer',
    minutes: (n) => `${n} min`,
    rulebook: (game) => `Règles : ${game}`,
    chapters: 'Chapitres',
    rulings: 'Décisions',
    moreRulings: (n) => (n === 1 ? '1 autre décision : touche W' : `${n} autres décisions : touche W`),
    search: 'Chercher dans les règles',
    searchHelp: 'Un mot, une carte, ou le numéro d’une règle comme R116',
    found: (n) => (n <= 1 ? `${n} endroit` : `${n} endroits`),
    example: (n, called) => `Exemple ${n}${called === '' ? '' : `\u00a0: ${called}`}`,
    openExample: (title) => `Ouvrir sur la table : ${title}`,
    examples: (n) => (n <= 1 ? `${n} exemple` : `${n} exemples`),
    between: 'Son exemple se passe entre deux batailles d’une campagne, où il n’y a pas de table à ouvrir.',
    rule: (id) => `Règle ${id}`,
    next: 'Chapitre suivant',
    back: 'Chapitre précédent',
    contents: 'Sommaire',
    noExample: 'Cet exemple n’existe pas.',
    none: 'Rien trouvé.',
    unseal: 'Montrer les règles que la campagne dévoile (et la gâcher)',
    fault: 'Les règles n’ont pas pu être chargées. Réessayez une fois en ligne.',
  },
}
