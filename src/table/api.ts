import type { Lang, Plain } from '../language/face.ts'
import type { TableOptions } from './options.ts'

/* What the server tells over HTTP about people and tables, as the page and the terminal read it. */

export interface PersonShown {
  readonly id: string
  readonly name: string
  /** Tells guests with the same name apart: `a3f`; null for accounts. */
  readonly tag: string | null
}

/** Settings of a person, yes or no: nobody is heard at tables; somebody with a seat hears those who watch. */
export const LISTENS_TO_NOBODY = 'hears-nobody'
export const LISTENS_TO_WATCHERS = 'hears-watchers'

/** Somebody whom somebody else does not want to hear. */
export type Muted = Pick<PersonShown, 'id' | 'name'>

export interface Me extends PersonShown {
  readonly kind: 'guest' | 'account'
  readonly lang: Lang
  readonly settings: Readonly<Record<string, unknown>>
}

/** The holiday of whoever asks: until when it lasts, and how many days may still be taken. */
export interface HolidayShown {
  readonly until: number | null
  readonly days: number
}

export interface ListedSeat {
  readonly seat: number
  readonly person: PersonShown | null
  readonly bot: string | null
  readonly standin: string | null
  readonly ready: boolean
}

export type ListedState = 'open' | 'playing' | 'over' | 'closed' | 'frozen'

export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly state: ListedState
  readonly title: string
  readonly visibility: 'private' | 'open'
  /** With null in place of every deck that is not for whoever asks to know before the game is over. */
  readonly setup: Plain
  readonly options: TableOptions
  readonly seats: readonly ListedSeat[]
  readonly host: string | null
  /** The seats of whoever asks, and whether something waits for her. */
  readonly you: {
    readonly seats: readonly number[]
    readonly host: boolean
    readonly asked: boolean
    /** What becomes of the game when she leaves it: a bot plays on for her, or she loses; null where she cannot. */
    readonly leaving: 'bot' | 'loss' | null
  }
  /** The asked seat, -1 for the whole table, null before and after play. */
  readonly asked: number | null
  readonly commitment: string
  /** It is the deal of an earlier game, which whoever has seen that knows; which game is said when this one is over. */
  readonly sameDeal: boolean
  /** There is an invitation that works. */
  readonly invited: boolean
  readonly revision: number
  readonly created: number
  readonly changed: number
  readonly begun: number | null
  readonly ended: number | null
  /** The campaign that this is a battle of. */
  readonly campaign: string | null
  readonly outcome: string | null
}

const OF_CAMPAIGN = 'campaign/'

/** What a battle remembers of where it comes from. */
export const battleOf = (campaign: string): string => OF_CAMPAIGN + campaign

/** The campaign that a table with this parent is a battle of, or null. */
export const campaignOf = (parent: string | null): string | null =>
  parent?.startsWith(OF_CAMPAIGN) === true ? parent.slice(OF_CAMPAIGN.length) : null

/** Who is to sit on a seat of a new table. */
export type WantedSeat =
  | { readonly who: 'me' }
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly bot: string }
