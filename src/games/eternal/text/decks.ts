import type { Lang } from '../../../language/face.ts'
import { elide } from '../../../language/text/french/elision.ts'
import type { CardNames } from '../card-names.ts'
import type { Reason } from '../deck-building/legality.ts'
import type { Fault } from '../deck-building/text.ts'

type Named = (id: string) => string
type Sentences<T extends { readonly [key in K]: string }, K extends string> = {
  readonly [V in T[K]]: (said: Extract<T, { readonly [key in K]: V }>, named: Named) => string
}

/** A card in such a sentence. */
const naming = (names: CardNames, lang: Lang): Named =>
  lang === 'en' ? (id) => `“${names.shown(id, 'en')}”` : (id) => `«\u202f${names.shown(id, 'fr')}\u202f»`

const englishReasons: Sentences<Reason, 'why'> = {
  'too few cards': ({ have, need }) => `${have} cards, but a deck needs at least ${need}`,
  'too many cards': ({ have, most }) => `${have} cards, but a deck has at most ${most}`,
  'too little power': ({ have, need, of }) => `${have} power cards, but ${need} of ${of} cards must be`,
  'too much power': ({ have, need, of }) => `${have} other cards, but ${need} of ${of} must be`,
  'too many copies': ({ card, have, most }, named) =>
    `${have} copies of ${named(card)}, but ${most} are allowed`,
  'created card': ({ card }, named) => `${named(card)} cannot be put into a deck`,
  'size of the market': ({ have, need }) => `${have} cards, but a market has ${need}`,
  'copies in the market': ({ card }, named) =>
    `a market has one copy of each card, but several of ${named(card)}`,
  'in deck and market': ({ card }, named) =>
    `${named(card)} is in the deck and in the market, which only the rules of 2019 allow`,
  'market without use': () => 'the deck has a market, but no card that uses it',
}

const frenchReasons: Sentences<Reason, 'why'> = {
  'too few cards': ({ have, need }) => `${have} cartes, alors qu’il en faut au moins ${need}`,
  'too many cards': ({ have, most }) => `${have} cartes, alors qu’il en faut au plus ${most}`,
  'too little power': ({ have, need, of }) =>
    `${have} cartes de puissance, alors qu’il en faut ${need} sur ${of}`,
  'too much power': ({ have, need, of }) => `${have} autres cartes, alors qu’il en faut ${need} sur ${of}`,
  'too many copies': ({ card, have, most }, named) =>
    `${have} exemplaires de ${named(card)}, alors que ${most} sont permis`,
  'created card': ({ card }, named) => `${named(card)} ne peut pas être mise dans un deck`,
  'size of the market': ({ have, need }) => `${have} cartes, alors qu’un marché en a ${need}`,
  'copies in the market': ({ card }, named) =>
    `un marché a un seul exemplaire de chaque carte, et plusieurs de ${named(card)}`,
  'in deck and market': ({ card }, named) =>
    `${named(card)} est à la fois dans le deck et dans le marché, ce que seules les règles de 2019 permettent`,
  'market without use': () => 'le deck a un marché, mais aucune carte qui s’en sert',
}

const REASONS: Readonly<Record<Lang, Sentences<Reason, 'why'>>> = { en: englishReasons, fr: frenchReasons }

/** Why a deck may not be played, without the number of the rule. */
export const reasonText = (reason: Reason, lang: Lang, names: CardNames): string =>
  (REASONS[lang][reason.why] as (said: Reason, named: Named) => string)(reason, naming(names, lang))

const englishFaults: Sentences<Fault, 'kind'> = {
  'unknown card': ({ text, nearest }, named) =>
    `there is no card “${text}”${nearest === null ? '' : `; is it ${named(nearest)}?`}`,
  'two cards': ({ text, card }, named) =>
    `name and number of “${text}” differ; the number was taken, ${named(card)}`,
  'bad count': ({ text }) => `“${text}” has no count from 1 to 150`,
  'unknown format': ({ text }) => `“${text}” names no format; there are Throne, Expedition, Draft and Open`,
  unreadable: ({ text }) => `“${text}” is neither a card nor anything else of a deck`,
}

const frenchFaults: Sentences<Fault, 'kind'> = {
  'unknown card': ({ text, nearest }, named) =>
    `il n’y a pas de carte «\u202f${text}\u202f»${nearest === null ? '' : `\u202f; est-ce ${named(nearest)}\u202f?`}`,
  'two cards': ({ text, card }, named) =>
    `le nom et le numéro de «\u202f${text}\u202f» diffèrent\u202f; le numéro compte, ${named(card)}`,
  'bad count': ({ text }) => `«\u202f${text}\u202f» n’a pas de nombre de 1 à 150`,
  'unknown format': ({ text }) =>
    `«\u202f${text}\u202f» ne nomme aucun format\u202f; il y a Throne, Expedition, Draft et Open`,
  unreadable: ({ text }) => `«\u202f${text}\u202f» n’est ni une carte ni rien d’autre d’un deck`,
}

const FAULTS: Readonly<Record<Lang, Sentences<Fault, 'kind'>>> = { en: englishFaults, fr: frenchFaults }
const LINE: Readonly<Record<Lang, (at: number) => string>> = {
  en: (at) => `line ${at}: `,
  fr: (at) => `ligne ${at}\u00a0: `,
}

/** So much of a line is repeated: enough to find it. */
const REPEATED = 80

/** What could not be read of a pasted deck, with its line. */
export const faultText = (fault: Fault, lang: Lang, names: CardNames): string => {
  const text = fault.text.length > REPEATED ? `${fault.text.slice(0, REPEATED)}…` : fault.text
  const said = (FAULTS[lang][fault.kind] as (said: Fault, named: Named) => string)(
    { ...fault, text },
    naming(names, lang),
  )
  return LINE[lang](fault.at) + (lang === 'fr' ? elide(said) : said)
}
