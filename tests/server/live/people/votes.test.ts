import { describe, expect, it } from 'vitest'
import type { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { keptProposal } from '../../../../src/server/live/people/votes.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, liveTables, ManualTime, newId, Page, poorTimers } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Somebody asks to take something back. Where people play for days the others come when they can, to whichever node. */

poorTimers()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PEOPLE = ['ann', 'bob', 'cid']

class Evening {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  live: LiveTables = liveTables(this.store.asStore, this.time, 'one').live
  id = ''
  private pages: Page[] = []
  private nodes = 1

  async begin(pace: TableOptions['pace'], answers = 20): Promise<this> {
    this.id = await begunTable(this.store.asStore, 'aeons-end', PEOPLE, { pace })
    const pages = []
    for (const person of PEOPLE) pages.push(await this.come(person))
    for (let n = 0; n < answers; n++) {
      const who = pages.find(({ moment }) => moment?.question != null)!
      await this.say(who, {
        c: 'a',
        r: who.revision,
        i: who.moment!.question!.choices[0]!.index,
        id: newId(),
      })
    }
    for (const page of pages) this.leave(page)
    return this
  }

  get kept() {
    return this.store.kept.get(this.id)!
  }

  async come(person: string): Promise<Page> {
    const page = new Page(() => this.time.now())
    page.connect(this.live, this.id, person)
    this.pages.push(page)
    await this.time.pass(200)
    return page
  }

  leave(page: Page): void {
    this.pages = this.pages.filter((each) => each !== page)
    page.leave()
  }

  async say(page: Page, command: Parameters<Page['say']>[0]): Promise<void> {
    for (const each of this.pages) each.say({ c: 'p' })
    page.say(command)
    await this.time.pass(200)
  }

  async wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 20_000) {
      for (const page of this.pages) page.say({ c: 'p' })
      await this.time.pass(Math.min(left, 20_000))
    }
  }

  /** Nobody is here for so long: the table leaves memory. */
  async forgotten(): Promise<void> {
    for (const page of this.pages) this.leave(page)
    await this.wait(11 * MINUTE)
    expect(this.live.counts.tables).toBe(0)
  }

  /** Another node has the table from now on. */
  async elsewhere(): Promise<void> {
    this.pages = []
    await this.live.close()
    this.nodes += 1
    this.live = liveTables(this.store.asStore, this.time, `node ${this.nodes}`).live
  }

  async ask(by: Page, id = newId()): Promise<void> {
    await this.say(by, { c: 'undo', r: by.revision, to: 4, id })
  }
}

const vote = (n: number, yes = true, id = newId()) => ({ c: 'vote', n, yes, id }) as const
const undoTo = (evening: Evening, from: number) =>
  evening.store.notices.slice(from).filter(({ kind }) => kind === 'undo')

