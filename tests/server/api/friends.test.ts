import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '../../../src/server/access/session.ts'
import type { Dumped } from '../../../src/server/store/contract/values.ts'
import { type FriendShown, SHOWN_TO_NOBODY } from '../../../src/table/wire/api.ts'
import { openSite, type Site, share, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const person = (name: string) => new Visitor(site).named(name)

async function played(host: Visitor, guest: Visitor, to: object = {}): Promise<string> {
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { body } = await host.post('/api/tables', { game: 'aeons-end', setup: {}, seats, ...to })
  const { table, key } = body as unknown as { table: { id: string }; key: string }
  await guest.post(`/api/tables/${table.id}/join`, { key })
  for (const each of [host, guest]) await each.post(`/api/tables/${table.id}/ready`, { share: share() })
  return table.id
}

const friendsOf = async (visitor: Visitor): Promise<readonly FriendShown[]> =>
  ((await visitor.get('/api/friends')).body as unknown as { friends: readonly FriendShown[] }).friends
const names = async (visitor: Visitor) => (await friendsOf(visitor)).map(({ name }) => name)

describe('friends', () => {
  it('are people who have played together, and nothing is said of the table', async () => {
    const [mia, noe, eve] = [await person('Mia'), await person('Noé'), await person('Eve')]
    expect(await friendsOf(mia)).toEqual([])
    const table = await played(mia, noe)
    const [noé, ...others] = await friendsOf(mia)
    expect(noé).toMatchObject({ name: 'Noé', away: null })
    expect(Object.keys(noé!).toSorted()).toEqual(['away', 'id', 'name', 'played', 'tag'])
    expect(others).toEqual([])
    expect(JSON.stringify(noé)).not.toContain(table)
    expect(await names(noe)).toEqual(['Mia'])
    expect(await friendsOf(eve)).toEqual([])
  })
  it('are not shown who wish so, and see their friends all the same', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    await played(mia, noe)
    await noe.post('/api/me', { settings: { [SHOWN_TO_NOBODY]: true } })
    expect([await names(mia), await names(noe)]).toEqual([[], ['Mia']])
    await noe.post('/api/me', { settings: { [SHOWN_TO_NOBODY]: false } })
    expect(await names(mia)).toEqual(['Noé'])
  })
  it('are not shown to whom they have muted, nor when they are muted', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    await played(mia, noe)
    const [{ id }] = (await friendsOf(mia)) as [FriendShown]
    await mia.post('/api/mutes', { person: id, on: true })
    expect([await names(mia), await names(noe)]).toEqual([[], []])
  })
  it('are for people who have said who they are', async () => {
    expect((await new Visitor(site).get('/api/friends')).status).toBe(401)
  })
  it('who are here stand first, then whoever was here last', async () => {
    const old = await openSite()
    const { store } = old.backend
    const now = await store.tables.now()
    const token = 'a'.repeat(43)
    const hour = 3_600_000
    const one = (id: string, seen: number): Dumped => ({
      table: 'person',
      row: { id, name: id, skeleton: id, kind: 'account', lang: 'en', settings: '{}', created: 1, seen },
    })
    const rows: readonly Dumped[] = [
      one('me', now),
      one('yesterday', now - 20 * hour),
      one('lately', now - hour),
      one('here', now - 60_000),
      {
        table: 'session',
        row: { hash: digestOf(token), person: 'me', created: 1, used: now, expires: now + hour, agent: '' },
      },
    ]
    const at = (n: number, other: string): readonly Dumped[] => [
      {
        table: 'game',
        row: {
          id: `game-${n}`,
          kind: 'aeons-end',
          state: 'over',
          engine: '',
          content: '',
          setup: '{}',
          options: '{}',
          visibility: 'private',
          title: '',
          secret: new Uint8Array(8),
          commitment: '',
          steps: 1,
          epoch: 1,
          created: now - 2 * hour,
          changed: now - n * hour,
          begun: now - 2 * hour,
        },
      },
      ...['me', other].map(
        (who, seat): Dumped => ({
          table: 'seat',
          row: { game: `game-${n}`, seat, person: who, name: who, ready: 1 },
        }),
      ),
    ]
    async function* all() {
      yield* rows
      for (const [n, other] of ['yesterday', 'lately', 'here'].entries()) yield* at(n, other)
    }
    await store.restore(all())
    const me = new Visitor(old, { authorization: `Bearer ${token}` })
    const found = await friendsOf(me)
    expect(found.map(({ name, away }) => [name, away === null])).toEqual([
      ['here', true],
      ['lately', false],
      ['yesterday', false],
    ])
    expect(
      found.map(({ away, played }) => [away ?? 0, played].map((each) => Math.round(each / hour))),
    ).toEqual([
      [0, 2],
      [1, 1],
      [20, 0],
    ])
    await old.end()
  })
})
