import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { engines, guest } from './engines.ts'
import { digest, fresh, tableLike } from './rows.ts'

/* Somebody goes for good while one of her devices still does something: nothing of her is left, whichever comes first. */

describe.each(engines)('whoever is gone, in $name', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  beforeAll(async () => {
    opened = await engine.open()
    store = opened.store
  })
  afterAll(() => opened.end())

  /** Everything that one writes for oneself, at a table and in a campaign of somebody else. */
  async function writes(person: string) {
    const host = await guest(store)
    const open = { person: null, bot: null, name: '' }
    const table = tableLike({ host, seats: [open, open] })
    await store.tables.create(table)
    const campaign = fresh('campaign')
    const made = {
      kind: 'legacy',
      title: '',
      invite: null,
      options: '{}',
      record: '{}',
      seats: [{ seat: 0, person: null, bot: null }],
    }
    await store.campaigns.create({ ...made, id: campaign, host })
    const own = tableLike({ host: person, seats: [{ person, bot: null, name: 'Ann' }] })
    const key = fresh('key')
    const { people, tables, campaigns } = store
    const all: Readonly<Record<string, () => Promise<unknown>>> = {
      session: () =>
        people.openSession({
          hash: digest(key.length + Number(/\d+/.exec(key)?.[0] ?? 0)),
          person,
          agent: 'Ann',
          life: 9_999,
        }),
      passkey: () =>
        people.addPasskey({ id: key, person, key: digest(1), counter: 0, transports: '', label: 'Ann' }),
      recovery: () => people.setRecovery(person, digest(2)),
      mute: () => people.mute(person, host, true),
      subscription: () =>
        people.subscribe({ id: key, person, channel: 'mail', endpoint: 'ann@x.org', p256dh: '', auth: '' }),
      wish: () => people.setWishes(person, { always: true, daily: true }),
      holiday: () => people.takeHoliday(person, 86_400_000),
      report: () => people.report({ person, about: host, game: table.id, kind: 'other', text: 'Ann' }, 9, 9),
      name: () => people.rename(person, 'Ann', null),
      account: () => people.promote(person, key, key),
      settings: () => people.change(person, { settings: '{"ann":true}' }),
      seat: () => tables.join(table.id, { id: person, name: 'Ann' }, 0),
      removed: () => tables.setSeat(table.id, 0, { person: null, bot: null, name: '' }, digest(4)),
      given: () => tables.setSeat(table.id, 1, { person, bot: null, name: 'Ann' }, digest(3)),
      saying: () => tables.say(table.id, { person, phrase: null, text: 'Ann' }),
      bookmark: () => tables.bookmark(table.id, { person, at: 1, text: 'Ann' }),
      table: () => tables.createWithin(own, 9, 9),
      party: () => campaigns.join(campaign, person, null),
      campaign: () =>
        campaigns.create({
          ...made,
          id: fresh('campaign'),
          host: person,
          seats: [{ seat: 0, person, bot: null }],
        }),
    }
    return { all, table: table.id }
  }

  async function nothingIsLeft(person: string): Promise<void> {
    const { person: rows = [], ...left } = await store.people.everything(person)
    expect(Object.entries(left).filter(([, found]) => found.length > 0)).toEqual([])
    expect(rows).toMatchObject([{ kind: 'gone', name: '', skeleton: null, settings: '{}' }])
  }

  it('writes nothing any more', async () => {
    const person = await guest(store, 'Ann')
    const { all } = await writes(person)
    await store.people.erase(person)
    for (const write of Object.values(all)) await write()
    await nothingIsLeft(person)
  })

  it('has left nothing behind whatever was being written just then', async () => {
    const person = await guest(store, 'Ann')
    const { all } = await writes(person)
    const names = Object.keys(all)
    const half = names.length / 2
    const doing = (some: readonly string[]) => some.map((name) => all[name]!())
    await Promise.all([
      ...doing(names.slice(0, half)),
      store.people.erase(person),
      ...doing(names.slice(half)),
    ])
    await nothingIsLeft(person)
  })

  it('is not signed in by what was opened before', async () => {
    const person = await guest(store, 'Ann')
    const hash = digest(77)
    await store.people.openSession({ hash, person, agent: '', life: 9_999 })
    expect(await store.people.session(hash, 9_999)).not.toBeNull()
    await store.people.erase(person)
    expect(await store.people.session(hash, 9_999)).toBeNull()
  })

  it('has a seat at no next table, and nobody begins a battle with her', async () => {
    const [ann, bob] = [await guest(store, 'Ann'), await guest(store, 'Bob')]
    const seats = [ann, bob].map((person) => ({ person, bot: null, name: 'X' }))
    const before = tableLike({ host: bob, seats })
    await store.tables.create(before)
    const campaign = fresh('campaign')
    const party = [ann, bob].map((person, seat) => ({ seat, person, bot: null }))
    await store.campaigns.create({
      id: campaign,
      kind: 'legacy',
      title: '',
      host: bob,
      invite: null,
      options: '{}',
      record: '{}',
      seats: party,
    })
    await store.people.erase(ann)
    const next = { ...tableLike({ host: bob, seats }), parent: before.id, repeats: null }
    expect(await store.tables.createNext(next)).toBe(next.id)
    const rows = (await store.tables.table(next.id))!.seats
    expect(rows.map(({ person, name }) => [person, name])).toEqual([
      [null, ''],
      [bob, 'X'],
    ])
    const to = { record: '{}', votes: '{}', exports: 0 }
    expect(await store.campaigns.fight(campaign, 0, to, tableLike({ seats }), 'seed', [])).toBe(false)
  })
})
