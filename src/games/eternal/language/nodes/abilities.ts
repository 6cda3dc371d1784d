import type { Cost } from './costs.ts'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import type { Condition, Filter, Things } from './expressions.ts'
import type { Standing } from './modifications.ts'
import type { Influence, Place } from './words.ts'

export type Label =
  | 'Summon'
  | 'Entomb'
  | 'Infiltrate'
  | 'Empower'
  | 'Fate'
  | 'Inspire'
  | 'Tribute'
  | 'Spark'
  | 'Onslaught'
  | 'Renown'
  | 'Surge'
  | 'Lifeforce'
  | 'Bolster'
  | 'Ally'

export interface OnPlay {
  readonly op: 'onPlay'
  readonly costs?: readonly Cost[]
  readonly do: readonly Effect[]
}

export interface Triggered {
  readonly op: 'triggered'
  readonly on: Event
  readonly if?: Condition
  /** `once`: as long as the card stays on the playmat. */
  readonly limit?: 'once per turn' | 'once'
  /** Where it works if not on the playmat. */
  readonly from?: readonly Place[]
  readonly label?: Label
  readonly do: readonly Effect[]
}

export interface Activated {
  readonly op: 'activated'
  readonly costs: readonly Cost[]
  readonly limit?: 'once per turn'
  readonly do: readonly Effect[]
}

export interface Ongoing {
  readonly op: 'ongoing'
  readonly of: Things
  readonly have: readonly Standing[]
  readonly while?: Condition
}

/** The inner ability exists only while the influence is there. */
export interface Threshold {
  readonly op: 'threshold'
  readonly influence: Influence
  readonly has: Triggered | Activated | Ongoing
}

/** Once per stay on the playmat (ER116). */
export interface Ultimate {
  readonly op: 'ultimate'
  readonly has: Triggered | Activated
}

/** A skill that is said in one word and is a whole ability of its own. */
export interface Keyword {
  readonly op: 'keyword'
  readonly keyword: 'Exalted' | 'Nomad' | 'Corrupted' | 'Imbue'
  readonly n?: number
  readonly has: readonly Ability[]
}

/** Once this unit has dealt so much damage and lives. */
export interface Mastery {
  readonly op: 'mastery'
  readonly n: number
  readonly do: readonly Effect[]
}

/** An optional payment while the card is played, with what it brings (Amplify, Spellcraft ...). */
export interface Extra {
  readonly op: 'extra'
  readonly keyword: 'Amplify' | 'Spellcraft' | 'Decimate' | 'Contract' | 'Mentor'
  readonly costs: readonly Cost[]
  /** Any number of times, or once. */
  readonly repeat?: true
  readonly do: readonly Effect[]
}

export type PlayRule =
  | { readonly op: 'depletedUnless'; readonly condition: Condition }
  | { readonly op: 'freeIf'; readonly condition: Condition }
  | { readonly op: 'onlyOn'; readonly that: Filter }
  | { readonly op: 'transmute'; readonly maxPower: number; readonly into: string }
  /** May be played out of the market while the condition holds. */
  | { readonly op: 'bargain'; readonly condition: Condition }
  /** Can't be negated or stopped by Aegis while the condition holds. */
  | { readonly op: 'unstoppable'; readonly condition: Condition }
  /** May exhaust another unit of its type to cost less by that unit's strength. */
  | { readonly op: 'bond' }
  /** May be played for n, out of reach for three turns. */
  | { readonly op: 'shift'; readonly n: number }

export type Ability =
  | OnPlay
  | Triggered
  | Activated
  | Ongoing
  | Threshold
  | Ultimate
  | Extra
  | Keyword
  | Mastery
  | PlayRule
