import type {
  And,
  Compare,
  Count,
  Each,
  Either,
  Every,
  ForEach,
  Given,
  Half,
  Less,
  May,
  Not,
  Nothing,
  Or,
  Repeat,
  RepeatWhile,
  Seq,
  Some,
  Sum,
  When,
} from '../../../language/nodes.ts'

/** Everything a text of Aeon's End can say, as plain data. See docs/writing-cards.md. */

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
export type Measure = 'life' | 'charges' | { readonly count: Source }

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

/** Operations written in code, for what no node says. A test counts where they are used. */
export type NativeName = 'grid.arrange' | 'grid.link' | 'grid.unlink'

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
  | { readonly numbered: readonly number[] }
  | { readonly tier: number }
  /** In the breach the spell was cast from, in a breach next to it, or in the breach of a bound card. */
  | { readonly in: 'castFrom' | 'adjacentToCastFrom' | { readonly breachOf: string } }
  | { readonly cardsOf: 'subject' | { readonly bound: string } }
  | { readonly except: string }
  | { readonly not: Filter }
  | { readonly anyOf: readonly Filter[] }

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
  | { readonly op: 'most'; readonly attribute: Attribute; readonly of: Source; readonly n: number }
  | { readonly op: 'least'; readonly attribute: Attribute; readonly of: Source; readonly n: number }
  /** The second most expensive, and so on. */
  | { readonly op: 'rank'; readonly rank: number; readonly attribute: Attribute; readonly of: Source }
  /** Most recently discarded. */
  | { readonly op: 'newest'; readonly n: number; readonly of: Source }
  | { readonly op: 'that'; readonly name: string }
  | { readonly op: 'self' }

// ---- amounts and conditions

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
  | { readonly op: 'lifeOf'; readonly who: 'self' | 'you' | { readonly bound: string } }
  | { readonly op: 'costOf'; readonly name: string }
  | { readonly op: 'chargesOf'; readonly who: 'you' }
  | { readonly op: 'nemesisTier' }
  | { readonly op: 'timesThisTurn'; readonly what: 'played' | 'gained' }
  | { readonly op: 'byDifficulty'; readonly normal: Amount; readonly increased: Amount }
  | { readonly op: 'byPlayers'; readonly rows: readonly { readonly upTo: number; readonly n: number }[] }
  /** Optional price asked before the damage lands. */
  | { readonly op: 'ifPaid'; readonly price: readonly Effect[]; readonly n: Amount }
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

// ---- effects

/** Where a card is put by an effect that neither discards nor gains it. */
export type Destination =
  | { readonly topOf: From }
  | { readonly bottomOf: From }
  | { readonly topOrBottomOf: From }
  | { readonly handOf: Owner }
  /** A breach of the nemesis without a spell; without one there is nowhere to put it. */
  | { readonly emptyBreach: 'leftmost' | 'rightmost' }

export interface Gainable {
  /** Only for gaining cards that pass, or for everything but gaining such cards. */
  readonly only?: Filter | 'cards'
  readonly except?: Filter
}

interface Bindable {
  readonly as?: string
}

