import { article, startsSoft } from './elision.ts'
import { inWords, isPlural } from './numbers.ts'

export type Gender = 'm' | 'f'

/**
 * How a name stands in a sentence unless it is a noun like others: the name of somebody, a title that takes
 * no article of its own (« le sort Attiser »), or something of which there is only one (« le Déchiqueté »).
 */
export type NameSort = 'proper' | 'title' | 'unique'

export interface Noun {
  readonly one: string
  readonly many: string
  readonly gender: Gender
  readonly sort?: NameSort
}

/** A noun by its singular; the plural is regular unless given. */
export const m = (one: string, many = plural(one)): Noun => ({ one, many, gender: 'm' })
export const f = (one: string, many = plural(one)): Noun => ({ one, many, gender: 'f' })

function plural(word: string): string {
  const [head, ...rest] = word.split(' ')
  return phrase(/[sxz]$/.test(head!) ? head : /(?:eau|eu|au)$/.test(head!) ? `${head}x` : `${head}s`, ...rest)
}

/** The form for this many. */
export const form = (noun: Noun, n: number): string => (isPlural(n) ? noun.many : noun.one)

/** An adjective or participle by its masculine singular, agreeing. */
export function agree(word: string, gender: Gender, n: number): string {
  const base = gender === 'f' ? feminine(word) : word
  if (!isPlural(n)) return base
  if (gender === 'm' && /al$/.test(base)) return `${base.slice(0, -2)}aux`
  return /[sx]$/.test(base) ? base : `${base}s`
}

function feminine(word: string): string {
  if (/e$/.test(word)) return word
  if (/er$/.test(word)) return `${word.slice(0, -2)}ère`
  if (/f$/.test(word)) return `${word.slice(0, -1)}ve`
  if (/el$/.test(word)) return `${word}le`
  if (/eux$/.test(word)) return `${word.slice(0, -1)}se`
  return `${word}e`
}

/** « le », « la », « les », ready to contract and elide. */
export const the = (noun: Noun, n: number, words = form(noun, n)): string =>
  `${article(isPlural(n) ? 'les' : noun.gender === 'f' ? 'la' : 'le')} ${words}`

export const un = (noun: Noun, words = noun.one): string => `${noun.gender === 'f' ? 'une' : 'un'} ${words}`

/** « ce sort », « cet allié », « cette carte », « ces cartes ». */
export function ce(noun: Noun, n = 1, words = form(noun, n)): string {
  if (isPlural(n)) return `ces ${words}`
  return noun.gender === 'f' ? `cette ${words}` : `${startsSoft(words) ? 'cet' : 'ce'} ${words}`
}

/** Whose: yours, one player's, or several players'. */
export type Possessor = 'you' | 'one' | 'many'

/** « votre main », « sa main », « son allié », « leurs cartes ». */
export function possessive(owner: Possessor, noun: Noun, n: number, words = form(noun, n)): string {
  if (owner === 'you') return `${isPlural(n) ? 'vos' : 'votre'} ${words}`
  if (owner === 'many') return `${isPlural(n) ? 'leurs' : 'leur'} ${words}`
  if (isPlural(n)) return `ses ${words}`
  return `${noun.gender === 'f' && !startsSoft(words) ? 'sa' : 'son'} ${words}`
}

/** « une carte », « deux cartes ». */
export const some = (n: number, noun: Noun, words = form(noun, n)): string =>
  `${inWords(n, noun.gender)} ${words}`

/** « 1 dégât », « 3 dégâts ». */
export const measured = (n: number, noun: Noun, after = ''): string => phrase(String(n), form(noun, n), after)

/** The object pronoun: « le », « la », « les ». */
export const pronoun = (noun: Noun, n = 1): string =>
  isPlural(n) ? 'les' : noun.gender === 'f' ? 'la' : 'le'

/** « il », « elle », « ils », « elles ». */
export const nominative = (gender: Gender, n = 1): string =>
  `${gender === 'f' ? 'elle' : 'il'}${isPlural(n) ? 's' : ''}`

export const phrase = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')

/** « A », « A et B », « A, B et C ». */
export function list(parts: readonly string[], word = 'et'): string {
  if (parts.length <= 1) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
