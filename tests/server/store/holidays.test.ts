import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../src/server/store/contract/store.ts'
import type { Dumped } from '../../../src/server/store/contract/values.ts'
import { HOLIDAY_DAY } from '../../../src/table/time/holiday.ts'
import { engines, guest, playing } from './engines.ts'

/* Holidays as rows, the same in both engines: taken, ended, moved to another store and forgotten with the person. */

describe.each(engines)('holidays in $name', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  beforeAll(async () => {
    opened = await engine.open()
    store = opened.store
  })
  afterAll(() => opened.end())

  it('are taken once at a time and never more than there are', async () => {
    const id = await guest(store)
    expect(await store.people.takeHoliday('nobody', HOLIDAY_DAY)).toBe(false)
    expect(await store.people.takeHoliday(id, 15 * HOLIDAY_DAY)).toBe(false)
    expect(await store.people.takeHoliday(id, 10 * HOLIDAY_DAY)).toBe(true)
    expect(await store.people.takeHoliday(id, HOLIDAY_DAY)).toBe(false)
    const [taken] = await store.people.holidays([id])
    expect(taken).toMatchObject({ person: id })
    expect(taken!.ends - taken!.begins).toBe(10 * HOLIDAY_DAY)
    expect(await store.people.endHoliday(id)).toBe(true)
    expect(await store.people.endHoliday(id)).toBe(false)
    // Only what was used is gone.
    const [ended] = await store.people.holidays([id, 'nobody'])
    expect(ended!.ends).toBeLessThan(taken!.ends)
    expect(await store.people.takeHoliday(id, 13 * HOLIDAY_DAY)).toBe(true)
    expect(await store.people.holidays([])).toEqual([])
  })

  it('two wishes at the same moment are one holiday', async () => {
    const id = await guest(store)
    const both = await Promise.all([1, 2].map(() => store.people.takeHoliday(id, 8 * HOLIDAY_DAY)))
    expect(both.sort()).toEqual([false, true])
    expect(await store.people.holidays([id])).toHaveLength(1)
  })

  it('make the running games of the person due that are due at all', async () => {
    const id = await guest(store)
    const { id: game, epoch } = await playing(store, { seats: [{ person: id, bot: null, name: 'Mira' }] })
    await store.tables.ask(game, epoch, { asked: 0, dueAfter: 5 * HOLIDAY_DAY, notices: [] })
    const due = async () => (await store.tables.table(game))!.due
    const before = (await due())!
    await store.people.takeHoliday(id, HOLIDAY_DAY)
    expect((await due())!).toBeLessThan(before)
    await store.tables.ask(game, epoch, { asked: -1, dueAfter: null, notices: [] })
    await store.people.endHoliday(id)
    expect(await due()).toBeNull()
  })

  it('are told to the person, moved with the store, and go with the person', async () => {
    const id = await guest(store)
    await store.people.takeHoliday(id, 3 * HOLIDAY_DAY)
    expect((await store.people.everything(id)).holiday).toHaveLength(1)
    const rows: Dumped[] = []
    for await (const row of store.dump()) rows.push(row)
    expect(rows.filter(({ table, row }) => table === 'holiday' && row.person === id)).toHaveLength(1)
    const other = await engine.open()
    await other.store.restore(
      (async function* () {
        yield* rows
      })(),
    )
    expect(await other.store.people.holidays([id])).toEqual(await store.people.holidays([id]))
    await other.end()
    await store.people.erase(id)
    expect(await store.people.holidays([id])).toEqual([])
  })
})
