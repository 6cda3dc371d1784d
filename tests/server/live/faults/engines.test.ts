import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { type Engine, type PresentEngine, presentEngine } from '../../../../src/server/live/engines/engine.ts'
import { thinkHere } from '../../../../src/server/live/engines/thinker.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import type { Step } from '../../../../src/server/store/contract/steps.ts'
import * as says from '../../../../src/table/refusals.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* A table outlives the release that it was begun with. */

const time = (): { time: ManualTime; store: MemoryStore } => {
  const made = new ManualTime()
  return { time: made, store: new MemoryStore(made) }
}

const engine = (id: string, change: Partial<Engine> = {}): PresentEngine => ({
  ...presentEngine(id, gameNamed),
  ...change,
})

/** A release of the program: its engine has a name, and it may find earlier ones. */
class Release {
  readonly faults: unknown[]
  readonly live: LiveTables
  private readonly time: ManualTime

  constructor(store: MemoryStore, time: ManualTime, present: PresentEngine, earlier: readonly Engine[] = []) {
    const environment = environmentOf(store.asStore, time, present.id)
    this.time = time
    this.faults = environment.faults
    this.live = new LiveTables({
      ...environment,
      engines: { present, earlier: async (id) => earlier.find((each) => each.id === id) ?? null },
    })
  }

  async come(table: string, person: string, page = new Page()): Promise<Page> {
    page.connect(this.live, table, person)
    await this.time.pass(100)
    return page
  }
}

async function played(kind: string, answers: number, options = {}) {
  const { time: clock, store } = time()
  const id = await begunTable(store.asStore, kind, ['ann', 'bob'], options)
  const release = new Release(store, clock, engine('test'))
  const pages = [await release.come(id, 'ann'), await release.come(id, 'bob')]
  for (let n = 0; n < answers; n++) {
    const who = pages.find(({ moment }) => moment?.question != null)!
    who.say({ c: 'a', r: who.revision, i: who.moment!.question!.choices[0]!.index, id: newId() })
    await clock.pass(2_200)
    for (const page of pages) page.say({ c: 'p' })
  }
  await release.live.close()
  return { store, time: clock, id, kept: store.kept.get(id)! }
}

const spoilt = (steps: Step[], at: number, change: Partial<Step>): void => {
  steps[at] = { ...steps[at]!, ...change }
}

