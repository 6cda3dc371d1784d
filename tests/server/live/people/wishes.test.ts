import { describe, expect, it } from 'vitest'
import { LONG_AWAY, LONG_WAITED } from '../../../../src/server/live/commands/closing.ts'
import type { LiveTables } from '../../../../src/server/live/live-tables.ts'
import * as says from '../../../../src/table/refusals.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* What people wish for together: another game, or the end of this one. Wishes are rows: nobody has to wait for them. */

const ended = () => Promise.reject(new Error('the server has ended'))

class Evening {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  live: LiveTables = this.started('first')
  faults: unknown[] = []
  id = ''
  private pages: Page[] = []

  private started(node: string): LiveTables {
    const { live, environment } = liveTables(this.store.asStore, this.time, node)
    this.faults = environment.faults
    return live
  }

  async begin(kind: string, people: readonly (string | { bot: string })[], options = {}): Promise<this> {
    this.id = await begunTable(this.store.asStore, kind, people, options)
    return this
  }

  /** The server starts again: nothing is in memory any more. */
  async restart(): Promise<void> {
    await this.live.close()
    this.pages = []
    this.live = this.started('second')
  }

  get kept() {
    return this.store.kept.get(this.id)!
  }

  async come(person: string, page = new Page(() => this.time.now())): Promise<Page> {
    page.connect(this.live, this.id, person)
    this.pages.push(page)
    await this.time.pass(100)
    return page
  }

  async say(page: Page, command: Parameters<Page['say']>[0]): Promise<void> {
    page.say(command)
    await this.time.pass(100)
  }

  async wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 8_000) {
      for (const page of this.pages) page.say({ c: 'p' })
      await this.time.pass(Math.min(left, 8_000))
    }
  }

  async play(answers: number): Promise<void> {
    for (let n = 0; n < answers; n++) {
      const who = this.pages.find(({ moment }) => moment?.question != null)!
      await this.say(who, {
        c: 'a',
        r: who.revision,
        i: who.moment!.question!.choices[0]!.index,
        id: newId(),
      })
    }
  }
}

const close = (on = true) => ({ c: 'close', on, id: newId() }) as const
const again = () => ({ c: 'rematch', id: newId() }) as const

describe('closing a table before the game is over', () => {
  it('needs everybody who is here; then the game is kept as far as it went, and nobody has won', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.play(5)
    await evening.say(ann, close())
    expect(bob.company!.closing).toEqual([0])
    expect(evening.kept.row.state).toBe('playing')
    await evening.say(bob, close())
    expect(evening.kept.row).toMatchObject({ state: 'over', outcome: 'left' })
    expect(evening.kept.row.record).not.toBeNull()
    expect(evening.store.results).toEqual([])
    expect([ann.closed, bob.closed]).toEqual([4012, 4012])
    for (const name of ['ann', 'bob']) {
      const page = await evening.come(name)
      expect(page.closed).toBeNull()
      expect(page.company).toMatchObject({ stopped: 'left', closing: [] })
      expect(page.moment).toMatchObject({ question: null, at: 5 })
      await evening.say(page, { c: 'a', r: page.revision, i: 0, id: newId() })
      expect(page.messages.at(-1)).toMatchObject({ m: 'no', text: says.STOPPED.left.en })
    }
    expect(evening.faults).toEqual([])
  })

  it('does not happen when somebody would rather play on', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.say(ann, close())
    await evening.say(bob, close(false))
    expect(ann.company!.closing).toEqual([])
    await evening.say(bob, close())
    expect(evening.kept.row.state).toBe('playing')
    expect(ann.company!.closing).toEqual([1])
  })

  it('is forgotten by whoever answers a question instead', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const [asked, other] = ann.moment!.question === null ? [bob, ann] : [ann, bob]
    await evening.say(asked, close())
    await evening.play(1)
    await evening.say(other, close())
    expect(evening.kept.row.state).toBe('playing')
    expect(ann.company!.closing).toHaveLength(1)
  })

  it('waits for the others over a restart', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'], { pace: 'days' })
    await evening.say(await evening.come('ann'), close())
    await evening.restart()
    const bob = await evening.come('bob')
    expect(bob.company!.closing).toEqual([0])
    await evening.say(bob, close())
    expect(evening.kept.row).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('needs nobody who has been away for long, nor bots', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob', { bot: 'greedy' }])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    bob.leave()
    await evening.wait(LONG_AWAY / 2)
    await evening.say(ann, close())
    expect(evening.kept.row.state).toBe('playing')
    await evening.wait(LONG_AWAY + 1_000)
    expect(evening.kept.row).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('needs in a game of days that nothing has happened for a week', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'], { pace: 'days' })
    const ann = await evening.come('ann')
    await evening.wait(LONG_AWAY * 2)
    await evening.say(ann, close())
    expect(evening.kept.row.state).toBe('playing')
    ann.leave()
    evening.time.spend(LONG_WAITED)
    await evening.say(await evening.come('ann'), close())
    expect(evening.kept.row).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('is nothing for watchers, and nothing once the game is over', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, wim] = [await evening.come('ann'), await evening.come('wim')]
    await evening.say(wim, close())
    expect(wim.messages.at(-1)).toMatchObject({ m: 'no', text: says.NO_SEAT.en })
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    await evening.say(ann, close())
    expect(ann.messages.at(-1)).toMatchObject({ m: 'no', text: says.OVER.en })
  })

  it('lets a battle be fought again: its campaign takes nothing from it', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann'])
    evening.kept.row = { ...evening.kept.row, parent: 'campaign/c' }
    await evening.say(await evening.come('ann'), close())
    expect(evening.kept.row).toMatchObject({ state: 'closed', outcome: 'left', record: null })
  })
})

