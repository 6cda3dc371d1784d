import { describe, expect, it } from 'vitest'
import type { TableOptions } from '../../../../src/table/options.ts'
import { HOLIDAY_DAY } from '../../../../src/table/time/holiday.ts'
import { begunTable, liveTables, ManualTime, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Somebody is on holiday: the time of a game of days stands still for her, and the others see why. */

async function inDays(options: Partial<TableOptions> = {}) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], {
    pace: 'days',
    windows: 'plain',
    ...options,
  })
  const come = async (person: string): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    await time.pass(100)
    return page
  }
  const row = () => store.kept.get(id)!.row
  return { time, store, live, environment, id, come, row }
}

/** Tables that nobody is at leave memory, and are opened when something is due. */
async function wake({ time, live, id }: Awaited<ReturnType<typeof inDays>>): Promise<void> {
  await live.changed(id)
  await live.open(id)
  await time.pass(1_000)
}

describe('on holiday', () => {
  it('nobody loses by time, and what is left afterwards is what was left before', async () => {
    const game = await inDays()
    const ann = await game.come('ann')
    const asked = ann.moment!.asked!
    const person = ['ann', 'bob'][asked]!
    const left = ann.company!.clock!.banks[asked]!
    const now = game.time.now()
    game.store.holidays = [{ person, begins: now, ends: now + 10 * HOLIDAY_DAY }]
    await wake(game)
    expect(game.row().due! - game.time.now()).toBeGreaterThan(14 * HOLIDAY_DAY)
    const watching = await game.come('ann')
    expect(watching.company!.seats.map(({ holiday }) => holiday !== null)).toEqual([asked === 0, asked === 1])
    watching.leave()
    game.time.spend(9 * HOLIDAY_DAY)
    await wake(game)
    const later = await game.come('ann')
    expect(later.moment!.outcome).toBeNull()
    expect(Math.abs(later.company!.clock!.banks[asked]! - left)).toBeLessThan(5_000)
    expect(later.company!.seats[asked]!.holiday).toBeGreaterThan(0)
    later.leave()
    // When it is over her time goes on, and runs out as ever.
    game.time.spend(2 * HOLIDAY_DAY)
    const back = await game.come('bob')
    expect(back.company!.seats[asked]!.holiday).toBeNull()
    expect(Math.abs(left - HOLIDAY_DAY - back.company!.clock!.banks[asked]!)).toBeLessThan(60_000)
    back.leave()
    await game.time.pass(5 * HOLIDAY_DAY)
    await wake(game)
    expect(game.row().state).toBe('over')
    expect(game.environment.faults).toEqual([])
  })

  it('ends early when she comes back: her time goes on at once, at a table that is in memory too', async () => {
    const game = await inDays()
    const ann = await game.come('ann')
    const asked = ann.moment!.asked!
    const person = ['ann', 'bob'][asked]!
    const begins = game.time.now()
    game.store.holidays = [{ person, begins, ends: begins + 10 * HOLIDAY_DAY }]
    await game.live.changed(game.id)
    // The page is sent to the same table again.
    expect(ann.closed).not.toBeNull()
    await game.time.pass(1_000)
    game.time.spend(2 * HOLIDAY_DAY)
    game.store.holidays = [{ person, begins, ends: game.time.now() }]
    await wake(game)
    const again = await game.come('ann')
    expect(again.company!.seats[asked]!.holiday).toBeNull()
    const due = game.row().due! - game.time.now()
    expect(due).toBeLessThan(5 * HOLIDAY_DAY + 10_000)
    expect(due).toBeGreaterThan(4 * HOLIDAY_DAY)
    expect(game.environment.faults).toEqual([])
  })

  it('changes nothing at tables with a clock of minutes or none', async () => {
    for (const pace of ['live', 'relaxed'] as const) {
      const game = await inDays({ pace })
      const now = game.time.now()
      game.store.holidays = ['ann', 'bob'].map((person) => ({ person, begins: now, ends: now + HOLIDAY_DAY }))
      const ann = await game.come('ann')
      expect(ann.company!.seats.map(({ holiday }) => holiday)).toEqual([null, null])
    }
  })
})