describe('a table of an earlier release', () => {
  it('goes on with the engine of today when that plays every step alike, and nobody hears of it', async () => {
    const { store, time: clock, id, kept } = await played('aeons-end', 6)
    const { steps } = kept.row
    const today = new Release(store, clock, engine('today'))
    const ann = await today.come(id, 'ann')
    expect(kept.row).toMatchObject({ state: 'playing', engine: 'today', steps })
    expect(kept.row.content).toBe(gameNamed('aeons-end').content)
    expect(ann.revision).toBe(steps)
    expect(ann.company!.stopped).toBeNull()
    expect(today.faults).toEqual([])
  })

  for (const [why, change] of [
    ['leads elsewhere', { mark: 1 }],
    ['is not among the options any more', { value: 77 }],
    ['is an act that the game has no more', { kind: 1, value: 9 }],
    ['is of a kind that nobody knows', { kind: 42 }],
  ] as const)
    it(`stands still where a step ${why}, and is shown up to there`, async () => {
      const { store, time: clock, id, kept } = await played('aeons-end', 6)
      spoilt(kept.steps, 3, change as Partial<Step>)
      const today = new Release(store, clock, engine('today'))
      const ann = await today.come(id, 'ann')
      expect(kept.row).toMatchObject({ state: 'frozen', outcome: 'engine', engine: 'test' })
      expect(kept.steps).toHaveLength(6)
      expect(ann.closed).toBeNull()
      expect(ann.revision).toBe(3)
      expect(ann.company).toMatchObject({ stopped: 'rules', clock: null, you: { seats: [0] } })
      expect(ann.moment!.question).toBeNull()
      expect(String(today.faults[0])).toContain('plays differently')
      ann.say({ c: 'look', at: 1, q: 1 })
      ann.say({ c: 'a', r: 3, i: 0, id: newId() })
      ann.say({ c: 'undo', r: 3, to: null, id: newId() })
      await clock.pass(100)
      expect(ann.messages.find(({ m }) => m === 'reply')).toMatchObject({ q: 1, value: { at: 1 } })
      expect(ann.messages.filter(({ m }) => m === 'no')).toMatchObject([
        { code: 'refused', text: says.STOPPED.rules.en },
        { code: 'refused', text: says.STOPPED.rules.en },
      ])
      expect(today.faults).toHaveLength(1)
    })

  it('is frozen also when the same engine does not come to the same any more', async () => {
    const { store, time: clock, id, kept } = await played('eternal', 4)
    spoilt(kept.steps, 3, { mark: 1 })
    const ann = await new Release(store, clock, engine('test')).come(id, 'ann')
    expect(kept.row.state).toBe('frozen')
    expect(ann.revision).toBe(3)
    expect(ann.company!.stopped).toBe('rules')
  })

  it('says so, and no more, where not even the deal is the same', async () => {
    const { store, time: clock, id, kept } = await played('aeons-end', 2)
    kept.row = { ...kept.row, setup: '{"mages":["nobody","mist"]}' }
    const today = new Release(store, clock, engine('today'))
    for (const page of [await today.come(id, 'ann'), await today.come(id, 'ann')]) {
      expect(page.closed).toBeNull()
      expect(page.messages.at(-1)).toMatchObject({ m: 'room', room: { state: 'frozen' } })
    }
    expect(kept.row.state).toBe('frozen')
  })

  it('does not freeze because the store is away', async () => {
    const { store, time: clock, id, kept } = await played('aeons-end', 2)
    const today = new Release(store, clock, engine('today'))
    const { load } = store.asStore.steps
    store.asStore.steps.load = async () => {
      throw new Error('the store is away')
    }
    expect((await today.come(id, 'ann')).closed).toBe(4013)
    expect(kept.row.state).toBe('playing')
    store.asStore.steps.load = load
    expect((await today.come(id, 'ann')).revision).toBe(2)
  })

  it('goes on with its own engine where that is kept, and with it from then on', async () => {
    const { store, time: clock, id, kept } = await played('aeons-end', 6)
    const marks = kept.steps.map(({ mark }) => mark)
    // The same rules under another name: the release of today finds a difference, the one of then does not.
    const then = engine('test', { thinker: thinkHere })
    const differs = engine('today', { begin: (kind, setup) => then.begin(kind, setup, 'another deal') })
    const today = new Release(store, clock, differs, [then])
    const pages = [await today.come(id, 'ann'), await today.come(id, 'bob')]
    expect(kept.row).toMatchObject({ state: 'playing', engine: 'test' })
    expect(pages[0]!.revision).toBe(6)
    const who = pages.find(({ moment }) => moment?.question != null)!
    who.say({ c: 'a', r: 6, i: who.moment!.question!.choices[0]!.index, id: newId() })
    await clock.pass(100)
    expect(pages.map(({ revision }) => revision)).toEqual([7, 7])
    expect(kept.steps.slice(0, 6).map(({ mark }) => mark)).toEqual(marks)
    expect(today.faults).toEqual([])
  })

  it('goes on as soon as a release comes that plays it alike', async () => {
    const { store, time: clock, id, kept } = await played('aeons-end', 4)
    kept.row = { ...kept.row, state: 'frozen', outcome: 'engine', engine: 'gone' }
    const ann = await new Release(store, clock, engine('mended')).come(id, 'ann')
    expect(kept.row).toMatchObject({ state: 'playing', outcome: null, engine: 'mended' })
    expect(ann.company!.stopped).toBeNull()
    expect(ann.revision).toBe(4)
  })

  it('that is over is shown as far as its record plays alike', async () => {
    const { store, time: clock, id, kept } = await played('eternal', 4)
    const release = new Release(store, clock, engine('test'))
    const ann = await release.come(id, 'ann')
    ann.say({ c: 'act', r: ann.revision, act: 'concede', id: newId() })
    await clock.pass(200)
    expect(kept.row.state).toBe('over')
    await release.live.close()
    const then = engine('test')
    const differs = engine('today', {
      open: (kind, record) => ({
        table: then.open(kind, { ...record, answers: record.answers.slice(0, 2), acts: [] }).table,
        whole: false,
      }),
    })
    const today = new Release(store, clock, differs)
    const late = await today.come(id, 'ann')
    expect(late.company).toMatchObject({ stopped: 'rules' })
    expect(late.moment!.question).toBeNull()
    expect(kept.row).toMatchObject({ state: 'over', engine: 'test' })
  })
})
