import type { Amount, Filter, Things } from './expressions.ts'
import type { HasSkill } from './words.ts'

export interface Values {
  readonly strength?: Amount
  readonly health?: Amount
  readonly skills?: readonly HasSkill[]
  readonly skillsOf?: Things
}

export type NewCard =
  | { readonly op: 'card'; readonly id: string; readonly with?: Values }
  | { readonly op: 'copyOf'; readonly of: Things }
  /** A random card of the format that fits. */
  | { readonly op: 'randomCard'; readonly that: Filter }
