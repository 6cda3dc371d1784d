import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewCampaign } from '../../../src/server/store/contract/campaigns.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { engines, guest } from './engines.ts'
import { digest, fresh, tableLike } from './rows.ts'

const campaignLike = (host: string, to: Partial<NewCampaign> = {}): NewCampaign => ({
  id: fresh('campaign'),
  kind: 'legacy',
  title: 'Ours',
  host,
  invite: digest(3),
  options: '{}',
  record: '{"seed":"s"}',
  seats: [
    { seat: 0, person: host, bot: null },
    { seat: 1, person: null, bot: null },
    { seat: 2, person: null, bot: 'greedy' },
  ],
  ...to,
})

describe.each(engines)('campaigns in $name', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  beforeAll(async () => {
    opened = await engine.open()
    store = opened.store
  })
  afterAll(() => opened.end())

  it('keeps one, with who sits in it, and lists it for those', async () => {
    const host = await guest(store)
    const made = campaignLike(host)
    await store.campaigns.create(made)
    const found = (await store.campaigns.campaign(made.id))!
    expect(found).toMatchObject({ title: 'Ours', host, battle: null, exports: 0, revision: 0 })
    expect(found.seats.map(({ person, bot }) => person ?? bot)).toEqual([host, null, 'greedy'])
    expect((await store.campaigns.ofPerson(host, 10)).map(({ id }) => id)).toEqual([made.id])
    expect(await store.campaigns.count(host)).toBe(1)
    expect(await store.campaigns.campaign('nothing')).toBeNull()
    expect(await store.campaigns.ofPerson('nobody', 10)).toEqual([])
  })

  it('moves on only from the revision that was seen', async () => {
    const made = campaignLike(await guest(store))
    await store.campaigns.create(made)
    const table = tableLike()
    await store.tables.create(table)
    const to = { record: 'next', votes: '{"steps":1,"of":{}}', battle: table.id, exports: 2 }
    expect(await store.campaigns.move(made.id, 0, to, [])).toBe(true)
    expect(await store.campaigns.move(made.id, 0, { ...to, record: 'lost' }, [])).toBe(false)
    expect(await store.campaigns.campaign(made.id)).toMatchObject({ ...to, revision: 1 })
    const both = await Promise.all(
      ['a', 'b'].map((record) => store.campaigns.move(made.id, 1, { ...to, record }, [])),
    )
    expect(both.filter(Boolean)).toHaveLength(1)
  })

  it('has no more than so many of one host, however many are asked for at once', async () => {
    const host = await guest(store)
    const made = await Promise.all(
      Array.from({ length: 6 }, () => store.campaigns.create(campaignLike(host), 2)),
    )
    expect(made.filter(Boolean)).toHaveLength(2)
    expect(await store.campaigns.count(host)).toBe(2)
  })

  it('has a battle and its table at once, or neither', async () => {
    const host = await guest(store)
    const made = campaignLike(host)
    await store.campaigns.create(made)
    const to = { record: 'fought', votes: '{}', exports: 0 }
    const notices = [{ person: host, kind: 'battle' as const, after: -1 }]
    const battles = [1, 2].map(() =>
      tableLike({
        host: null,
        parent: `campaign/${made.id}`,
        seats: [{ person: host, bot: null, name: 'A' }],
      }),
    )
    const begin = (battle: (typeof battles)[number], revision = 0) =>
      store.campaigns.fight(made.id, revision, to, battle, 'a seed', notices)
    const both = await Promise.all(battles.map((each) => begin(each)))
    expect(both.filter(Boolean)).toHaveLength(1)
    const [fought, other] = both[0] ? battles : battles.toReversed()
    expect(await store.tables.table(other!.id)).toBeNull()
    const row = (await store.tables.table(fought!.id))!
    expect([row.state, row.seed, row.invite]).toEqual(['playing', 'a seed', null])
    expect(row.due).toBe(row.begun)
    expect(await store.campaigns.campaign(made.id)).toMatchObject({
      ...to,
      battle: fought!.id,
      revision: 1,
    })
    // What cannot be kept leaves nothing: the campaign stands where it stood, and nobody is told.
    await store.campaigns.dropNotices(host, made.id)
    await expect(begin(tableLike({ ...fought! }), 1)).rejects.toThrow()
    expect((await store.campaigns.campaign(made.id))!.revision).toBe(1)
    const due = await store.people.dueNotices(1_000, 60_000)
    expect(due.filter((each) => 'campaign' in each && each.campaign === made.id)).toEqual([])
    expect(await begin(tableLike(), 0)).toBe(false)
  })

  it('tells people with the move, unless they look before, and nobody when it was too late', async () => {
    const [host, other] = [await guest(store), await guest(store)]
    const made = campaignLike(host)
    await store.campaigns.create(made)
    const to = { record: 'next', votes: '{}', battle: null, exports: 0 }
    const notices = [host, other].map((person) => ({ person, kind: 'choice' as const, after: -1 }))
    expect(await store.campaigns.move(made.id, 7, to, notices)).toBe(false)
    const due = async () =>
      (await store.people.dueNotices(1_000, 60_000)).filter(
        (each) => 'campaign' in each && each.campaign === made.id,
      )
    expect(await due()).toEqual([])
    expect(await store.campaigns.move(made.id, 0, to, notices)).toBe(true)
    await store.campaigns.dropNotices(host, made.id)
    const [only, ...more] = await due()
    expect(more).toEqual([])
    expect(only).toMatchObject({ person: other, campaign: made.id, kind: 'choice', tries: 0 })
    expect(await due()).toEqual([])
    await store.people.noticeSent(only!)
    const battle = [{ person: other, kind: 'battle' as const, after: -1 }]
    expect(await store.campaigns.move(made.id, 1, to, battle)).toBe(true)
    expect(await due()).toMatchObject([{ person: other, kind: 'battle' }])
  })

  it('gives a free seat to one person, who keeps it', async () => {
    const made = campaignLike(await guest(store))
    await store.campaigns.create(made)
    const [bo, cy] = [await guest(store), await guest(store)]
    const done = await Promise.all([bo, cy].map((each) => store.campaigns.join(made.id, each, null)))
    expect([...done].sort()).toEqual(['full', 'seated'])
    const seated = done[0] === 'seated' ? bo : cy
    expect(await store.campaigns.join(made.id, seated, null)).toBe('seated')
    expect(await store.campaigns.join(made.id, seated === bo ? cy : bo, 1)).toBe('taken')
    expect((await store.campaigns.campaign(made.id))!.seats[1]!.person).toBe(seated)
    const bot = { person: null, bot: 'greedy' }
    expect(await store.campaigns.setSeat(made.id, 1, bot, digest(4))).toBe('renewed')
    expect((await store.campaigns.campaign(made.id))!.invite).toEqual(digest(4))
    expect(await store.campaigns.setSeat(made.id, 1, bot, digest(5))).toBe('set')
    expect(await store.campaigns.setSeat(made.id, 0, { person: null, bot: null }, digest(5))).toBe('set')
    expect((await store.campaigns.campaign(made.id))!.invite).toEqual(digest(4))
    expect((await store.campaigns.campaign(made.id))!.seats[1]).toEqual({
      campaign: made.id,
      seat: 1,
      person: null,
      bot: 'greedy',
    })
    await store.campaigns.setInvite(made.id, null)
    expect((await store.campaigns.campaign(made.id))!.invite).toBeNull()
    const table = tableLike()
    await store.tables.create(table)
    const { revision } = (await store.campaigns.campaign(made.id))!
    const battle = { record: 'r', votes: '{}', battle: table.id, exports: 0 }
    expect(await store.campaigns.move(made.id, revision, battle, [])).toBe(true)
    const before = await store.campaigns.campaign(made.id)
    expect(await store.campaigns.setSeat(made.id, 1, { person: bo, bot: null }, digest(6))).toBe('fighting')
    expect(await store.campaigns.campaign(made.id)).toEqual(before)
  })

  it('forgets a person who goes, moves into another store, and is there after a restart', async () => {
    const own = await engine.open()
    const other = await engine.open()
    try {
      const [ada, bo] = [await guest(own.store, 'Ada'), await guest(own.store, 'Bo')]
      const made = campaignLike(ada)
      await own.store.campaigns.create(made)
      await own.store.campaigns.join(made.id, bo, 1)
      const exported = await own.store.people.everything(bo)
      expect(exported.campaign).toMatchObject([{ id: made.id, title: 'Ours', seat: 1 }])
      expect(JSON.stringify(exported)).not.toContain('seed')
      await other.store.restore(own.store.dump())
      expect(await other.store.campaigns.campaign(made.id)).toEqual(
        await own.store.campaigns.campaign(made.id),
      )
      await own.store.people.erase(ada)
      expect(await own.store.campaigns.campaign(made.id)).toMatchObject({ host: null, title: '' })
      const before = await own.store.campaigns.campaign(made.id)
      await own.store.close()
      expect(await (await own.again()).campaigns.campaign(made.id)).toEqual(before)
    } finally {
      await own.end()
      await other.end()
    }
  })
})
