import { describe, expect, it } from 'vitest'
import type { TableOptions } from '../../../../src/table/options.ts'
import { PACES, WINDOW } from '../../../../src/table/time/clock.ts'
import { begunTable, liveTables, ManualTime, newId, Page, poorTimers } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Timers come early and late, and the clock of the store is set back: nothing that waits for a time is lost by it. */

poorTimers()

const HOUR = 3_600_000
/** Whoever is asked first has used up her bank by then. */
const OVER = PACES.live.bank + 20_000

async function eternal(options: Partial<TableOptions>) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], options)
  const pages = ['ann', 'bob'].map((person) => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    return page
  })
  await time.pass(100)
  const { row, steps } = store.kept.get(id)!
  /** So much time goes by while both stay. */
  const wait = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      for (const page of pages) page.say({ c: 'p' })
      await time.pass(Math.min(left, 1_000))
    }
  }
  const isWindow = (): boolean =>
    pages.some(({ moment }) => moment!.question?.choices.some(({ ref }) => ref.kind === 'pass') === true)
  const untilWindow = async (): Promise<Page> => {
    for (let n = 0; !isWindow(); n++) {
      const page = pages.find(({ moment }) => moment!.question !== null)!
      const { choices } = page.moment!.question!
      page.say({ c: 'a', r: page.revision, i: choices[(n * 5) % choices.length]!.index, id: newId() })
      await time.pass(100)
    }
    return pages.find(({ moment }) => moment!.question !== null)!
  }
  return { time, store, row, steps, pages, wait, untilWindow, faults: environment.faults }
}

describe('a turn whose time is over ends', () => {
  // The timers of a table come off by another amount each time.
  it.each([0, 1, 2, 3, 4])('however early its timer comes (%i)', async (more) => {
    const { time, steps, wait, faults } = await eternal({ pace: 'live', windows: 'plain' })
    for (let n = 0; n < more; n++) time.after(HOUR, () => {})
    await wait(OVER)
    expect(steps.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  it('when the clock of the store is set back, by that clock', async () => {
    const { time, steps, wait } = await eternal({ pace: 'live', windows: 'plain' })
    await wait(1_000)
    time.setBack(100_000)
    await wait(OVER - 1_000)
    expect(steps).toEqual([])
    await wait(110_000)
    expect(steps.length).toBeGreaterThan(0)
  })

  it('soon after the clock of the store has leapt past it', async () => {
    const { time, steps, wait } = await eternal({ pace: 'live', windows: 'plain' })
    await wait(1_000)
    time.setBack(-OVER)
    await wait(35_000)
    expect(steps.length).toBeGreaterThan(0)
  })
})

describe('a window closes when its time has come', () => {
  it.each(['even', 'sealed'] as const)(
    'also where the clock of the store is set back by an hour: %s',
    async (windows) => {
      const { time, store, wait, untilWindow } = await eternal({ windows })
      const page = await untilWindow()
      const [kept] = store.kept.values()
      const { length } = kept!.steps
      time.setBack(HOUR)
      const { choices } = page.moment!.question!
      page.say({ c: 'a', r: page.revision, i: choices[0]!.index, id: newId() })
      await wait(WINDOW + 100)
      expect(kept!.steps.length).toBeGreaterThan(length)
      // What came of it is shown, too.
      expect(page.revision).toBe(kept!.steps.length)
    },
  )
})
