import { expect, it } from 'vitest'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { begunTable, environmentOf, ManualTime, ownStore } from '../harness.ts'

it('every table whose time has come is opened, however many there are, also behind one that cannot be', async () => {
  const { store, end } = await ownStore()
  try {
    const ids: string[] = []
    for (let n = 0; n < 7; n++)
      ids.push(await begunTable(store, 'aeons-end', [{ bot: 'greedy' }, { bot: 'greedy' }]))
    const time = new ManualTime()
    const environment = environmentOf(store, time)
    const [broken] = [...ids].sort()
    const table = (id: string) =>
      id === broken ? Promise.reject(new Error('unreadable')) : store.tables.table(id)
    // The parts of a store are calls to its thread: one of them is answered here.
    const tables = new Proxy(store.tables, {
      get: (target, name) => (name === 'table' ? table : Reflect.get(target, name)),
    })
    const live = new LiveTables({ ...environment, store: { ...store, tables } }, 2)
    await live.wake()
    expect(live.counts.tables).toBe(6)
    expect(environment.faults).toHaveLength(1)
    await live.close()
  } finally {
    await end()
  }
})
