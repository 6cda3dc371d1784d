import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { engines, guest, playing } from './engines.ts'
import { digest, fresh, tableLike } from './rows.ts'

const DAY = 86_400_000

describe.each(engines)('people who have played together, in $name', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  beforeAll(async () => {
    opened = await engine.open()
    store = opened.store
  })
  afterAll(() => opened.end())

  const account = async (name = 'Mira'): Promise<string> => {
    const id = await guest(store, name)
    await store.people.promote(id, name, fresh('skeleton'))
    return id
  }
  const together = async (people: readonly (string | null)[], begins = true): Promise<string> => {
    const seats = people.map((person) => ({ person, bot: person === null ? 'greedy' : null, name: '' }))
    const table = tableLike({ seats })
    await store.tables.create(table)
    if (begins) await store.tables.begin(table.id, 's', (await store.tables.table(table.id))!.seats)
    return table.id
  }
  const known = async (person: string, within = DAY, limit = 100) =>
    (await store.people.companions(person, within, limit)).map((each) => each.person.id)

  it('know each other once, each at the table where they met last, and not those of other tables', async () => {
    const [me, a, b, stranger] = [await account(), await account(), await account(), await account()]
    await together([me, a, null])
    await together([me, me, a, b])
    await together([b, stranger])
    expect((await known(me)).toSorted()).toEqual([a, b].toSorted())
    expect(await known(stranger)).toEqual([b])
    expect(await known(me, DAY, 1)).toHaveLength(1)
    expect(await known(me, -1_000)).toEqual([])
    const [first] = await store.people.companions(stranger, DAY, 1)
    expect(first!.met).toBeGreaterThan(0)
    expect(first!.person).toEqual(await store.people.person(b))
  })
  it('do not know whoever has only sat in a waiting room, and nobody who is gone', async () => {
    const [me, waits, gone] = [await account(), await account(), await account()]
    await together([me, waits], false)
    await together([me, gone])
    await store.people.erase(gone)
    expect(await known(me)).toEqual([])
  })
  it('do not know a guest who cannot come in any more', async () => {
    const [me, ended, late, here] = [
      await account(),
      await guest(store),
      await guest(store),
      await guest(store),
    ]
    const session = (person: string, n: number, life: number) =>
      store.people.openSession({ hash: digest(n), person, agent: '', life })
    await session(late, 201, -1_000)
    await session(here, 202, DAY)
    for (const other of [ended, late, here]) await together([me, other])
    expect(await known(me)).toEqual([here])
  })
  it('do not know each other where one does not want to hear the other', async () => {
    const [me, muted, mutes] = [await account(), await account(), await account()]
    await together([me, muted, mutes])
    await store.people.mute(me, muted, true)
    await store.people.mute(mutes, me, true)
    expect(await known(me)).toEqual([])
    await store.people.mute(me, muted, false)
    expect(await known(me)).toEqual([muted])
  })
  it('are seen while they are here', async () => {
    const me = await account()
    const before = (await store.people.person(me))!.seen
    await store.people.noteSeen([me, 'nobody'])
    await store.people.noteSeen([])
    expect((await store.people.person(me))!.seen).toBeGreaterThanOrEqual(before)
  })
})

describe.each(engines)('what lists say of a game, in $name', (engine) => {
  it('is noted by whoever plays it, and who looks on is unknown when nobody plays it', async () => {
    const { store, end } = await engine.open()
    const { id, epoch } = await playing(store)
    const shown = async () => {
      const { turn, watchers } = (await store.tables.table(id))!
      return [turn, watchers]
    }
    expect(await shown()).toEqual([null, null])
    const { changed } = (await store.tables.table(id))!
    await store.tables.setProgress([{ game: id, epoch: epoch + 1, turn: 9, watchers: 9 }])
    expect(await shown()).toEqual([null, null])
    const nowhere = { game: 'nowhere', epoch, turn: 1, watchers: 1 }
    await store.tables.setProgress([nowhere, { game: id, epoch, turn: 4, watchers: 2 }])
    expect(await shown()).toEqual([4, 2])
    expect((await store.tables.table(id))!.changed).toBe(changed)
    const { owner } = (await store.tables.table(id))!
    await store.tables.release(id, owner!, epoch)
    expect(await shown()).toEqual([4, null])
    await end()
  })
})
