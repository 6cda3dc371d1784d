/* Tables before, during and after a game, with who sits at them and what is said there. */

import type { ListedState, Visibility } from '../../../table/api.ts'
import type { Asking } from './steps.ts'
import type { Digest, Time } from './values.ts'

export interface TableRow {
  readonly id: string
  /** Which game: a name of `games`. */
  readonly kind: string
  readonly state: ListedState
  /** The build that plays it, by its digest. */
  readonly engine: string
  readonly content: string
  /** The set-up document, as JSON. */
  readonly setup: string
  /** Pace, windows, undo, chat ... as JSON; what it may hold is the table's own business. */
  readonly options: string
  readonly host: string | null
  readonly visibility: Visibility
  readonly title: string
  readonly invite: Digest | null
  /** Of the link with which people without a seat may watch. */
  readonly watch: Digest | null
  /** Drawn by the server; shown only when the game is over. */
  readonly secret: Uint8Array
  readonly commitment: string
  /** Set when play begins. */
  readonly seed: string | null
  /** The revision: how many steps are stored. */
  readonly steps: number
  readonly epoch: number
  readonly owner: string | null
  /** The asked seat; null: nobody, -1: the whole table. */
  readonly asked: number | null
  /** When the server has to do something by itself. */
  readonly due: Time | null
  readonly day: string | null
  /** The table that this is a rematch of. */
  readonly parent: string | null
  /** The first game with the deal that this one plays once more. */
  readonly repeats: string | null
  readonly created: Time
  readonly changed: Time
  readonly begun: Time | null
  readonly ended: Time | null
  readonly outcome: string | null
  readonly record: string | null
}

/** A person's, a bot's, or open when neither is there. */
export interface SeatRow {
  readonly game: string
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
  readonly name: string
  /** The bot that plays while the person is away. */
  readonly standin: string | null
  readonly ready: boolean
  readonly share: Uint8Array | null
  /** Standing orders, as JSON. */
  readonly orders: string | null
  /** What the person brings along in place of what the set-up says, as JSON; part of the set-up when play begins. */
  readonly brings: string | null
  /** What she would like when everybody does. */
  readonly wish: Wish | null
}

/**
 * `again`: another game with the same people. `same`, `sides`: the same deal once more, as they sit or with the sides
 * changed. `close`: an end of this one before it is over.
 */
export const WISHES = ['again', 'same', 'sides', 'close'] as const
export type Wish = (typeof WISHES)[number]

export interface TableWithSeats extends TableRow {
  readonly seats: readonly SeatRow[]
}

export interface NewSeat {
  readonly person: string | null
  readonly bot: string | null
  readonly name: string
}

export interface NewTable {
  readonly id: string
  readonly kind: string
  readonly engine: string
  readonly content: string
  readonly setup: string
  readonly options: string
  readonly host: string | null
  readonly visibility: Visibility
  readonly title: string
  readonly invite: Digest | null
  readonly secret: Uint8Array
  readonly commitment: string
  readonly day: string | null
  readonly parent: string | null
  readonly seats: readonly NewSeat[]
}

/** A game after another one, with a deal of its own or an earlier one. */
export interface NextTable extends NewTable {
  readonly parent: string
  readonly repeats: string | null
}

export type Joined =
  | { readonly seats: readonly number[]; readonly fresh: boolean }
  | { readonly refused: 'full' | 'taken' | 'begun' | 'unknown' }

export interface Claim {
  readonly epoch: number
  readonly steps: number
}

export interface Saying {
  readonly n: number
  readonly person: string | null
  readonly phrase: number | null
  readonly text: string | null
  readonly at: Time
}

export interface Bookmark {
  readonly person: string
  readonly at: number
  readonly text: string
}

