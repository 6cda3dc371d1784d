import { describe, expect, it } from 'vitest'
import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import type { WireMessage } from '../../../../src/table/messages.ts'
import { Film } from '../../../../src/table/shown/film.ts'
import { Table } from '../../../../src/table/table.ts'
import { scenesIn } from '../../../../src/table/wire/replies.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

type PatchMessage = Extract<WireMessage, { m: 'patch' }>

const isPatch = (message: WireMessage): message is PatchMessage => message.m === 'patch'

/** Two people answer at random; gives every patch that Ann was sent, with the view that she had before. */
async function evening(kind: string, answers: number) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const as = { id: 'table', secret: new Uint8Array(32).fill(9) }
  const id = await begunTable(store.asStore, kind, ['ann', 'bob'], { windows: 'plain' }, {}, as)
  const pages = ['ann', 'bob'].map((person) => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    return page
  })
  await time.pass(100)
  const roll = fairNumbers(seedFrom('nobody'))
  const [ann, bob] = pages as [Page, Page]
  const sent: { readonly before: unknown; readonly patch: PatchMessage; readonly bobs: readonly string[] }[] =
    []
  for (let n = 0; n < answers; n++) {
    const asked = pages.find(({ moment }) => moment?.question != null)
    if (asked === undefined) break
    const { choices } = asked.moment!.question!
    const before = structuredClone(ann.moment!.view)
    const [since, bobsSince] = [ann.frames.length, bob.frames.length]
    asked.say({ c: 'a', r: asked.revision, i: choices[roll(choices.length)]!.index, id: newId() })
    await time.pass(200)
    const bobs = bob
      .since(bobsSince)
      .map((message) => JSON.stringify(isPatch(message) ? message.scenes : null))
    for (const patch of ann.since(since).filter(isPatch)) sent.push({ before, patch, bobs })
    for (const page of pages) page.say({ c: 'p' })
  }
  const { table } = (await live.open(id))!.shared
  expect(environment.faults).toEqual([])
  await live.close()
  return { sent, table }
}

describe('a turn that no player takes', () => {
  it('is sent to everybody scene by scene, as it is seen by whoever plays alone', async () => {
    const { sent, table } = await evening('aeons-end', 160)
    const record = table.session.record()
    let compared = 0
    for (const { before, patch, bobs } of sent) {
      const { scenes, log } = patch
      const turns = log.add.some(
        ({ event }) => table.game.story.part(event).is === 'turn' && table.game.story.whose(event) === null,
      )
      expect(scenes !== undefined || !turns).toBe(true)
      if (scenes === undefined) continue
      expect(bobs).toContain(JSON.stringify(scenes))
      const after = log.add.at(-1)!.after
      const alone = Table.at(table.game, record, after - 1)
      const film = new Film(alone, () => 0)
      const lines = alone.log.length
      alone.answer(record.answers[after - 1]!)
      const played = film.scenes(alone.log.slice(lines), 0, [])
      const found = scenesIn(patch, before)
      // Where the own turn ended, whoever plays alone sees that first.
      expect(JSON.parse(JSON.stringify(played.slice(-found.length)))).toEqual(
        found.map(({ lines, view }) => ({ lines: lines - log.keep, view })),
      )
      expect(played.length - found.length).toBeLessThan(2)
      compared += found.length
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('is nowhere in a game in which somebody takes each of them', async () => {
    const { sent } = await evening('eternal', 60)
    expect(sent.length).toBeGreaterThan(30)
    for (const { patch } of sent) expect(patch.scenes).toBeUndefined()
  })
})
