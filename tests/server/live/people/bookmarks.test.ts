import { describe, expect, it } from 'vitest'
import { MOST_BOOKMARKS } from '../../../../src/server/live/people/talk.ts'
import * as says from '../../../../src/table/refusals.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/** Somebody at a table where this many bookmarks are set already, by her and by the other. */
async function seated(marks: number) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'])
  for (const person of ['ann', 'bob'])
    for (let at = 0; at < marks; at++) store.marks.push({ game: id, person, at, text: `mark ${at}` })
  const { live } = liveTables(store.asStore, time)
  const page = new Page(() => time.now())
  page.connect(live, id, 'ann', 'fr')
  await time.pass(10_000)
  /** Why it was not set, or null. */
  const mark = async (at: number, text = 'here'): Promise<string | null> => {
    const before = page.frames.length
    page.say({ c: 'mark', at, text })
    await time.pass(2_000)
    const refused = page.since(before).find(({ m }) => m === 'no')
    return refused?.m === 'no' ? refused.text : null
  }
  const own = () => store.marks.filter(({ person }) => person === 'ann').map(({ at }) => at)
  return { time, page, mark, own }
}

describe('bookmarks', () => {
  it('are set at what has happened, not later', async () => {
    const { time, page, mark, own } = await seated(0)
    expect(await mark(0)).toBeNull()
    for (const at of [1, 2, 1_000_000]) expect(await mark(at)).toBe(says.NOT_THERE_YET.fr)
    const { choices } = page.moment!.question!
    page.say({ c: 'a', r: page.revision, i: choices[0]!.index, id: newId() })
    await time.pass(2_000)
    expect(await mark(1)).toBeNull()
    expect(await mark(2)).toBe(says.NOT_THERE_YET.fr)
    expect(own()).toEqual([0, 1])
    // What stands further on, because something was taken back since, can be removed.
    expect(await mark(2, '')).toBeNull()
  })

  it('are so many for each person at a table', async () => {
    const { mark, own } = await seated(MOST_BOOKMARKS)
    const all = own()
    // Another name for one of them is no more.
    expect(await mark(0, 'another name')).toBeNull()
    expect(own()).toHaveLength(MOST_BOOKMARKS)
    expect(await mark(0, '')).toBeNull()
    expect(await mark(0)).toBeNull()
    expect(own().toSorted((a, b) => a - b)).toEqual(all)
  })

  it('are refused beyond that, until one is removed', async () => {
    const { mark, own } = await seated(MOST_BOOKMARKS + 1)
    // One that was set before there was a limit stays.
    expect(await mark(MOST_BOOKMARKS, '')).toBeNull()
    expect(await mark(0, '')).toBeNull()
    expect(await mark(1, '')).toBeNull()
    expect(await mark(0)).toBeNull()
    expect(own()).toHaveLength(MOST_BOOKMARKS - 1)
    const full = await seated(MOST_BOOKMARKS + 1)
    expect(await full.mark(0)).toBe(says.BOOKMARKS_FULL.fr)
    expect(full.own()).toHaveLength(MOST_BOOKMARKS + 1)
  })

  it('that were set before there was a limit are not all sent to whoever comes, but so many of each person', async () => {
    const { page } = await seated(MOST_BOOKMARKS + 50)
    const talk = page.messages.find((message) => message.m === 'talk')
    expect(talk?.m === 'talk' && talk.marks.map(({ at }) => at)).toEqual(
      Array.from({ length: MOST_BOOKMARKS }, (_, at) => at),
    )
  })
})
