import { describe, expect, it } from 'vitest'
import type { Timekeeper } from '../../../../src/server/live/time/timekeeper.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Who is told that she is waited for when she goes: where games take days. */

const KINDS = [
  ['eternal', ['ann', 'bob']],
  ['aeons-end', ['ann', 'bob', 'cid']],
] as const

async function inDays(kind: string, people: readonly string[], pace: 'days' | 'live' | 'relaxed' = 'days') {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  let killed = false
  const own: Timekeeper = {
    now: () => time.now(),
    steady: () => time.steady(),
    after: (milliseconds, what) => time.after(milliseconds, () => (killed ? undefined : what())),
  }
  const { live, environment } = liveTables(store.asStore, own)
  /** Nothing happens at this node any more, and the others notice. */
  const kill = (): void => {
    killed = true
    store.ended.set('node', time.now())
  }
  const id = await begunTable(store.asStore, kind, people, { pace, windows: 'plain', undo: 'ask' })
  const come = async (person: string, at = live): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(at, id, person)
    await time.pass(100)
    return page
  }
  const asked = (): readonly string[] => {
    const seat = store.kept.get(id)!.row.asked!
    return seat < 0 ? people : [people[seat]!]
  }
  /** What is told about turns and votes after so long. */
  const notified = async (milliseconds: number): Promise<readonly string[]> => {
    await time.pass(milliseconds)
    return store.send().filter((each) => /^(turn|undo)/.test(each))
  }
  const pages = new Map<string, Page>()
  for (const person of people) pages.set(person, await come(person))
  // Those who came in time hear nothing of the first question.
  expect(store.send()).toEqual([])
  const answer = async (page: Page): Promise<void> => {
    const { choices } = page.moment!.question!
    page.say({ c: 'a', r: page.revision, i: choices[0]!.index, id: newId() })
    await time.pass(200)
  }
  return { time, store, live, environment, kill, id, come, asked, notified, pages, answer }
}

