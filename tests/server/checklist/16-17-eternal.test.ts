import { describe, expect, it, vi } from 'vitest'
import { gameNamed, games } from '../../../src/games/index.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import type { WireCommand } from '../../../src/table/wire/commands.ts'
import { COST } from '../../../src/table/wire/costs.ts'
import { begunTable, liveTables, ManualTime, Page } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'

async function table(kind: string, flags: Readonly<Record<string, string>> = {}) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, kind, ['ann', 'bob'], { windows: 'plain' }, flags)
  const pages = ['ann', 'bob', 'wim'].map((person) => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    return page
  })
  await time.pass(100)
  return { time, live, environment, id, pages }
}

describe('checklist 16: what others have brought along', () => {
  it('no card of another deck is in anything sent before somebody could see it', async () => {
    const decks = { deck1: 'Rakano Warcry', deck2: 'Feln Mid', rules: '2019' }
    const { time, live, id, pages, environment } = await table('eternal', decks)
    const state = (await live.open(id))!.shared.table
    const [ann, bob, wim] = pages
    // Every face that Bob holds or may draw, as he himself is told them, and Ann does not have.
    const own = JSON.stringify(state.game.observe(state.state, 0))
    const held = JSON.stringify(bob!.moment!.view)
    const cards = [...held.matchAll(/"card":"([^"]+)"/g)].map(([, card]) => card!)
    const hidden = [...new Set(cards)].filter((card) => !own.includes(`"${card}"`))
    expect(hidden.length).toBeGreaterThan(1)
    for (const page of [ann!, wim!])
      for (const [n, command] of (
        [
          { c: 'look', at: 0, q: 1 },
          { c: 'board', q: 2 },
          { c: 'why', text: hidden[0]!, q: 3 },
          { c: 'numbers', about: { kind: 'card', ...{ zone: 'hand', of: 1, index: 0 } }, at: 0, q: 4 },
          { c: 'eyes', seat: 1 },
          { c: 'hint', q: 5 },
        ] satisfies readonly WireCommand[]
      ).entries()) {
        page.say(command)
        await time.pass(n === 4 ? 6_000 : 1_000)
      }
    for (const page of [ann!, wim!]) {
      const received = page.frames.map(({ frame }) => frame).join('\n')
      expect(received.length).toBeGreaterThan(1000)
      // What was asked for is not an answer: the word of the question may come back.
      for (const card of hidden) expect(received.includes(`"card":"${card}"`), card).toBe(false)
    }
    expect(environment.faults).toEqual([])
    await live.close()
  })
})

describe('checklist 17: denial by cost', () => {
  it('whoever asks for too much is slowed down by the bucket of her socket', async () => {
    const { time, live, pages, environment } = await table('aeons-end')
    const [ann] = pages
    const frames = ann!.frames.length
    for (let n = 0; n < 10; n++) ann!.say({ c: 'look', at: 0, q: n })
    await time.pass(10)
    expect(ann!.since(frames).filter(({ m }) => m === 'reply').length).toBeLessThanOrEqual(40 / COST.look)
    for (let n = 0; n < 10; n++) ann!.say({ c: 'look', at: 0, q: n })
    expect(ann!.closed).toBe(CLOSED.flood)
    expect(environment.faults).toEqual([])
    await live.close()
  })
  it('every command that makes the server work costs more than an answer', () => {
    for (const name of [
      'look',
      'why',
      'numbers',
      'sum',
      'board',
      'hint',
      'lang',
      'eyes',
      'rematch',
      'repeat',
      'show',
    ] as const)
      expect(COST[name], name).toBeGreaterThan(COST.a)
  })
  it.each(games)('a set-up of $id that is too large is refused with little work', (game) => {
    const long = 'x'.repeat(60_000)
    const odd: readonly unknown[] = [
      long,
      [long],
      { mages: Array.from({ length: 5_000 }, () => 'brama') },
      { deck1: long, deck2: long },
      { decks: [Array.from({ length: 150 }, (_, n) => `${n} Odd Card ${n}`).join('\n'), long] },
      { decks: [Array.from({ length: 9_000 }, (_, n) => `Wrd${n}`).join('\n'), 'Feln Mid'] },
      { market: Array.from({ length: 5_000 }, (_, n) => `card ${n}`) },
    ]
    // A deck with a dozen words that mean nothing: for each it is looked what may have been meant.
    const wrong = { decks: [Array.from({ length: 12 }, (_, n) => `Odd Card ${n}`).join('\n'), 'Feln Mid'] }
    // What costs is comparing a word with every name, letter by letter.
    const letters = vi.spyOn(String.prototype, 'charCodeAt')
    const names = vi.spyOn(String.prototype, 'normalize')
    const compared = (document: unknown, by = game): number => {
      const before = letters.mock.calls.length + names.mock.calls.length
      expect(() => by.readSetup(document)).toThrow()
      return letters.mock.calls.length + names.mock.calls.length - before
    }
    try {
      const usual = compared(wrong, gameNamed('eternal'))
      expect(usual).toBeGreaterThan(1_000)
      for (const document of odd) expect(compared(document) / usual).toBeLessThan(10)
    } finally {
      letters.mockRestore()
      names.mockRestore()
    }
  })
})
