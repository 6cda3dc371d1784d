import { describe, expect, it } from 'vitest'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* What pages are shown, and that nobody waits for something that never comes. */

async function table(kind: string, options: Partial<TableOptions> = {}) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, kind, ['ann', 'bob'], options)
  const ann = new Page(() => time.now())
  const bob = new Page(() => time.now())
  ann.connect(live, id, 'ann')
  bob.connect(live, id, 'bob')
  await time.pass(100)
  const asked = (): Page => (ann.moment!.asked === 1 ? bob : ann)
  const answer = (index = 0): string => {
    const page = asked()
    const name = newId()
    const choice = page.moment!.question!.choices[index]!
    page.say({ c: 'a', r: page.revision, i: choice.index, id: name })
    return name
  }
  return { time, store, live, environment, id, ann, bob, asked, answer }
}

const revisions = (page: Page): readonly number[] =>
  page.messages.flatMap((message) => (message.m === 'patch' || message.m === 'whole' ? [message.r] : []))

describe.each(['aeons-end', 'eternal'])('a step of %s that is being stored', (kind) => {
  it('is shown to nobody before it is, whatever else happens at the table meanwhile', async () => {
    const { time, store, live, id, ann, bob, answer } = await table(kind)
    const { revision } = ann
    let open: () => void = () => {}
    store.gate = new Promise((done) => {
      open = done
    })
    answer()
    await time.pass(10)
    // Somebody comes, somebody goes, somebody asks too much: each of them makes the table show itself.
    const phone = new Page(() => time.now())
    phone.connect(live, id, 'bob')
    await time.pass(60)
    phone.leave()
    for (let n = 0; n < 12; n++) bob.say({ c: 'board', q: n + 1 })
    await time.pass(500)
    for (const page of [ann, bob, phone])
      expect(Math.max(0, ...revisions(page))).toBeLessThanOrEqual(revision)
    open()
    await time.pass(100)
    for (const page of [ann, bob]) expect(page.revision).toBe(revision + 1)
  })
})

describe('a page that did not read', () => {
  it('is shown the table as soon as it has, though nothing else happens any more', async () => {
    const { time, ann, bob, asked, answer } = await table('aeons-end')
    const slow = asked() === ann ? bob : ann
    const { revision } = slow
    slow.buffered = 100_000
    answer()
    await time.pass(1_000)
    expect(slow.revision).toBe(revision)
    slow.buffered = 0
    await time.pass(300)
    expect(slow.revision).toBe(revision + 1)
    expect(slow.messages.at(-1)).toMatchObject({ m: 'whole' })
  })
})

describe('an answer that is held in a window', () => {
  it('is refused when the game goes on without it', async () => {
    const { time, ann, bob, asked, answer } = await table('eternal', { windows: 'even' })
    const isWindow = (): boolean => asked().moment!.question!.choices.some(({ ref }) => ref.kind === 'pass')
    for (let n = 0; !isWindow(); n++) {
      const { revision } = ann
      answer((n * 5) % asked().moment!.question!.choices.length)
      while (ann.revision === revision) await time.pass(50)
    }
    const page = asked()
    const id = answer(page.moment!.question!.choices.findIndex(({ ref }) => ref.kind === 'pass'))
    await time.pass(60)
    expect(page.messages.at(-1)).toMatchObject({ m: 'held', id })
    const other = page === ann ? bob : ann
    other.say({ c: 'act', r: other.revision, act: 'concede', id: newId() })
    await time.pass(60)
    expect(page.messages).toContainEqual(expect.objectContaining({ m: 'no', id, code: 'stale' }))
  })
})

describe('asking for a language', () => {
  it('is answered by a whole moment, also when the table speaks it already', async () => {
    const { time, ann } = await table('aeons-end')
    for (const lang of ['fr', 'fr', 'en'] as const) {
      const { length } = ann.frames
      ann.say({ c: 'lang', lang })
      await time.pass(100)
      expect(ann.since(length)).toMatchObject([{ m: 'whole', log: { keep: 0 } }])
    }
  })
})

describe.each(['aeons-end', 'eternal'])('what cannot be shown at a table of %s', (kind) => {
  it('is reported, whoever asked for it, and everybody else is shown the table', async () => {
    const { time, environment, ann, bob, asked, answer } = await table(kind)
    const broken = asked() === ann ? bob : ann
    const whole = asked()
    broken.send = () => {
      throw new Error('a broken outlet')
    }
    const { revision } = whole
    answer()
    // In Eternal it leaves with a beat, from a timer.
    await time.pass(3_000)
    expect(whole.revision).toBeGreaterThan(revision)
    broken.leave()
    await time.pass(100)
    expect(environment.faults).toContainEqual(new Error('a broken outlet'))
  })
})
