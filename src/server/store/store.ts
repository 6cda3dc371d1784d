/*
 * What the server keeps, as plain data behind five interfaces. Both engines (SQLite, PostgreSQL) give the same answers;
 * tests/server/store holds them to it. Nothing outside this folder knows SQL.
 */

import type { ListedState, NoticeChannel, NoticeWishes, Visibility } from '../../table/api.ts'
import type { Holiday } from '../../table/holiday.ts'

/** Milliseconds since 1970 by the clock of the store, which all nodes share. */
export type Time = number
export type Language = 'en' | 'fr'
/** SHA-256 of a secret; the secret itself is never kept. */
export type Digest = Uint8Array

// People

export type PersonKind = 'guest' | 'account' | 'gone'

export interface Person {
  readonly id: string
  readonly name: string
  readonly kind: PersonKind
  readonly lang: Language
  /** A JSON document of the person's own settings. */
  readonly settings: string
  readonly created: Time
  readonly seen: Time
}

export interface NewPerson {
  readonly id: string
  readonly name: string
  readonly lang: Language
}

export interface Session {
  readonly hash: Digest
  readonly person: string
  readonly created: Time
  readonly used: Time
  readonly expires: Time
  /** What the browser calls itself, shortened. */
  readonly agent: string
}

export interface Passkey {
  readonly id: string
  readonly person: string
  readonly key: Uint8Array
  readonly counter: number
  readonly transports: string
  readonly label: string
  readonly created: Time
  readonly used: Time
}

export type NewPasskey = Omit<Passkey, 'created' | 'used'>

/** Where a person is told that it is her turn: a browser, or an address that she has given. */
export interface Subscription {
  readonly id: string
  readonly person: string
  readonly channel: NoticeChannel
  readonly endpoint: string
  /** Keys of web push; empty for the other channels. */
  readonly p256dh: string
  readonly auth: string
  readonly created: Time
  readonly failures: number
}

export type NewSubscription = Omit<Subscription, 'created' | 'failures'>

/** One row of the outbox; there is one at most for each person, table and kind. */
export interface TableNotice {
  readonly person: string
  readonly game: string
  /** `reminder`, `last`: half of her time is over, nearly all of it; `late`: all of another's, where all play together. */
  readonly kind: 'turn' | 'reminder' | 'last' | 'late' | 'over'
  readonly due: Time
  readonly tries: number
}

/** The same of a campaign between its battles; there is one at most for each person and campaign. */
export interface CampaignNotice {
  readonly person: string
  readonly campaign: string
  readonly kind: 'choice' | 'battle'
  readonly due: Time
  readonly tries: number
}

export type Notice = TableNotice | CampaignNotice

interface Noticed<Kind> {
  readonly person: string
  readonly kind: Kind
  /** Told so many milliseconds from now, unless dropped before. */
  readonly after: number
}

export interface NewNotice extends Noticed<TableNotice['kind']> {
  /** She is at the table: it is kept only for somebody who always wants to be told. */
  readonly here: boolean
}

export type NewCampaignNotice = Noticed<CampaignNotice['kind']>

/** What one mail of a day has to say. */
export interface DailyMail {
  readonly person: string
  readonly notices: readonly Notice[]
}

export interface HolidayOf extends Holiday {
  readonly person: string
}

export interface People {
  create(person: NewPerson): Promise<Person>
  person(id: string): Promise<Person | null>
  persons(ids: readonly string[]): Promise<readonly Person[]>
  /** An account by its skeleton: the form in which names that look alike are the same. */
  account(skeleton: string): Promise<Person | null>
  change(id: string, to: { readonly lang?: Language; readonly settings?: string }): Promise<void>
  /** A guest's name; an account is renamed with its new skeleton, `false` when another has it. */
  rename(id: string, name: string, skeleton: string | null): Promise<boolean>
  /** A guest becomes an account and keeps id and games; `false` when the name is taken. */
  promote(id: string, name: string, skeleton: string): Promise<boolean>

  openSession(session: { hash: Digest; person: string; agent: string; life: number }): Promise<void>
  /** Whose session this is; `life` milliseconds from now it ends unless it is used again. */
  session(hash: Digest, life: number): Promise<{ session: Session; person: Person } | null>
  sessions(person: string): Promise<readonly Session[]>
  endSession(person: string, hash: Digest): Promise<void>
  endSessions(person: string, except: Digest | null): Promise<number>

  addPasskey(passkey: NewPasskey): Promise<boolean>
  passkey(id: string): Promise<Passkey | null>
  passkeys(person: string): Promise<readonly Passkey[]>
  /** `false` when the counter went back: then it is a copy. Authenticators without a counter stay at 0. */
  usePasskey(id: string, counter: number): Promise<boolean>
  removePasskey(person: string, id: string): Promise<void>
  setRecovery(person: string, hash: Digest): Promise<void>
  isRecovery(person: string, hash: Digest): Promise<boolean>

