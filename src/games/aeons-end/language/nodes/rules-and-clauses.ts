import type { Amount, Condition } from './amounts-and-conditions.ts'
import type { Destination, Effect } from './effects.ts'
import type { Filter, From, Kind } from './players-and-things.ts'

// ---- rules that hold for a while

export type DamageTarget =
  | 'self'
  | 'you'
  | 'nemesis'
  | 'playersAndGravehold'
  | { readonly bound: string }
  /** All minions in play that pass. */
  | { readonly each: Filter }
export type DamageChange =
  | { readonly reduceBy: Amount }
  | { readonly reduceTo: number }
  | { readonly prevent: number }
  | 'preventAll'

export type Rule =
  | {
      readonly op: 'damageTo'
      readonly target: DamageTarget
      readonly change: DamageChange
      readonly min?: number
      readonly when?: Condition
      /** Happens even when nothing got through. */
      readonly then?: readonly Effect[]
    }
  | { readonly op: 'untargetable'; readonly what: 'nemesis' }
  | { readonly op: 'mayDivide'; readonly among: From; readonly price: readonly Effect[] }
  | { readonly op: 'costLess'; readonly n: number }
  /** Your first paid focus of each turn. */
  | { readonly op: 'firstFocusLess'; readonly n: number }
  | { readonly op: 'gainTo'; readonly to: Destination; readonly optional?: true }
  | {
      readonly op: 'room'
      readonly breaches: 'opened' | 'ofSelf'
      readonly total?: number
      readonly extra?: number
      readonly only?: Filter
    }
  | { readonly op: 'extraDraws'; readonly n: number }
  | { readonly op: 'maxLife'; readonly of: string; readonly n: number }
  | { readonly op: 'wouldBeDestroyed'; readonly what: Filter; readonly to: readonly Effect[] }
  | { readonly op: 'wouldBeDiscarded'; readonly to: Destination }
  | {
      readonly op: 'replaceStep'
      readonly step: 'exhaust.unleash' | 'draw.emptyDeck'
      readonly steps: readonly Effect[]
    }
  | { readonly op: 'check'; readonly condition: Condition; readonly steps: readonly Effect[] }
  /** What a spell deals lands on somebody else: on whom the caster chooses, or on the caster. */
  | { readonly op: 'redirect'; readonly spell: string; readonly to: 'playersOrGravehold' | 'caster' }
  | { readonly op: 'cannotGain'; readonly what: Filter }
  /** Life of the minion it stands on: never below, and with no maximum. */
  | { readonly op: 'ownLife'; readonly min: number; readonly uncapped?: true }
  /** The minion it stands on may have more shields than it entered with. */
  | { readonly op: 'anyShields' }
  /** No player has more cards of this name. */
  | { readonly op: 'copiesAtMost'; readonly card: string; readonly n: number }
  /** An action of the active player's main phase. */
  | Action

// ---- when

export type Event =
  | { readonly op: 'startOfCasting' }
  | { readonly op: 'endOfCasting' }
  | { readonly op: 'focusedOrOpened' }
  | { readonly op: 'dealtDamage'; readonly what: 'self' | 'nemesis'; readonly by?: 'player' }
  | { readonly op: 'discarded'; readonly what: 'self' | { readonly kind: Kind } }
  | { readonly op: 'startOfTurn' }
  | { readonly op: 'endOfMainPhase' }
  | { readonly op: 'endOfNemesisTurn' }
  | { readonly op: 'endOfTurn' }
  | { readonly op: 'startOfNemesisTurn' }
  /** The drawn turn order card is called `drawn`. */
  | { readonly op: 'turnCardDrawn' }
  /** The gainer is "you", the pile the card came from is called `pile`. */
  | { readonly op: 'gainedFromPile' }
  /** An effect took the last power token off this card. */
  | { readonly op: 'outOfPower' }

export type Window = 'yourMainPhase' | 'anyMainPhase' | 'afterTurnCardDrawn' | 'afterNemesisDraw'

// ---- clauses: the parts of a card

export type Clause =
  | { readonly op: 'play'; readonly steps: readonly Effect[] }
  | { readonly op: 'cast'; readonly steps: readonly Effect[] }
  | { readonly op: 'onGain'; readonly condition?: Condition; readonly steps: readonly Effect[] }
  | { readonly op: 'onPrep'; readonly steps: readonly Effect[] }
  | { readonly op: 'prepRule'; readonly closedUnfocused?: true; readonly span?: 2; readonly link?: true }
  | { readonly op: 'whilePrepped'; readonly part: Action | On | Standing }
  | { readonly op: 'effect'; readonly steps: readonly Effect[] }
  | { readonly op: 'toDiscard'; readonly price: readonly Effect[] }
  | { readonly op: 'onPower'; readonly steps: readonly Effect[] }
  | { readonly op: 'persistent'; readonly steps: readonly Effect[] }
  | { readonly op: 'immediately'; readonly steps: readonly Effect[] }
  | { readonly op: 'part'; readonly name: string; readonly steps: readonly Effect[] }
  | On
  | Standing

export interface On {
  readonly op: 'on'
  readonly event: Event
  readonly condition?: Condition
  readonly steps: readonly Effect[]
}

export interface Standing {
  readonly op: 'rule'
  readonly rule: Rule
}

export interface Action {
  readonly op: 'action'
  readonly oncePerTurn?: true
  readonly price?: readonly Effect[]
  readonly steps: readonly Effect[]
}
