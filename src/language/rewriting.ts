import type { Lang } from './face.ts'

/** What a definition says in one of its entries, and what says the contrary. */
export interface Contraries {
  /** Printed numbers of a definition that mean something, by the names of their entries. */
  printed(definition: object): readonly string[]
  /** Entries of a definition whose lists may lose any of their members. */
  readonly lists: readonly string[]
  /** Entries that only words come from, or other things than rules. */
  readonly wordsOnly: ReadonlySet<string>
  /** Entries in which a condition stands. */
  readonly conditions: ReadonlySet<string>
  /** Another word for the entry `key` of a node, or undefined. */
  contrary(word: string, key: string, op: string): string | undefined
  /** Another node for this one, such as all of them instead of one; null where there is none. */
  instead(node: Readonly<Record<string, unknown>>, key: string): unknown
}

/** How a game is played with another definition in the place of one of its own, to see who would notice. */
export interface Rewriting {
  /** What can be rewritten: cards, and sheets that have a text. */
  readonly ids: readonly string[]
  /** Names that scenarios call it by. */
  namesOf(id: string): readonly string[]
  /** The set it belongs to. */
  setOf(id: string): string
  /** A definition as plain data. */
  definitionOf(id: string): object
  /** Carries something out with a definition in the place of that with its id; throws when it cannot be compiled. */
  with<T>(definition: object, body: () => T): T
  /** The rules text of a definition, one entry a paragraph. */
  textOf(definition: object, lang: Lang): readonly string[]
  readonly contraries: Contraries
}