export type Effect =
  | Seq<Effect>
  | May<Effect>
  | Either<Effect>
  | When<Effect, Condition>
  | Repeat<Effect, Amount>
  | RepeatWhile<Effect, Condition>
  | ForEach<Effect, Source>
  /** "A. If you cannot, B." The last way is always open. */
  | { readonly op: 'firstPossible'; readonly ways: readonly (readonly Effect[])[] }
  | ({ readonly op: 'block'; readonly who: Who; readonly steps: readonly Effect[] } & Bindable)
  | ({ readonly op: 'gainAether'; readonly n: Amount } & Gainable)
  | { readonly op: 'spendAether'; readonly n: Amount }
  | { readonly op: 'gainCharge'; readonly n: Amount }
  | { readonly op: 'loseCharge'; readonly n: Amount }
  | { readonly op: 'gainLife'; readonly n: Amount }
  | { readonly op: 'suffer'; readonly n: Amount }
  /** Not damage: nothing prevents it. */
  | { readonly op: 'loseLife'; readonly n: Amount }
  | ({ readonly op: 'deal'; readonly n: Amount; readonly divided?: true } & Bindable)
  | { readonly op: 'setLife'; readonly of: 'self'; readonly n: Amount }
  | { readonly op: 'healFull'; readonly pick: Pick }
  | { readonly op: 'gainToken'; readonly name: string; readonly n: Amount; readonly of?: 'you' | 'subject' }
  | { readonly op: 'loseToken'; readonly name: string; readonly n: Amount; readonly of?: 'you' | 'subject' }
  /** Power tokens on a power in play. */
  | { readonly op: 'addPower'; readonly pick: Pick; readonly n: Amount }
  | { readonly op: 'removePower'; readonly pick: Pick; readonly n: Amount }
  /** For good: the card itself is another one from now on. */
  | ({ readonly op: 'become'; readonly pick: Pick; readonly card: string } & Bindable)
  | { readonly op: 'native'; readonly name: NativeName; readonly n?: Amount }
  | { readonly op: 'draw'; readonly n: Amount }
  | ({ readonly op: 'discard'; readonly pick: Pick } & Bindable)
  | ({ readonly op: 'destroy'; readonly pick: Pick } & Bindable)
  | ({ readonly op: 'toHand'; readonly pick: Pick } & Bindable)
  | ({
      readonly op: 'place'
      readonly pick: Pick
      readonly to: Destination
      readonly order?: 'chosen'
    } & Bindable)
  | ({
      readonly op: 'shuffleInto'
      readonly deck: From
      readonly pick: Pick
      readonly always?: true
    } & Bindable)
  | { readonly op: 'shuffle'; readonly deck: From }
  | ({ readonly op: 'reveal'; readonly pick: Pick } & Bindable)
  | ({ readonly op: 'choose'; readonly pick: Pick } & Bindable)
  | ({ readonly op: 'gain'; readonly pick: Pick; readonly to?: Destination } & Bindable)
  | ({ readonly op: 'prep'; readonly pick: Pick; readonly to?: 'anyEmptyBreach' } & Bindable)
  | ({
      readonly op: 'castSpell'
      readonly pick: Pick
      readonly stay?: true
      readonly plus?: Amount
    } & Bindable)
  | { readonly op: 'playCard'; readonly pick: Pick }
  | { readonly op: 'focus'; readonly pick: Pick }
  | ({ readonly op: 'destroyBreach'; readonly pick: Pick; readonly spellsTo?: 'hand' } & Bindable)
  | { readonly op: 'gainBreach'; readonly kind: 'sigil'; readonly at: string }
  | { readonly op: 'unleash'; readonly n: Amount }
  | { readonly op: 'perform'; readonly name: string; readonly n?: Amount; readonly pile?: Pick }
  | ({ readonly op: 'resolve'; readonly pick: Pick; readonly part?: string } & Bindable)
  /** `silent`: nothing that happens IMMEDIATELY happens. */
  | { readonly op: 'enterPlay'; readonly pick: Pick; readonly silent?: true }
  | { readonly op: 'spawn'; readonly token: string; readonly n: Amount }
  | { readonly op: 'thisTurn'; readonly rule: Rule; readonly next?: true }
  | { readonly op: 'under'; readonly rule: Rule; readonly steps: readonly Effect[] }
  | {
      readonly op: 'lookup'
      readonly by: Amount
      readonly rows: readonly { readonly upTo: number; readonly steps: readonly Effect[] }[]
    }
  | { readonly op: 'byDifficulty'; readonly normal: readonly Effect[]; readonly increased: readonly Effect[] }
  | { readonly op: 'onlyAt'; readonly difficulty: 'beginner'; readonly steps: readonly Effect[] }
  | { readonly op: 'winGame' }
  | { readonly op: 'loseGame' }

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
  | { readonly op: 'replaceStep'; readonly step: 'exhaust.unleash'; readonly steps: readonly Effect[] }
  | { readonly op: 'check'; readonly condition: Condition; readonly steps: readonly Effect[] }
  /** What a spell deals lands on somebody else: on whom the caster chooses, or on the caster. */
  | { readonly op: 'redirect'; readonly spell: string; readonly to: 'playersOrGravehold' | 'caster' }
  | { readonly op: 'cannotGain'; readonly what: Filter }
  /** Life of the minion it stands on: never below, and with no maximum. */
  | { readonly op: 'ownLife'; readonly min: number; readonly uncapped?: true }
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

// ---- whole cards

export type SetName = 'base' | 'war-eternal' | 'legacy'

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
  readonly type: 'attack' | 'power' | 'minion' | 'strike' | 'corruption' | 'acolyte' | 'spell'
  readonly id: string
  readonly set: SetName
  readonly tier: 0 | 1 | 2 | 3
  /** The nemesis it belongs to, or basic. */
  readonly nemesis: string
  readonly life?: number
  readonly power?: number
  /** Of a spell of the nemesis. */
  readonly cost?: number
  readonly kind?: MinionKind
  readonly copies?: number
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
  readonly counter?: string
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
      /** An empty deck is made anew out of its discard pile. */
      readonly reshuffle?: true
    }
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
  readonly difficulty: number
  readonly mat: readonly Declaration[]
}
