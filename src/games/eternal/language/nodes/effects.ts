import type { Either, ForEach, May, Repeat, RepeatWhile, Seq, When } from '../../../../language/nodes.ts'
import type { Cost } from './costs.ts'
import type { Amount, Condition, Filter, Objects, Pick, Things } from './expressions.ts'
import type { Change, Duration, Gift } from './modifications.ts'
import type { NewCard } from './new-cards.ts'
import type { Influence, Side, Skill } from './words.ts'

export type To = 'hand' | 'deck top' | 'deck bottom' | 'deck random' | 'void' | 'market'

export type EternalEffect =
  /** Several effects at the same time: one instruction. */
  | { readonly op: 'together'; readonly parts: readonly Effect[] }
  | { readonly op: 'deal'; readonly n: Amount; readonly to: Objects; readonly by?: Things }
  | { readonly op: 'kill'; readonly what: Objects }
  | { readonly op: 'sacrifice'; readonly what: Objects; readonly as?: string }
  | { readonly op: 'stun'; readonly what: Objects; readonly held?: true }
  | { readonly op: 'exhaust'; readonly what: Objects }
  | { readonly op: 'ready'; readonly what: Objects }
  | { readonly op: 'silence'; readonly what: Objects }
  | {
      readonly op: 'get'
      readonly what: Objects
      readonly mods: readonly (Gift | { readonly op: 'stunned' })[]
      readonly lasts?: Duration
      /** Printed without a verb after a trigger ("Infiltrate: +2/+2."). */
      readonly bare?: true
    }
  | { readonly op: 'double'; readonly what: Objects; readonly stat: 'strength' | 'health' | 'both' | 'cost' }
  | {
      readonly op: 'become'
      readonly what: Objects
      readonly stat: 'strength' | 'health'
      readonly n: Amount
    }
  | { readonly op: 'changeNumber'; readonly what: Objects; readonly by: Amount }
  | { readonly op: 'draw'; readonly n: Amount; readonly who?: Things; readonly as?: string }
  /** Draws those cards, wherever they lie; enemy cards become yours (ER85, EG8). */
  | {
      readonly op: 'drawFrom'
      readonly what: Objects
      readonly as?: string
      readonly with?: readonly Change[]
    }
  | { readonly op: 'discard'; readonly what: Objects; readonly as?: string }
  | { readonly op: 'put'; readonly what: Objects; readonly to: To; readonly as?: string }
  | {
      readonly op: 'play'
      readonly what: Objects
      readonly exhausted?: true
      readonly depleted?: true
      readonly on?: Things
      readonly with?: readonly Change[]
    }
  | {
      readonly op: 'playNew'
      readonly card: NewCard
      readonly n?: Amount
      readonly on?: Things
      readonly as?: string
    }
  | { readonly op: 'drawNew'; readonly card: NewCard; readonly n?: Amount; readonly as?: string }
  | {
      readonly op: 'putNew'
      readonly card: NewCard
      readonly n?: Amount
      readonly to: To
      readonly of?: Side
    }
  | { readonly op: 'transform'; readonly what: Objects; readonly into: NewCard }
  | { readonly op: 'steal'; readonly what: Objects; readonly lasts?: Duration }
  /** Out of the game with everything on it until the next turn begins. */
  | { readonly op: 'disappear'; readonly what: Objects }
  | { readonly op: 'negate'; readonly what: Objects }
  | { readonly op: 'gainHealth'; readonly n: Amount; readonly who?: Things }
  | { readonly op: 'gainArmor'; readonly n: Amount; readonly who?: Things }
  | { readonly op: 'gainInfluence'; readonly influence: Influence }
  /** An influence of your choice. */
  | { readonly op: 'gainInfluenceChosen' }
  | { readonly op: 'gainMaxPower'; readonly n: Amount }
  | { readonly op: 'gainPower'; readonly n: Amount }
  | { readonly op: 'getPlayer'; readonly who: Things; readonly skill: Skill; readonly lasts?: Duration }
  /** A player's health becomes n. */
  | { readonly op: 'healthBecomes'; readonly who: Things; readonly n: Amount }
  | { readonly op: 'markDepleted'; readonly what: Objects }
  | { readonly op: 'delay'; readonly until: Delay; readonly of?: Things; readonly do: readonly Effect[] }
  | { readonly op: 'choose'; readonly what: Pick }
  /** Gives a set a name, so that later steps can speak of it and of the rest of it. */
  | { readonly op: 'call'; readonly of: Things; readonly as: string }
  /** Modal text: one of several, chosen before the window with its own objects. */
  | { readonly op: 'chooseOne'; readonly ways: readonly (readonly Effect[])[]; readonly by?: 'enemy' }
  | { readonly op: 'randomOne'; readonly ways: readonly (readonly Effect[])[] }
  /** "Pay or sacrifice to ...": without `may` it must be done if it can. */
  | {
      readonly op: 'doTo'
      readonly costs: readonly Cost[]
      readonly may?: true
      readonly do: readonly Effect[]
    }
  /** A counter on this copy; `do` when it reaches n (Feln Cauldron). */
  | { readonly op: 'countTo'; readonly n: number; readonly do: readonly Effect[] }
  /** May swap a card of your hand with one of your market that fits (ER113). */
  | { readonly op: 'swapWithMarket'; readonly that: Filter; readonly from?: Filter }
  /** Look at the top card; put it on the bottom or leave it. */
  | { readonly op: 'scout' }
  /** A power card of your hand becomes a Treasure Trove, another card a Sigil of one of its factions. */
  | { readonly op: 'plunder' }
  | { readonly op: 'nightfall' }
  | { readonly op: 'nightEnds' }
  | { readonly op: 'takeDebt'; readonly n: Amount; readonly who: Things }
  /** Draw one of three new cards of these factions. */
  | { readonly op: 'invoke'; readonly influence: Influence }
  /** A word of the game that stands for a whole text. */
  | { readonly op: 'action'; readonly word: ActionWord; readonly n?: number; readonly do: readonly Effect[] }

export type ActionWord = 'Recruit' | 'Hunt'

export type Delay = 'end of turn' | 'it dies'

export type Effect =
  | Seq<Effect>
  | May<Effect>
  | Either<Effect>
  | When<Effect, Condition>
  | Repeat<Effect, Amount>
  | RepeatWhile<Effect, Condition>
  | ForEach<Effect, Things>
  | EternalEffect
