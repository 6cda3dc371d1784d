import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { hash } from '../../../src/kernel/block.ts'
import type { LiveTables } from '../../../src/server/live/live-tables.ts'
import { SharedTable } from '../../../src/table/shared-table.ts'
import { stepOf } from '../../../src/table/steps.ts'
import { Table } from '../../../src/table/table.ts'
import type { WireCommand } from '../../../src/table/wire/commands.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from './harness.ts'
import { MemoryStore } from './memory.ts'

/** Something that happens at a table. */
type Happening =
  | { readonly is: 'answer'; readonly choice: number; readonly times: number }
  | { readonly is: 'stale'; readonly by: number; readonly back: number }
  | { readonly is: 'repeat' }
  | { readonly is: 'undo'; readonly by: number; readonly to: number }
  | { readonly is: 'vote'; readonly by: number; readonly yes: boolean }
  | { readonly is: 'stand-in'; readonly seat: number; readonly bot: boolean }
  | { readonly is: 'leave'; readonly who: number }
  | { readonly is: 'come'; readonly who: number }
  | { readonly is: 'forget'; readonly who: number }
  | { readonly is: 'kill' }
  | { readonly is: 'time'; readonly seconds: number }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ is: fc.constant('answer' as const), choice: fc.nat(50), times: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('stale' as const), by: fc.nat(2), back: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ is: 'repeat' as const }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('undo' as const), by: fc.nat(2), to: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('vote' as const), by: fc.nat(2), yes: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('stand-in' as const), seat: fc.nat(1), bot: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('leave' as const), who: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('come' as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('forget' as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.constant({ is: 'kill' as const }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('time' as const), seconds: fc.nat(200) }) },
)

const PEOPLE = ['ann', 'bob', 'wim']

/** Two people and somebody who watches, whatever happens to them. */
class Model {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  readonly pages = PEOPLE.map(() => new Page(() => this.time.now()))
  /** Answers that were acknowledged, by what they were called. */
  readonly acknowledged = new Map<string, number>()
  private readonly here = new Set<number>()
  private readonly faults: unknown[][] = []
  private live: LiveTables
  private last: { readonly page: Page; readonly command: WireCommand } | null = null
  private id = ''
  private node = 0

  constructor() {
    this.live = this.server()
  }

  private server(): LiveTables {
    this.node += 1
    const { live, environment } = liveTables(this.store.asStore, this.time, `node ${this.node}`)
    this.faults.push(environment.faults)
    return live
  }

  async begin(kind: string): Promise<void> {
    this.id = await begunTable(this.store.asStore, kind, PEOPLE.slice(0, 2))
    for (const who of [0, 1, 2]) this.come(who)
    await this.rest()
  }

  private come(who: number): void {
    if (this.here.has(who)) return
    this.here.add(who)
    this.pages[who]!.connect(this.live, this.id, PEOPLE[who]!, who === 1 ? 'fr' : 'en')
  }

  /** Long enough for windows to close and bots to answer; pages stay awake. */
  private async rest(milliseconds = 2_600): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 8_000) {
      for (const who of this.here) this.pages[who]!.say({ c: 'p' })
      await this.time.pass(Math.min(left, 8_000))
    }
  }

  async happen(event: Happening): Promise<void> {
    const page = 'by' in event ? this.pages[event.by]! : this.pages[0]!
    switch (event.is) {
      case 'answer': {
        const who = [...this.here]
          .map((each) => this.pages[each]!)
          .find(({ moment }) => moment?.question != null)
        if (who === undefined) break
        const { choices } = who.moment!.question!
        const i = choices[event.choice % choices.length]!.index
        const command = { c: 'a', r: who.revision, i, id: newId() } as const
        this.last = { page: who, command }
        for (let n = 0; n <= event.times; n++) who.say(command)
        break
      }
      case 'stale':
        page.say({ c: 'a', r: Math.max(0, page.revision - 1 - event.back), i: 0, id: newId() })
        break
      case 'repeat':
        this.last?.page.say(this.last.command)
        break
      case 'undo':
        page.say({ c: 'undo', r: page.revision, to: event.to, id: newId() })
        break
      case 'vote':
        page.say({ c: 'vote', n: page.company?.proposal?.n ?? 1, yes: event.yes, id: newId() })
        break
      case 'stand-in': {
        const by = this.pages[event.bot ? 1 - event.seat : event.seat]!
        by.say({ c: 'stand-in', seat: event.seat, bot: event.bot, id: newId() })
        break
      }
      case 'leave':
        this.here.delete(event.who)
        this.pages[event.who]!.leave()
        break
      case 'come':
        this.come(event.who)
        break
      case 'forget':
        // Another device, which has nothing yet.
        this.here.delete(event.who)
        this.pages[event.who]!.leave()
        this.pages[event.who] = new Page(() => this.time.now())
        this.come(event.who)
        break
      case 'kill':
        for (const who of this.here) this.pages[who]!.leave()
        this.live = this.server()
        for (const who of [...this.here]) {
          this.here.delete(who)
          this.come(who)
        }
        break
      case 'time':
        await this.rest(event.seconds * 1000)
        break
    }
    await this.rest()
    for (const each of this.pages)
      for (const message of each.messages)
        if (message.m === 'ok') this.acknowledged.set(message.id, message.r)
  }

  /** State = replay of the stored steps = what every page has patched together. */
  async check(): Promise<void> {
    expect(this.faults.flat()).toEqual([])
    const { row, steps, seats } = this.store.kept.get(this.id)!
    if (row.state !== 'playing') return
    const table = (await this.live.open(this.id))!
    const { game } = table.shared.table
    const replayed = new SharedTable(Table.begin(game, JSON.parse(row.setup), row.seed!), seats)
    for (const step of steps) replayed.take(stepOf(step, game.acts ?? []))
    expect(hash(replayed.table.state)).toBe(hash(table.shared.table.state))
    expect(replayed.revision).toBe(steps.length)
    expect(replayed.table.log).toEqual(table.shared.table.log)
    const keys = steps.map(({ key }) => key).filter((key) => key !== '')
    expect(new Set(keys).size).toBe(keys.length)
    for (const who of this.here) {
      const fresh = new Page()
      fresh.connect(this.live, this.id, PEOPLE[who]!, who === 1 ? 'fr' : 'en')
      await this.rest(60)
      const page = this.pages[who]!
      expect(page.moment).toEqual(fresh.moment)
      expect(page.lines).toEqual(fresh.lines)
      expect(page.moment!.revision).toBe(steps.length)
      fresh.leave()
      await this.rest(60)
    }
    for (const revision of this.acknowledged.values()) expect(revision).toBeLessThanOrEqual(steps.length)
  }
}

describe.each(games)('a live table of $id', (game) => {
  it('is what its steps say and what every page has patched together, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 45 }), async (events) => {
        const model = new Model()
        await model.begin(game.id)
        for (const [n, event] of events.entries()) {
          await model.happen(event)
          if (n % 9 === 8) await model.check()
        }
        await model.check()
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 12) },
    )
  })
})