  /** She is on holiday from now on for so long; `false` when she is already, or has less of it left. */
  takeHoliday(person: string, milliseconds: number): Promise<boolean>
  /** She is back; `false` when she was not away. */
  endHoliday(person: string): Promise<boolean>
  holidays(people: readonly string[]): Promise<readonly HolidayOf[]>

  mute(person: string, other: string, on: boolean): Promise<void>
  mutes(person: string): Promise<readonly string[]>
  /** Everybody who does not want to hear this person. */
  mutedBy(other: string): Promise<readonly string[]>

  subscribe(subscription: NewSubscription): Promise<void>
  subscriptions(person: string): Promise<readonly Subscription[]>
  unsubscribe(person: string, id: string): Promise<void>
  /** Whose this one is. */
  subscriber(id: string): Promise<Person | null>
  /** Counts a failure of delivery. */
  undelivered(id: string): Promise<void>

  /** Takes up to so many due notices, so that no other node sends them for `hold` milliseconds. */
  dueNotices(limit: number, hold: number): Promise<readonly Notice[]>
  noticeSent(notice: Notice): Promise<void>
  /** She is at the table: what was going to be said there soon is not said, unless she always wants to be told. */
  dropNotices(person: string, game: string): Promise<void>
  wishes(person: string): Promise<NoticeWishes>
  setWishes(person: string, wishes: NoticeWishes): Promise<void>
  /**
   * Up to so many people whose mail of the day is due, with what they have been told since the last one; no other node
   * gets them for `hold` milliseconds.
   */
  dueDigests(limit: number, hold: number): Promise<readonly DailyMail[]>
  digestSent(person: string): Promise<void>

  /** Everything that is kept of a person, by kind of row. */
  everything(person: string): Promise<Readonly<Record<string, readonly Dumped['row'][]>>>
  /** Forgets a person; games that were played keep a seat without a name. Gives the running games she sat at. */
  erase(person: string): Promise<readonly string[]>
}

// Tables

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

// Steps

/** What a step is; numbers, because there are millions of them. */
export const STEP = {
  /** `value`: index of the option; `data`: so many milliseconds it took to arrive, which nobody is charged for. */
  answer: 0,
  /** `value`: number of the act in the game's list. */
  act: 1,
  /** `value`: so many answers are kept. */
  back: 2,
  /** `data`: the bot or the person who sits there from now on. */
  seat: 3,
  /** `value`: so many milliseconds count for nobody. */
  pause: 4,
} as const
export type StepKind = (typeof STEP)[keyof typeof STEP]

export interface Step {
  readonly n: number
  readonly kind: StepKind
  readonly seat: number
  readonly value: number
  readonly data: string | null
  /** What the sender called it, so that a repeated one is known. */
  readonly key: string
  /** Digest of the state after it. */
  readonly mark: number
  readonly at: Time
}

/** What a table waits for. */
export interface Asking {
  readonly asked: number | null
  /** Milliseconds from the commit until the server has to act by itself. */
  readonly dueAfter: number | null
  /** Go into the outbox with the same commit. */
  readonly notices: readonly NewNotice[]
}

export interface Append extends Omit<Step, 'at'>, Asking {
  readonly game: string
  /** Of the claim under which this is written: an older one changes nothing. */
  readonly epoch: number
}

/** `stored`: on disk, at this time. `fenced`: another node owns the table, or this step was not the next; nothing changed. */
export type Appended = { readonly stored: true; readonly at: Time } | { readonly stored: false }

export interface Steps {
  /** Answers for each entry, in order, after the commit. Entries of one game are in the order of their numbers. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>
  /** The steps of a table after the first `after`. */
  load(game: string, after: number): Promise<readonly Step[]>
}

// Results

export interface Result {
  readonly seat: number
  readonly person: string | null
  readonly won: boolean
  /** What the game measures (rounds, life ...), as JSON. */
  readonly measures: string
}

export interface Finish {
  readonly game: string
  readonly epoch: number
  readonly steps: number
  readonly outcome: string
  readonly record: string
  readonly results: readonly Result[]
}

/** A finished game as anybody with its address may see it. */
export interface Replay {
  readonly id: string
  readonly kind: string
  readonly engine: string
  readonly title: string
  readonly setup: string
  readonly outcome: string
  readonly record: string
  /** How many steps led there, also those that were taken back. */
  readonly steps: number
  readonly commitment: string
  readonly secret: Uint8Array
  readonly begun: Time
  readonly ended: Time
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly bot: string | null
    readonly share: Uint8Array | null
  }[]
}

