/*
 * A campaign is data: chapters are lists of operations, and what happens between two battles is such a list too.
 * The interpreter knows the operations and nothing about any chapter.
 */

/** One to four, as entries of a table. */
export type Players = 1 | 2 | 3 | 4
export type ByPlayers<T> = Readonly<Record<Players, T>>

/** The rules that a campaign switches on one after the other. */
export interface Rules {
  readonly charges: boolean
  readonly abilities: boolean
  readonly breachIV: boolean
  readonly openedEffects: boolean
  readonly basicPool: boolean
  readonly evolve: boolean
  readonly shields: boolean
  readonly silence: boolean
  readonly nemesisTokens: boolean
  readonly pulse: boolean
  readonly degrade: boolean
  readonly flawed: boolean
  readonly exhaustUnleash: number
  readonly exhaustDropsCharges: boolean
  readonly exhaustDestroysBreach: boolean
  readonly supplyRefine: boolean
  readonly treasures: boolean
}

/** What an interlude asks of each mage, and where on the mat the sticker goes. */
export const GROWTH = ['gem', 'ability', 'temperament', 'spell', 'upgrade', 'mastery', 'treasure'] as const
export type Growth = (typeof GROWTH)[number]

export interface Insight {
  readonly page: number
  readonly grows: Growth
  readonly options: readonly string[]
  /** May two mages of a party take the same? */
  readonly alike: boolean
  /** What is asked further of whoever took an option: one of these. */
  readonly details?: Readonly<Record<string, readonly string[]>>
}

export type Moment = 'begin' | 'middle' | 'won' | 'lost' | 'epilogue'
/** How a chapter was left: its battle won, lost where nobody fights twice, or left behind after losses. */
export type Left = 'won' | 'lost' | 'movedOn'

interface Evolving {
  /** So many cards of the pool are chosen by the players, so many by the seed. */
  readonly players: number
  readonly seed: number
}

export type Operation =
  /** Reads a page of the story. */
  | { readonly op: 'story'; readonly moment: Moment }
  /** Fills boxes of the rulebook and switches their rules. */
  | { readonly op: 'unlock'; readonly slots: string; readonly rules?: Partial<Rules> }
  /** Each mage in turn takes an option of a page; with a mage, this one alone. */
  | { readonly op: 'insight'; readonly page: number; readonly mage?: number }
  | { readonly op: 'offer'; readonly piles: readonly string[]; readonly add: number; readonly banish: number }
  | { readonly op: 'refine'; readonly count: number }
  | { readonly op: 'evolve'; readonly by: Readonly<Record<Left, Evolving>>; readonly solo: Evolving }
  | { readonly op: 'drawBasicPool' }
  /** In the battle of this chapter one turn order card is another. */
  | { readonly op: 'replaceTurnCard'; readonly from: string; readonly to: string }
  /** Gravehold begins the next chapter with so much more or less life. */
  | { readonly op: 'nextGravehold'; readonly change: number }
  | { readonly op: 'flag'; readonly set: string }
  | { readonly op: 'scar'; readonly id: string }
  | { readonly op: 'flaw'; readonly each: number }
  | { readonly op: 'resolve'; readonly points: number }
  | { readonly op: 'title'; readonly mage?: number }
  /** What stands in the chapter at this place. */
  | { readonly op: 'chapter'; readonly part: 'begin' | 'onLoss' | 'end' }
  | { readonly op: 'result' }
  | { readonly op: 'reset' }
  | { readonly op: 'recover' }
  /** Try again, or leave the chapter where that is allowed. */
  | { readonly op: 'decide' }
  | { readonly op: 'spendResolve' }
  | { readonly op: 'battle' }
  | { readonly op: 'next' }
  | { readonly op: 'finish' }

/** Where the basic nemesis cards of a battle come from. */
export type DeckPlan =
  /** The whole nemesis deck from the top. */
  | { readonly type: 'script'; readonly cards: readonly string[] }
  /** Dealt for this battle alone, so many of each tier. */
  | {
      readonly type: 'basics'
      readonly counts: ByPlayers<readonly number[]>
      readonly from: readonly string[]
    }
  /** The campaign's own pool; at least so many of each tier in their base form. */
  | { readonly type: 'pool'; readonly inBaseForm: number }

export interface Chapter {
  readonly id: string
  /** The number that players read; two acts share one. */
  readonly number: number
  readonly nemesis: string
  /** The life of the nemesis, of Gravehold and of each mage at the start. */
  readonly life: number
  readonly gravehold: number
  readonly mageLife: number
  /** How much more than that Gravehold and the nemesis begin with, by the number of mages. */
  readonly more?: { readonly gravehold?: ByPlayers<number>; readonly nemesis?: ByPlayers<number> }
  readonly deck: DeckPlan
  readonly begin: readonly Operation[]
  readonly end: readonly Operation[]
  readonly onLoss: readonly Operation[]
  /** Is a lost battle fought again? */
  readonly replay: boolean
  /** What may be done after enough losses. */
  readonly leave: 'moveOn' | 'giveUp' | 'no'
  /** Cards of the nemesis that others take the place of unless a flag was set. */
  readonly unless?: readonly { readonly flag: string; readonly card: string; readonly by: string }[]
}

export interface Scar {
  readonly id: string
  /** Change of Gravehold's life at the start of every later battle, and how much all of them take at most. */
  readonly gravehold: number
  readonly most: number
}

/** What a point of Resolve can be spent on before a battle is fought again. */
export interface Boon {
  readonly id: string
  readonly life?: number
  readonly gravehold?: number
  /** So many basic cards of each tier stay out. */
  readonly withoutBasics?: number
  readonly charges?: number
}

/** The first ending whose terms are met is told. */
export interface Ending {
  readonly id: string
  readonly won: boolean
  readonly ratingAtLeast: number
}

export interface Evolution {
  readonly id: string
  readonly tier: 1 | 2 | 3
  readonly evolved: string
}

export interface Script {
  readonly id: string
  readonly version: number
  /** The game in which its battles are fought. */
  readonly game: string
  readonly players: { readonly least: number; readonly most: number }
  readonly supply: readonly string[]
  /** Gems that are good to have one of: advice, not a rule. */
  readonly cheapGems: readonly string[]
  /** So many looks there are for mages; no two of a party have the same. */
  readonly looks: number
  readonly rules: Rules
  /** The letters of the boxes in the rulebook. */
  readonly slots: string
  readonly chart: ByPlayers<readonly number[]>
  readonly basics: readonly Evolution[]
  readonly insights: readonly Insight[]
  readonly chapters: readonly Chapter[]
  readonly scars: readonly Scar[]
  readonly boons: readonly Boon[]
  readonly resolveAtMost: number
  readonly flawedAtMost: number
  readonly leaveAfterLosses: number
  readonly recoveries: number
  readonly titles: readonly string[]
  readonly rating: {
    readonly from: number
    readonly perLoss: number
    readonly perScar: number
    readonly graveholdPerPoint: number
  }
  readonly endings: readonly Ending[]
  /** What happens after a battle, by how it ended, and after a decision. */
  readonly between: {
    readonly entered: readonly Operation[]
    readonly won: readonly Operation[]
    readonly lost: readonly Operation[]
    readonly repeat: readonly Operation[]
    readonly again: readonly Operation[]
    readonly movedOn: readonly Operation[]
    readonly ended: readonly Operation[]
  }
}
