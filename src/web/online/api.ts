import { ROUTES } from '../../campaign/http.ts'
import type { Lang } from '../../language/face.ts'
import type { TableOptions } from '../../table/options.ts'
import type { Leaving, Me, Visibility, WantedOrClosed, WantedSeat } from '../../table/wire/api.ts'
import {
  type AnswerOf,
  addressOf,
  type Calls,
  isAnswer,
  isRefusal,
  requestOf,
  type SentTo,
} from '../../table/wire/route.ts'
import { lang } from '../page/settings.ts'
import { Refused } from '../source/local.ts'
import { become, goAway, me, untilSomebodyElse } from './me.ts'
import { onlineWords } from './words.ts'

/** What the server says when it does not do something: a word for the page, a sentence for the person. */
export class ServerRefused extends Refused {
  readonly code: string

  constructor(code: string, sentence: string) {
    super(sentence)
    this.code = code
  }
}

type Called = Calls<typeof ROUTES>
export type AnswerTo<N extends keyof Called> = AnswerOf<(typeof ROUTES)[N]>
export type SentBy<N extends keyof Called> = SentTo<(typeof ROUTES)[N]>

const away = (): ServerRefused => new ServerRefused('away', onlineWords[lang.peek()].away)

/** After which calls somebody else is here, as their answers say, or nobody. */
const identityAfter: { readonly [N in keyof Called]?: (answer: AnswerTo<N>) => Me | null } = {
  'POST /api/guest': (answer) => answer.me,
  'POST /api/account': (answer) => answer.me,
  'POST /api/sign-in': (answer) => answer.me,
  'POST /api/sign-in/recovery': (answer) => answer.me,
  'POST /api/sign-in/mail/confirm': (answer) => answer.me,
  'POST /api/logout': () => null,
  'POST /api/me/delete': () => null,
}

/** Calls that end the session with which everything else was asked. */
const LEAVES: ReadonlySet<keyof Called> = new Set(['POST /api/logout', 'POST /api/me/delete'])

/** To whoever is gone nothing is said: neither that something was done nor that it failed. */
const neverSaid = (): Promise<never> => new Promise(() => {})

/** Asks the server; whoever does not answer as the contract says is no server for this page. */
export async function call<N extends keyof Called>(name: N, ...[asked]: Called[N]): Promise<AnswerTo<N>> {
  const { address, headers, ...request } = requestOf(name, asked)
  const stay = LEAVES.has(name) ? goAway() : () => {}
  const signal = untilSomebodyElse()
  const answer = await fetch(address, {
    cache: 'no-store',
    ...request,
    headers: { ...headers, 'accept-language': lang.peek() },
    signal,
  }).then(
    async (response) => ({ ok: response.ok, value: (await response.json().catch(() => null)) as unknown }),
    () => null,
  )
  if (signal.aborted) return neverSaid()
  if (answer?.ok !== true) stay()
  if (answer === null) throw away()
  const { ok, value } = answer
  if (ok && isAnswer(ROUTES[name], value)) {
    const known = identityAfter[name]?.(value)
    if (known !== undefined) become(known)
    return value
  }
  if (ok || !isRefusal(value)) throw away()
  // Her session may have been ended elsewhere; or she has another since, and is still here.
  if (value.error === 'not-signed-in' && me.peek() != null)
    call('GET /api/me').then(
      (now) => become(now.me),
      () => undefined,
    )
  throw new ServerRefused(value.error, value.message)
}

/** Everything that the page asks of the server beside the socket of a table. */
export const api = {
  me: () => call('GET /api/me'),
  guest: (name: string, language: Lang) => call('POST /api/guest', { send: { name, lang: language } }),
  change: (to: SentBy<'POST /api/me'>) => call('POST /api/me', { send: to }),
  mute: (person: string, on: boolean) => call('POST /api/mutes', { send: { person, on } }),

  report: (of: SentBy<'POST /api/reports'>) => call('POST /api/reports', { send: of }),

  friends: () => call('GET /api/friends'),

  tables: () => call('GET /api/tables'),
  openTables: () => call('GET /api/tables/open', { send: {} }),
  liveTables: () => call('GET /api/tables/live', { send: {} }),
  table: (id: string) => call('GET /api/tables/:id', { id }),
  host: (wanted: SentBy<'POST /api/tables'>) => call('POST /api/tables', { send: wanted }),
  lookAt: (id: string, key: string) => call('POST /api/tables/:id/look', { id, send: { key } }),
  join: (id: string, key: string | null, seat: number | null) =>
    call('POST /api/tables/:id/join', { id, send: { ...(key === null ? {} : { key }), seat } }),
  leave: (id: string) => call('POST /api/tables/:id/leave', { id }),
  seat: (id: string, seat: number, to: WantedOrClosed) =>
    call('POST /api/tables/:id/seat', { id, send: { seat, to } }),
  options: (id: string, options: TableOptions) =>
    call('POST /api/tables/:id/change', { id, send: { options } }),
  visibility: (id: string, visibility: Visibility) =>
    call('POST /api/tables/:id/change', { id, send: { visibility } }),
  setup: (id: string, setup: unknown) => call('POST /api/tables/:id/change', { id, send: { setup } }),
  bring: (id: string, seat: number, part: unknown) =>
    call('POST /api/tables/:id/bring', { id, send: { seat, part } }),
  ready: (id: string, share: string | null) => call('POST /api/tables/:id/ready', { id, send: { share } }),
  invite: (id: string, on: boolean) => call('POST /api/tables/:id/invite', { id, send: { on } }),
  watch: (id: string, on: boolean) => call('POST /api/tables/:id/watch', { id, send: { on } }),
  close: (id: string) => call('POST /api/tables/:id/close', { id }),
  offerDeal: (id: string, seats: readonly WantedSeat[]) =>
    call('POST /api/replays/:id/offer', { id, send: { seats } }),

  /** Of a game that has begun. */
  leaveGame: (id: string, to: Leaving) => call('POST /api/t/:id/leave', { id, send: { to } }),
  closeGame: (id: string) => call('POST /api/t/:id/close', { id, send: { on: true } }),
}

/** Calls back whenever something about a table that has not begun changes; gives the way to stop. */
export function followTable(id: string, changed: () => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  const open = (): EventSource => {
    const opened = new EventSource(addressOf('GET /api/tables/:id/changes', id))
    opened.addEventListener('message', changed)
    opened.addEventListener('error', () => {
      // A browser tries again by itself when a line breaks, but not when the server had no time for it.
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(() => (source = open()), REOPEN)
    })
    return opened
  }
  let source = open()
  return () => {
    clearTimeout(retry)
    source.close()
  }
}

const REOPEN = 2_000

/** Sixteen bytes of one's own, for the deal: nobody can choose it alone. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