export interface PersonResult extends Result {
  readonly game: string
  readonly kind: string
  readonly outcome: string
  readonly ended: Time
}

export interface Daily {
  readonly day: string
  readonly kind: string
  readonly setup: string
  readonly secret: Uint8Array
  readonly commitment: string
  /** What bots made of it, as JSON; null until the job is done. */
  readonly par: string | null
}

export interface Results {
  /** Record and results are written and the steps deleted, all or nothing; `false` when fenced. */
  finish(finish: Finish): Promise<boolean>
  /** Null while it is being played. */
  replay(id: string): Promise<Replay | null>
  ofPerson(person: string, limit: number): Promise<readonly PersonResult[]>
  /** Keeps the deal of a day unless there is one; gives the one that is kept. */
  daily(daily: Daily): Promise<Daily>
  dailyOf(day: string, kind: string): Promise<Daily | null>
  setPar(day: string, kind: string, par: string): Promise<void>
  /** Results of a day's deal: first attempts only. */
  ofDay(day: string, kind: string): Promise<readonly PersonResult[]>
}

/** How long things are kept, in milliseconds. */
export interface Retention {
  readonly guests: number
  readonly sayings: number
  readonly openTables: number
  readonly idleTables: number
}

/** A row of any kind, as it is moved from one store into another. */
export interface Dumped {
  readonly table: string
  readonly row: Readonly<Record<string, string | number | Uint8Array | null>>
}

// Campaigns

/** Who plays a mage: a person, a bot, or nobody yet. */
export interface PartyRow {
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
}

export interface CampaignRow {
  readonly id: string
  /** Which campaign it is. */
  readonly kind: string
  readonly title: string
  readonly host: string | null
  readonly invite: Digest | null
  /** How its battles are played, as JSON. */
  readonly options: string
  /** Everything that has happened, with the seed in it. */
  readonly record: string
  /** What each seat wants of the question that is open, as JSON. */
  readonly votes: string
  /** The table at which its battle is fought. */
  readonly battle: string | null
  /** How often somebody has taken the record with her before the end. */
  readonly exports: number
  readonly revision: number
  readonly created: Time
  readonly changed: Time
}

export interface CampaignWithParty extends CampaignRow {
  readonly seats: readonly PartyRow[]
}

export interface NewCampaign
  extends Pick<CampaignRow, 'id' | 'kind' | 'title' | 'host' | 'invite' | 'options' | 'record'> {
  readonly seats: readonly PartyRow[]
}

export interface Campaigns {
  create(campaign: NewCampaign): Promise<void>
  campaign(id: string): Promise<CampaignWithParty | null>
  ofPerson(person: string, limit: number): Promise<readonly CampaignWithParty[]>
  /** The next state of a campaign, and who is told of it; false when it has moved on since this revision. */
  move(
    id: string,
    revision: number,
    to: Pick<CampaignRow, 'record' | 'votes' | 'battle' | 'exports'>,
    notices: readonly NewCampaignNotice[],
  ): Promise<boolean>
  /** She looks at it: what was going to be said is not said, unless she always wants to be told. */
  dropNotices(person: string, id: string): Promise<void>
  /** Sits down on a free seat (any, when none is named). Whoever sits there already stays. */
  join(id: string, person: string, seat: number | null): Promise<'seated' | 'full' | 'taken'>
  setSeat(
    id: string,
    seat: number,
    to: { readonly person: string | null; readonly bot: string | null },
  ): Promise<void>
  setInvite(id: string, invite: Digest | null): Promise<void>
  /** How many campaigns somebody has made. */
  count(host: string): Promise<number>
}

// All of it

/** The five, and nothing about where they are. */
export interface Kept {
  readonly people: People
  readonly tables: Tables
  readonly steps: Steps
  readonly results: Results
  readonly campaigns: Campaigns
}

export interface Store extends Kept {
  /** Where it is, for people: a path, or host and database without a password. */
  readonly place: string
  /** Does it answer? */
  ping(): Promise<void>
  /** A value that is made once and kept, such as a key; whoever comes later gets the first one. */
  keep(name: string, value: string): Promise<string>
  /** Keeps something that may be taken once, within `life` milliseconds: a challenge, a code. */
  once(name: string, value: string, life: number): Promise<void>
  /** Takes it; null when it was taken, is too old or never was. */
  take(name: string): Promise<string | null>
  /** Deletes what is older than it may become; gives how many rows. */
  sweep(retention: Retention): Promise<number>
  /** Every row of every kind, in an order in which they can be inserted. */
  dump(): AsyncIterable<Dumped>
  /** Rows of a dump, into a store that holds nothing yet; all of them or none. */
  restore(rows: AsyncIterable<Dumped>): Promise<number>
  /** A whole copy in a file; only an embedded store can do that. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
