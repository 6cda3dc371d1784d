import { describe, expect, it } from 'vitest'
import type { Dumped } from '../../../src/server/store/contract/values.ts'
import { migrations } from '../../../src/server/store/migrations/index.ts'
import { KINDS } from '../../../src/server/store/rows.ts'
import { engines } from './engines.ts'
import { type Column, schema } from './schema.ts'

/*
 * What becomes of every column when a person takes along what is hers, and when she goes. A column that is new in the schema
 * fails here until somebody has said what it is:
 *   own        hers: she is given it, and nothing of it stays
 *   secret     hers too, but no use to her (a digest, a key of her browser): she is not given it, and nothing of it stays
 *   who        the id of a person, which stands nowhere but in her own empty row when she has gone
 *   shared     of a game that others play or played as well: it stays as it is
 *   technical  numbers, times, states, ids and words of the program: nothing that anybody has typed
 */
type Fate = 'own' | 'secret' | 'who' | 'shared' | 'technical'

const [own, secret, who, shared, technical] = ['own', 'secret', 'who', 'shared', 'technical'] as const

const FATES: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  person: {
    id: technical,
    name: own,
    skeleton: own,
    kind: technical,
    lang: technical,
    settings: own,
    created: technical,
    seen: technical,
  },
  session: {
    hash: secret,
    person: who,
    created: technical,
    used: technical,
    expires: technical,
    agent: own,
  },
  passkey: {
    id: own,
    person: who,
    key: secret,
    counter: technical,
    transports: secret,
    label: own,
    created: technical,
    used: technical,
  },
  recovery: { person: who, hash: secret, created: technical },
  mute: { person: who, other: who },
  subscription: {
    id: secret,
    person: who,
    channel: technical,
    endpoint: own,
    p256dh: secret,
    auth: secret,
    created: technical,
    failures: technical,
  },
  holiday: { person: who, begins: technical, ends: technical },
  wish: { person: who, always: technical, daily: technical, mailed: technical, held: technical },
  game: {
    id: technical,
    kind: technical,
    state: technical,
    engine: technical,
    content: technical,
    // What she brought along is part of it from the deal on: without it nobody could play on, or look at the game again.
    setup: shared,
    options: technical,
    host: who,
    visibility: technical,
    title: own,
    invite: technical,
    watch: technical,
    secret: technical,
    commitment: technical,
    seed: technical,
    steps: technical,
    epoch: technical,
    owner: technical,
    asked: technical,
    due: technical,
    proposal: technical,
    day: technical,
    parent: technical,
    repeats: technical,
    created: technical,
    changed: technical,
    begun: technical,
    ended: technical,
    outcome: technical,
    record: shared,
    turn: technical,
    watchers: technical,
    freed: technical,
  },
  seat: {
    game: technical,
    seat: technical,
    person: who,
    bot: technical,
    name: own,
    standin: technical,
    ready: technical,
    // Random bytes, without which the others could not verify their deal.
    share: shared,
    orders: own,
    brings: own,
    // The digest of a key that she has given to others; without her it opens nothing.
    lent: secret,
    wish: own,
  },
  step: {
    game: technical,
    n: technical,
    kind: technical,
    seat: technical,
    value: technical,
    data: technical,
    key: technical,
    mark: technical,
    at: technical,
  },
  saying: { game: technical, n: technical, person: who, phrase: technical, text: own, at: technical },
  bookmark: { game: technical, person: who, at: technical, text: own },
  report: {
    person: who,
    about: who,
    game: technical,
    kind: technical,
    text: own,
    at: technical,
  },
  removal: { game: technical, person: who },
  result: {
    game: technical,
    seat: technical,
    person: who,
    day: technical,
    attempt: technical,
    won: technical,
    measures: shared,
  },
  daily: {
    day: technical,
    kind: technical,
    setup: technical,
    secret: technical,
    commitment: technical,
    par: technical,
  },
  notice: {
    person: who,
    game: technical,
    kind: technical,
    due: technical,
    sent: technical,
    tries: technical,
  },
  campaign: {
    id: technical,
    kind: technical,
    title: own,
    host: who,
    invite: technical,
    options: technical,
    record: shared,
    votes: shared,
    battle: technical,
    exports: technical,
    revision: technical,
    created: technical,
    changed: technical,
  },
  party: { campaign: technical, seat: technical, person: who, bot: technical },
  campaignnotice: {
    person: who,
    campaign: technical,
    kind: technical,
    due: technical,
    sent: technical,
    tries: technical,
  },
  kept: { name: technical, value: technical },
  node: { name: technical, address: technical, lease: technical, seen: technical },
  migration: { n: technical, at: technical },
}

