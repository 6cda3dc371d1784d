import type { Mage, Nemesis, NemesisCard, PlayerCard } from './language/nodes.ts'

/** Definitions that can be played with. */
export interface Content {
  readonly playerCards: readonly PlayerCard[]
  readonly nemesisCards: readonly NemesisCard[]
  readonly mages: readonly Mage[]
  readonly nemeses: readonly Nemesis[]
  /** Mats without cards of their own: what stays in front of a mage that is dealt by its code. */
  readonly mats: readonly Mage[]
}

export interface MageNames {
  readonly name: string
  readonly title: string
  readonly ability: string
}

/** A French name with its gender, and its plural where that is no matter of course. */
export interface FrenchName {
  readonly one: string
  readonly gender: 'm' | 'f'
  readonly many?: string
}

/** What the things of a pack are called in one language, by id. */
export interface PackNames<Noun> {
  readonly cards?: Readonly<Record<string, Noun>>
  readonly mages?: Readonly<Record<string, MageNames>>
  readonly nemeses?: Readonly<Record<string, Noun>>
}

/**
 * Definitions that come together. Each has an id of its own, which no other pack uses, and the id of the pack as its
 * set. A changed pack has another version.
 */
export interface Pack extends Content {
  readonly id: string
  readonly version: number
  /** It belongs to a campaign: chance deals its things only where somebody asks for them. */
  readonly campaign?: true
  /**
   * Names that the pack brings along, in the games that are loaded with it; whatever has none is called by its id. Those of
   * the project stand in `text/names`, by language: a page fetches only the one that it shows.
   */
  readonly names?: { readonly en: PackNames<string>; readonly fr: PackNames<FrenchName> }
  /** Supplies that the box suggests, by name. */
  readonly supplies?: Readonly<Record<string, readonly string[]>>
}

/** A pack of which nothing but these definitions is said. */
export const packOf = (
  id: string,
  version: number,
  content: Partial<Omit<Pack, 'id' | 'version'>>,
): Pack => ({
  id,
  version,
  playerCards: [],
  nemesisCards: [],
  mages: [],
  nemeses: [],
  mats: [],
  ...content,
})

/** How the ids of a pack begin that does not come with the project: its id and its version. */
export const prefixOf = ({ id, version }: Pick<Pack, 'id' | 'version'>): string => `${id}@${version}/`

/** Everything that these packs hold, in their order. */
export const contentOf = (packs: readonly Content[]): Content => ({
  playerCards: packs.flatMap(({ playerCards }) => playerCards),
  nemesisCards: packs.flatMap(({ nemesisCards }) => nemesisCards),
  mages: packs.flatMap(({ mages }) => mages),
  nemeses: packs.flatMap(({ nemeses }) => nemeses),
  mats: packs.flatMap(({ mats }) => mats),
})
