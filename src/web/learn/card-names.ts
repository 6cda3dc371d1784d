import type { CardEntry } from '../../language/face.ts'

/** The cards of a game by the names that a text may say. */
export interface NamedCards {
  readonly byName: ReadonlyMap<string, CardEntry>
  readonly names: RegExp
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whole names only, the longest first: “Crystal” is no part of “Crystallize”. */
export function namesOf(cards: Iterable<CardEntry>): NamedCards {
  const byName = new Map([...cards].map((card) => [card.name, card]))
  const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length)
  return {
    byName,
    names: new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu'),
  }
}

/** A word at the beginning of a sentence has a capital anyway: there only names of several words are names. */
const isMeant = (text: string, at: number, name: string): boolean =>
  name.includes(' ') || /[^.!?:]\s$/.test(text.slice(0, at))

/** A text in parts: words, and cards that it names. */
export function partsNaming(text: string, { names, byName }: NamedCards): readonly (string | CardEntry)[] {
  const parts: (string | CardEntry)[] = []
  let from = 0
  for (const { 0: name, index } of text.matchAll(names)) {
    const entry = byName.get(name)
    if (entry === undefined || !isMeant(text, index, name)) continue
    parts.push(text.slice(from, index), entry)
    from = index + name.length
  }
  return [...parts, text.slice(from)]
}
