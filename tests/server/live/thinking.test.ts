import { describe, expect, it } from 'vitest'
import { type Thinker, thinkHere } from '../../../src/server/live/engines/thinker.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import type { TableOptions } from '../../../src/table/options.ts'
import type { Advice } from '../../../src/table/people/bots.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from './harness.ts'
import { MemoryStore } from './memory.ts'

/* Whoever thinks, for a bot or for somebody who wants advice, keeps nobody else waiting. */

async function evening(thinker: Thinker, people = ['ann', 'bob'], options: Partial<TableOptions> = {}) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const environment = environmentOf(store.asStore, time)
  const live = new LiveTables({ ...environment, thinker })
  const seats = people.map((each) => (each.includes(':') ? { bot: each } : each))
  const id = await begunTable(store.asStore, 'aeons-end', seats, options)
  const [ann, bob] = people.map((person) => {
    const page = new Page(() => time.now())
    if (!person.includes(':')) page.connect(live, id, person)
    return page
  }) as [Page, Page]
  await time.pass(100)
  const { steps } = store.kept.get(id)!
  return { time, store, live, id, ann, bob, steps, faults: environment.faults }
}

const endless: Thinker = {
  choose: () => new Promise(() => {}),
  hint: () => new Promise(() => {}),
  playOut: () => new Promise(() => {}),
}
const asked = (pages: readonly Page[]): Page => pages.find(({ moment }) => moment!.question !== null)!
const replies = (page: Page) =>
  page.messages.filter((message) => message.m === 'reply' || (message.m === 'no' && message.q !== null))

describe('advice that never comes', () => {
  it('keeps no answer waiting', async () => {
    const { time, ann, bob, steps, faults } = await evening(endless)
    const page = asked([ann, bob])
    page.say({ c: 'hint', q: 1 })
    // Whoever asks for that much may say nothing more for a moment.
    await time.pass(1_000)
    page.say({ c: 'a', r: page.revision, i: page.moment!.question!.choices[0]!.index, id: newId() })
    await time.pass(100)
    expect(steps).toHaveLength(1)
    expect(faults).toEqual([])
  })

  it('is not told to somebody who has gone on: what it was about is no more', async () => {
    let think: (advice: readonly Advice[]) => void = () => {}
    const hint = () =>
      new Promise<readonly Advice[]>((done) => {
        think = done
      })
    const { time, ann, bob } = await evening({ ...endless, hint })
    const page = asked([ann, bob])
    page.say({ c: 'hint', q: 1 })
    await time.pass(100)
    const advice = [{ index: 0, chance: 0.5, why: 'it is good' }]
    think(advice)
    await time.pass(100)
    expect(replies(page)).toEqual([{ m: 'reply', q: 1, value: advice }])
    page.say({ c: 'p' })
    await time.pass(10_000)
    page.say({ c: 'hint', q: 2 })
    await time.pass(1_000)
    page.say({ c: 'a', r: page.revision, i: page.moment!.question!.choices[0]!.index, id: newId() })
    await time.pass(100)
    think(advice)
    await time.pass(100)
    expect(replies(page).at(-1)).toMatchObject({ m: 'no', q: 2, code: 'stale' })
  })

  it('that fails is said to have failed, once', async () => {
    const fails: Thinker = { ...endless, hint: () => Promise.reject(new Error('broken')) }
    const { time, ann, bob, faults } = await evening(fails)
    const page = asked([ann, bob])
    page.say({ c: 'hint', q: 1 })
    await time.pass(100)
    expect(replies(page)).toMatchObject([{ m: 'no', q: 1, code: 'fault' }])
    expect(faults).toHaveLength(1)
  })

  it('is had twenty times an hour by one person, at whichever table', async () => {
    const { time, ann, bob } = await evening({ ...thinkHere, hint: async () => [] })
    const page = asked([ann, bob])
    const ask = async (q: number): Promise<void> => {
      page.say({ c: 'hint', q })
      await time.pass(6_000)
    }
    for (let q = 1; q <= 20; q++) await ask(q)
    expect(replies(page).every(({ m }) => m === 'reply')).toBe(true)
    await ask(21)
    expect(replies(page).at(-1)).toMatchObject({ m: 'no', q: 21 })
    for (let n = 0; n < 10; n++) {
      page.say({ c: 'p' })
      await time.pass(20_000)
    }
    await ask(22)
    expect(replies(page).at(-1)).toMatchObject({ m: 'reply', q: 22 })
  })
})

describe('a bot that thinks', () => {
  it('for ever keeps nobody from what else people do at a table', async () => {
    const { time, ann, faults } = await evening(endless, ['ann', 'search:quick'], { together: 'first' })
    // Until it is the turn of the bot.
    for (let n = 0; n < 60 && ann.moment!.question !== null; n++) {
      ann.say({ c: 'a', r: ann.revision, i: ann.moment!.question!.choices[0]!.index, id: newId() })
      ann.say({ c: 'p' })
      await time.pass(1_000)
    }
    expect(ann.moment!.question).toBeNull()
    ann.say({ c: 'board', q: 7 })
    await time.pass(100)
    expect(replies(ann).at(-1)).toMatchObject({ m: 'reply', q: 7 })
    expect(faults).toEqual([])
  })

  it('too simply, because nobody had time to think, is known to be one, until one has again', async () => {
    let isSimpler = true
    const busy: Thinker = {
      ...thinkHere,
      choose: async (table, _, whose) => ({ ...(await thinkHere.choose(table, 'greedy', whose)), isSimpler }),
    }
    const { time, ann } = await evening(busy, ['ann', 'search:quick'])
    const until = async (holds: () => boolean): Promise<void> => {
      for (let n = 0; n < 200 && !holds(); n++) {
        const { question } = ann.moment!
        if (question !== null)
          ann.say({ c: 'a', r: ann.revision, i: question.choices[0]!.index, id: newId() })
        ann.say({ c: 'p' })
        await time.pass(1_000)
      }
    }
    expect(ann.company!.simpler).toBeUndefined()
    await until(() => ann.company!.simpler === true)
    expect(ann.company!.simpler).toBe(true)
    isSimpler = false
    await until(() => ann.company!.simpler !== true)
    expect(ann.company!.simpler).toBeUndefined()
  })
})
