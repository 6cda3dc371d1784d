import { describe, expect, it } from 'vitest'
import { STEP } from '../../../../src/server/store/contract/steps.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { PACES, THINK, WINDOW } from '../../../../src/table/time/clock.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/*
 * The times that players are promised (docs/online.md), as numbers and not as constants of the program: whoever changes one
 * there has to change what was promised too.
 */

async function table(options: Partial<TableOptions>) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], options)
  const pages = [new Page(() => time.now()), new Page(() => time.now())] as const
  pages[0].connect(live, id, 'ann')
  pages[1].connect(live, id, 'bob')
  await time.pass(60)
  const asked = (): Page => pages[pages[0].moment!.asked === 1 ? 1 : 0]
  const kinds = (): readonly string[] => asked().moment!.question!.choices.map(({ ref }) => ref.kind)
  const answer = async (kind: string): Promise<void> => {
    const page = asked()
    const choice = page.moment!.question!.choices.find(({ ref }) => ref.kind === kind)!
    page.say({ c: 'a', r: page.revision, i: choice.index, id: newId() })
    await time.pass(60)
  }
  /** Both keep their hands: the first turn begins. */
  const begin = async (): Promise<void> => {
    while (kinds().includes('keep')) await answer('keep')
  }
  const turn = (): number => (pages[0].moment!.view as { turn: number }).turn
  return {
    time,
    store,
    live,
    environment,
    id,
    pages,
    asked,
    kinds,
    answer,
    begin,
    turn,
    steps: () => store.kept.get(id)!.steps,
    row: () => store.kept.get(id)!.row,
    /** Lets time go by while both keep their pages. */
    wait: async (milliseconds: number): Promise<void> => {
      for (let left = milliseconds; left > 0; left -= 5_000) {
        for (const page of pages) page.say({ c: 'p' })
        await time.pass(Math.min(left, 5_000))
      }
    },
  }
}

describe('a live game', () => {
  it('has three minutes for the game, twenty seconds more for each turn of one’s own, and ninety seconds for a turn', async () => {
    expect(PACES.live).toMatchObject({ bank: 180_000, perTurn: 20_000, turn: 90_000 })
    const { pages, begin, asked, turn, time, steps, wait } = await table({ pace: 'live' })
    expect(pages[0].company!.clock!.banks.map((bank) => Math.round(bank / 10_000))).toEqual([18, 18])
    await begin()
    const first = pages.indexOf(asked() as (typeof pages)[0])
    const { banks, running } = asked().company!.clock!
    // Both have been asked whether they keep their hands; the first has begun a turn.
    expect(Math.abs(banks[first]! - 200_000)).toBeLessThan(500)
    expect(Math.abs(banks[1 - first]! - 180_000)).toBeLessThan(500)
    expect(running!.seat).toBe(first)
    expect(Math.abs(running!.turnLeft - 90_000)).toBeLessThan(500)
    const began = turn()
    const since = steps().at(-1)!.at
    await wait(85_000)
    expect(turn()).toBe(began)
    for (let n = 0; n < 20 && !steps().some(({ kind }) => kind === STEP.act); n++) {
      for (const page of pages) page.say({ c: 'p' })
      await time.pass(1_000)
    }
    const timeout = steps().find(({ kind }) => kind === STEP.act)!
    expect(timeout).toMatchObject({ seat: first })
    expect(timeout.at - since).toBe(90_000)
  })

  it.each(['plain', 'even', 'sealed'] as const)(
    'is lost by whoever lets her time run out three times one after the other, in %s windows',
    async (windows) => {
      const { pages, begin, steps, environment, row, wait } = await table({ pace: 'live', windows })
      await begin()
      for (let n = 0; n < 400 && pages[0].moment!.outcome === null; n++) await wait(5_000)
      expect(pages[0].moment!.outcome!.id).toMatch(/: time$/)
      const times = [0, 1].map(
        (seat) => steps().filter(({ kind, seat: whose }) => kind === STEP.act && whose === seat).length,
      )
      // The one who began had hers first, and the third ends it.
      expect(times.toSorted()).toEqual([2, 3])
      expect(row().state).toBe('over')
      expect(environment.faults).toEqual([])
    },
  )
})

describe('a window', () => {
  it('is open for two seconds, and to think buys ten more', async () => {
    expect({ WINDOW, THINK }).toEqual({ WINDOW: 2_000, THINK: 10_000 })
    const { begin, kinds, answer, pages, time } = await table({ windows: 'even' })
    await begin()
    for (let n = 0; n < 200 && !kinds().includes('pass'); n++) {
      const passive = ['end turn', 'done', 'commit', 'no', 'play'].find((kind) => kinds().includes(kind))
      await answer(passive ?? kinds()[0]!)
    }
    const { revision } = pages[0]
    const opened = time.now()
    await answer('pass')
    while (pages[0].revision === revision) await time.pass(10)
    // It was opened at most a beat before it was looked at, and its answer left with a beat.
    expect(time.now() - opened).toBeGreaterThan(1_900)
    expect(time.now() - opened).toBeLessThanOrEqual(2_060)
  })
})

describe('a game of days', () => {
  it('has five days, one more for each turn of one’s own and never more than five; reminders at 50 and 90 percent', async () => {
    const days = 86_400_000
    expect(PACES.days).toEqual({ bank: 5 * days, perTurn: days, mostBank: 5 * days, turn: 5 * days })
    const { row, time, store, live, id, begin, asked, pages } = await table({ pace: 'days' })
    expect(Math.abs(row().due! - time.now() - 432_000_000)).toBeLessThan(1_000)
    const seat = pages[0].moment!.asked
    const person = seat === 1 ? 'bob' : 'ann'
    const [, half, most] = store.notices
    expect(half).toMatchObject({ person, kind: 'reminder' })
    expect(most).toMatchObject({ person, kind: 'last' })
    expect(Math.abs(half!.after - 216_000_000)).toBeLessThan(1_000)
    expect(Math.abs(most!.after - 388_800_000)).toBeLessThan(1_000)
    // Two days are used, while nobody has her page open, and a turn gives one back.
    for (const page of pages) page.leave()
    time.spend(2 * days)
    for (const [i, page] of pages.entries()) page.connect(live, id, ['ann', 'bob'][i]!)
    await time.pass(100)
    await begin()
    const { banks } = asked().company!.clock!
    expect(banks.map((bank) => Math.round(bank / days)).toSorted()).toEqual([4, 5])
  })
})
