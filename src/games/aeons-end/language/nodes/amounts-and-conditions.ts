import type {
  And,
  Compare,
  Count,
  Each,
  Every,
  Given,
  Half,
  Less,
  Not,
  Nothing,
  Or,
  Some,
  Sum,
} from '../../../../language/nodes.ts'
import type { Effect } from './effects.ts'
import type { Filter, Source } from './players-and-things.ts'

/** Whose life: also that of a minion in play, by its name. */
type LifeOf = 'self' | 'you' | 'gravehold' | { readonly bound: string } | { readonly card: string }

export type Amount =
  | number
  | Count<Source>
  | Each<Source>
  | Sum<Amount>
  | Less<Amount>
  | Half<Amount>
  | Every<Amount>
  | Given<Amount, Condition>
  /** A counter: of the nemesis, or of the mage `of`. */
  | { readonly op: 'tokens'; readonly name: string; readonly of?: 'you' | 'self' }
  | { readonly op: 'lifeOf'; readonly who: LifeOf }
  /** Shield tokens on the minion the text stands on. */
  | { readonly op: 'shields' }
  /** Power tokens on a power in play, by its name. */
  | { readonly op: 'powerOf'; readonly card: string }
  /** Bridges in the supply grid. */
  | { readonly op: 'bridges' }
  | { readonly op: 'costOf'; readonly name: string }
  | { readonly op: 'chargesOf'; readonly who: 'you' }
  | { readonly op: 'nemesisTier' }
  | { readonly op: 'timesThisTurn'; readonly what: 'played' | 'gained' }
  | { readonly op: 'byDifficulty'; readonly normal: Amount; readonly increased: Amount }
  | { readonly op: 'byPlayers'; readonly rows: readonly { readonly upTo: number; readonly n: number }[] }
  /** Optional price asked before the damage lands; what else it buys happens after that. */
  | {
      readonly op: 'ifPaid'
      readonly price: readonly Effect[]
      readonly n: Amount
      readonly then?: readonly Effect[]
    }
  /** How many tokens were lost under this name. */
  | { readonly op: 'lostTokens'; readonly name: string }
  | { readonly op: 'everything' }
  | { readonly op: 'parameter'; readonly index: number }

export type Condition =
  | Compare<Amount>
  | Some<Source>
  | Nothing<Source>
  | And<Condition>
  | Or<Condition>
  | Not<Condition>
  | { readonly op: 'all'; readonly of: Source; readonly are: Filter }
  | { readonly op: 'isEmpty'; readonly of: Source }
  | { readonly op: 'is'; readonly name: string; readonly filter: Filter }
  | { readonly op: 'yourTurn' }
  | { readonly op: 'exhausted'; readonly who: 'you' | 'subject' }
  | { readonly op: 'killed'; readonly hit: string; readonly filter: Filter }
  | { readonly op: 'increasedDifficulty' }
  /** The turn that runs began with the Assault turn order card. */
  | { readonly op: 'assaultTurn' }
  /** Somebody had a token to lose. */
  | { readonly op: 'lost'; readonly name: string; readonly token: string }
