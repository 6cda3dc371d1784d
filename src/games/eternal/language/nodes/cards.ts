import type { Ability } from './abilities.ts'
import type { HasSkill, Influence, Kind } from './words.ts'

export interface CardDefinition {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly cost: number
  readonly influence: Influence
  /** Strength and health; armor on relic weapons, durability on sites. */
  readonly strength: number
  readonly health: number
  readonly types: readonly string[]
  readonly skills: readonly HasSkill[]
  /** What a power card gives; printed on Sigils as nothing else. */
  readonly grants: Influence
  readonly abilities: readonly Ability[]
  /** Cannot be put into a deck. */
  readonly created: boolean
  readonly agenda: readonly string[]
  /** Comes when the agenda of this site is done. */
  readonly hero?: string
}
