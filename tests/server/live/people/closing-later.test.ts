import { describe, expect, it } from 'vitest'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, liveTables, ManualTime, newId, Page, poorTimers } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Somebody would close a table where others are away: the wish holds until they have been away for long, on whichever node. */

poorTimers()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function evening(pace: TableOptions['pace']) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'], { pace })
  let { live } = liveTables(store.asStore, time, 'one')
  const row = () => store.kept.get(id)!.row
  const come = async (person: string): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    await time.pass(200)
    return page
  }
  const wait = async (milliseconds: number, ...pages: readonly Page[]): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 20_000) {
      for (const page of pages) page.say({ c: 'p' })
      await time.pass(Math.min(left, 20_000))
    }
  }
  const wish = async (page: Page): Promise<void> => {
    page.say({ c: 'close', on: true, id: newId() })
    await time.pass(200)
  }
  /** Another node has the table from now on. */
  const restart = async (): Promise<void> => {
    await live.close()
    live = liveTables(store.asStore, time, 'two').live
  }
  return { time, store, id, row, come, wait, wish, restart, live: () => live }
}

describe('a wish to close a table', () => {
  it('holds at a table without a clock, however late the others leave', async () => {
    const { row, come, wait, wish } = await evening('relaxed')
    const [ann, bob] = [await come('ann'), await come('bob')]
    await wish(ann)
    await wait(15 * MINUTE, ann, bob)
    expect(row().state).toBe('playing')
    bob.leave()
    await wait(9 * MINUTE, ann)
    expect(row().state).toBe('playing')
    await wait(3 * MINUTE, ann)
    expect(row()).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('holds when another node goes on with the table', async () => {
    const { row, come, wait, wish, restart } = await evening('relaxed')
    await wish(await come('ann'))
    await wait(5 * MINUTE)
    await restart()
    const ann = await come('ann')
    expect(ann.company!.closing).toEqual([0])
    await wait(12 * MINUTE, ann)
    expect(row()).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('is over when those who have it play on', async () => {
    const { row, come, wait, wish, time } = await evening('relaxed')
    const [ann, bob] = [await come('ann'), await come('bob')]
    await wish(ann)
    bob.leave()
    const { question } = ann.moment!
    const player = question === null ? await come('bob') : ann
    player.say({ c: 'a', r: player.revision, i: player.moment!.question!.choices[0]!.index, id: newId() })
    await time.pass(200)
    await wait(15 * MINUTE, ann)
    expect(row().state).toBe(player === ann ? 'playing' : 'over')
  })

  it('is looked at after a week where people play for days, though nobody has the table open', async () => {
    const { time, row, come, wish, restart, live, id } = await evening('days')
    const ann = await come('ann')
    await wish(ann)
    ann.leave()
    const begun = time.now()
    // Whenever its time has come, some node opens it.
    for (let n = 0; n < 5 && row().state === 'playing'; n++) {
      await restart()
      expect(row().due).not.toBeNull()
      time.spend(Math.max(0, row().due! - time.now()))
      await live().open(id)
      await time.pass(MINUTE)
    }
    expect(row()).toMatchObject({ state: 'over', outcome: 'left' })
    expect(Math.abs(time.now() - begun - 7 * DAY)).toBeLessThan(10 * MINUTE)
  })

  it('does not close a table on somebody who comes after a week to play', async () => {
    const { time, row, come, wait, wish, restart } = await evening('days')
    const ann = await come('ann')
    await wish(ann)
    ann.leave()
    await restart()
    time.spend(8 * DAY)
    const bob = await come('bob')
    await wait(20 * MINUTE, bob)
    expect(row().state).toBe('playing')
    // It is looked at again.
    expect(row().due).not.toBeNull()
    bob.leave()
    await wait(2 * MINUTE)
    expect(row().state).toBe('over')
  })

  it('that is taken back makes nothing due any more', async () => {
    const { time, row, come, wish, restart } = await evening('days')
    // Whoever is asked has used up her days, and nothing happens by itself.
    time.spend(6 * DAY)
    await restart()
    const ann = await come('ann')
    expect(row().due).toBeNull()
    await wish(ann)
    expect(Math.abs(row().due! - time.now() - DAY)).toBeLessThan(MINUTE)
    ann.say({ c: 'close', on: false, id: newId() })
    await time.pass(200)
    expect(row().due).toBeNull()
  })
})
