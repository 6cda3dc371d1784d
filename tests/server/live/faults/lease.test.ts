import { describe, expect, it } from 'vitest'
import { LEASE, Lease, UNSURE } from '../../../../src/server/cluster/lease.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { CLOSED } from '../../../../src/table/messages.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* A node that was frozen or cut off does not know what became of its tables: it stops before others begin. */

class Beats {
  away = false
  received = 0

  async beat(): Promise<void> {
    if (this.away) throw new Error('the store is away')
    this.received += 1
  }

  async gone(): Promise<void> {}
}

async function leased() {
  let now = 0
  const beats = new Beats()
  const lease = new Lease(beats, 'node', () => now)
  let lapses = 0
  lease.onLapsed = () => {
    lapses += 1
  }
  await lease.begin(true)
  return {
    beats,
    lease,
    lapses: () => lapses,
    pass: (milliseconds: number): void => {
      now += milliseconds
    },
  }
}

describe('a lease', () => {
  it('is held from beat to beat', async () => {
    const { lease, pass, lapses } = await leased()
    for (let n = 0; n < 10; n++) {
      pass(UNSURE - 1)
      expect(lease.isHeld).toBe(true)
      await lease.beat()
    }
    expect(lapses()).toBe(0)
    await lease.end()
  })

  it('is not sure any more when the store does not hear the beats, and is again when it does in time', async () => {
    const { lease, pass, beats, lapses } = await leased()
    beats.away = true
    pass(UNSURE)
    await lease.beat()
    expect(lease.isHeld).toBe(false)
    beats.away = false
    await lease.beat()
    expect(lease.isHeld).toBe(true)
    expect(lapses()).toBe(0)
    await lease.end()
  })

  it('has lapsed when the node was frozen for as long as it lasts: that is said before it is renewed', async () => {
    const { lease, pass, beats } = await leased()
    const receivedBefore: number[] = []
    lease.onLapsed = () => receivedBefore.push(beats.received)
    pass(LEASE)
    expect(lease.isHeld).toBe(false)
    const { received } = beats
    await lease.beat()
    expect(receivedBefore[0]).toBe(received)
    expect(beats.received).toBe(received + 1)
    expect(lease.isHeld).toBe(true)
    await lease.end()
  })

  it('of a node that shares its store with nobody needs no beats; they only say until when it lived', async () => {
    let now = 0
    const beats = new Beats()
    const lease = new Lease(beats, 'node', () => now)
    lease.onLapsed = () => {
      throw new Error('nobody else could have its tables')
    }
    await lease.begin(false)
    for (let n = 1; n <= 3; n++) {
      now += 10 * LEASE
      expect(lease.isHeld).toBe(true)
      await lease.beat()
      expect(beats.received).toBe(n + 1)
    }
    now = Number.MAX_SAFE_INTEGER
    expect(lease.isHeld).toBe(true)
    await lease.end()
  })
})

describe.each(['aeons-end', 'eternal'])('a node that is not sure of its tables of %s', (kind) => {
  async function seated() {
    const time = new ManualTime()
    const store = new MemoryStore(time)
    const held = { now: true }
    const live = new LiveTables({ ...environmentOf(store.asStore, time), holdsTables: () => held.now })
    const id = await begunTable(store.asStore, kind, ['ann', 'bob'])
    const ann = new Page(() => time.now())
    const bob = new Page(() => time.now())
    const sit = async (): Promise<void> => {
      ann.connect(live, id, 'ann')
      bob.connect(live, id, 'bob')
      await time.pass(100)
    }
    await sit()
    return { time, store, held, live, id, ann, bob, sit }
  }

  it('answers nothing, not even a look, and sends everybody away until it is', async () => {
    const { time, store, held, id, ann, bob, sit } = await seated()
    held.now = false
    const asked = ann.moment!.asked === 1 ? bob : ann
    const [choice] = asked.moment!.question!.choices
    const before = asked.frames.length
    asked.say({ c: 'board', q: 1 })
    asked.say({ c: 'a', r: asked.revision, i: choice!.index, id: newId() })
    await time.pass(3_000)
    expect(asked.since(before).map(({ m }) => m)).toEqual(['resync'])
    expect(store.kept.get(id)!.steps).toEqual([])
    for (const page of [ann, bob]) expect(page.closed).toBe(CLOSED.moved)
    await sit()
    for (const page of [ann, bob]) expect(page.closed).toBe(CLOSED.moved)
    held.now = true
    await sit()
    for (const page of [ann, bob]) expect(page.closed).toBeNull()
  })

  it('lets go of all of them when it was gone for too long', async () => {
    const { time, live, ann, bob, sit } = await seated()
    await live.lapsed()
    await time.pass(100)
    for (const page of [ann, bob]) expect(page.closed).toBe(CLOSED.moved)
    await sit()
    for (const page of [ann, bob]) expect(page.closed).toBeNull()
  })
})

it('a node that was frozen between its claim and the look at the table does not take the fence of another for its own', async () => {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'])
  const { tables } = store.asStore
  const { claim } = tables
  let other = 0
  Object.assign(tables, {
    claim: async (...asked: Parameters<typeof claim>) => {
      const got = await claim(...asked)
      if (asked[1] === 'frozen') other = (await claim(id, 'other'))!.epoch
      return got
    },
  })
  const frozen = new LiveTables(environmentOf(store.asStore, time, 'frozen'))
  const page = new Page()
  page.connect(frozen, id, 'ann')
  await time.pass(100)
  expect(page.closed).toBe(CLOSED.moved)
  expect([store.kept.get(id)!.row.owner, store.kept.get(id)!.row.epoch]).toEqual(['other', other])
})
