import { expect, it, vi } from 'vitest'
import { Lines } from '../../../../src/server/live/connections/lines.ts'
import { SWEEP } from '../../../../src/server/live/live-tables.ts'
import { begunTable, liveTables, ManualTime, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

const MINUTE = 60_000
/** A table where nobody has been for so long leaves memory, and a line that says nothing is closed. */
const IDLE = 10 * MINUTE
const SILENT = 25_000

it('a table that was dropped while nobody was there, and is opened again, stays as long as any other', async () => {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'])
  await live.open(id)
  await time.pass(IDLE - MINUTE)
  await live.lapsed()
  expect(live.counts.tables).toBe(0)
  await live.open(id)
  await time.pass(IDLE - MINUTE)
  expect(live.counts.tables).toBe(1)
  await time.pass(MINUTE + 2 * SWEEP)
  expect(live.counts.tables).toBe(0)
  await live.close()
})

it('a sweep that is under way when the process closes asks its store for nothing more', async () => {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'])
  new Page().connect(live, id, 'ann')
  await time.pass(100)
  let goOn = (): void => {}
  const due = vi.spyOn(store.asStore.tables, 'due').mockImplementation(async () => {
    await new Promise<void>((done) => {
      goOn = done
    })
    return []
  })
  const asked = [
    vi.spyOn(store.asStore.tables, 'setProgress'),
    vi.spyOn(store.asStore.people, 'noteSeen'),
    vi.spyOn(store.asStore.tables, 'ended'),
  ]
  await time.pass(SWEEP)
  expect(due).toHaveBeenCalledTimes(1)
  await live.close()
  goOn()
  await time.pass(10 * SWEEP)
  for (const each of asked) expect(each).not.toHaveBeenCalled()
  expect(due).toHaveBeenCalledTimes(1)
  expect(environment.faults).toEqual([])
})

it('of hundreds of lines those are closed that are silent when they are looked at', async () => {
  const time = new ManualTime()
  const lines = new Lines(
    { time, report: (error) => expect(error).toBeUndefined() },
    { seat: async () => {}, receive: async () => {}, leave: async () => {} },
  )
  const pages = Array.from({ length: 450 }, (_, n) => {
    const page = new Page(() => time.now())
    page.take(lines.connect('table', page.guest(`person ${n}`, 'en'), null, page))
    return page
  })
  await time.pass(SILENT)
  pages[0]!.say({ c: 'p' })
  await time.pass(1)
  const swept = lines.sweep()
  // While others are looked at one says something, one leaves and one comes.
  time.after(0, () => {
    pages[440]!.say({ c: 'p' })
    pages[441]!.leave()
    const page = new Page(() => time.now())
    pages.push(page)
    page.take(lines.connect('table', page.guest('late', 'en'), null, page))
  })
  await time.pass(10)
  await swept
  const open = pages.flatMap(({ closed }, n) => (closed === null ? [n] : []))
  expect(open).toEqual([0, 440, 441, 450])
})
