import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { Lang } from '../../language/face.ts'
import type { Company } from '../messages.ts'
import type { Moment } from '../moment.ts'
import type { TableOptions } from '../options.ts'
import type {
  FriendShown,
  Leaving,
  ListedTable,
  Me,
  Muted,
  NoticeShown,
  NoticeWishes,
  Offers,
  PasskeyShown,
  ReplayShown,
  ReportKind,
  ResultShown,
  SessionShown,
  Settings,
  Visibility,
  WantedOrClosed,
  WantedSeat,
} from './api.ts'
import {
  type AnyRoute,
  anyEntries,
  either,
  entries,
  events,
  flag,
  gives,
  list,
  number,
  orNull,
  plainText,
  type RouteName,
  takes,
  text,
} from './route.ts'

/* What is said over HTTP about people and tables, each route once: docs/online-api.md says what they are for. */

const done = {}
const made = { id: text }
const oneTable = { table: entries<ListedTable>() }
const tables = { tables: list<ListedTable>() }
const myself = { me: entries<Me>() }
/** A program without cookies gets the token of its session. */
const token = { token: text }
const mutes = { mutes: list<string>(), muted: list<Muted>() }
const wishes = { wishes: entries<NoticeWishes>() }
const holiday = {
  /** Until when the holiday of whoever asks lasts. */
  until: orNull(number),
  /** How many days may still be taken. */
  days: number,
}
const ended = { ended: number }
/** The key of an invitation; null when there is none any more. */
export const invitation = { key: orNull(text) }

interface ById {
  readonly id: string
}
interface Named {
  readonly name: string
}
interface Address {
  readonly address: string
}
interface MailedCode extends Address {
  readonly code: string
}
/** Somebody with the key of an invitation. */
export interface Invited {
  readonly key?: string
}
/** On any free seat unless it is named. */
export interface Joining extends Invited {
  readonly seat?: number | null
}
export interface Seating<To = WantedSeat> {
  readonly seat: number
  readonly to: To
}
export interface Switch {
  readonly on: boolean
}
interface OfGame {
  readonly game?: string
}
/** The revision that is answered and the number of the option; said again under the same id it counts once. */
interface GivenAnswer extends Partial<ById> {
  readonly r: number
  readonly i: number
}