/** Columns whose fate nobody has said, and fates of what is no column. */
function unsaid(tables: ReadonlyMap<string, readonly Column[]>): readonly string[] {
  const known = (all: readonly (readonly [string, readonly string[]])[]) =>
    all.flatMap(([table, names]) => names.map((name) => `${table}.${name}`))
  const there = known(
    [...tables].map(([table, columns]) => [table, columns.map(({ name }) => name)] as const),
  )
  const said = known(Object.entries(FATES).map(([table, fates]) => [table, Object.keys(fates)] as const))
  return [...there.filter((each) => !said.includes(each)), ...said.filter((each) => !there.includes(each))]
}

const HER = 'xanthippe-id'
const OTHER = 'omar-id'
const tables = schema()

type Value = string | number | Uint8Array | null

/** A row with something in every column: the words of this person where they are somebody's own. */
function rowOf(table: string, person: string, to: Readonly<Record<string, Value>> = {}): Dumped {
  const owner = person === HER ? 'Xanthippe' : 'Omar'
  const word = (name: string): string => {
    const fate = FATES[table]![name]
    if (fate === 'who') return person
    return fate === 'own' || fate === 'secret' ? `${owner} ${table}.${name}` : `${fate} ${table}.${name}`
  }
  const value = ({ name, type }: Column): Value =>
    type === 'INTEGER' ? 1 : type === 'BLOB' ? new TextEncoder().encode(word(name)) : word(name)
  const row = Object.fromEntries(tables.get(table)!.map((column) => [column.name, value(column)]))
  return { table, row: { ...row, ...to } }
}

const STATES = ['open', 'playing', 'over', 'closed', 'frozen'] as const

/** A row of every kind for both of them: she is the host of a game in each state, and of a campaign. */
function* everything(): Generator<Dumped> {
  for (const [id, kind] of [
    [HER, 'account'],
    [OTHER, 'account'],
  ] as const)
    yield rowOf('person', id, { id, kind, lang: 'en' })
  for (const id of [HER, OTHER]) {
    const another = id === HER ? OTHER : HER
    for (const table of ['session', 'passkey', 'recovery', 'subscription', 'holiday', 'wish'])
      yield rowOf(table, id)
    yield rowOf('mute', id, { other: another })
  }
  for (const state of STATES) {
    const game = `game-${state}`
    yield rowOf('game', HER, { id: game, state, seed: state === 'open' ? null : 'seed', owner: null })
    for (const [seat, person] of [HER, OTHER].entries()) {
      yield rowOf('seat', person, { game, seat, bot: null, standin: null })
      yield rowOf('saying', person, { game, n: seat })
      yield rowOf('bookmark', person, { game })
      yield rowOf('removal', person, { game })
      yield rowOf('result', person, { game, seat })
      yield rowOf('notice', person, { game })
      // What somebody reports of her goes with her, and what he reports of others stays.
      for (const about of [HER, OTHER]) yield rowOf('report', person, { game, about })
    }
    yield rowOf('step', HER, { game })
  }
  yield rowOf('daily', HER)
  yield rowOf('campaign', HER, { id: 'campaign', battle: null })
  for (const [seat, person] of [HER, OTHER].entries()) {
    yield rowOf('party', person, { campaign: 'campaign', seat, bot: null })
    yield rowOf('campaignnotice', person, { campaign: 'campaign' })
  }
  yield rowOf('kept', HER, { name: 'once/challenge/abc', value: `9999999999999 register ${HER}` })
}