export interface Tables {
  create(table: NewTable): Promise<void>
  table(id: string): Promise<TableWithSeats | null>
  /** Sits down on an open seat (any, when `seat` is null). A person who sits already gets her seats again. */
  join(game: string, person: { id: string; name: string }, seat: number | null): Promise<Joined>
  /** Gets up again from every seat, before play has begun, and takes along what she brought. */
  leave(game: string, person: string): Promise<boolean>
  /**
   * Opens a seat or gives it to a bot or a person, before play has begun; nobody there is ready any more, and whatever
   * somebody brought along to the seat goes with her.
   */
  setSeat(game: string, seat: number, to: NewSeat): Promise<boolean>
  /**
   * Set-up, options, title or visibility, before play has begun. Who was ready has to agree to another set-up again; one
   * with fewer seats is refused while somebody sits on those that go. What was brought along to seats in `drop` does not
   * fit it.
   */
  change(
    game: string,
    to: Partial<Pick<TableRow, 'setup' | 'options' | 'title' | 'visibility'>> & {
      readonly seats?: number
      readonly drop?: readonly number[]
    },
  ): Promise<'changed' | 'begun' | 'seated'>
  /**
   * What is brought along to a seat, before play has begun and while set-up and seats are as they were when it was
   * looked whether it fits. Whoever brings it has to say again that she is ready, and everybody where all can see it.
   */
  bring(
    seen: TableWithSeats,
    seat: number,
    brings: string,
    everybody: boolean,
  ): Promise<'brought' | 'begun' | 'overtaken'>
  /** Every seat of this person is ready, with her share of the deal; or not any more. */
  ready(game: string, person: string, share: Uint8Array | null): Promise<boolean>
  setInvite(game: string, invite: Digest | null): Promise<void>
  setWatch(game: string, watch: Digest | null): Promise<void>
  /**
   * Play begins: once, while the table is open, and only if nobody has changed the seats since `seats` were read. The
   * set-up is then the one with everything that people brought along, where some did.
   */
  begin(game: string, seed: string, seats: readonly SeatRow[], setup?: string): Promise<boolean>
  /** Whom the table asks now and when it is due, without a step: as it is opened, or when nobody's time runs any more. */
  ask(game: string, epoch: number, asking: Asking): Promise<boolean>
  /** Who plays the seat of somebody who is away; `fence` as in `Steps.append`. */
  standIn(game: string, epoch: number, seat: number, bot: string | null): Promise<boolean>
  setOrders(game: string, epoch: number, seat: number, orders: string | null): Promise<boolean>
  /** What a person would like at every seat of hers; null: nothing any more. */
  setWish(game: string, person: string, wish: Wish | null): Promise<void>
  /** Nobody wishes for anything any more. */
  clearWishes(game: string): Promise<void>
  /** Another game after `table.parent`, unless there is one: gives the id of the one that is kept. */
  createNext(table: NextTable): Promise<string>
  /** The game after this one, unless it was closed. */
  nextOf(game: string): Promise<string | null>
  /** Ends a table that has no outcome; with an epoch only while that claim is the last one. */
  close(game: string, state: 'closed' | 'frozen', reason: string, epoch?: number): Promise<boolean>
  /** A frozen table can be played again. */
  thaw(game: string): Promise<boolean>
  /** The present build plays it alike, so it goes on with it. */
  setEngine(game: string, epoch: number, engine: string, content: string): Promise<boolean>

  /** The engines of tables that are not over. */
  engines(): Promise<readonly string[]>

  /** A person's tables, those where something waits for her first, then the latest. */
  ofPerson(person: string, limit: number): Promise<readonly TableWithSeats[]>
  /** Tables that anybody may join, the latest first. */
  open(kind: string | null, limit: number): Promise<readonly TableWithSeats[]>
  /** Listed tables at which something has happened within so many milliseconds of play, the latest first. */
  live(kind: string | null, within: number, limit: number): Promise<readonly TableWithSeats[]>
  /** How many tables of this host wait for people, or are played: something has happened there within `lately` milliseconds. */
  openCount(host: string, lately: number): Promise<number>

  /** Makes this node the owner, unless another living node is; the epoch grows with every claim. */
  claim(game: string, node: string): Promise<Claim | null>
  release(game: string, node: string, epoch: number): Promise<void>
  releaseAll(node: string): Promise<void>
  /**
   * Tables that are being played and whose time has come, but for those that another living node has: it sees to them.
   * So many at a time, by their names, from those behind `after` on.
   */
  due(node: string, limit: number, after: string): Promise<readonly string[]>
  /** This node lives for `lease` milliseconds more. */
  beat(node: string, address: string, lease: number): Promise<void>
  gone(node: string): Promise<void>
  /** The address of the living owner of a table. */
  owner(game: string): Promise<{ node: string; address: string } | null>
  now(): Promise<Time>

  say(
    game: string,
    saying: { person: string | null; phrase: number | null; text: string | null },
  ): Promise<Saying>
  /** The last of what was said, so many, the oldest first, with the present names of those who said it. */
  sayings(game: string, most: number): Promise<readonly (Saying & { readonly name: string })[]>
  /** An empty text takes the bookmark away. */
  bookmark(game: string, bookmark: Bookmark): Promise<void>
  bookmarks(game: string): Promise<readonly Bookmark[]>
}
