import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { engines, guest, playing } from './engines.ts'

const DAY = 86_400_000

describe.each(engines)('people who were reported, in $name', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  beforeAll(async () => {
    opened = await engine.open()
    store = opened.store
  })
  afterAll(() => opened.end())

  const met = async () => {
    const [a, b] = [await guest(store, 'Ada'), await guest(store, 'Bo')]
    const seats = [a, b].map((person) => ({ person, bot: null, name: '' }))
    return { a, b, game: (await playing(store, { seats })).id }
  }
  const of = async (about: string) =>
    (await store.people.reports(1_000)).filter((report) => report.about === about)

  it('stand there with what they have said at that table, once for each who reports', async () => {
    const { a, b, game } = await met()
    const other = await playing(store, { seats: [{ person: b, bot: null, name: '' }] })
    await store.tables.say(game, { person: b, phrase: null, text: 'Go away' })
    await store.tables.say(game, { person: a, phrase: null, text: 'Why?' })
    await store.tables.say(other.id, { person: b, phrase: null, text: 'Elsewhere' })
    const report = { person: a, about: b, game, kind: 'other', text: '' } as const
    expect(await store.people.report(report, 9, DAY)).toBe('kept')
    expect(await store.people.report({ ...report, kind: 'talk', text: 'Rude.' }, 9, DAY)).toBe('kept')
    const [kept, ...more] = await of(b)
    expect(more).toEqual([])
    expect(kept).toMatchObject({ ...report, kind: 'talk', text: 'Rude.', name: 'Ada', aboutName: 'Bo' })
    expect(kept!.said).toEqual([{ phrase: null, text: 'Go away' }])
    expect(kept!.at).toBeGreaterThan(0)
    expect((await store.people.everything(a)).report).toHaveLength(1)
    expect((await store.people.everything(b)).report).toEqual([])
  })

  it('have been at the table, or said something there', async () => {
    const { a, game } = await met()
    const [watcher, stranger] = [await guest(store), await guest(store)]
    await store.tables.say(game, { person: watcher, phrase: 3, text: null })
    const report = { person: a, game, kind: 'talk', text: '' } as const
    expect(await store.people.report({ ...report, about: watcher }, 9, DAY)).toBe('kept')
    expect(await store.people.report({ ...report, about: stranger }, 9, DAY)).toBe('unknown')
    expect(await store.people.report({ ...report, about: watcher, game: 'none' }, 9, DAY)).toBe('unknown')
  })

  it('are no more than somebody may report within a time, also of many at once', async () => {
    const { a } = await met()
    const others = await Promise.all(Array.from({ length: 4 }, () => met()))
    const done = await Promise.all(
      others.map(({ b, game }) =>
        store.people.report({ person: a, about: b, game, kind: 'play', text: '' }, 2, DAY),
      ),
    )
    expect(done.toSorted()).toEqual(['full', 'full', 'kept', 'kept'])
    const [{ b, game }] = [others[0]!]
    expect(await store.people.report({ person: a, about: b, game, kind: 'play', text: '' }, 2, -DAY)).toBe(
      'kept',
    )
  })

  it('are forgotten with whoever was reported or has reported, and after their time', async () => {
    const [first, second, third] = [await met(), await met(), await met()]
    for (const { a, b, game } of [first, second, third])
      await store.people.report({ person: a, about: b, game, kind: 'name', text: 'x' }, 9, DAY)
    await store.people.erase(first.a)
    await store.people.erase(second.b)
    expect([await of(first.b), await of(second.b)]).toEqual([[], []])
    expect(await of(third.b)).toHaveLength(1)
    await store.sweep({ guests: DAY, sayings: DAY, openTables: DAY })
    expect(await of(third.b)).toHaveLength(1)
    await store.sweep({ guests: DAY, sayings: -1_000, openTables: DAY })
    expect(await of(third.b)).toEqual([])
  })
})