describe('another game', () => {
  async function over(): Promise<Evening> {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const ann = await evening.come('ann')
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    return evening
  }

  it('is wished for by one today and by another when she comes, whatever happened to the server meanwhile', async () => {
    const evening = await over()
    await evening.say(await evening.come('ann'), again())
    await evening.restart()
    const bob = await evening.come('bob')
    expect(bob.company!.rematch).toEqual({ wanted: [0], table: null })
    await evening.say(bob, again())
    const { table } = bob.company!.rematch
    expect(evening.store.kept.get(table!)!.row).toMatchObject({
      parent: evening.id,
      state: 'open',
      engine: 'test',
    })
  })

  it('is one table, however often it is asked for', async () => {
    const evening = await over()
    for (const name of ['ann', 'bob']) await evening.say(await evening.come(name), again())
    await evening.restart()
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const { table } = ann.company!.rematch
    expect(table).not.toBeNull()
    for (const page of [ann, bob]) await evening.say(page, again())
    expect(ann.company!.rematch.table).toBe(table)
    expect(evening.store.kept.size).toBe(2)
  })

  it('is begun with the engine of today', async () => {
    const evening = await over()
    evening.kept.row = { ...evening.kept.row, engine: 'an earlier one', content: 'then' }
    await evening.restart()
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    for (const page of [ann, bob]) await evening.say(page, again())
    const next = evening.store.kept.get(ann.company!.rematch.table!)!
    expect(next.row.engine).toBe('test')
    expect(next.row.content).not.toBe('then')
  })

  it('can follow one that was closed before its end', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    for (const page of [await evening.come('ann'), await evening.come('bob')])
      await evening.say(page, close())
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    for (const page of [ann, bob]) await evening.say(page, again())
    expect(ann.company!.rematch.table).not.toBeNull()
  })
})

describe('what a server did not come to before it ended', () => {
  it('is done by the next one: the next game, which everybody has wished for', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { windows: 'plain' })
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    await evening.say(ann, { c: 'rematch', id: newId() })
    const { tables } = evening.store.asStore
    const { createNext } = tables
    Object.assign(tables, { createNext: ended })
    await evening.say(bob, { c: 'rematch', id: newId() })
    expect(bob.company!.rematch.table).toBeNull()
    Object.assign(tables, { createNext })
    await evening.restart()
    const { rematch } = (await evening.come('ann')).company!
    expect(rematch.table).not.toBeNull()
    expect((await tables.table(rematch.table!))!.parent).toBe(evening.id)
    expect(evening.faults).toEqual([])
  })

  it('is done by the next one: who plays a seat, as lists say it', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const ann = await evening.come('ann')
    const { tables } = evening.store.asStore
    const { standIn } = tables
    Object.assign(tables, { standIn: ended })
    await evening.come('bob')
    const id = newId()
    await evening.say(ann, { c: 'stand-in', seat: 0, bot: true, id })
    // The step is on disk, and that is what counts.
    expect(ann.messages).toContainEqual(expect.objectContaining({ m: 'ok', id }))
    expect(evening.kept.seats[0]!.standin).toBeNull()
    Object.assign(tables, { standIn })
    await evening.restart()
    await evening.come('bob')
    expect(evening.kept.seats.map(({ standin }) => standin)).toEqual(['greedy', null])
  })

  it('is not asked of whoever has gone for good meanwhile', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { windows: 'plain' })
    const ann = await evening.come('ann')
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    const { kept } = evening
    kept.seats = kept.seats.map((row) => (row.person === 'bob' ? { ...row, person: null, name: '' } : row))
    await evening.say(ann, { c: 'rematch', id: newId() })
    expect(ann.company!.rematch.table).not.toBeNull()
  })
})
