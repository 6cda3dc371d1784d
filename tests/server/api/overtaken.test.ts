import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/campaign/http.ts'
import type { Backend } from '../../../src/server/backend.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { addressOf, methodOf, type RouteName } from '../../../src/table/wire/route.ts'
import { bodies } from './odd-bodies.ts'
import { openSite, type Site, Visitor } from './site.ts'

/* Play begins, or a battle, between the look of a request and what it does: what is refused then has changed nothing. */

/** What happens once, as soon as a request has seen the table or the campaign that it is about. */
let meanwhile: (() => Promise<void>) | null = null

async function seen<T>(row: T): Promise<T> {
  const happens = meanwhile
  meanwhile = null
  await happens?.()
  return row
}

function overtaking(backend: Backend): Backend {
  const { tables, campaigns } = backend.store
  const store: Store = {
    ...backend.store,
    tables: new Proxy(tables, {
      get: (part, name) =>
        name === 'table' ? async (id: string) => seen(await part.table(id)) : Reflect.get(part, name),
    }),
    campaigns: new Proxy(campaigns, {
      get: (part, name) =>
        name === 'campaign' ? async (id: string) => seen(await part.campaign(id)) : Reflect.get(part, name),
    }),
  }
  return { ...backend, store, api: { ...backend.api, store } }
}

let site: Site
beforeAll(async () => {
  site = await openSite({}, Date.now, false, overtaking)
})
afterAll(() => site.end())

/** Everything that is kept, but when somebody was seen. */
async function kept(): Promise<readonly string[]> {
  const rows: string[] = []
  for await (const { table, row } of site.backend.store.dump())
    if (table !== 'session')
      rows.push(JSON.stringify([table, { ...row, ...(table === 'person' ? { seen: null } : {}) }]))
  return rows
}

const posts = (under: string): RouteName[] =>
  (Object.keys(ROUTES) as RouteName[]).filter((name) => methodOf(name) === 'POST' && name.includes(under))

const SEATS = [{ who: 'me' }, { who: 'open' }]

/** Somebody who has made it, and a friend who has come by the link. */
async function company(path: string, wanted: object) {
  const [host, friend] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const made = await host.post(path, { ...wanted, seats: SEATS })
  const { key, ...rest } = made.body as unknown as { key: string } & Record<string, { id: string }>
  const { id } = Object.values(rest)[0]!
  expect((await friend.post(`${path}/${id}/join`, { key })).status).toBe(200)
  const { me } = (await friend.get('/api/me')).body as unknown as { me: { id: string } }
  return { host, friend, id, places: { open: id, live: id, campaign: id, key, person: me.id } }
}

/** What is asked is refused, and all is as it was when it was overtaken. */
async function mustChangeNothing(
  name: RouteName,
  { host, id, places }: Awaited<ReturnType<typeof company>>,
  body: unknown,
  happens: () => Promise<void>,
): Promise<void> {
  let before: readonly string[] = []
  meanwhile = async () => {
    await happens()
    before = await kept()
  }
  const { status } = await host.post(addressOf(name, id), body ?? bodies(places)[name] ?? {})
  expect(before.length, name).toBeGreaterThan(0)
  const after = await kept()
  if (status >= 400) expect(after, `${name} ${status}`).toEqual(before)
  expect([name, status]).toEqual([name, ALLOWED.has(name) ? 200 : 409])
}

/** What may be done while play goes on as well. */
const ALLOWED: ReadonlySet<RouteName> = new Set([
  'POST /api/tables/:id/look',
  'POST /api/tables/:id/join',
  'POST /api/tables/:id/watch',
])

/** Seats are given away in every way. */
const SEAT_WAYS = [{ who: 'open' }, { who: 'me' }, { who: 'bot', bot: 'greedy' }]

describe('a request that the beginning of play overtakes', () => {
  const table = () => company('/api/tables', { game: 'aeons-end', setup: { mages: ['brama', 'mist'] } })
  const begins = async (id: string): Promise<void> => {
    const { tables } = site.backend.store
    expect(await tables.begin(id, 'seed', (await tables.table(id))!.seats)).toBe(true)
  }

  it.each(posts('/api/tables/:id/'))('%s', async (name) => {
    const there = await table()
    await mustChangeNothing(name, there, undefined, () => begins(there.id))
  })

  it.each([...SEAT_WAYS, { who: 'closed' }])('giving a seat away: $who', async (to) => {
    const there = await table()
    await mustChangeNothing('POST /api/tables/:id/seat', there, { seat: 1, to }, () => begins(there.id))
  })
})

describe('a request that the beginning of a battle overtakes', () => {
  const campaign = () => company('/api/campaigns', { names: ['Ysel', 'Toran'] })
  const begins = async (id: string): Promise<void> => {
    const { campaigns, tables } = site.backend.store
    const { revision, record, votes, exports } = (await campaigns.campaign(id))!
    const battle = `battle-${id}`
    await tables.create({
      id: battle, kind: 'aeons-end', engine: '', content: '', setup: '{}', options: '{}', host: null,
      visibility: 'private', title: '', invite: null, secret: new Uint8Array(32), commitment: '', day: null,
      parent: null, seats: [],
    }) // biome-ignore format: a row
    expect(await campaigns.move(id, revision, { record, votes, battle, exports }, [])).toBe(true)
  }

  it.each(SEAT_WAYS)('giving a seat away: $who', async (to) => {
    const there = await campaign()
    await mustChangeNothing('POST /api/campaigns/:id/seat', there, { seat: 1, to }, () => begins(there.id))
  })
})

describe('joining, which the removal of somebody overtakes', () => {
  const places = {
    '/api/tables': { game: 'aeons-end', setup: { mages: ['brama', 'mist'] } },
    '/api/campaigns': { names: ['Ysel', 'Toran'] },
  }

  it.each(
    Object.entries(places).flatMap(([path, wanted]) =>
      [true, false].map((hasLink) => [path, hasLink ? 'with' : 'without', wanted] as const),
    ),
  )('at %s %s a link: she stays out', async (path, link, wanted) => {
    const { host, friend, id, places: found } = await company(path, wanted)
    if (link === 'without') await host.post(`${path}/${id}/invite`, { on: false })
    meanwhile = async () => {
      const removed = await host.post(`${path}/${id}/seat`, { seat: 1, to: { who: 'open' } })
      expect(removed.status).toBe(200)
    }
    const joined = await friend.post(`${path}/${id}/join`, { key: found.key, seat: 1 })
    expect([joined.status, joined.body.error]).toEqual([404, 'no-table'])
    const store = site.backend.store
    const row = path === '/api/tables' ? await store.tables.table(id) : await store.campaigns.campaign(id)
    expect(row!.seats[1]!.person).toBeNull()
    // By the link of now, or at once where she was not removed, she comes in.
    const again = await host.post(`${path}/${id}/invite`, { on: true })
    expect((await friend.post(`${path}/${id}/join`, { key: again.body.key })).status).toBe(200)
  })
})
