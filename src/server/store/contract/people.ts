/* Who plays here, and how she is told that it is her turn. */

import type { Holiday } from '../../../table/time/holiday.ts'
import type { NoticeChannel, NoticeWishes, ReportKind } from '../../../table/wire/api.ts'
import type { Saying } from './tables.ts'
import type { Digest, Dumped, Language, Time } from './values.ts'

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

/**
 * `reminder`, `last`: half of her time is over, nearly all of it; `late`: all of another's, where all play together;
 * `undo`: somebody asks to take something back. What a later release has to say besides is left to its own nodes.
 */
export const TABLE_NOTICES = ['turn', 'reminder', 'last', 'late', 'undo', 'over'] as const
export const CAMPAIGN_NOTICES = ['choice', 'battle'] as const

/** One row of the outbox; there is one at most for each person, table and kind. */
export interface TableNotice {
  readonly person: string
  readonly game: string
  readonly kind: (typeof TABLE_NOTICES)[number]
  readonly due: Time
  readonly tries: number
}

/** The same of a campaign between its battles; there is one at most for each person and campaign. */
export interface CampaignNotice {
  readonly person: string
  readonly campaign: string
  readonly kind: (typeof CAMPAIGN_NOTICES)[number]
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

/** It is told once since she is waited for, however often she comes and goes meanwhile. */
export interface NoticeOnce extends Noticed<'turn' | 'undo'> {
  readonly since: Time
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

/** Somebody whom somebody else has played with. */
export interface Companion {
  readonly person: Person
  /** When something happened last at a table of both. */
  readonly met: Time
}

/** Who plays here, and whom each does not want to hear. */
export interface Persons {
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
  mute(person: string, other: string, on: boolean): Promise<void>
  mutes(person: string): Promise<readonly string[]>
  /**
   * Whom somebody has played with within so many milliseconds, the latest first: accounts, and guests who can still come
   * in. Nobody of whom one does not want to hear the other.
   */
  companions(person: string, within: number, limit: number): Promise<readonly Companion[]>
  /** These are here now; somebody who asks by a session is seen without it. */
  noteSeen(people: readonly string[]): Promise<void>
  /** Everybody who does not want to hear this person. */
  mutedBy(other: string): Promise<readonly string[]>
}

/** With what people come in. */
export interface SignIns {
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
}

/** When people are away. */
export interface Holidays {
  /** She is on holiday from now on for so long; `false` when she is already, or has less of it left. */
  takeHoliday(person: string, milliseconds: number): Promise<boolean>
  /** She is back; `false` when she was not away. */
  endHoliday(person: string): Promise<boolean>
  holidays(people: readonly string[]): Promise<readonly HolidayOf[]>
}

/** Where people are told that it is their turn. */
export interface Subscriptions {
  subscribe(subscription: NewSubscription): Promise<void>
  subscriptions(person: string): Promise<readonly Subscription[]>
  unsubscribe(person: string, id: string): Promise<void>
  /** Whose this one is. */
  subscriber(id: string): Promise<Person | null>
  /** Counts a failure of delivery. */
  undelivered(id: string): Promise<void>
}

/** What is still to be told to whom, and how each would like to be told. */
export interface Notices {
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
}

/** What somebody reports of another whom she has met at a table. */
export interface NewReport {
  readonly person: string
  readonly about: string
  readonly game: string
  readonly kind: ReportKind
  readonly text: string
}

/** A report as whoever runs the server reads it, with what the other has said at that table, the oldest first. */
export interface Report extends NewReport {
  readonly at: Time
  readonly name: string
  readonly aboutName: string
  readonly said: readonly Pick<Saying, 'phrase' | 'text'>[]
}

/** What people report of each other. */
export interface PersonReports {
  /**
   * Keeps it, in place of what she has reported of the same person at the same table. `unknown`: that person neither sits
   * there nor has said anything there. `full`: she has reported `most` within so many milliseconds.
   */
  report(report: NewReport, most: number, within: number): Promise<'kept' | 'unknown' | 'full'>
  /** The latest, so many, the oldest first. */
  reports(limit: number): Promise<readonly Report[]>
}

/** All that is kept of a person. */
export interface OwnData {
  /** Everything that is kept of a person, by kind of row. */
  everything(person: string): Promise<Readonly<Record<string, readonly Dumped['row'][]>>>
  /** Forgets a person; games that were played keep a seat without a name. Gives the running games she sat at. */
  erase(person: string): Promise<readonly string[]>
}

export interface People extends Persons, SignIns, Holidays, Subscriptions, Notices, PersonReports, OwnData {}
