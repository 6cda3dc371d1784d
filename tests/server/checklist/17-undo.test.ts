import { describe, expect, it } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import { MOST_TAKEN_BACK } from '../../../src/server/live/commands/commands.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { STEP_KINDS } from '../../../src/server/live/opening/opening.ts'
import * as says from '../../../src/table/refusals.ts'
import { SharedTable } from '../../../src/table/shared-table.ts'
import { rowOf, type Step } from '../../../src/table/steps.ts'
import { Table } from '../../../src/table/table.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'
import { workOfThread } from './work.ts'

const work = workOfThread()

/** As far as this the game is when it goes to and fro. */
const LATE = 50

/** How a game lies in the store in which so many answers were taken back, nearly all of them one by one and late in it. */
async function toAndFro(kind: string, pace: 'relaxed' | 'live', times: number) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const people = ['ann', { bot: 'greedy' }]
  const id = await begunTable(store.asStore, kind, people, { pace, windows: 'plain' })
  const kept = store.kept.get(id)!
  const game = games.find((each) => each.id === kind)!
  const shared = new SharedTable(Table.begin(game, JSON.parse(kept.row.setup), kept.row.seed!), kept.seats)
  const { table } = shared
  const roll = fairNumbers(seedFrom(kind))
  const stored = (step: Step): void => {
    shared.take(step)
    const [n, mark, at] = [shared.revision, table.digest, time.now() + shared.revision]
    kept.steps.push({ n, ...rowOf(step, game.acts ?? []), kind: STEP_KINDS[step.is], key: newId(), mark, at })
  }
  const answer = (): void => {
    const seat = game.machine.seat(table.state)
    stored({ is: 'answer', seat: Math.max(0, seat), index: roll(table.options) })
  }
  const back = (answers: number): void =>
    stored({
      is: 'back',
      seat: 0,
      answers,
      acts: table.session.actList.filter(({ after }) => after <= answers).length,
    })
  // From there on somebody has an answer to give again and again.
  while (table.over || table.session.answers.length < LATE)
    if (table.over) back(table.session.answers.length >> 1)
    else answer()
  table.session.keepPlace()
  while (shared.takenBack < times) {
    answer()
    back(LATE)
  }
  kept.row = { ...kept.row, steps: shared.revision }
  /** A node that has the table not yet, and somebody who comes. */
  const open = async () => {
    time.spend(shared.revision)
    const environment = environmentOf(store.asStore, time)
    const live = new LiveTables(environment)
    const page = new Page(() => time.now())
    page.connect(live, id, 'ann')
    await time.pass(100)
    expect(environment.faults).toEqual([])
    return { live, page, opened: (await live.open(id))!.shared.table }
  }
  return { time, table, open }
}

describe.each(games.map(({ id }) => id))('checklist 17: taking back at a table of %s', (kind) => {
  it.each(['relaxed', 'live'] as const)('costs whoever opens it nothing twice (%s)', async (pace) => {
    const [few, many] = [await toAndFro(kind, pace, 1), await toAndFro(kind, pace, 101)]
    const again = await work.of(() => Table.at(few.table.game, few.table.session.record()))
    const opening = async ({ open }: typeof few): Promise<number> => {
      let live: LiveTables | null = null
      const units = await work.of(async () => {
        live = (await open()).live
      })
      await live!.close()
      return units
    }
    await opening(few)
    const [once, often] = [await opening(few), await opening(many)]
    expect(again).toBeGreaterThan(10_000)
    // What is taken back costs as much as an answer, which may be a large one; the whole game from its beginning costs far more.
    const each = (often - once) / 100
    expect(each).toBeLessThan(again / 4)
  })

  it('ends where it has been done so often that it means no good', async () => {
    const { time, table, open } = await toAndFro(kind, 'relaxed', MOST_TAKEN_BACK - 1)
    const { page, opened, live } = await open()
    expect(opened.digest).toBe(table.digest)
    const undo = async (): Promise<string | null> => {
      const id = newId()
      page.say({ c: 'undo', r: page.revision, to: 0, id })
      await time.pass(5_000)
      page.say({ c: 'p' })
      await time.pass(5_000)
      const said = page.messages.find((each) => (each.m === 'no' || each.m === 'ok') && each.id === id)
      return said?.m === 'no' ? said.text : null
    }
    expect(await undo()).toBeNull()
    // Bots may have answered again by then.
    expect(opened.session.answers.length).toBeLessThan(LATE)
    const before = opened.session.answers.length
    const choices = page.moment!.question!.choices
    page.say({ c: 'a', r: page.revision, i: choices[0]!.index, id: newId() })
    await time.pass(1_000)
    expect(await undo()).toBe(says.TAKEN_BACK_ENOUGH.en)
    expect(opened.session.answers.length).toBeGreaterThan(before)
    await live.close()
  })
})
