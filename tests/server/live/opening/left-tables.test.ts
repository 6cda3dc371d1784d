import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { type Engine, presentEngine } from '../../../../src/server/live/engines/engine.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { timeOf } from '../../../../src/server/live/time/timekeeper.ts'
import type { Store } from '../../../../src/server/store/contract/store.ts'
import type { Dumped } from '../../../../src/server/store/contract/values.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { engines } from '../../store/engines.ts'
import { begunTable, environmentOf, newId, Page } from '../harness.ts'

/* Games that nobody goes on with end, and are kept as far as they went. Time is moved by moving rows into the past. */

const DAY = 86_400_000
const ANSWERS = 3
const TIMES = ['created', 'changed', 'begun', 'at', 'due']

interface Left {
  readonly kind?: string
  readonly pace: TableOptions['pace']
  readonly days: number
  /** What the row says instead. */
  readonly row?: Dumped['row']
  readonly people?: readonly string[]
  /** Its steps lead elsewhere with every engine. */
  readonly spoilt?: boolean
}

const TABLES: Readonly<Record<string, Left>> = {
  'relaxed-young': { pace: 'relaxed', days: 59 },
  'relaxed-old': { pace: 'relaxed', days: 61 },
  'live-young': { pace: 'live', days: 59 },
  'live-old': { pace: 'live', days: 61 },
  'days-young': { pace: 'days', days: 9 },
  'days-old': { pace: 'days', days: 11 },
  'on-holiday': { pace: 'days', days: 11, people: ['hal', 'ira'] },
  'back-again': { pace: 'days', days: 21, people: ['hal', 'ira'] },
  'by-time': { kind: 'eternal', pace: 'days', days: 11 },
  moved: { pace: 'relaxed', days: 61, row: { engine: 'before' } },
  older: { pace: 'relaxed', days: 61, row: { engine: 'then' } },
  missing: { pace: 'relaxed', days: 61, row: { engine: 'gone' }, spoilt: true },
  frozen: { pace: 'days', days: 100, row: { engine: 'gone', state: 'frozen', outcome: 'engine' } },
  battle: { pace: 'days', days: 11, row: { parent: 'campaign/c' } },
  visited: { pace: 'relaxed', days: 61 },
}

async function played(store: Store, id: string, { kind = 'aeons-end', pace, people }: Left): Promise<void> {
  const sitting = people ?? ['ann', 'bob']
  await begunTable(store, kind, sitting, { pace, windows: 'plain' }, {}, { id })
  const live = new LiveTables(environmentOf(store, timeOf(0)))
  const pages: Page[] = []
  for (const person of sitting) {
    const page = new Page()
    const seen = page.next(({ m }) => m === 'whole')
    page.connect(live, id, person)
    await seen
    pages.push(page)
  }
  for (let n = 0; n < ANSWERS; n++) {
    const who = pages.find(({ moment }) => moment!.question !== null)!
    const shown = pages.map((page) => page.next(({ m }) => m === 'patch' || m === 'whole'))
    who.say({ c: 'a', r: who.revision, i: who.moment!.question!.choices[0]!.index, id: newId() })
    await Promise.all(shown)
  }
  await live.close()
}

/** The rows of a store as they would be if all had happened earlier. */
async function* aged(from: Store): AsyncIterable<Dumped> {
  for await (const { table, row } of from.dump()) {
    const id = table === 'game' ? row.id : row.game
    const left = typeof id === 'string' ? TABLES[id] : undefined
    if (left === undefined) yield { table, row }
    else {
      const moved = Object.entries(row).map(([name, value]): [string, Dumped['row'][string]] => [
        name,
        TIMES.includes(name) && typeof value === 'number' ? value - left.days * DAY : value,
      ])
      const spoilt = table === 'step' && row.n === 2 && left.spoilt === true ? { mark: 1 } : {}
      yield { table, row: { ...Object.fromEntries(moved), ...spoilt, ...(table === 'game' ? left.row : {}) } }
    }
  }
}

