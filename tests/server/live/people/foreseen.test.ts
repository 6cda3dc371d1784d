import { describe, expect, it } from 'vitest'
import { eternal } from '../../../../src/games/eternal/index.ts'
import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import type { Sum } from '../../../../src/language/face.ts'
import type { WireMessage } from '../../../../src/table/messages.ts'
import type { WireCommand } from '../../../../src/table/wire/commands.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

const Q = 77
const WINDOWS: readonly string[] = [
  'react',
  'defend',
  'pre-fight',
  'interrupt',
  'direct attack',
  'after ambush',
]

const valueIn = (messages: readonly WireMessage[]): readonly Sum[] | null => {
  const reply = messages.find((message) => message.m === 'reply' && message.q === Q)
  return reply?.m === 'reply' ? (reply.value as readonly Sum[]) : null
}

/** Two people play at random; before each answer both ask what would become of it. */
async function askedAllAlong(answers: number) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(
    store.asStore,
    'eternal',
    ['ann', 'bob'],
    { windows: 'plain' },
    {},
    {
      id: 'table',
      secret: new Uint8Array(32).fill(1),
    },
  )
  const pages = (['ann', 'bob'] as const).map((person, seat) => {
    const page = new Page(() => time.now())
    page.connect(live, id, person, seat === 0 ? 'en' : 'fr')
    return page
  })
  await time.pass(100)
  const roll = fairNumbers(seedFrom('foreseen'))
  const counts = { block: 0, window: 0 }
  const say = async (page: Page, command: WireCommand): Promise<readonly WireMessage[]> => {
    const since = page.frames.length
    page.say(command)
    await time.pass(600)
    return page.since(since)
  }
  for (let n = 0; n < answers; n++) {
    const seat = pages.findIndex(({ moment }) => moment?.question != null)
    if (seat < 0) break
    const [page, other] = [pages[seat]!, pages[1 - seat]!]
    const { choices, kind } = page.moment!.question!
    const { table } = (await live.open(id))!.shared
    const window = WINDOWS.includes(kind)
    const at = page.moment!.at
    for (const about of [{ kind: 'blocks', blockers: [0], attackers: [0] }, { kind: 'answer' }] as const) {
      const value = valueIn(await say(page, { c: 'numbers', about, at, q: Q }))
      // As whoever holds the table is counts at her own screen.
      const { words } = eternal
      expect(value).toEqual(words[seat === 0 ? 'en' : 'fr'].numbers!(table.state, seat, about, []))
      if (value!.length > 0 && about.kind === 'answer' && window) counts.window += 1
      if (value!.length > 0 && about.kind === 'blocks') counts.block += 1
      // Nobody may try what another is asked, nor what she herself was asked before.
      expect(valueIn(await say(other, { c: 'numbers', about, at, q: Q }))).toBeNull()
      if (at > 0) expect(valueIn(await say(page, { c: 'numbers', about, at: at - 1, q: Q }))).toEqual([])
    }
    const choice = choices[roll(choices.length)]!
    page.say({ c: 'a', r: page.revision, i: choice.index, id: newId() })
    await time.pass(5_000)
    for (const each of pages) each.say({ c: 'p' })
  }
  expect(environment.faults).toEqual([])
  await live.close()
  return counts
}

describe('what becomes of a battle', () => {
  it('is told at a table of the server as at one’s own, and only to whoever is asked', async () => {
    const counts = await askedAllAlong(200)
    expect(counts.block).toBeGreaterThan(1)
    expect(counts.window).toBeGreaterThan(1)
  })
})
