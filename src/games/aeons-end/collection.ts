import type { CampaignPart } from './campaign-part.ts'
import { type Content, contentOf, type Pack } from './pack.ts'
import { collection as numberIn, type State } from './state.ts'

/** What one game is played with: its packs and all that they hold. The state knows it by its number. */
export interface Collection extends Content {
  readonly number: number
  readonly packs: readonly Pack[]
  readonly supplies: Readonly<Record<string, readonly string[]>>
  /** What its campaigns are played with; null for a game that has none. */
  readonly campaign: CampaignPart | null
}

const collections: Collection[] = []

/** The same packs are one collection, however often a game is loaded with them. */
export function collectionOf(packs: readonly Pack[], campaign: CampaignPart | null): Collection {
  const known = collections.find(
    (each) =>
      each.campaign === campaign &&
      each.packs.length === packs.length &&
      each.packs.every((pack, i) => pack === packs[i]),
  )
  if (known !== undefined) return known
  const collection: Collection = {
    ...contentOf(packs),
    number: collections.length,
    packs,
    supplies: Object.assign({}, ...packs.map(({ supplies }) => supplies ?? {})),
    campaign,
  }
  collections.push(collection)
  return collection
}

export const collectionNumbered = (number: number): Collection => collections[number]!

/** What the game of this state is played with. */
export const collectionIn = (s: State): Collection => collectionNumbered(numberIn.get(s))
