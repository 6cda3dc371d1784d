/* Tables before, during and after a game, with who sits at them and what is said there. */

import type { ListedState, Visibility } from '../../../table/wire/api.ts'
import type { NewNotice, NoticeOnce } from './people.ts'
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
  /** What somebody asks the others to agree to, as JSON; the next step ends it. */
  readonly proposal: string | null
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
  /** How many turns have begun, as it was noted last; null before that. */
  readonly turn: number | null
  /** How many people without a seat were there then. */
  readonly watchers: number | null
}

/** What a list says about a game as it is played. */
export interface Progress {
  readonly game: string
  readonly epoch: number
  readonly turn: number
  readonly watchers: number
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
  /** With what key somebody may look through the eyes of this seat. */
  readonly lent: Digest | null
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

/** A game with the deal of an earlier one, or one of its own. */
export interface DealtTable extends NewTable {
  readonly repeats: string | null
}

/** A game after another one. */
export interface NextTable extends DealtTable {
  readonly parent: string
}

export type Joined =
  | { readonly seats: readonly number[]; readonly fresh: boolean }
  | { readonly refused: 'full' | 'taken' | 'begun' | 'removed' | 'unknown' }

export interface Claim {
  readonly epoch: number
  readonly steps: number
  /** Since when no living node had the table; null when nobody knows. */
  readonly freed: Time | null
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

/** A table from its making to its end. */
export interface TableLife {
  create(table: NewTable): Promise<void>
  /**
   * The same, unless its host has so many already that wait for people, or where something has happened within `lately`
   * milliseconds, or is gone; also of several at once no more are made. False then.
   */
  createWithin(table: NewTable | DealtTable, most: number, lately: number): Promise<boolean>
  table(id: string): Promise<TableWithSeats | null>
  /** Another invitation, or none; false where play has begun. */
  setInvite(game: string, invite: Digest | null): Promise<boolean>
  setWatch(game: string, watch: Digest | null): Promise<void>
  /** Whom the table asks now and when it is due, without a step: as it is opened, or when nobody's time runs any more. */
  ask(game: string, epoch: number, asking: Asking): Promise<boolean>
  /** What the others are asked to agree to after so many steps, and who is told of it; the next step ends it. */
  propose(
    game: string,
    epoch: number,
    steps: number,
    proposal: string | null,
    notices: readonly NewNotice[],
  ): Promise<boolean>
  /** Tells them what they are waited for, unless that is told already or about to be. */
  notifyOnce(game: string, epoch: number, notices: readonly NoticeOnce[]): Promise<void>
  /** Who plays the seat of somebody who is away; `fence` as in `Steps.append`. */
  standIn(game: string, epoch: number, seat: number, bot: string | null): Promise<boolean>
  setOrders(game: string, epoch: number, seat: number, orders: string | null): Promise<boolean>
  /** The key to the eyes of a seat; null: nobody has one any more. */
  setLent(game: string, epoch: number, seat: number, lent: Digest | null): Promise<boolean>
  /** What a person would like at every seat of hers; null: nothing any more. */
  setWish(game: string, person: string, wish: Wish | null): Promise<void>
  /** For the lists; it is no step, says nothing of when a table was played last, and may come a little late. */
  setProgress(all: readonly Progress[]): Promise<void>
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
}

/** Tables before play begins: who sits there, and what they agree to play. */
export interface WaitingRooms {
  /** Sits down on an open seat (any, when `seat` is null). A person who sits already gets her seats again. */
  join(
    game: string,
    person: { id: string; name: string },
    seat: number | null,
    /**
     * The invitation by which she came, null when by none: whoever was removed meanwhile, and it with her, is refused like a
     * stranger, and where everybody may sit down she needs a new one.
     */
    invite?: Digest | null,
  ): Promise<Joined>
  /** Nobody plays here; false where play has begun. */
  closeRoom(game: string): Promise<boolean>
  /** Gets up again from every seat, before play has begun, and takes along what she brought. */
  leave(game: string, person: string): Promise<boolean>
  /**
   * Opens a seat or gives it to a bot or a person, before play has begun; nobody there is ready any more, and whatever
   * somebody brought along to the seat goes with her. Where that removes somebody other than the host, who knows the
   * invitation, `invite` takes its place at the same moment, unless there is none.
   */
  setSeat(game: string, seat: number, to: NewSeat, invite: Digest): Promise<'set' | 'renewed' | 'begun'>
  /**
   * A seat is none any more, with this set-up for those that are left, which move together; before play has begun, and
   * while set-up and seats are as they were when this was seen. Who was ready has to agree again.
   */
  closeSeat(seen: TableWithSeats, seat: number, setup: string): Promise<'closed' | 'begun' | 'overtaken'>
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
  /** Before play has begun, a table that was to repeat a deal gets one of its own, to which everybody has to agree again. */
  replaceDeal(game: string, secret: Uint8Array, commitment: string): Promise<void>
  /** Every seat of this person is ready, with her share of the deal; or not any more. */
  ready(game: string, person: string, share: Uint8Array | null): Promise<boolean>
  /**
   * Play begins: once, while the table is open, and only if nobody has changed the seats since `seats` were read. The
   * set-up is then the one with everything that people brought along, where some did.
   */
  begin(game: string, seed: string, seats: readonly SeatRow[], setup?: string): Promise<boolean>
}

/** Tables as they are listed. */
export interface TableLists {
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
}

/** A table that is being played, and whose node has ended. */
export type Left = Pick<TableRow, 'id' | 'options'>

/** Which node plays which table. */
export interface Claims {
  /** Makes this node the owner, unless another living node is; the epoch grows with every claim. */
  claim(game: string, node: string): Promise<Claim | null>
  release(game: string, node: string, epoch: number): Promise<void>
  releaseAll(node: string): Promise<void>
  /**
   * Tables that are being played and whose time has come, but for those that another living node has: it sees to them.
   * So many at a time, by their names, from those behind `after` on.
   */
  due(node: string, limit: number, after: string): Promise<readonly string[]>
  /** The same of those at which nothing has happened for so many milliseconds. */
  idle(node: string, milliseconds: number, limit: number, after: string): Promise<readonly string[]>
  /**
   * This node lives for `lease` milliseconds more. One that comes too late has lost its tables: since it was heard of last
   * they are nobody's.
   */
  beat(node: string, address: string, lease: number): Promise<void>
  gone(node: string): Promise<void>
  /** Nodes that are gone, or were not heard of in time, and are not forgotten yet. */
  ended(): Promise<readonly string[]>
  /** The tables that this node had, so many at a time, by their names, from those behind `after` on. */
  leftBy(node: string, limit: number, after: string): Promise<readonly Left[]>
  /** Forgets a node that has ended: since it was heard of last its tables are nobody's. */
  forget(node: string): Promise<void>
  /** The address of the living owner of a table. */
  owner(game: string): Promise<{ node: string; address: string } | null>
  now(): Promise<Time>
}

/** What is said at a table, and what is marked. */
export interface TableTalk {
  /** The last so many of a table are kept (2,000 unless said). Null where whoever says it is gone. */
  say(
    game: string,
    saying: { person: string | null; phrase: number | null; text: string | null },
    most?: number,
  ): Promise<Saying | null>
  /** The last of what was said, so many, the oldest first, with the present names of those who said it. */
  sayings(game: string, most: number): Promise<readonly (Saying & { readonly name: string })[]>
  /** An empty text takes the bookmark away. */
  bookmark(game: string, bookmark: Bookmark): Promise<void>
  bookmarks(game: string): Promise<readonly Bookmark[]>
}

export interface Tables extends TableLife, WaitingRooms, TableLists, Claims, TableTalk {}
