import type { Plain, SeenEvent } from '../language/face.ts'
import type { PublishedDeal } from './deal.ts'
import type { Moment } from './moment.ts'
import type { TableOptions } from './options.ts'
import type { Order } from './orders.ts'
import type { Patch } from './shown/patch.ts'

/** A line of the log without words: the page's own worker says them. */
export interface SentLine {
  readonly after: number
  readonly event: SeenEvent
  /** Its numbers have reasons, which can be asked for by its place in this log (`sum`). */
  readonly sum?: true
}

/** The table after so many of the lines that are added: the change of the view since the scene before, or since what the page has. */
export interface SentScene {
  readonly lines: number
  readonly view: Patch | null
}

/** The page keeps so many lines of its log and adds these. */
export interface SentLines {
  readonly keep: number
  readonly add: readonly SentLine[]
}

/** How somebody is there: `bot` when one plays in her place. */
export type Presence = 'here' | 'away' | 'bot'

export interface SeatShown {
  readonly name: string
  /** Who sits there, or null for a bot. */
  readonly person: string | null
  /** The bot that the seat was given to before the game, or null for a person. */
  readonly bot: string | null
  readonly presence: Presence
  /** How many seconds ago the person left. */
  readonly awayFor: number | null
  /** In how many milliseconds the person is back from holiday: her time stands still. */
  readonly holiday: number | null
}

/** Time as it stood when this was sent; the page counts on from there while it is connected. */
export interface ClockShown {
  /** What each seat has left, in milliseconds. */
  readonly banks: readonly number[]
  /** Whose time runs, and how much of this turn is left; null where nobody's does. */
  readonly running: { readonly seat: number; readonly turnLeft: number } | null
}

/** A reaction window in which answers are shown at a fixed time. */
export interface WindowShown {
  /** Milliseconds until it is answered, at the earliest or exactly. */
  readonly left: number
  readonly exactly: boolean
  /** Somebody has bought time to think. */
  readonly thinking: boolean
}

/** Something that the others have to agree to. */
export interface ProposalShown {
  readonly n: number
  readonly is: 'undo'
  readonly by: number
  /** So many answers would be kept. */
  readonly to: number
  /** Seats whose persons have said yes, and those that have said nothing yet. */
  readonly yes: readonly number[]
  readonly waiting: readonly number[]
  /** Milliseconds left to agree. */
  readonly left: number
}

/** Everything around the game: who is there, whose time runs, what is being agreed on. */
export interface Company {
  readonly table: string
  readonly title: string
  readonly options: TableOptions
  /** The game has windows to react in, so that standing orders are of use. */
  readonly reacts: boolean
  /** The seats that the reader answers for, through whose eyes she looks, and what only she may know of them. */
  readonly you: {
    readonly seats: readonly number[]
    readonly eyes: number
    readonly orders: readonly Order[]
    /** Those of her seats whose eyes are lent to whoever has the link. Not there while none are. */
    readonly lent?: readonly number[]
    /** Her standing orders answer what she is asked now. Not there while they do not. */
    readonly ordered?: true
  }
  readonly seats: readonly SeatShown[]
  readonly watchers: number
  /** How many seconds the table has waited for whoever is asked. */
  readonly waited: number
  readonly clock: ClockShown | null
  readonly window: WindowShown | null
  readonly proposal: ProposalShown | null
  /** At a table that agrees: the option that each seat points at. */
  readonly pointing: readonly (number | null)[]
  /** Whoever thinks for bots has too much to do: the last bot to answer was a simpler one. Not there while that is not so. */
  readonly simpler?: true
  /** Seats that want to play again, and the table where they do. */
  readonly rematch: { readonly wanted: readonly number[]; readonly table: string | null }
  /** Seats that want the same deal once more: as they sit, or with the sides changed. */
  readonly repeat: { readonly same: readonly number[]; readonly sides: readonly number[] }
  /** Seats whose people would like to close the table before the game is over. */
  readonly closing: readonly number[]
  /** What the table has committed to before the deal. */
  readonly commitment: string
  /** Why nobody can go on though the game is not over; then the table is only shown. */
  readonly stopped: Stopped | null
}

/** What of the company goes on with the game: a step may change it, and mostly nothing else does. */
export type CompanyStep = Pick<Company, 'waited' | 'clock' | 'window' | 'proposal' | 'pointing'>

/** `rules`: they have changed since, and it is shown up to where they still agree. `left`: it was closed before its end. */
export type Stopped = 'rules' | 'left'

