import type { Either, ForEach, May, Repeat, RepeatWhile, Seq, When } from '../../../../language/nodes.ts'
import type { Amount, Condition } from './amounts-and-conditions.ts'
import type { Filter, From, Owner, Pick, Source, Who } from './players-and-things.ts'
import type { Rule } from './rules-and-clauses.ts'

/** Where a card is put by an effect that neither discards nor gains it. */
export type Destination =
  | { readonly topOf: From }
  | { readonly bottomOf: From }
  | { readonly topOrBottomOf: From }
  | { readonly handOf: Owner }
  /** A breach of the nemesis without a spell; without one there is nowhere to put it. */
  | { readonly emptyBreach: 'leftmost' | 'rightmost' }

export interface Gainable {
  /** Only for gaining cards that pass, or for focusing and opening breaches; or for everything but gaining such cards. */
  readonly only?: Filter | 'cards' | 'breaches'
  readonly except?: Filter
}

interface Bindable {
  readonly as?: string
}

/** Damage that only one kind of target may be dealt, or that is more for a minion. */
export interface Aimed {
  readonly at?: 'minion' | 'nemesis'
  readonly toMinion?: number
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
  | ({ readonly op: 'deal'; readonly n: Amount; readonly divided?: true } & Aimed & Bindable)
  /** R130: an instance of its own, after another one. */
  | ({ readonly op: 'dealAgain'; readonly n: Amount } & Aimed)
  | { readonly op: 'setLife'; readonly n: Amount }
  | { readonly op: 'healFull'; readonly pick: Pick }
  | { readonly op: 'gainToken'; readonly name: string; readonly n: Amount; readonly of?: 'you' | 'subject' }
  | ({
      readonly op: 'loseToken'
      readonly name: string
      readonly n: Amount
      readonly of?: 'you' | 'subject'
    } & Bindable)
  /** As many as the player likes; the name is given to how many they were. */
  | { readonly op: 'loseAny'; readonly name: string; readonly as: string }
  | { readonly op: 'gainShields'; readonly n: Amount }
  /** In its next turn a minion does not act. */
  | { readonly op: 'silence'; readonly pick: Pick }
  /** Power tokens on a power in play. */
  | { readonly op: 'addPower'; readonly pick: Pick; readonly n: Amount }
  | { readonly op: 'removePower'; readonly pick: Pick; readonly n: Amount }
  /** For good: the card itself is another one from now on. */
  | ({ readonly op: 'become'; readonly pick: Pick; readonly card: string } & Bindable)
  /** Destroys a card that costs 2 or more; a cheaper one of its type may be gained to hand. Who cannot suffers 2. */
  | { readonly op: 'degrade'; readonly of: Source; readonly all?: true }
  /** The piles of the supply in three rows of three, by type and cost. */
  | { readonly op: 'arrangeGrid' }
  | ({ readonly op: 'placeBridges'; readonly n: Amount } & Bindable)
  | {
      readonly op: 'discardBridges'
      readonly n: Amount
      readonly where?: 'besideFirstPile'
      /** A bridge that was just placed. */
      readonly except?: string
    }
  /** As in the nemesis draw phase. */
  | { readonly op: 'drawNemesisCard' }
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
  | ({
      readonly op: 'prep'
      readonly pick: Pick
      readonly to?: 'anyEmptyBreach' | 'closedBreach' | 'anyPlayersOpenedBreach'
    } & Bindable)
  | ({
      readonly op: 'castSpell'
      readonly pick: Pick
      readonly stay?: true
      readonly plus?: Amount
    } & Bindable)
  | { readonly op: 'playCard'; readonly pick: Pick }
  | { readonly op: 'focus'; readonly pick: Pick }
  | { readonly op: 'open'; readonly pick: Pick }
  | ({ readonly op: 'destroyBreach'; readonly pick: Pick; readonly spellsTo?: 'hand' } & Bindable)
  | { readonly op: 'gainBreach'; readonly kind: 'sigil'; readonly at: string }
  | { readonly op: 'unleash'; readonly n: Amount }
  | { readonly op: 'perform'; readonly name: string; readonly n?: Amount; readonly pile?: Pick }
  | ({ readonly op: 'resolve'; readonly pick: Pick; readonly part?: string } & Bindable)
  /** `silent`: nothing that happens IMMEDIATELY happens. */
  | { readonly op: 'enterPlay'; readonly pick: Pick; readonly silent?: true; readonly life?: number }
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

/** What has things picked: a choice says for the sake of what it is asked. */
export type Picker =
  | Extract<Effect, { readonly pick: Pick } | { readonly op: 'may' | 'repeat' | 'block' | 'perform' }>
  | Extract<Amount, { readonly op: 'ifPaid' }>
  | { readonly op: 'mayDivide'; readonly price: readonly Effect[] }
