import type { Gender } from './nouns.ts'

const small = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
] as const

/** Cards, husks and times are counted in words, with the gender of what is counted. */
export const inWords = (n: number, gender: Gender = 'm'): string =>
  n === 1 && gender === 'f' ? 'une' : (small[n] ?? String(n))

/** Zero and one are singular. */
export const isPlural = (n: number): boolean => n >= 2

export const times = (n: number): string => `${inWords(n, 'f')} fois`

/** As an adjective before its noun: premier, première, deuxième. */
export function ordinal(n: number, gender: Gender = 'm'): string {
  if (n === 1) return gender === 'f' ? 'première' : 'premier'
  const stem = inWords(n).replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')
  return `${stem}ième`
}

export const roman = (n: number): string => ['I', 'II', 'III', 'IV'][n - 1] ?? String(n)
