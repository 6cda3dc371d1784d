import { type Content, contentOf, type Pack } from './pack.ts'

/** What one game is played with: its packs and all that they hold. The state knows it by its number. */
export interface Collection extends Content {
  readonly number: number
  readonly packs: readonly Pack[]
  readonly supplies: Readonly<Record<string, readonly string[]>>
}

const collections: Collection[] = []

/** The same packs are one collection, however often a game is loaded with them. */
export function collectionOf(packs: readonly Pack[]): Collection {
  const known = collections.find(
    (each) => each.packs.length === packs.length && each.packs.every((pack, i) => pack === packs[i]),
  )
  if (known !== undefined) return known
  const collection: Collection = {
    ...contentOf(packs),
    number: collections.length,
    packs,
    supplies: Object.assign({}, ...packs.map(({ supplies }) => supplies ?? {})),
  }
  collections.push(collection)
  return collection
}

export const collectionNumbered = (number: number): Collection => collections[number]!
