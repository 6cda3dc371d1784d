import { expect, it } from 'vitest'
import { STEP } from '../../../../src/server/store/contract/steps.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Time in which no node had a table is nobody's; time in which one had it is that of whoever is asked. */

const ASKED = 40_000
const NOBODY = 15_000

/** A live game in which somebody has been asked for `ASKED`, in pages of both. */
async function stalled() {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live } = liveTables(store.asStore, time, 'first')
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], { pace: 'live', windows: 'plain' })
  const pages = [new Page(() => time.now()), new Page(() => time.now())] as const
  const come = async (at: typeof live): Promise<void> => {
    pages[0].connect(at, id, 'ann')
    pages[1].connect(at, id, 'bob')
    await time.pass(100)
  }
  const asked = (): Page => pages[pages[0].moment!.asked === 1 ? 1 : 0]
  const has = (kind: string) => asked().moment!.question!.choices.find(({ ref }) => ref.kind === kind)
  await come(live)
  for (let keep = has('keep'); keep !== undefined; keep = has('keep')) {
    asked().say({ c: 'a', r: asked().revision, i: keep.index, id: newId() })
    await time.pass(100)
  }
  const seat = pages.indexOf(asked() as Page & (typeof pages)[0])
  const bank = (): number => pages[0].company!.clock!.banks[seat]!
  const before = bank()
  for (let n = 0; n < ASKED / 10_000; n++) {
    for (const page of pages) page.say({ c: 'p' })
    await time.pass(10_000)
  }
  /** What of her time is gone once her page is at this node. */
  const lostAt = async (at: typeof live): Promise<number> => {
    for (const page of pages) page.leave()
    await come(at)
    return before - bank()
  }
  const pauses = (): readonly number[] =>
    store.kept.get(id)!.steps.flatMap(({ kind, value }) => (kind === STEP.pause ? value : []))
  return { time, store, live, lostAt, pauses }
}

const near = (milliseconds: number, wanted: number): void => {
  expect(Math.abs(milliseconds - wanted)).toBeLessThan(1_000)
}

it('a node ends, and another takes the table up later: only the time between the two is spared', async () => {
  const { time, store, lostAt, pauses } = await stalled()
  store.ended.set('first', time.now())
  time.spend(NOBODY)
  near(await lostAt(liveTables(store.asStore, time, 'second').live), ASKED)
  expect(pauses()).toHaveLength(1)
  near(pauses()[0]!, NOBODY)
})

it('a node gives the table back, and another takes it up later: the same', async () => {
  const { time, store, live, lostAt, pauses } = await stalled()
  await live.close()
  time.spend(NOBODY)
  near(await lostAt(liveTables(store.asStore, time, 'second').live), ASKED)
  near(pauses()[0]!, NOBODY)
})

it('the node that has the table loads it again: nothing is spared', async () => {
  const { live, lostAt, pauses } = await stalled()
  await live.lapsed()
  near(await lostAt(live), ASKED)
  expect(pauses()).toEqual([])
})

it('nobody knows when its last node ended: nobody is charged for what went by since the last step', async () => {
  const { time, store, lostAt, pauses } = await stalled()
  time.spend(NOBODY)
  near(await lostAt(liveTables(store.asStore, time, 'second').live), 0)
  near(pauses()[0]!, ASKED + NOBODY)
})
