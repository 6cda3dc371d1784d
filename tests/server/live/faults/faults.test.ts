import { afterEach, describe, expect, it, vi } from 'vitest'
import { evaluator as aeonsEndEvaluator } from '../../../../src/games/aeons-end/engine.ts'
import { aeonsEnd } from '../../../../src/games/aeons-end/index.ts'
import { evaluator as eternalEvaluator } from '../../../../src/games/eternal/engine.ts'
import { eternal } from '../../../../src/games/eternal/index.ts'
import { readRecord } from '../../../../src/kernel/record.ts'
import { verify } from '../../../../src/kernel/verify.ts'
import { type Thinker, thinkHere } from '../../../../src/server/live/engines/thinker.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { Channel } from '../../../../src/server/live/shown/channel.ts'
import type { FaultReport } from '../../../../src/server/operating/reports.ts'
import * as says from '../../../../src/table/refusals.ts'
import { Faults } from '../../../lab/faults.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/*
 * Whatever throws at a live table, a rule, a listener, a word or a bot, leaves it at the decision before it, with a report
 * and a sentence to the players; and when it does not throw any more the game goes on.
 */

const subjects = {
  'aeons-end': { game: aeonsEnd, faults: new Faults(aeonsEnd.machine, aeonsEndEvaluator) },
  eternal: { game: eternal, faults: new Faults(eternal.machine, eternalEvaluator) },
}

afterEach(() => {
  vi.restoreAllMocks()
})

async function evening(
  kind: keyof typeof subjects,
  people: readonly string[],
  thinker: Thinker = thinkHere,
  keeps: () => void = () => {},
) {
  const { game, faults } = subjects[kind]
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const reports: FaultReport[] = []
  const environment = environmentOf(store.asStore, time)
  const keepReport = (report: FaultReport): void => {
    reports.push(report)
    keeps()
  }
  const live = new LiveTables({ ...environment, thinker, keepReport })
  const seats = people.map((each) => (each.startsWith('bot') ? { bot: 'greedy' } : each))
  const id = await begunTable(store.asStore, kind, seats, { windows: 'plain' })
  const pages = people.flatMap((person) => {
    if (person.startsWith('bot')) return []
    const page = new Page(() => time.now())
    page.connect(live, id, person, person === 'fred' ? 'fr' : 'en')
    return [page]
  })
  const { steps } = store.kept.get(id)!
  const wait = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      for (const page of pages) page.say({ c: 'p' })
      await time.pass(Math.min(left, 1_000))
    }
  }
  await wait(1_000)
  const asked = (): Page | undefined => pages.find(({ moment }) => moment?.question != null)
  const answer = async (): Promise<void> => {
    const page = asked()!
    page.say({ c: 'a', r: page.revision, i: page.moment!.question!.choices[0]!.index, id: newId() })
    await time.pass(200)
  }
  const notes = (page: Page) =>
    page.messages.flatMap((message) => (message.m === 'note' ? [message.text] : []))
  return { store, game, faults, time, id, pages, steps, reports, wait, asked, answer, notes }
}

