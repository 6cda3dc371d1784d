import { describe, expect, it } from 'vitest'
import { MemoryHub } from '../../../src/server/cluster/hub.ts'
import { Relay } from '../../../src/server/cluster/relay.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { begunTable, liveTables, ManualTime, Page, settled } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'

/* Somebody whose socket is at another node is here no longer than her line is. */

async function passedOn() {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live } = liveTables(store.asStore, time, 'owner')
  const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'])
  const hub = new MemoryHub()
  const nowhere = { connect: () => Promise.reject(new Error('elsewhere')), receive: () => {} }
  const relays = [
    new Relay(hub, 'owner', store.asStore.tables, live.lines),
    new Relay(hub, 'other', store.asStore.tables, nowhere as never),
  ]
  const table = (await live.open(id))!
  const comes = async (person: string): Promise<Page> => {
    const page = new Page(() => time.now())
    const line = await relays[1]!.connect(id, page.guest(person, 'en'), null, page)
    page.take(line)
    // As a socket does that is closed.
    void page.gone().then(() => line.left())
    await time.pass(10)
    return page
  }
  const end = async () => {
    for (const relay of relays) relay.close()
    await live.close()
  }
  return { time, live, table, comes, end }
}

describe('whoever is passed on from another node', () => {
  it.each([
    ['says what cannot be read', 'nonsense', CLOSED.unreadable],
    ['says too much', null, CLOSED.flood],
  ])('is here no more when she %s and her line is closed', async (_, text, code) => {
    const { time, live, table, comes, end } = await passedOn()
    const ann = await comes('ann')
    expect(table.stage.attendance.isHere('ann')).toBe(true)
    for (let n = 0; n < (text === null ? 101 : 1); n++) ann.say(text ?? { c: 'p' })
    await settled()
    await time.pass(10)
    expect(ann.closed).toBe(code)
    expect([table.stage.attendance.isHere('ann'), live.counts.pages]).toEqual([false, 0])
    await end()
  })

  it('is here no more when her node has ended without a word', async () => {
    const { time, live, table, comes, end } = await passedOn()
    const bob = await comes('bob')
    // Nothing more comes from there: no ping, no goodbye.
    for (let n = 0; n < 8; n++) await time.pass(5_000)
    expect(bob.closed).toBe(CLOSED.behind)
    expect([table.stage.attendance.isHere('bob'), live.counts.pages]).toEqual([false, 0])
    await end()
  })
})
