import { describe, expect, it, vi } from 'vitest'
import { gameNamed, games } from '../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import type { Playable, TerminalWords } from '../../../src/language/face.ts'
import { onlyPresent } from '../../../src/server/live/engine.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import type { WireCommand } from '../../../src/table/commands.ts'
import { COST } from '../../../src/table/costs.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { Table } from '../../../src/table/table.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'

async function table(
  kind: string,
  flags: Readonly<Record<string, string>> = {},
  game: Playable = gameNamed(kind),
) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const environment = { ...environmentOf(store.asStore, time), engines: onlyPresent('test', () => game) }
  const live = new LiveTables(environment)
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

/**
 * A game that counts how often its rules, its views and its words are asked for anything: work that is the same in every
 * run, whatever else the machine does.
 */
function counting(game: Playable): { readonly game: Playable; readonly work: { done: number } } {
  const work = { done: 0 }
  const counted = <T extends object>(what: T, instead: Partial<T> = {}): T =>
    new Proxy(what, {
      get: (target, key) => {
        const value: unknown = Reflect.get(Object.hasOwn(instead, key) ? instead : target, key)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          work.done += 1
          return Reflect.apply(value, target, args)
        }
      },
    })
  const speaking = (words: TerminalWords): TerminalWords =>
    counted(words, { among: (people) => speaking(words.among?.(people) ?? words) })
  return {
    work,
    game: counted(game, {
      machine: counted(game.machine),
      words: { en: speaking(game.words.en), fr: speaking(game.words.fr) },
    }),
  }
}

describe('checklist 17: denial by cost', () => {
  it.each(games.map(({ id }) => id))(
    'no call at a table of %s takes long, however late the game is',
    async (kind) => {
      const { game, work } = counting(gameNamed(kind))
      const { time, live, pages, play, id } = await table(kind, {}, game)
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
      const spent = async (body: () => unknown): Promise<number> => {
        const before = work.done
        await body()
        return work.done - before
      }
      // Playing the whole game again takes milliseconds: nothing may take much more.
      const again = await spent(() => Table.at(played.game, played.session.record()))
      expect(again).toBeGreaterThan(at)
      for (const call of calls) {
        const taken = await spent(async () => {
          page.say(call)
          await time.pass(1_000)
        })
        expect(taken / again, call.c).toBeLessThan(2)
        expect(taken, call.c).toBeGreaterThan(0)
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