describe('what somebody asks to take back where people play for days', () => {
  it.each([
    ['the table has left memory', (evening: Evening) => evening.forgotten()],
    ['another node has the table', (evening: Evening) => evening.elsewhere()],
    ['neither has happened', async () => {}],
  ])('is agreed to within a day by everybody, after %s', async (_, between) => {
    const evening = await new Evening().begin('days')
    const ann = await evening.come('ann')
    const { revision } = ann
    await evening.ask(ann)
    const { n } = ann.company!.proposal!
    expect(ann.company!.proposal).toMatchObject({ by: 0, to: 4, yes: [0], waiting: [1, 2] })
    await between(evening)
    evening.time.spend(DAY / 2)
    const bob = await evening.come('bob')
    const { left, ...asked } = bob.company!.proposal!
    expect(asked).toEqual({ n, is: 'undo', by: 0, to: 4, yes: [0], waiting: [1, 2] })
    expect(Math.abs(left - DAY / 2)).toBeLessThan(12 * MINUTE)
    await evening.say(bob, vote(n))
    expect(bob.company!.proposal).toMatchObject({ yes: [0, 1], waiting: [2] })
    await between(evening)
    const cid = await evening.come('cid')
    expect(cid.company!.proposal).toMatchObject({ n, yes: [0, 1], waiting: [2] })
    await evening.say(cid, vote(n))
    expect(cid.moment!.at).toBe(4)
    expect(cid.revision).toBe(revision + 1)
    expect(cid.company!.proposal).toBeNull()
    expect(evening.kept.row.proposal).toBeNull()
  })

  it('counts when the vote is the first thing that a table hears that was just opened again', async () => {
    const evening = await new Evening().begin('days')
    const ann = await evening.come('ann')
    await evening.ask(ann)
    const { n } = ann.company!.proposal!
    await evening.elsewhere()
    for (const person of ['bob', 'cid']) {
      const page = new Page(() => evening.time.now())
      page.connect(evening.live, evening.id, person)
      page.say(vote(n))
      await evening.time.pass(200)
      await evening.elsewhere()
    }
    expect((await evening.come('ann')).moment!.at).toBe(4)
  })

  it('falls after a day, here and at a node that opens the table later', async () => {
    for (const open of [true, false]) {
      const evening = await new Evening().begin('days')
      const ann = await evening.come('ann')
      await evening.ask(ann)
      const { n } = ann.company!.proposal!
      if (!open) await evening.elsewhere()
      evening.time.spend(DAY - 5 * MINUTE)
      const bob = await evening.come('bob')
      expect(bob.company!.proposal).not.toBeNull()
      if (open) await evening.wait(8 * MINUTE)
      else {
        await evening.elsewhere()
        evening.time.spend(8 * MINUTE)
      }
      const late = open ? bob : await evening.come('bob')
      expect(late.company!.proposal).toBeNull()
      await evening.say(late, vote(n))
      expect(late.messages.at(-1)).toMatchObject({ m: 'whole', r: ann.revision })
      expect(late.moment!.at).toBe(20)
    }
  })

  it('is over with the next step, also for a node that opens the table later', async () => {
    const evening = await new Evening().begin('days')
    const ann = await evening.come('ann')
    await evening.ask(ann)
    const { proposal, asked } = evening.kept.row
    expect(proposal).not.toBeNull()
    const player = await evening.come(PEOPLE[Math.max(0, asked!)]!)
    const { index } = player.moment!.question!.choices[0]!
    await evening.say(player, { c: 'a', r: player.revision, i: index, id: newId() })
    expect(player.company!.proposal).toBeNull()
    expect(evening.kept.row.proposal).toBeNull()
    // A release that does not know of proposals leaves them where they are.
    evening.kept.row = { ...evening.kept.row, proposal }
    await evening.elsewhere()
    expect((await evening.come('bob')).company!.proposal).toBeNull()
  })

  it('is over when somebody would rather not, and no vote for it counts for a later one', async () => {
    const evening = await new Evening().begin('days')
    await evening.ask(await evening.come('ann'))
    const bob = await evening.come('bob')
    const first = bob.company!.proposal!.n
    await evening.say(bob, vote(first, false))
    expect(bob.company!.proposal).toBeNull()
    await evening.elsewhere()
    const ann = await evening.come('ann')
    expect(ann.company!.proposal).toBeNull()
    await evening.ask(ann)
    const cid = await evening.come('cid')
    expect(cid.company!.proposal!.n).not.toBe(first)
    await evening.say(cid, vote(first))
    expect(cid.company!.proposal).toMatchObject({ yes: [0], waiting: [1, 2] })
  })

  it('counts once, however often it is said', async () => {
    const evening = await new Evening().begin('days')
    const [asks, agrees] = [newId(), newId()]
    await evening.ask(await evening.come('ann'), asks)
    await evening.elsewhere()
    const ann = await evening.come('ann')
    await evening.ask(ann, asks)
    expect(ann.messages).toContainEqual({ m: 'ok', id: asks, r: ann.revision })
    const bob = await evening.come('bob')
    const { n } = bob.company!.proposal!
    await evening.say(bob, vote(n, true, agrees))
    await evening.elsewhere()
    const again = await evening.come('bob')
    await evening.say(again, vote(n, true, agrees))
    expect(again.messages).toContainEqual({ m: 'ok', id: agrees, r: ann.revision })
    expect(again.company!.proposal).toMatchObject({ yes: [0, 1], waiting: [2] })
  })

  it('is told to those who have to agree, once, and marked for whoever is at the table', async () => {
    const evening = await new Evening().begin('days')
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const from = evening.store.notices.length
    await evening.ask(ann)
    expect(undoTo(evening, from)).toEqual([
      { person: 'bob', kind: 'undo', after: MINUTE, here: true },
      { person: 'cid', kind: 'undo', after: MINUTE, here: false },
    ])
    await evening.say(bob, vote(bob.company!.proposal!.n))
    await evening.elsewhere()
    await evening.come('ann')
    expect(undoTo(evening, from)).toHaveLength(2)
  })

  it('waits for nobody who is gone for good, and falls with whoever asked', async () => {
    for (const [gone, waiting] of [
      [1, [2]],
      [0, null],
    ] as const) {
      const evening = await new Evening().begin('days')
      await evening.ask(await evening.come('ann'))
      await evening.elsewhere()
      evening.kept.seats = evening.kept.seats.map((row) =>
        row.seat === gone ? { ...row, person: null, bot: 'greedy' } : row,
      )
      expect((await evening.come('cid')).company!.proposal?.waiting ?? null).toEqual(waiting)
    }
  })

  it('is said to nobody before it is on disk, and by no node that lost the table', async () => {
    const evening = await new Evening().begin('days')
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    evening.kept.row = { ...evening.kept.row, epoch: evening.kept.row.epoch + 1 }
    await evening.ask(ann)
    expect(evening.kept.row.proposal).toBeNull()
    expect(bob.company!.proposal).toBeNull()
    expect([ann.closed, bob.closed]).toEqual([4012, 4012])
    const again = await evening.come('ann')
    evening.store.fails = true
    await evening.ask(again)
    expect(again.closed).toBe(4013)
    expect(evening.kept.row.proposal).toBeNull()
  })
})

it.each(['relaxed', 'live'] as const)(
  'at a %s table it is a matter of a minute, and kept nowhere',
  async (pace) => {
    const evening = await new Evening().begin(pace, 12)
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const from = evening.store.notices.length
    await evening.ask(ann)
    expect(bob.company!.proposal!.left).toBeLessThanOrEqual(MINUTE)
    expect(evening.kept.row.proposal).toBeNull()
    expect(undoTo(evening, from)).toEqual([])
    await evening.wait(MINUTE + 1_000)
    expect(bob.company!.proposal).toBeNull()
  },
)

it('what is kept is only of the table as it was then, and for as long as it may be answered', () => {
  const proposal = JSON.stringify({ revision: 7, until: 1_000, waiting: [1] })
  expect(keptProposal({ proposal, steps: 7 }, 999)).toMatchObject({ waiting: [1] })
  expect(keptProposal({ proposal, steps: 8 }, 999)).toBeNull()
  expect(keptProposal({ proposal, steps: 7 }, 1_000)).toBeNull()
  expect(keptProposal({ proposal: null, steps: 7 }, 0)).toBeNull()
})
