/* What somebody sends who means no good: something odd in each place of a body that could be meant. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A list in a list, and so on. */
export const nested = (depth: number, open: string, close: string): Json =>
  JSON.parse(open.repeat(depth) + close.repeat(depth)) as Json

/** One of each kind that a route may not have thought of. */
export const ODD: readonly Json[] = [
  null,
  -1,
  2 ** 53,
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnirts',
  '__proto__',
  "'; DROP TABLE person;--",
  '\u{1f469}\u200d\u{1f469}'.repeat(500),
  'x'.repeat(50_000),
  'search:99999999ms',
  [],
  {},
  { constructor: { prototype: 1 }, length: -1 },
  { who: 'bot', bot: 'search:100000' },
  nested(5_000, '[', ']'),
  JSON.parse(`${'{"a":'.repeat(5_000)}0${'}'.repeat(5_000)}`) as Json,
]

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** The same document with each of its places, and itself, filled with so many letters, numbers, keys or entries of its own. */
export function* filled(value: Json, room: number): Iterable<Json> {
  yield 'x'.repeat(room)
  yield 'e\u0301'.repeat(room / 3)
  yield Array<number>(Math.floor(room / 2)).fill(0)
  yield Object.fromEntries(Array.from({ length: Math.floor(room / 12) }, (_, n) => [`k${n}`, 0]))
  if (isList(value)) {
    for (const [at, each] of value.entries())
      for (const other of filled(each, room)) yield value.map((kept, n) => (n === at ? other : kept))
    const first = value[0] ?? null
    yield Array<Json>(Math.floor(room / (JSON.stringify(first).length + 1))).fill(first)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      for (const other of filled(each, room)) yield { ...value, [key]: other }
    }
  }
}

/** The same document with each of its places, and itself, replaced by something odd; and each left out. */
export function* spoilt(value: Json, odd: readonly Json[]): Iterable<Json> {
  yield* odd
  yield* spoiltWithin(value, (each) => spoilt(each, odd))
}

/**
 * The same where each place meets every n-th odd thing only, and the next place those that come after them: a document of
 * so many places meets all of them.
 */
export function* spoiltInTurn(value: Json, odd: readonly Json[], every: number): Iterable<Json> {
  let place = 0
  function* within(each: Json): Iterable<Json> {
    const first = place++ % every
    yield* odd.filter((_, n) => n % every === first)
    yield* spoiltWithin(each, within)
  }
  yield* within(value)
}

function* spoiltWithin(value: Json, within: (each: Json) => Iterable<Json>): Iterable<Json> {
  if (isList(value)) {
    for (const [at, each] of value.entries())
      for (const other of within(each)) yield value.map((kept, n) => (n === at ? other : kept))
    yield Array<Json>(300).fill(value[0] ?? null)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      const { [key]: _, ...rest } = value
      yield rest
      for (const other of within(each)) yield { ...value, [key]: other }
    }
  }
}

export interface Places {
  readonly open: string
  readonly live: string
  readonly campaign: string
  readonly key: string
  readonly person: string
}

const response: Json = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ type: 'x', challenge: 'y', origin: 'z' })).toString(
      'base64url',
    ),
    attestationObject: 'oWNmbXRkbm9uZQ',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
}

/** A body that could be meant, for every route that takes one. */
export const bodies = ({ key, open, person }: Places): Readonly<Record<string, Json>> => ({
  'POST /api/guest': { name: 'Mia', lang: 'en' },
  'POST /api/me': { name: 'Mia', lang: 'fr', settings: { a: 1 } },
  'POST /api/mutes': { person, on: true },
  'POST /api/reports': { table: open, person, kind: 'talk', text: 'Rude.' },
  'POST /api/sessions/end': { id: 'A'.repeat(43) },
  'POST /api/account': { name: 'Somebody' },
  'POST /api/sign-in/recovery': { name: 'Somebody', code: 'aaaa' },
  'POST /api/sign-in/mail': { address: 'a@example.org' },
  'POST /api/sign-in/mail/confirm': { address: 'a@example.org', code: '123456' },
  'POST /api/passkeys': { response, label: 'Phone' },
  'POST /api/passkeys/remove': { id: 'AAAA' },
  'POST /api/sign-in': { response },
  'POST /api/me/delete': { name: 'No' },
  'POST /api/notices/wishes': { always: true, daily: false },
  'POST /api/notices/push': { endpoint: 'https://push.example.org/x', keys: { p256dh: 'x', auth: 'y' } },
  'POST /api/notices/webhook': { url: 'https://example.org/x' },
  'POST /api/notices/mail': { address: 'a@example.org' },
  'POST /api/notices/mail/confirm': { address: 'a@example.org', code: '123456' },
  'POST /api/notices/remove': { id: 'x' },
  'POST /api/holiday': { days: 0 },
  'POST /api/replays/:id/offer': {
    seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
    title: 'Once more',
    visibility: 'open',
  },
  'POST /api/tables': {
    game: 'aeons-end',
    setup: { mages: ['brama', 'mist'], nemesis: 'rageborne', seed: 'x' },
    seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
    options: { pace: 'days', talk: 'text' },
    visibility: 'open',
    title: 'Ours',
  },
  'POST /api/tables/:id/look': { key },
  'POST /api/tables/:id/join': { key, seat: 0 },
  'POST /api/tables/:id/ready': { share: 'A'.repeat(22) },
  'POST /api/tables/:id/seat': { seat: 1, to: { who: 'bot', bot: 'greedy' } },
  'POST /api/tables/:id/bring': { seat: 0, part: 'brama' },
  'POST /api/tables/:id/change': {
    setup: { mages: ['brama', 'mist'] },
    options: { pace: 'days' },
    title: 'x',
    visibility: 'open',
  },
  'POST /api/tables/:id/invite': { on: true },
  'POST /api/tables/:id/watch': { on: true },
  'POST /api/t/:id/answer': { r: 0, i: 0, id: 'A'.repeat(12) },
  'POST /api/t/:id/leave': { to: 'bot' },
  'POST /api/t/:id/close': { on: false },
  'POST /api/campaigns': { title: 'x', pace: 'days', names: ['Ysel'], text: '{}', seats: [{ who: 'me' }] },
  'POST /api/campaigns/:id/look': { key },
  'POST /api/campaigns/:id/join': { key, seat: 0 },
  'POST /api/campaigns/:id/choose': { steps: 0, ids: ['next'] },
  'POST /api/campaigns/:id/seat': { seat: 1, to: { who: 'bot', bot: 'greedy' } },
  'POST /api/campaigns/:id/invite': { on: true },
})