export const TABLE_ROUTES = {
  'GET /api/me': gives({
    me: orNull(entries<Me>()),
    ...mutes,
    offers: entries<Offers>(),
    origin: orNull(text),
  }),
  'POST /api/guest': takes<Named & { readonly lang: Lang }>().gives(myself, token),
  'POST /api/me': takes<Partial<Named> & { readonly lang?: Lang; readonly settings?: Settings }>().gives(
    myself,
  ),
  'POST /api/mutes': takes<{ readonly person: string } & Switch>().gives(mutes),
  'POST /api/reports': takes<{
    readonly table: string
    /** Of the link by which she looks on. */
    readonly key?: string
    readonly person: string
    readonly kind: ReportKind
    readonly text: string
  }>().gives(done),
  'GET /api/friends': gives({ friends: list<FriendShown>() }),
  'GET /api/sessions': gives({ sessions: list<SessionShown>() }),
  'POST /api/sessions/end': takes<ById>().gives(done),
  'POST /api/sessions/end-others': gives(ended),
  'POST /api/logout': gives(done),
  'POST /api/logout-everywhere': gives(ended),

  'POST /api/account': takes<Named>().gives({ ...myself, code: text }, token),
  'POST /api/recovery': gives({ code: text }),
  'POST /api/sign-in/recovery': takes<Named & { readonly code: string }>().gives(myself, token),
  'POST /api/sign-in/mail': takes<Address>().gives(done),
  'POST /api/sign-in/mail/confirm': takes<MailedCode>().gives(myself, token),
  'POST /api/passkeys/options': gives({ options: entries<PublicKeyCredentialCreationOptionsJSON>() }),
  'POST /api/passkeys': takes<{
    readonly response: RegistrationResponseJSON
    readonly label: string
  }>().gives(made),
  'GET /api/passkeys': gives({ passkeys: list<PasskeyShown>() }),
  'POST /api/passkeys/remove': takes<ById>().gives(done),
  'POST /api/sign-in/options': gives({ options: entries<PublicKeyCredentialRequestOptionsJSON>() }),
  'POST /api/sign-in': takes<{ readonly response: AuthenticationResponseJSON }>().gives(myself, token),
  'GET /api/me/export': anyEntries,
  'POST /api/me/delete': takes<Named>().gives(done),

  'GET /api/notices': gives({ notices: list<NoticeShown>(), ...wishes }),
  'POST /api/notices/wishes': takes<NoticeWishes>().gives(wishes),
  'POST /api/notices/push': takes<{
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }>().gives(made),
  'POST /api/notices/webhook': takes<{ readonly url: string }>().gives(made),
  'POST /api/notices/mail': takes<Address>().gives(done),
  'POST /api/notices/mail/confirm': takes<MailedCode>().gives(made),
  'POST /api/notices/remove': takes<ById>().gives(done),
  'GET /api/holiday': gives(holiday),
  'POST /api/holiday': takes<{ readonly days: number }>().gives(holiday),

  'POST /api/tables': takes<{
    readonly game: string
    readonly setup: unknown
    readonly seats: readonly WantedOrClosed[]
    readonly options?: Partial<TableOptions>
    readonly visibility?: Visibility
    readonly title?: string
  }>().gives({ ...oneTable, key: text }),
  'GET /api/tables': gives(tables),
  'GET /api/tables/open': takes<OfGame>().gives(tables),
  'GET /api/tables/live': takes<OfGame>().gives(tables),
  'GET /api/tables/:id': gives(oneTable),
  'POST /api/tables/:id/look': takes<Invited>().gives(oneTable),
  'POST /api/tables/:id/join': takes<Joining>().gives({
    seats: list<number>(),
    ...oneTable,
  }),
  'POST /api/tables/:id/leave': gives(done),
  'POST /api/tables/:id/ready': takes<{ readonly share: string | null }>().gives(oneTable),
  'POST /api/tables/:id/seat': takes<Seating<WantedOrClosed>>().gives({ ...oneTable, ...invitation }),
  'POST /api/tables/:id/bring': takes<{ readonly seat: number; readonly part: unknown }>().gives(oneTable),
  'POST /api/tables/:id/change': takes<{
    readonly setup?: unknown
    readonly options?: Partial<TableOptions>
    readonly title?: string
    readonly visibility?: Visibility
  }>().gives(oneTable),
  'POST /api/tables/:id/invite': takes<Switch>().gives(invitation),
  'POST /api/tables/:id/watch': takes<Switch>().gives(invitation),
  'POST /api/tables/:id/close': gives(done),
  'GET /api/tables/:id/changes': events,

  'GET /api/t/:id': gives({ r: number, moment: entries<Moment>(), company: entries<Company>() }),
  'POST /api/t/:id/answer': either(
    takes<GivenAnswer>().gives({ id: text, r: number }),
    takes<GivenAnswer>().gives({ id: text, held: number }),
  ),
  'POST /api/t/:id/leave': takes<{ readonly to: Leaving }>().gives(done),
  'POST /api/t/:id/close': takes<Switch>().gives({ closed: flag }),

  'GET /api/replays/:id': gives({ replay: entries<ReplayShown>() }),
  'POST /api/replays/:id/offer': takes<{
    readonly seats: readonly WantedSeat[]
    readonly title?: string
    readonly visibility?: Visibility
  }>().gives({ ...oneTable, key: text }),
  'GET /api/results': gives({ results: list<ResultShown>() }),

  'GET /api/health': gives({ up: flag }),
  'GET /api/ready': gives({ ready: flag }),
  'GET /metrics': plainText,
} satisfies Readonly<Record<RouteName, AnyRoute>>
