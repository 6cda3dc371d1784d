import { describe, expect, it } from 'vitest'
import * as says from '../../../../src/table/refusals.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* When a game is over everybody has its record: whoever leads through it may show the other hand. */

async function table() {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time, 'here')
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], {})
  const pages = ['ann', 'bob'].map((person) => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    return page
  })
  const say = async (page: Page, command: Parameters<Page['say']>[0]): Promise<void> => {
    page.say(command)
    await time.pass(200)
  }
  await time.pass(200)
  return { ann: pages[0]!, bob: pages[1]!, say, faults: environment.faults }
}

describe('the eyes of the other player', () => {
  it('are closed while the game lasts, and open when it is over, now and at every moment before', async () => {
    const { ann, bob, say, faults } = await table()
    await say(ann, { c: 'eyes', seat: 1 })
    expect(ann.messages.at(-1)).toMatchObject({ m: 'no', text: says.SEALED_EYES.en })
    expect(ann.moment!.eyes).toBe(0)
    const atFirst = bob.moment!.view
    const asked = ann.moment!.question === null ? bob : ann
    const [choice] = asked.moment!.question!.choices
    await say(asked, { c: 'a', r: asked.revision, i: choice!.index, id: newId() })
    await say(bob, { c: 'act', r: bob.revision, act: 'concede', id: newId() })
    expect(ann.moment!.outcome).not.toBeNull()
    await say(ann, { c: 'eyes', seat: 1 })
    expect(ann.moment!.eyes).toBe(1)
    expect(ann.moment!.view).toEqual(bob.moment!.view)
    expect(ann.lines).toEqual(bob.lines)
    await say(ann, { c: 'look', at: 0, q: 7 })
    expect(ann.messages.at(-1)).toMatchObject({ m: 'reply', q: 7, value: { eyes: 1, view: atFirst } })
    await say(ann, { c: 'lead', at: 0, eyes: 1, fork: [] })
    expect(bob.messages.at(-1)).toMatchObject({ m: 'led', by: 'ann', at: 0, eyes: 1 })
    // Her own again; and there are no more eyes than seats.
    await say(ann, { c: 'eyes', seat: 0 })
    expect(ann.moment!.eyes).toBe(0)
    await say(ann, { c: 'eyes', seat: 2 })
    expect(ann.messages.at(-1)).toMatchObject({ m: 'no', text: says.SEALED_EYES.en })
    expect(faults).toEqual([])
  })
})
