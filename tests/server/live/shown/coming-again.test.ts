import { describe, expect, it, vi } from 'vitest'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Somebody whose page connects again and again: it costs little, and brings her nothing. */

async function table(kind: string) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, kind, ['ann', 'bob'], { talk: 'text' })
  const come = async (person: string): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    await time.pass(60)
    return page
  }
  return { time, store, come }
}

const wholeOf = (page: Page): unknown => page.messages.find(({ m }) => m === 'whole')

describe.each(['aeons-end', 'eternal'])('a page that connects again to %s', (kind) => {
  it('is sent the same as the first time, until the table goes on', async () => {
    const { time, come } = await table(kind)
    const pages = [await come('ann'), await come('ann'), await come('ann')]
    const [first, ...others] = pages.map(({ moment, lines, revision }) => ({ moment, lines, revision }))
    expect(first?.moment).not.toBeNull()
    for (const other of others) expect(other).toEqual(first)
    const bob = await come('bob')
    const asked = [pages[0]!, bob].find(({ moment }) => moment?.question != null)!
    asked.say({ c: 'a', r: asked.revision, i: 0, id: newId() })
    await time.pass(3_000)
    const later = await come('ann')
    expect(later.revision).toBe(pages[0]!.revision)
    expect(later.revision).toBeGreaterThan(first!.revision)
    expect(later.moment).toEqual(pages[0]!.moment)
    expect(later.lines).toEqual(pages[0]!.lines)
  })
  it('is sent the lines of the log that it lacks, whatever others lacked', async () => {
    const { come } = await table(kind)
    const fresh = await come('ann')
    await come('ann')
    const wanted = wholeOf(await come('ann'))
    expect(wanted).toMatchObject({ log: { keep: 0, add: fresh.lines } })
  })
  it('asks nothing of the store', async () => {
    const { store, come } = await table(kind)
    await come('ann')
    const { tables, people, steps } = store.asStore
    const asked = [vi.spyOn(tables, 'table'), vi.spyOn(people, 'mutes'), vi.spyOn(steps, 'load')]
    expect((await come('ann')).moment).not.toBeNull()
    for (const spy of asked) expect(spy).not.toHaveBeenCalled()
  })
  it('may say no more than one that stays, but may go on playing', async () => {
    const { time, come } = await table(kind)
    // So few at a time that the page is not closed for it.
    const answered = async (): Promise<number> => {
      const page = await come('ann')
      for (let q = 1; q <= 4; q++) page.say({ c: 'look', at: 0, q })
      await time.pass(60)
      return page.messages.filter((message) => message.m === 'reply').length
    }
    for (let n = 0; n < 2; n++) expect(await answered()).toBe(4)
    expect(await answered()).toBeLessThan(4)
    for (let n = 0; n < 5; n++) expect(await answered()).toBe(1)
    await time.pass(5_000)
    expect(await answered()).toBeGreaterThan(1)
  })
})

it('whoever was muted before the page came is not heard on it, also when she comes again', async () => {
  const { time, store, come } = await table('aeons-end')
  const ann = await come('ann')
  const bob = await come('bob')
  const received = (page: Page): number => page.messages.filter(({ m }) => m === 'said').length
  bob.say({ c: 'say', text: 'hello' })
  await time.pass(60)
  expect([received(ann), received(bob)]).toEqual([1, 1])
  store.mutes.push(['ann', 'bob'])
  ann.leave()
  const again = await come('ann')
  bob.say({ c: 'say', text: 'hello again' })
  await time.pass(60)
  expect([received(again), received(bob)]).toEqual([0, 2])
})
