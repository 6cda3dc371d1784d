import type { Amount } from './amounts-and-conditions.ts'

// ---- who

/** Whose zone: the subject of the block it stands in, unless said. */
export type Owner =
  | 'subject'
  | 'you'
  /** All players together: "any player's", "of all players". */
  | 'everyone'
  /** All players but you (you alone, in true solo). */
  | 'allies'
  | { readonly bound: string }
  /** The owner of a bound card: who had the spell prepped, whose turn order card it is. */
  | { readonly ownerOf: string }
  | { readonly with: 'most' | 'least'; readonly measure: Measure }

/** Whom a block of effects is about. */
export type Who =
  | 'you'
  | 'anyPlayer'
  | 'anyAlly'
  | 'eachPlayer'
  | 'activePlayer'
  /** The player who dealt the damage of the event. */
  | 'dealer'
  | { readonly anotherThan: string }
  | { readonly different: number }
  | { readonly with: 'most' | 'least'; readonly measure: Measure }
  | { readonly ownerOf: string }
  | { readonly bound: string }
  | { readonly mage: string }
  /** One pool of cards or charges, shared out by the table. */
  | { readonly together: 'players' | 'allies' }
  | 'gravehold'
  | 'nemesis'
  | 'thisMinion'
  | { readonly minion: string }
  | { readonly minion: Pick }
  | { readonly all: readonly Who[] }

/** What players are compared by. */
export type Measure = 'life' | 'charges' | 'pulse' | { readonly count: Source }

// ---- sets of things, and how some of them are picked

export type Zone =
  | 'hand'
  | 'deck'
  | 'discardPile'
  | 'prepped'
  | 'playArea'
  | 'breaches'
  /** The cards that can be gained: the top of every pile that has one. */
  | 'supply'
  | 'piles'
  | 'turnDeck'
  | 'turnDiscard'
  | 'nemesisDeck'
  | 'nemesisDiscard'
  /** Nemesis cards in play: minions and powers. */
  | 'inPlay'
  /** Minions in play, token minions included. */
  | 'minions'
  | 'players'
  /** Spells in the breaches of the nemesis, from left to right. */
  | 'nemesisPrepped'
  | 'destroyed'
  | { readonly side: string }
  /** The supply pile a bound pile or a card's name points to. */
  | { readonly pile: string | 'sameName' }
  | { readonly tokens: string }

/** Minions of a kind of their own. */
export type MinionKind = 'pod' | 'beacon'

export type Kind =
  | 'gem'
  | 'relic'
  | 'spell'
  | 'corruption'
  | 'attack'
  | 'power'
  | 'minion'
  | 'acolyte'
  | 'husk'
  | 'playerCard'
  | 'nemesisCard'
  | 'wild'
  | 'opened'
  | 'closed'
  | 'empty'
  /** Not the card the text stands on. */
  | 'other'
  | 'preppedThisTurn'
  | 'drawnThisTurn'
  | 'fromNemesisDeck'
  | 'notYetChosen'
  /** Has a silence token, or can have none. */
  | 'silenced'
  | MinionKind
  /** The last card of a supply pile. */
  | 'lastOfPile'
  /** A supply pile that bridges link with the first one. */
  | 'connected'

export type Filter =
  | { readonly is: Kind }
  | { readonly costing: { readonly min?: number; readonly max?: number; readonly exactly?: number } }
  | { readonly costingUpTo: Amount }
  | { readonly named: string }
  | { readonly sameName: true }
  /** Of the same type as a bound card: gem, relic or spell. */
  | { readonly sameTypeAs: string }
  /** Not yet such a card, and its player may have one more of them. */
  | { readonly canBecome: string }
  | { readonly numbered: readonly number[] }
  | { readonly tier: number }
  /** In the breach the spell was cast from, in a breach next to it, or in the breach of a bound card. */
  | { readonly in: 'castFrom' | 'adjacentToCastFrom' | { readonly breachOf: string } }
  | { readonly cardsOf: 'subject' | { readonly bound: string } }
  | { readonly except: string }
  | { readonly not: Filter }
  | { readonly anyOf: readonly Filter[] }

/** Filters by the kind of thing they can be asked of. */
type Combined<F> = F | { readonly not: F } | { readonly anyOf: readonly F[] }
type BreachKind = 'opened' | 'closed' | 'empty'
type PileKind = 'gem' | 'relic' | 'spell' | 'empty' | 'connected'
type MinionKinds = 'silenced' | 'minion' | 'acolyte' | 'husk' | 'other' | 'fromNemesisDeck' | MinionKind
type CardKind = Exclude<Kind, BreachKind | 'connected' | 'husk'>
type OneOf<F, K extends PropertyKey> = F extends { readonly [P in K]: unknown } ? F : never

export type CardFilter = Combined<
  | { readonly is: CardKind }
  | OneOf<Filter, 'costing'>
  | { readonly costingUpTo: Amount }
  | { readonly named: string }
  | { readonly sameName: true }
  | { readonly sameTypeAs: string }
  | { readonly canBecome: string }
  | { readonly numbered: readonly number[] }
  | { readonly tier: number }
  | { readonly in: 'castFrom' | 'adjacentToCastFrom' }
  | { readonly cardsOf: 'subject' | { readonly bound: string } }
  | { readonly except: string }
>
export type BreachFilter = Combined<
  | { readonly is: BreachKind }
  | { readonly numbered: readonly number[] }
  | { readonly in: 'castFrom' | { readonly breachOf: string } }
  | { readonly except: string }
>
export type PileFilter = Combined<{ readonly is: PileKind } | OneOf<Filter, 'costing'>>
export type MinionFilter = Combined<
  | { readonly is: MinionKinds }
  | { readonly named: string }
  | { readonly tier: number }
  | { readonly except: string }
>

export interface From {
  readonly op: 'from'
  readonly zone: Zone
  readonly of?: Owner
  readonly where?: readonly Filter[]
  /** Order in which a for-each takes them. */
  readonly order?: 'age' | 'cheapestFirst' | 'dearestFirst'
}

export interface Union {
  readonly op: 'union'
  readonly sources: readonly From[]
}

export interface Bound {
  readonly op: 'bound'
  readonly name: string
  readonly where?: readonly Filter[]
}

export type Source = From | Union | Bound

export type Attribute = 'cost' | 'life' | 'focusCost'

export type Pick =
  | { readonly op: 'one'; readonly of: Source }
  | { readonly op: 'exactly'; readonly n: Amount; readonly of: Source }
  | { readonly op: 'upTo'; readonly n: Amount; readonly of: Source }
  | { readonly op: 'all'; readonly of: Source }
  /** From the top; rebuilds an empty deck where the rules do. */
  | { readonly op: 'top'; readonly n: Amount; readonly of: Source }
  | { readonly op: 'bottom'; readonly of: Source }
  | { readonly op: 'most'; readonly attribute: Attribute; readonly of: Source; readonly n: number }
  | { readonly op: 'least'; readonly attribute: Attribute; readonly of: Source; readonly n: number }
  /** The second most expensive, and so on. */
  | { readonly op: 'rank'; readonly rank: number; readonly attribute: Attribute; readonly of: Source }
  /** Most recently discarded. */
  | { readonly op: 'newest'; readonly n: number; readonly of: Source }
  | { readonly op: 'that'; readonly name: string }
  | { readonly op: 'self' }
