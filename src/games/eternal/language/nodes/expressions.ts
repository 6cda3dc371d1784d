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
import type { Collective, Faction, Influence, Kind, Place, Side, Skill } from './words.ts'

// ---- things: sets of cards and players

/** Cards in one or more places, of one side or both. */
export interface Cards {
  readonly op: 'cards'
  readonly in: readonly Place[]
  readonly of: Side
  readonly that?: Filter
}

/** The card that speaks. */
export interface Self {
  readonly op: 'self'
}

/** A name bound by an event (`that card`, `that player`) or by `as`. */
export interface The {
  readonly op: 'the'
  readonly name: string
}

export interface Players {
  readonly op: 'players'
  readonly who: 'you' | 'enemy' | 'each' | 'cursed' | 'defending'
}

export interface OwnerOf {
  readonly op: 'ownerOf'
  readonly of: Things
}

export interface ControllerOf {
  readonly op: 'controllerOf'
  readonly of: Things
}

/** The unit that this weapon or curse is on. */
export interface Bearer {
  readonly op: 'bearer'
  readonly word: 'wielder' | 'cursed unit'
}

/** Weapons or curses on a unit. */
export interface AttachedTo {
  readonly op: 'attachedTo'
  readonly of: Things
  readonly that?: Filter
}

/** The enemy spell that this window is about (ER18), or the curse. */
export interface WindowSpell {
  readonly op: 'windowSpell'
  readonly orCurse?: true
}

/** The unit that this card keeps stunned (Imbue). */
export interface Held {
  readonly op: 'held'
}

/** The first n cards that fit of those you draw each turn, wherever they are by then (ER120). */
export interface FirstDrawn {
  readonly op: 'firstDrawn'
  readonly n: number
  readonly that: Filter
}

/** The top n cards of a place. */
export interface Top {
  readonly op: 'top'
  readonly n: Amount
  readonly of: Cards
}

/** The n cards nearest to the top that fit, whatever lies between them. */
export interface Topmost {
  readonly op: 'topmost'
  readonly n: Amount
  readonly of: Cards
}

export interface Union {
  readonly op: 'union'
  readonly of: readonly Things[]
}

/** Those of a set that are not in another ("the rest"). */
export interface Except {
  readonly op: 'except'
  readonly of: Things
  readonly but: Things
}

/** Those of a set that fit. */
export interface Among {
  readonly op: 'among'
  readonly of: Things
  readonly that: Filter
}

export type Things =
  | Cards
  | Self
  | The
  | Players
  | OwnerOf
  | ControllerOf
  | Bearer
  | AttachedTo
  | WindowSpell
  | FirstDrawn
  | Held
  | Top
  | Topmost
  | Union
  | Except
  | Among

/** What is chosen out of a set, by whom. A choice on the playmat is made before the window (A5). */
export interface Pick {
  readonly op: 'pick'
  readonly how: 'one' | 'several' | 'upTo' | 'any number' | 'random'
  /** How many, for `several`, `upTo` and `random`. */
  readonly n?: Amount
  readonly of: Things
  /** The enemy decides instead of you. */
  readonly by?: 'enemy'
  /** The name under which later steps know what was chosen. */
  readonly as?: string
}

/** A set means all of it. */
export type Objects = Things | Pick

// ---- filters

export type Filter =
  | { readonly op: 'kind'; readonly kind: Kind | Collective }
  | { readonly op: 'type'; readonly type: string }
  | { readonly op: 'faction'; readonly faction: Faction }
  | { readonly op: 'singleFaction' }
  | { readonly op: 'multiFaction' }
  | { readonly op: 'cost'; readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: Amount }
  | { readonly op: 'strength'; readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: Amount }
  | { readonly op: 'health'; readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: Amount }
  | { readonly op: 'has'; readonly skill: Skill }
  | { readonly op: 'sharesBattleSkill'; readonly with: Things }
  | { readonly op: 'exhausted' }
  | { readonly op: 'stunned' }
  | { readonly op: 'attacking' }
  | { readonly op: 'blocking' }
  /** Has hit the enemy player this turn. */
  | { readonly op: 'hasHit' }
  | { readonly op: 'sharesType'; readonly with: Things }
  | { readonly op: 'undamaged' }
  | { readonly op: 'wielding' }
  | { readonly op: 'cursed' }
  | { readonly op: 'sigil'; readonly faction?: Faction }
  | { readonly op: 'named'; readonly id: string }
  | { readonly op: 'sameName'; readonly as: Things }
  | { readonly op: 'in'; readonly set: Things }
  | { readonly op: 'other' }
  | { readonly op: 'yours' }
  | { readonly op: 'enemys' }
  | { readonly op: 'and'; readonly all: readonly Filter[] }
  | { readonly op: 'or'; readonly any: readonly Filter[] }
  | { readonly op: 'not'; readonly of: Filter }

// ---- amounts

export type History =
  | 'cards played'
  | 'spells played'
  | 'power played'
  | 'cards drawn'
  | 'cards discarded'
  | 'units died'
  | 'units sacrificed'
  | 'attacks'
  | 'hits on the enemy player'
  | 'damage taken'
  | 'influence gained'
  | 'attacks this game'
  | 'cards drawn or discarded'
  | 'Sigils played this game'

export type EternalAmount =
  | { readonly op: 'stat'; readonly stat: 'strength' | 'health' | 'cost'; readonly of: Things }
  | { readonly op: 'influence'; readonly faction: Faction }
  | { readonly op: 'influenceTypes' }
  | { readonly op: 'totalInfluence' }
  | { readonly op: 'maxPower'; readonly of?: Things }
  | { readonly op: 'power' }
  | { readonly op: 'playerHealth'; readonly of: Things }
  | { readonly op: 'armor'; readonly of: Things }
  /** What `spendAll` spent. */
  | { readonly op: 'spent' }
  /** The number that an event bound: damage dealt, size of a group. */
  | { readonly op: 'thatMany' }
  | {
      readonly op: 'history'
      readonly what: History
      readonly of: 'you' | 'enemy' | 'each' | 'cursed'
    }
  | { readonly op: 'battleSkills'; readonly of: Things }
  /** The number on this card instance, counted from its printed value (Static Bolt). */
  | { readonly op: 'number'; readonly printed: number }
  | { readonly op: 'negative'; readonly of: Amount }
  /** Your turns so far, this one included. */
  | { readonly op: 'turns' }
  | { readonly op: 'highest'; readonly stat: 'strength' | 'health' | 'cost'; readonly of: Things }

export type Amount =
  | number
  | Count<Things>
  | Each<Things>
  | Sum<Amount>
  | Less<Amount>
  | Half<Amount>
  | Every<Amount>
  | Given<Amount, Condition>
  | EternalAmount

// ---- conditions

export type EternalCondition =
  | { readonly op: 'influenceAtLeast'; readonly influence: Influence }
  | { readonly op: 'matches'; readonly thing: Things; readonly that: Filter }
  | { readonly op: 'playerHas'; readonly skill: Skill; readonly who: Things }
  | { readonly op: 'yourTurn' }
  | { readonly op: 'firstTurn' }
  | { readonly op: 'night' }

export type Condition =
  | Compare<Amount>
  | Some<Things>
  | Nothing<Things>
  | And<Condition>
  | Or<Condition>
  | Not<Condition>
  | EternalCondition
