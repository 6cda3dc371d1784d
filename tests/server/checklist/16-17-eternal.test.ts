import { describe, expect, it } from 'vitest'
import { gameNamed, games } from '../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import type { WireCommand } from '../../../src/table/commands.ts'
import { COST } from '../../../src/table/costs.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { Table } from '../../../src/table/table.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../live/harness.ts'
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
  const roll = fairNumbers(seedFrom(`checklist ${kind}`))
  /** Plays on for so many decisions. */
  const play = async (decisions: number): Promise<void> => {
    for (let n = 0; n < decisions; n++) {
      const asked = pages.find(({ moment }) => moment?.question != null)
      if (asked === undefined) return
      const { choices } = asked.moment!.question!
      asked.say({ c: 'a', r: asked.revision, i: choices[roll(choices.length)]!.index, id: newId() })
      await time.pass(200)
    }
  }
  return { time, store, live, environment, id, pages, play }
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
          { c: 'numbers', about: { kind: 'unit', ...{ zone: 'hand', of: 1, index: 0 } }, at: 0, q: 4 },
          { c: 'eyes', seat: 1 },
          { c: 'hint', q: 5 },
        ] satisfies readonly WireCommand[]
      ).entries()) {
        page.say(command)
        await time.pass(n === 4 ? 6_000 : 1_000)
      }
    for (const page of [ann!, wim!]) {
      const heard = page.frames.map(({ frame }) => frame).join('\n')
      expect(heard.length).toBeGreaterThan(1000)
      // What was asked for is not an answer: the word of the question may come back.
      for (const card of hidden) expect(heard.includes(`"card":"${card}"`), card).toBe(false)
    }
    expect(environment.faults).toEqual([])
    await live.close()
  })
})

/** What this thread has worked so far, whatever else the machine does meanwhile. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** How many times as much work one thing is as another, done in turns and the least of several each. */
async function ratio(times: number, one: () => unknown, other: () => unknown): Promise<number> {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let n = 0; n < times; n++)
    for (const [i, body] of [one, other].entries()) {
      const before = worked()
      await body()
      best[i] = Math.min(best[i]!, Math.max(1, worked() - before))
    }
  return best[0]! / best[1]!
}

describe('checklist 17: denial by cost', () => {
  it.each(games.map(({ id }) => id))(
    'no call at a table of %s takes long, however late the game is',
    async (kind) => {
      const { time, live, pages, play, id } = await table(kind)
      await play(60)
      const page = pages.find(({ moment }) => moment?.question != null) ?? pages[0]!
      const { table: played } = (await live.open(id))!.shared
      expect(played.session.answers.length).toBeGreaterThan(40)
      const at = played.session.answers.length
      const calls: readonly WireCommand[] = [
        { c: 'look', at: at - 1, q: 1 },
        { c: 'board', q: 1 },
        { c: 'why', text: 'a '.repeat(100), q: 2 },
        { c: 'sum', line: page.lines.length - 1, q: 3 },
        { c: 'numbers', about: { kind: 'unit', ...{ zone: 'playmat', of: 0, index: 0 } }, at: at - 1, q: 4 },
        {
          c: 'f',
          r: page.revision,
          refs: Array.from({ length: 32 }, () => ({ kind: 'nothing' })),
          id: newId(),
        },
        { c: 'lang', lang: 'fr' },
      ]
      // Playing the whole game again takes milliseconds: nothing may take much longer.
      const again = async (): Promise<void> => {
        Table.at(played.game, played.session.record())
        await time.pass(1_000)
      }
      for (const call of calls) {
        const taken = await ratio(
          9,
          async () => {
            page.say(call)
            await time.pass(1_000)
          },
          again,
        )
        expect(taken, call.c).toBeLessThan(5)
      }
      await live.close()
    },
  )
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
      'show',
    ] as const)
      expect(COST[name], name).toBeGreaterThan(COST.a)
  })
  it.each(games)('a set-up of $id that is too large is refused quickly', async (game) => {
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
    const refused =
      (document: unknown, by = game) =>
      (): void => {
        expect(() => by.readSetup(document)).toThrow()
      }
    for (const document of odd)
      expect(await ratio(5, refused(document), refused(wrong, gameNamed('eternal')))).toBeLessThan(10)
  })
})