async function* later(rows: Iterable<Dumped>): AsyncIterable<Dumped> {
  yield* rows
}

/** What stands in a value, bytes too. */
const read = (value: Value): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)

/** `table.column` of every row in which this is found. */
const placesOf = (rows: readonly Dumped[], word: RegExp): readonly string[] => [
  ...new Set(
    rows.flatMap(({ table, row }) =>
      Object.entries(row)
        .filter(([, value]) => word.test(read(value)))
        .map(([name]) => `${table}.${name}`),
    ),
  ),
]

const withFate = (...fates: readonly Fate[]): readonly string[] =>
  Object.entries(FATES).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([name, fate]) => {
        const type = tables.get(table)?.find((column) => column.name === name)?.type
        return fates.includes(fate) && type !== 'INTEGER'
      })
      .map(([name]) => `${table}.${name}`),
  )

describe('every column of the store', () => {
  it('is somebody’s own, shared or technical, and a new one is so only when it has been said', () => {
    expect(unsaid(tables)).toEqual([])
    const grown = [...migrations, 'ALTER TABLE seat ADD COLUMN mood TEXT;', 'CREATE TABLE diary (text TEXT);']
    expect(unsaid(schema(grown))).toEqual(['seat.mood', 'diary.text'])
    expect([...Object.keys(KINDS), 'node', 'migration'].toSorted()).toEqual([...tables.keys()].toSorted())
  })

  describe.each(engines)('in $name', (engine) => {
    it('is given to whose it is, goes with her, and stays where it is that of others', async () => {
      const { store, end } = await engine.open()
      await store.restore(later(everything()))
      const exported = JSON.stringify(await store.people.everything(HER))
      const given = (word: string): readonly string[] =>
        [...exported.matchAll(new RegExp(`${word} ([a-z]+\\.[a-z0-9]+)`, 'g'))].map(([, place]) => place!)
      expect([...new Set(given('Xanthippe'))].toSorted()).toEqual(withFate('own').toSorted())
      expect(given('Omar')).toEqual([])

      expect(await store.people.erase(HER)).toEqual(['game-playing'])
      const rows: Dumped[] = []
      for await (const each of store.dump()) rows.push(each)
      expect(placesOf(rows, /xanthippe(?!-id)/i)).toEqual([])
      expect(placesOf(rows, new RegExp(HER))).toEqual(['person.id'])
      // What is nobody's words may still say how she used the site: there is no row of hers but her empty one.
      for (const table of ['session', 'passkey', 'recovery', 'subscription', 'holiday', 'wish', 'notice'])
        expect(
          rows.filter((each) => each.table === table).every(({ row }) => row.person === OTHER),
          table,
        ).toBe(true)
      // A game and a campaign have one host: he has none of those words.
      const hers = ['game.title', 'campaign.title']
      expect(placesOf(rows, /Omar /).toSorted()).toEqual(
        withFate('own', 'secret')
          .filter((place) => !hers.includes(place))
          .toSorted(),
      )
      expect(placesOf(rows, /^shared /).toSorted()).toEqual(withFate('shared').toSorted())
      for (const state of STATES) {
        const { row } = rows.find(
          ({ table, row }) => table === 'seat' && row.seat === 0 && row.game === `game-${state}`,
        )!
        // Before the deal her bytes are hers, and nobody's any more.
        expect(row.share === null, state).toBe(state === 'open')
        expect({ wish: row.wish, orders: row.orders, brings: row.brings, name: row.name }).toEqual({
          wish: null,
          orders: null,
          brings: null,
          name: '',
        })
      }
      await end()
    })
  })
})
