import { inWords } from './numbers.ts'

export interface Noun {
  readonly one: string
  readonly many: string
}

/** A noun by its singular; the plural is regular unless given. */
export const noun = (one: string, many = plural(one)): Noun => ({ one, many })

/** Damage, life: one form for every number. */
export const mass = (one: string): Noun => ({ one, many: one })

export function plural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

export const form = (noun: Noun, n: number): string => (n === 1 ? noun.one : noun.many)

/** Words that begin with a vowel letter but a consonant sound. */
const soundsHard = /^(?:one|once|uni|use|eu)/i
const soundsSoft = /^(?:hour|honest|heir|8|11\b|18\b)/i

export const startsSoft = (phrase: string): boolean =>
  soundsSoft.test(phrase) || (/^[aeiou]/i.test(phrase) && !soundsHard.test(phrase))

/** "a card", "an opened breach". */
export const a = (phrase: string): string => `${startsSoft(phrase) ? 'an' : 'a'} ${phrase}`

export const that = (noun: Noun, n = 1): string => `${n === 1 ? 'that' : 'those'} ${form(noun, n)}`

/** "a card", "two cards": one of a thing needs no number. */
export const some = (n: number, noun: Noun, before = '', after = ''): string =>
  phrase(n === 1 ? a(phrase(before, noun.one)) : phrase(inWords(n), before, noun.many), after)

/** "one Fury token", "two Fury tokens". */
export const counted = (n: number, noun: Noun): string => `${inWords(n)} ${form(noun, n)}`

/** "3 damage", "1 charge", "4 charges". */
export const measured = (n: number, noun: Noun, before = ''): string =>
  phrase(String(n), before, form(noun, n))

/** "the player's", "the players'". */
export const genitive = (phrase: string): string => (/s$/.test(phrase) ? `${phrase}'` : `${phrase}'s`)

/** Words with single spaces between; empty ones leave no gap. */
export const phrase = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')

/** "A", "A and B", "A, B, and C". */
export function list(parts: readonly string[], word = 'and'): string {
  if (parts.length <= 1) return parts.join('')
  if (parts.length === 2) return `${parts[0]} ${word} ${parts[1]}`
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`
}
