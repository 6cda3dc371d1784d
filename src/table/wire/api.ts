import type { Lang, Plain } from '../../language/face.ts'
import type { PublishedDeal } from '../deal.ts'
import type { MarkShown } from '../messages.ts'
import type { TableOptions } from '../options.ts'

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

/** Another setting: those she has played with are not told when she is here. */
export const SHOWN_TO_NOBODY = 'shown-to-nobody'

/** Somebody whom I have played with lately. */
export interface FriendShown extends PersonShown {
  /** How many milliseconds ago she was here; null while she is. */
  readonly away: number | null
  /** How many milliseconds ago we played. */
  readonly played: number
}

/** What somebody reports of another: what she says, how she plays or does not, her name, or something else. */
export const REPORT_KINDS = ['talk', 'play', 'name', 'other'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** So many letters may be said of it. */
export const REPORT_LENGTH = 500

/** Somebody whom somebody else does not want to hear. */
export type Muted = Pick<PersonShown, 'id' | 'name'>

/** What a page or a terminal keeps with a person. */
export type Settings = Readonly<Record<string, string | number | boolean | null>>

export interface Me extends PersonShown {
  readonly kind: 'guest' | 'account'
  readonly lang: Lang
  readonly settings: Settings
}

/** What a server can do to notify people. */
export interface Offers {
  readonly mail: boolean
  readonly webhooks: boolean
  /** The public key for web push. */
  readonly push: string
}

/** A place where somebody is signed in. */
export interface SessionShown {
  readonly id: string
  /** What the browser calls itself, shortened. */
  readonly agent: string
  readonly created: number
  readonly used: number
  /** It is the one that asks. */
  readonly this: boolean
}

export interface PasskeyShown {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly used: number
}

export type NoticeChannel = 'push' | 'webhook' | 'mail'

/** One way in which somebody is notified. */
export interface NoticeShown {
  readonly id: string
  readonly channel: NoticeChannel
  readonly to: string
  readonly created: number
  readonly failures: number
}

/** How somebody wants to be notified. */
export interface NoticeWishes {
  /** Also while she is at the table. */
  readonly always: boolean
  /** Mails are gathered: one a day at most. */
  readonly daily: boolean
}

export interface ListedSeat {
  readonly seat: number
  readonly person: PersonShown | null
  readonly bot: string | null
  readonly standin: string | null
  readonly ready: boolean
  /** In how many milliseconds the person is back from holiday, where time is measured in days. */
  readonly holiday: number | null
}

export type ListedState = 'open' | 'playing' | 'over' | 'closed' | 'frozen'
/** For those with the link alone, or listed for everybody. */
export type Visibility = 'private' | 'open'
/** What becomes of a game when somebody leaves it: a bot plays on for her, or she loses. */
export type Leaving = 'bot' | 'loss'

export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly state: ListedState
  readonly title: string
  readonly visibility: Visibility
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
    /** Null where she cannot leave. */
    readonly leaving: Leaving | null
  }
  /** The asked seat, -1 for the whole table, null before and after play. */
  readonly asked: number | null
  readonly commitment: string
  /** It is the deal of an earlier game, which whoever has seen that knows; which game is said when this one is over. */
  readonly sameDeal: boolean
  /** There is an invitation that works. */
  readonly invited: boolean
  readonly revision: number
  /** How many turns have begun and how many people look on, as it was a few seconds ago; null before it is known. */
  readonly turn: number | null
  readonly watchers: number | null
  /** For how many milliseconds nothing has happened: somebody is waited for since then. */
  readonly since: number
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

/** The same at a table, where a seat may be closed: what is played is for fewer then. */
export type WantedOrClosed = WantedSeat | { readonly who: 'closed' }

/** A game that is over, with all that anybody needs to look at it and to check its deal. */
export interface ReplayShown {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly outcome: string
  readonly record: string
  /** So many steps the game took, with those that were taken back. */
  readonly steps: number
  readonly engine: string
  readonly begun: number
  readonly ended: number
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly bot: string | null
    /** Whoever asks played it. */
    readonly you: boolean
  }[]
  readonly bookmarks: readonly MarkShown[]
  /** All but the seed, which is that of the record. */
  readonly deal: Omit<PublishedDeal, 'seed'>
}

/** How one seat of somebody came out of a game. */
export interface ResultShown {
  readonly table: string
  readonly game: string
  readonly seat: number
  readonly won: boolean
  readonly outcome: string
  readonly ended: number
  /** What the game measures, such as rounds or life. */
  readonly measures: Plain
}
