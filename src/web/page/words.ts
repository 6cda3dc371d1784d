import { computed } from '@preact/signals'
import type { Lang } from '../../language/face.ts'
import { elide, typeset } from '../../language/text/french/elision.ts'
import { lang } from './settings.ts'

/** Words of one part of the page in both languages; a missing or superfluous one is a type error. */
export type Catalogue<W> = Readonly<Record<Lang, W>>

/** French as it is printed: « Main d’Ulgimor », whatever name a word of the page is said with. */
function set(words: unknown): unknown {
  if (typeof words === 'string') return typeset(elide(words))
  if (typeof words === 'function') return (...given: readonly unknown[]) => set(words(...given))
  if (Array.isArray(words)) return words.map(set)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, set(each)]))
}

/** The words of a part of the page in the language of the page; read it where it is shown. */
export function speaking<W>(catalogue: Catalogue<W>): { readonly value: W } {
  // What is set has the shape of what was written.
  return computed(() => (lang.value === 'fr' ? (set(catalogue.fr) as W) : catalogue.en))
}

/** A label before what it is of. */
export const colon = (label: string): string => `${label}${lang.value === 'fr' ? '\u00a0' : ''}:`
