import { elide, typeset } from './elision.ts'

function set(words: unknown): unknown {
  if (typeof words === 'string') return typeset(elide(words))
  if (typeof words === 'function') return (...given: readonly unknown[]) => set(words(...given))
  if (Array.isArray(words)) return words.map(set)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, set(each)]))
}

/** A catalogue of French words as it is printed: « Main d’Ulgimor », whatever a word is said with. */
export const printed = <W>(catalogue: W): W =>
  // What is set has the shape of what was written.
  set(catalogue) as W