describe.each(engines)('tables that were left, in $name', (engine) => {
  let own: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  let live: LiveTables
  const faults: unknown[] = []
  const rowOf = async (id: string) => (await store.tables.table(id))!
  const visitor = new Page()

  beforeAll(async () => {
    const before = await engine.open()
    for (const [id, left] of Object.entries(TABLES)) await played(before.store, id, left)
    await before.store.people.takeHoliday('hal', 3 * DAY)
    await before.store.people.takeHoliday('ira', 3 * DAY)
    own = await engine.open()
    store = own.store
    const rows = async function* (): AsyncIterable<Dumped> {
      // Both were away for three days that lie five days back.
      for await (const { table, row } of aged(before.store))
        if (table === 'holiday')
          yield {
            table,
            row: { ...row, begins: Number(row.begins) - 5 * DAY, ends: Number(row.ends) - 5 * DAY },
          }
        else yield { table, row }
    }
    await store.restore(rows())
    await before.end()
    // The release of today plays every table alike but those of an engine that is kept beside it.
    const then = presentEngine('then', gameNamed)
    const { seed: other } = await rowOf('older')
    const today = presentEngine('test', gameNamed)
    const present = {
      ...today,
      begin: (...[kind, setup, seed]: Parameters<Engine['begin']>) =>
        today.begin(kind, setup, seed === other ? 'another deal' : seed),
    }
    const environment = environmentOf(store, timeOf(0), 'today')
    const engineOf = { present, earlier: async (id: string) => (id === 'then' ? then : null) }
    live = new LiveTables({ ...environment, engines: engineOf, report: (error) => faults.push(error) }, 4)
    const seen = visitor.next(({ m }) => m === 'whole')
    visitor.connect(live, 'visited', 'ann')
    await seen
    await live.endLeftTables()
  })
  afterAll(async () => {
    await live.close()
    await own.end()
  })

  it.each(['relaxed-young', 'live-young', 'days-young', 'on-holiday', 'visited'])(
    'goes on: %s',
    async (id) => {
      expect(await rowOf(id)).toMatchObject({ state: 'playing', outcome: null, record: null })
      expect((await store.steps.load(id, 0)).length).toBeGreaterThanOrEqual(ANSWERS)
    },
  )

  it.each([
    ['relaxed-old', 'test'],
    ['live-old', 'test'],
    ['days-old', 'test'],
    ['back-again', 'test'],
    ['moved', 'test'],
    ['older', 'then'],
  ])('ended, and can be looked at: %s', async (id, engineId) => {
    expect(await rowOf(id)).toMatchObject({ state: 'over', outcome: 'left', engine: engineId, due: null })
    expect(await store.results.replay(id)).toMatchObject({ outcome: 'left', engine: engineId })
    expect(await store.steps.load(id, 0)).toEqual([])
    const page = new Page()
    const seen = page.next(({ m }) => m === 'whole')
    page.connect(live, id, 'ann')
    await seen
    expect(page.moment).toMatchObject({ at: ANSWERS, question: null })
    expect(page.company!.stopped).toBe('left')
  })

  it('nobody has won or lost by it, but by the clock where that was over', async () => {
    expect((await store.results.ofPerson('ann', 50)).map(({ game }) => game)).toEqual(['by-time'])
    expect(await rowOf('by-time')).toMatchObject({ state: 'over', outcome: expect.stringMatching(/time/) })
  })

  it('what no engine plays on stands still and stays as it is', async () => {
    for (const id of ['missing', 'frozen']) {
      expect(await rowOf(id)).toMatchObject({ state: 'frozen', outcome: 'engine', record: null })
      expect(await store.steps.load(id, 0)).toHaveLength(ANSWERS)
    }
    expect(faults.map(String)).toEqual([expect.stringContaining('missing plays differently')])
  })

  it('a battle that was left is fought again', async () => {
    expect(await rowOf('battle')).toMatchObject({ state: 'closed', outcome: 'left', record: null })
  })

  it('nothing more ends the next time', async () => {
    const states = async () =>
      Promise.all(Object.keys(TABLES).map(async (id) => [id, (await rowOf(id)).state]))
    const before = await states()
    await live.endLeftTables()
    expect(await states()).toEqual(before)
  })
})