/** A table at which play has not begun. */
export interface RoomShown {
  readonly table: string
  readonly title: string
  readonly state: 'open' | 'closed' | 'frozen'
  readonly options: TableOptions
  readonly commitment: string
  readonly seats: readonly {
    readonly name: string
    readonly bot: string | null
    /** Nobody sits there yet. */
    readonly open: boolean
    readonly ready: boolean
    readonly here: boolean
  }[]
}

/** Why something that was said does not count. */
export type RefusalCode = 'stale' | 'refused' | 'busy' | 'limit' | 'unreadable' | 'fault'

/** What a table says to a page: one JSON object a message; a ping is answered by the bare text `0`. */
export type WireMessage =
  /** Play has not begun yet. */
  | { readonly m: 'room'; readonly room: RoomShown }
  /** The table as it is; what the page had is replaced, but for the lines of the log that it keeps. */
  | {
      readonly m: 'whole'
      readonly r: number
      /** The sign of the step that led here, by which the table recognises it: the page says it when it comes back. */
      readonly past?: string
      readonly moment: Moment
      readonly log: SentLines
      readonly company: Company
    }
  /** The change since revision `from`. */
  | {
      readonly m: 'patch'
      readonly from: number
      readonly r: number
      readonly past?: string
      readonly moment: Patch | null
      readonly log: SentLines
      /** What no player did on the way there, step by step. */
      readonly scenes?: readonly SentScene[]
      /** What has changed with it around the game. */
      readonly company?: CompanyStep
    }
  | { readonly m: 'company'; readonly company: Company }
  /** The command with this id is on disk. */
  | { readonly m: 'ok'; readonly id: string; readonly r: number }
  /** The answer is kept until the window closes, in so many milliseconds. */
  | { readonly m: 'held'; readonly id: string; readonly left: number }
  | {
      readonly m: 'no'
      readonly id: string | null
      readonly q: number | null
      readonly code: RefusalCode
      readonly text: string
    }
  /** What was asked with `q`: a moment, a wish, sums or advice. */
  | { readonly m: 'reply'; readonly q: number; readonly value: unknown }
  | { readonly m: 'said'; readonly saying: SayingShown }
  /** What was said before, the oldest first, and the bookmarks that the page may see: one's own, all when the game is over. */
  | { readonly m: 'talk'; readonly sayings: readonly SayingShown[]; readonly marks: readonly MarkShown[] }
  | { readonly m: 'pointed'; readonly seat: number; readonly ref: Plain }
  | {
      readonly m: 'led'
      readonly by: string
      readonly at: number
      readonly eyes: number
      readonly fork: readonly number[]
    }
  | ({ readonly m: 'marked' } & MarkShown)
  /** The game is over and kept: what its deal was made of, and in how many steps it came about, so that everybody can check it. */
  | { readonly m: 'over'; readonly deal: PublishedDeal; readonly steps: number }
  /** One sentence to whoever sits there, in her language. */
  | { readonly m: 'note'; readonly text: string }
  /** What the page has is not the truth any more: a whole moment follows, or the socket closes. */
  | { readonly m: 'resync' }

/** A bookmark after so many answers. */
export interface MarkShown {
  /** Who set it, and what she is called; without a name when she is gone. */
  readonly person: string
  readonly by: string
  readonly at: number
  readonly text: string
}

export interface SayingShown {
  readonly n: number
  /** The person; null when she is gone. */
  readonly person: string | null
  readonly name: string
  /** Null for somebody who watches. */
  readonly seat: number | null
  readonly phrase: number | null
  readonly text: string | null
}

/** Why a socket was closed, for a page to know what to do. */
export const CLOSED = {
  /** A message could not be read. */
  unreadable: 4000,
  /** The session that it was opened with has ended: sign in again. */
  signedOut: 4001,
  /** This table is not there, or not for this person. */
  unknown: 4004,
  /** The page did not read what it was sent. */
  behind: 4008,
  /** The table is elsewhere now: connect again at once. */
  moved: 4012,
  /** The server cannot store the table, or not open it, just now: connect again after a while. */
  unstored: 4013,
  /** Too many commands. */
  flood: 4029,
} as const

/** Everything that a table may say. */
const SAID: Readonly<Record<WireMessage['m'], true>> = {
  room: true,
  whole: true,
  patch: true,
  company: true,
  ok: true,
  held: true,
  no: true,
  reply: true,
  said: true,
  talk: true,
  pointed: true,
  led: true,
  marked: true,
  over: true,
  note: true,
  resync: true,
}

const isMessage = (value: unknown): value is WireMessage =>
  typeof value === 'object' &&
  value !== null &&
  'm' in value &&
  typeof value.m === 'string' &&
  Object.hasOwn(SAID, value.m)

/** A message as it came; null for what is none, or what only a later release says. */
export function readMessage(text: string): WireMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return isMessage(value) ? value : null
  } catch {
    return null
  }
}
