import { expect } from 'vitest'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

export const BEAT = 50
/** Whatever begins to be made less long before a beat leaves with the one after it. */
export const READY = 10

/** Tables with hidden hands, by manual time: at each of them Ann and Bob play. */
export async function beatTables(count: number, options: Partial<TableOptions> = {}) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const tables = []
  for (let n = 0; n < count; n++) {
    const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], { windows: 'plain', ...options })
    const pages = ['ann', 'bob'].map((person) => {
      const page = new Page(() => time.now())
      page.connect(live, id, person)
      return page
    })
    const asked = (): Page => pages[pages[0]!.moment!.asked === 1 ? 1 : 0]!
    const answer = (): void => {
      const page = asked()
      const { index } = page.moment!.question!.choices[0]!
      page.say({ c: 'a', r: page.revision, i: index, id: newId() })
    }
    tables.push({ id, pages, asked, answer })
  }
  await time.pass(200)
  return {
    time,
    store,
    live,
    environment,
    tables,
    /** Lets time go by until so long before a beat. */
    toBeat: (before: number): Promise<void> => time.pass(2 * BEAT - (time.now() % BEAT) - before),
    end: async (): Promise<void> => {
      await live.close()
      expect(environment.faults).toEqual([])
    },
  }
}

export async function beatTable(options: Partial<TableOptions> = {}) {
  const { tables, ...rest } = await beatTables(1, options)
  return { ...rest, ...tables[0]! }
}