describe.each(KINDS)('%s: somebody is asked while she is here', (kind, people) => {
  it('and goes: she is told a minute later, once, however often she comes and goes', async () => {
    const { asked, pages, come, notified, environment } = await inDays(kind, people)
    const [first] = asked()
    const others = asked().slice(1)
    pages.get(first!)!.leave()
    expect(await notified(50_000)).toEqual([])
    expect(await notified(11_000)).toEqual([`turn ${first}`])
    for (let n = 0; n < 3; n++) {
      const page = await come(first!)
      page.leave()
      expect(await notified(120_000)).toEqual([])
    }
    for (const other of others) {
      pages.get(other)!.leave()
      expect(await notified(61_000)).toEqual([`turn ${other}`])
    }
    expect(environment.faults).toEqual([])
  })

  it('and goes, and is back before the minute is over: nothing, until she goes for good', async () => {
    const { asked, pages, come, notified } = await inDays(kind, people)
    const [first] = asked()
    pages.get(first!)!.leave()
    for (let n = 0; n < 3; n++) {
      expect(await notified(40_000)).toEqual([])
      const page = await come(first!)
      expect(await notified(10_000)).toEqual([])
      page.leave()
    }
    expect(await notified(61_000)).toEqual([`turn ${first}`])
  })

  it('and goes and comes in the same breath: whoever is here is told nothing', async () => {
    const { asked, pages, live, id, time, notified } = await inDays(kind, people)
    const [first] = asked()
    const page = new Page(() => time.now())
    pages.get(first!)!.leave()
    page.connect(live, id, first!)
    expect(await notified(20_000)).toEqual([])
    page.say({ c: 'p' })
    for (let n = 0; n < 4; n++) {
      expect(await notified(20_000)).toEqual([])
      page.say({ c: 'p' })
    }
  })

  it('and closes one of two pages: she is here still', async () => {
    const { asked, pages, come, notified } = await inDays(kind, people)
    const [first] = asked()
    const second = await come(first!)
    pages.get(first!)!.leave()
    for (let n = 0; n < 5; n++) {
      second.say({ c: 'p' })
      expect(await notified(20_000)).toEqual([])
    }
  })

  it('with the wish to be told always: once, also when she goes', async () => {
    const game = await inDays(kind, people)
    const { asked, pages, notified, store, come, answer } = game
    for (const person of people) store.always.add(person)
    const before = asked()
    for (let n = 0; n < 60 && `${asked()}` === `${before}`; n++) await answer(pages.get(before[0]!)!)
    const [next] = asked()
    pages.get(next!)!.leave()
    const said = await notified(61_000)
    expect(said.filter((each) => each === `turn ${next}`)).toHaveLength(1)
    for (let n = 0; n < 2; n++) {
      ;(await come(next!)).leave()
      expect(await notified(61_000)).toEqual([])
    }
  })

  it('and each new turn of hers counts anew', async () => {
    const { asked, pages, notified, answer, come } = await inDays(kind, people)
    const [first] = asked()
    pages.get(first!)!.leave()
    expect(await notified(61_000)).toEqual([`turn ${first}`])
    for (const person of people) pages.set(person, await come(person))
    const before = `${asked()}`
    let moved = false
    for (let n = 0; n < 200 && !(moved && asked().includes(first!)); n++) {
      await answer(pages.get(asked()[0]!)!)
      moved ||= `${asked()}` !== before
    }
    pages.get(first!)!.leave()
    expect(await notified(61_000)).toEqual([`turn ${first}`])
  })

  it('and her node ends: she is told unless she comes to the next one', async () => {
    for (const comes of [false, true]) {
      const { asked, store, live, time, come, notified } = await inDays(kind, people)
      const [first] = asked()
      await live.close()
      const next = liveTables(store.asStore, time, 'another').live
      if (comes) for (const person of people) await come(person, next)
      const said = await notified(61_000)
      expect(said.includes(`turn ${first}`)).toBe(!comes)
    }
  })

  it('and her node is killed: she is told when the table is opened again without her', async () => {
    const { asked, store, id, time, notified } = await inDays(kind, people)
    const [first] = asked()
    const next = liveTables(store.asStore, time, 'another').live
    await next.open(id)
    expect(await notified(61_000)).toContain(`turn ${first}`)
  })

  it('and her node is killed: she is told though nobody opens the table, unless she comes', async () => {
    for (const comes of [false, true]) {
      const { asked, store, kill, time, come, notified } = await inDays(kind, people)
      const [first] = asked()
      kill()
      const { live: next, environment } = liveTables(store.asStore, time, 'another')
      if (comes) for (const person of people) await come(person, next)
      const said = await notified(70_000)
      expect(said.filter((each) => each === `turn ${first}`)).toHaveLength(comes ? 0 : 1)
      expect(store.ended.size).toBe(0)
      expect(environment.faults).toEqual([])
    }
  })

  it('and her node is killed where games have no days: nobody opens the table, and she is told nothing', async () => {
    for (const pace of ['live', 'relaxed'] as const) {
      const { store, kill, time, notified } = await inDays(kind, people, pace)
      kill()
      const { live: next } = liveTables(store.asStore, time, 'another')
      expect(await notified(70_000)).toEqual([])
      expect(next.counts.tables).toBe(0)
    }
  })

  it('and goes from a table without days: nothing', async () => {
    for (const pace of ['live', 'relaxed'] as const) {
      const { pages, notified } = await inDays(kind, people, pace)
      for (const page of pages.values()) page.leave()
      expect(await notified(61_000)).toEqual([])
    }
  })
})

it.each(KINDS)('%s: a vote waits for whoever goes', async (kind, people) => {
  const { pages, asked, notified, answer, time } = await inDays(kind, people)
  const [first] = asked()
  const page = pages.get(first!)!
  for (let n = 0; n < 12; n++) await answer(pages.get(asked()[0]!)!)
  for (let to = 0; to < 12 && page.company!.proposal === null; to++) {
    page.say({ c: 'undo', r: page.revision, to, id: newId() })
    await time.pass(1_000)
  }
  expect(page.company!.proposal).not.toBeNull()
  const [voter] = people.filter((person) => person !== first)
  pages.get(voter!)!.leave()
  expect((await notified(61_000)).filter((each) => each.startsWith('undo'))).toEqual([`undo ${voter}`])
})