describe.each(['aeons-end', 'eternal'] as const)('a fault at a live table of %s', (kind) => {
  it('in a rule that an answer leads to leaves it at the decision before', async () => {
    const { game, faults, pages, steps, reports, asked, answer, id } = await evening(kind, ['ann', 'fred'])
    await answer()
    const stored = steps.length
    const page = asked()!
    const before = page.revision
    // The options of the present decision are known; what comes after them fails.
    faults.plant(2)
    await answer()
    faults.plant(-1)
    expect(steps).toHaveLength(stored)
    expect(page.messages.at(-1)).toMatchObject({ m: 'no', code: 'fault' })
    expect(reports).toHaveLength(1)
    const [{ table, reason, stack, record }] = reports as [FaultReport]
    expect([table, reason]).toEqual([id, 'planted'])
    expect(stack).toContain('planted')
    expect(verify<unknown>(game, readRecord(record!)).decisions).toBe(stored + 1)
    expect(pages.map(({ revision }) => revision)).toEqual([before, before])
    await answer()
    expect(steps.length).toBeGreaterThan(stored)
  })

  it('of a store that is away is no fault of the table: what is said is to be said again, and no report is kept', async () => {
    const { store, reports, time, pages } = await evening(kind, ['ann', 'fred'])
    const away = () => Promise.reject(Object.assign(new Error('starting up'), { code: '57P03' }))
    Object.assign(store.asStore.tables, { say: away, setOrders: away, setLent: away })
    const [ann] = pages
    ann!.say({ c: 'say', phrase: 1 })
    ann!.say({ c: 'order', seat: 0, orders: [], id: newId() })
    ann!.say({ c: 'show', seat: 0, on: true, q: 1 })
    await time.pass(200)
    const refused = ann!.messages.flatMap((message) => (message.m === 'no' ? [message.code] : []))
    expect(refused).toEqual(['busy', 'busy', 'busy'])
    expect(reports).toEqual([])
  })

  it('of which no report can be kept, on a full disk, keeps nobody from playing on', async () => {
    const game = await evening(kind, ['ann', 'fred'], thinkHere, () => {
      throw new Error('no room')
    })
    const { faults, steps, asked, answer } = game
    await answer()
    const stored = steps.length
    faults.plant(2)
    await answer()
    faults.plant(-1)
    expect(asked()!.messages.at(-1)).toMatchObject({ m: 'no', code: 'fault' })
    await answer()
    expect(steps.length).toBeGreaterThan(stored)
  })

  it('of a bot that chooses what is not there is said to everybody, and it is asked again', async () => {
    let odd = 2
    const thinker: Thinker = {
      ...thinkHere,
      choose: async (...asked) =>
        odd-- > 0 ? { index: 9_999, isSimpler: false } : thinkHere.choose(...asked),
    }
    const { reports, wait, asked, answer, pages } = await evening(kind, ['fred', 'bot'], thinker)
    for (let n = 0; n < 60 && reports.length < 2; n++) {
      if (asked() !== undefined) await answer()
      await wait(3_000)
    }
    expect(reports).toHaveLength(2)
    const before = pages[0]!.revision
    await wait(10_000)
    for (let n = 0; n < 5; n++) {
      if (asked() !== undefined) await answer()
      await wait(3_000)
    }
    expect(pages[0]!.revision).toBeGreaterThan(before)
  })

  it('of a bot is said to everybody, and it is asked again', async () => {
    let fails = 2
    const thinker: Thinker = {
      ...thinkHere,
      choose: (...asked) => (fails-- > 0 ? Promise.reject(new Error('planted')) : thinkHere.choose(...asked)),
    }
    const game = await evening(kind, ['fred', 'bot'], thinker)
    const { pages, reports, wait, asked, answer, notes } = game
    for (let n = 0; n < 60 && reports.length < 2; n++) {
      if (asked() !== undefined) await answer()
      await wait(3_000)
    }
    expect(reports).toHaveLength(2)
    await wait(10_000)
    for (const page of pages) expect(new Set(notes(page)).size).toBe(1)
    const fred = pages.at(-1)!
    expect(notes(fred)[0]).toBe(says.FAULT.fr)
    const before = fred.revision
    for (let n = 0; n < 5; n++) {
      if (asked() !== undefined) await answer()
      await wait(3_000)
    }
    expect(fred.revision).toBeGreaterThan(before)
  })

  it('of a bot that never ends is tried a few times, and then people are told what they can do', async () => {
    const thinker: Thinker = { ...thinkHere, choose: () => Promise.reject(new Error('planted')) }
    const game = await evening(kind, ['fred', 'bot'], thinker)
    const { pages, reports, wait, asked, answer, notes } = game
    const [fred] = pages as [Page]
    for (let n = 0; n < 60 && reports.length === 0; n++) {
      if (asked() !== undefined) await answer()
      await wait(3_000)
    }
    await wait(120_000)
    expect(reports).toHaveLength(4)
    expect(notes(fred)).toEqual([says.FAULT.fr, says.FAULT.fr, says.FAULT.fr, says.STUCK.fr])
    fred.say({ c: 'board', q: 1 })
    await wait(1_000)
    expect(fred.messages.some((message) => message.m === 'reply')).toBe(true)
  })

  it('in a word leaves the page that it is for with a sentence, and the others play on', async () => {
    const { pages, reports, wait, answer, asked, notes } = await evening(kind, ['ann', 'fred'])
    const [ann, fred] = pages as [Page, Page]
    const { update } = Channel.prototype
    let fails = true
    vi.spyOn(Channel.prototype, 'update').mockImplementation(function (this: Channel) {
      if (fails && this.key.endsWith('/fr')) throw new Error('planted')
      update.call(this)
    })
    const before = ann.revision
    await answer()
    await wait(2_000)
    expect(notes(fred)).toEqual([says.NOT_SHOWN.fr])
    expect(notes(ann)).toEqual([])
    expect(ann.revision).toBeGreaterThan(before)
    expect(fred.revision).toBe(before)
    expect(reports.map(({ reason }) => reason)).toEqual(['planted'])
    fails = false
    await wait(40_000)
    expect(fred.revision).toBe(ann.revision)
    if (asked() !== undefined) await answer()
    expect(ann.revision).toBeGreaterThan(before + 1)
  })
})
