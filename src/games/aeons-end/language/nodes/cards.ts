import type { Amount } from './amounts-and-conditions.ts'
import type { Effect } from './effects.ts'
import type { Filter, MinionKind } from './players-and-things.ts'
import type { Clause, On, Standing, Window } from './rules-and-clauses.ts'

/** The id of the pack that a definition comes with. */
export type SetName = string

export interface PlayerCard {
  readonly type: 'gem' | 'relic' | 'spell'
  readonly id: string
  readonly set: SetName
  readonly cost: number
  readonly starter?: true
  /** Also counts as a card of this name. */
  readonly countsAs?: string
  readonly clauses: readonly Clause[]
}

export interface NemesisCard {
  readonly type: 'attack' | 'power' | 'minion' | 'strike' | 'corruption' | 'acolyte' | 'spell' | 'assist'
  readonly id: string
  readonly set: SetName
  readonly tier: 0 | 1 | 2 | 3
  /** The nemesis it belongs to, or basic. */
  readonly nemesis: string
  readonly life?: number
  /** Tokens that each take the place of the life lost to one instance of damage. */
  readonly shields?: number
  readonly power?: number
  /** Of a spell of the nemesis, and of a corruption, which costs 0 (CM6). */
  readonly cost?: number
  readonly kind?: MinionKind
  readonly copies?: number
  /** A card that only a campaign deals, in the place of this one: an evolved basic card, or another form of it. */
  readonly insteadOf?: string
  readonly clauses: readonly Clause[]
}

export type BreachStart = 'open' | 'absent' | 0 | 1 | 2 | 3

export interface Mage {
  readonly id: string
  readonly set: SetName
  readonly hand: readonly string[]
  readonly deck: readonly string[]
  readonly breaches: readonly [BreachStart, BreachStart, BreachStart, BreachStart]
  readonly ability: {
    readonly id: string
    readonly charges: number
    readonly window: Window
    /** The kinds of drawn nemesis card that open the window `afterNemesisDraw`. */
    readonly drawn?: Filter
    readonly steps: readonly Effect[]
  }
  /** A counter of the mage's own, such as Trophies. */
  readonly counter?: 'trophy'
}

export type Declaration =
  | {
      readonly op: 'counter'
      readonly name: string
      readonly start: Amount
      readonly min: Amount
      readonly max?: Amount
    }
  | {
      readonly op: 'sideDeck'
      readonly name: string
      readonly whenEmpty?: readonly Effect[]
      readonly hidden?: true
      readonly discardTo?: string
      /** Nothing lies in it until something is put there. */
      readonly starts?: 'empty'
      /** An empty deck is made again out of its discard pile. */
      readonly reshuffle?: true
      /** It is never shuffled: its cards lie in this order, the first on top. */
      readonly order?: readonly string[]
    }
  /** The nemesis deck is never shuffled and has no basic cards: these, the first on top. */
  | { readonly op: 'scriptedDeck'; readonly cards: readonly string[] }
  | { readonly op: 'sideZone'; readonly name: string; readonly gainTop?: true }
  /** The nemesis preps spells to breaches of its own. */
  | { readonly op: 'nemesisBreaches'; readonly n: number }
  | {
      readonly op: 'tokenMinion'
      readonly name: string
      readonly life: number
      readonly start: number
      readonly max: number
      readonly overflow: readonly Effect[]
    }
  | { readonly op: 'onUnleash'; readonly steps: readonly Effect[] }
  | { readonly op: 'define'; readonly name: string; readonly steps: readonly Effect[] }
  | { readonly op: 'atSetup'; readonly steps: readonly Effect[] }
  | On
  | Standing

export interface Nemesis {
  readonly id: string
  readonly set: SetName
  readonly life: number
  /** The life it starts with in increased difficulty, if that is another. */
  readonly increasedLife?: number
  readonly difficulty: number
  /** Not meant to be played outside the campaign. */
  readonly onlyInCampaign?: true
  readonly mat: readonly Declaration[]
}
