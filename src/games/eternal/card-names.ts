import { Refusal } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import { typeset } from '../../language/text/english/sentence.ts'
import { definitionOf, definitions } from './content.ts'

/** A name as it is compared: no case, no accents, no punctuation; what joins two letters is both of them. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

let byName: ReadonlyMap<string, number> | null = null

/** The names that a card has in French; whoever speaks or reads French brings them along. */
let inFrench: ((id: string) => string) | null = null

export function learnFrenchNames(nameOf: (id: string) => string): void {
  inFrench = nameOf
  byName = null
}

/** The cards of a pack can be called by their names from now on. */
export function learnPack(numbers: readonly number[]): void {
  added.push(...numbers)
  byName = null
}
const added: number[] = []

/** The name of a card as it is shown; where nobody has brought the French names, the English one. */
export const shownName = (id: string, lang: Lang): string =>
  lang === 'fr' && inFrench !== null ? inFrench(id) : typeset(definitions[definitionOf(id) ?? -1]?.name ?? id)

/**
 * Every name of every card, English first: where two cards share a name, the English one wins. A name without a letter
 * or number is nobody's: such a card has its id.
 */
function namesOfCards(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const learn = (name: string, d: number): void => {
    const key = folded(name)
    if (key !== '' && !names.has(key)) names.set(key, d)
  }
  for (const d of added) learn(definitions[d]!.name, d)
  if (inFrench !== null) for (const d of added) learn(inFrench(definitions[d]!.id), d)
  return names
}
const names = (): ReadonlyMap<string, number> => (byName ??= namesOfCards())

/** The definition of a card by its id or by a name in either language. */
export const findCard = (word: string): number | undefined => definitionOf(word) ?? names().get(folded(word))

/** How many letters must be changed, added or left out to come from one word to the other; more than `most` is enough. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  let next: number[] = new Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      const far = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same)
      next[j] = far
      if (far < least) least = far
    }
    if (least > most) return least
    ;[row, next] = [next, row]
  }
  return row[b.length]!
}

/** The card whose name is nearest to what was written, if one is near at all. */
export function nearestCard(word: string): number | undefined {
  const wanted = folded(word)
  let near = Math.max(2, Math.floor(wanted.length / 3))
  let found: number | undefined
  for (const [name, d] of names()) {
    if (Math.abs(name.length - wanted.length) > near) continue
    const far = distance(wanted, name, near)
    if (far < near || (far === near && found === undefined)) {
      near = far
      found = d
    }
  }
  return found
}

/** The definition of a card given by id or name; otherwise a refusal with the nearest name. */
export function cardCalled(word: string, place: string): number {
  const found = findCard(word)
  if (found !== undefined) return found
  const near = nearestCard(word)
  const name = near === undefined ? null : definitions[near]!.name
  throw new Refusal(
    {
      en: `there is no card “${word}”${name === null ? '' : `; is it “${name}”?`}`,
      fr: `il n’y a pas de carte «\u202f${word}\u202f»${name === null ? '' : `\u202f; est-ce «\u202f${name}\u202f»\u202f?`}`,
    },
    place,
  )
}
