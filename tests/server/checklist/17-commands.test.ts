import { describe, expect, it } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'
import type { Plain } from '../../../src/language/face.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { Table } from '../../../src/table/table.ts'
import { type CommandName, readCommand, type WireCommand } from '../../../src/table/wire/commands.ts'
import { COST, costOf } from '../../../src/table/wire/costs.ts'
import { nested, spoilt } from '../api/odd-bodies.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'
import { workOfThread } from './work.ts'

const work = workOfThread()

/** What a page knows that says something late in a game. */
interface Late {
  readonly revision: number
  readonly answers: number
  readonly lines: number
  readonly options: readonly number[]
  readonly acts: readonly string[]
}

const PART: Plain = { kind: 'nothing' }
const NESTED: Plain = { a: { a: { a: { a: Array.from({ length: 100 }, (_, n) => n) } } } }
const MANY: Plain = Array.from({ length: 300 }, () => ({ a: 1 }))

/** Of every command the dearest that can be said: the earliest place, the longest text, the most parts. */
const DEAREST: { readonly [C in CommandName]: (late: Late) => readonly Extract<WireCommand, { c: C }>[] } = {
  a: ({ revision: r, options }) => options.map((i) => ({ c: 'a', r, i, id: newId() })),
  f: ({ revision: r }) =>
    [PART, NESTED].map((ref) => ({ c: 'f', r, refs: Array<Plain>(32).fill(ref).slice(0, 12), id: newId() })),
  act: ({ revision: r, acts }) => [...acts, 'x'.repeat(40)].map((act) => ({ c: 'act', r, act, id: newId() })),
  undo: ({ revision: r, answers }) => [null, 0, answers - 1].map((to) => ({ c: 'undo', r, to, id: newId() })),
  vote: () => [{ c: 'vote', n: 1, yes: true, id: newId() }],
  order: () =>
    [PART, MANY].map((to) => ({
      c: 'order',
      seat: 0,
      orders: Array.from({ length: to === MANY ? 1 : 16 }, () => ({ do: 'answer', to, with: PART }) as const),
      id: newId(),
    })),
  think: ({ revision: r }) => [{ c: 'think', r, id: newId() }],
  'stand-in': () => [0, 1].map((seat) => ({ c: 'stand-in', seat, bot: true, id: newId() })),
  rematch: () => [{ c: 'rematch', id: newId() }],
  repeat: () => [true, false].map((sides) => ({ c: 'repeat', sides, id: newId() })),
  close: () => [true, false].map((on) => ({ c: 'close', on, id: newId() })),
  show: () => [{ c: 'show', seat: 0, on: true, q: 1 }],
  lang: () => [{ c: 'lang', lang: 'fr' }],
  eyes: () => [0, 1].map((seat) => ({ c: 'eyes', seat })),
  look: ({ answers }) => [0, answers - 1].map((at) => ({ c: 'look', at, q: 1 })),
  board: ({ answers }) => [
    { c: 'board', q: 1 },
    { c: 'board', at: answers - 1, q: 1 },
  ],
  why: () =>
    ['a '.repeat(100), 'x'.repeat(200), 'Brama '.repeat(33), 'é\u0301'.repeat(100)].map((text) => ({
      c: 'why',
      text,
      q: 1,
    })),
  sum: ({ lines }) => [0, lines - 1].map((line) => ({ c: 'sum', line, q: 1 })),
  numbers: ({ answers }) =>
    ['unit', 'player', 'prepped', 'x'].flatMap((kind) =>
      [answers - 1, answers].map((at) => ({
        c: 'numbers',
        about: { kind, zone: 'playmat', of: 0, index: 0, player: 0, breach: 1 },
        at,
        q: 1,
      })),
    ),
  hint: () => [{ c: 'hint', q: 1 }],
  say: () => [
    { c: 'say', text: 'x\u0301'.repeat(100) },
    { c: 'say', phrase: 1 },
  ],
  listen: () => [{ c: 'listen', watchers: true }],
  point: () => [
    { c: 'point', i: 0, ref: MANY },
    { c: 'point', i: null, ref: NESTED },
  ],
  lead: () => [{ c: 'lead', at: 0, eyes: 1, fork: Array.from({ length: 200 }, () => 0) }],
  mark: ({ answers }) => [{ c: 'mark', at: answers - 1, text: 'x'.repeat(200) }],
  p: () => [{ c: 'p' }],
}

/** One of each kind: long, deep and wide. */
const FEW = [null, -1, '', 'x'.repeat(4_000), nested(900, '[', ']'), Array<number>(1_000).fill(0)]

/** Playing the whole game again takes milliseconds: so often at most a single command may cost as much. */
const MOST = 4
/** What is said once for every question: what comes of it is shown to everybody, and the next one waits until it is. */
const MOVES: ReadonlySet<CommandName> = new Set(['a', 'f', 'act', 'undo', 'vote'])
/** So often may be played again for whoever asks as much as she may for a second. */
const MOST_A_SECOND = 4
/** So much is let through every second. */
const PER_SECOND = 8

/** What else this thread does meanwhile, for tests that ran before, counts too: what seems too dear is measured so often. */
const TIMES = 3

/** So many times the work of playing the whole game again this may cost. */
function limitOf(command: WireCommand): number {
  if (command.c === 'p') return 0.05
  return MOVES.has(command.c) ? MOST : Math.min(MOST, (MOST_A_SECOND * costOf(command)) / PER_SECOND)
}

type Kept = ReturnType<MemoryStore['kept']['get']>

/** A game of so many decisions as it lies in the store, and at its end, to be opened as often as somebody says something. */
async function lateGame(kind: string) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const environment = {
    ...environmentOf(store.asStore, time),
    // Whoever thinks does so elsewhere, and for so long as it is told: here it is only asked.
    thinker: { choose: () => new Promise<never>(() => {}), hint: async () => [] },
  }
  const id = await begunTable(store.asStore, kind, ['ann', 'bob'], { windows: 'plain', decks: 'open' })
  const open = async (kept: Kept) => {
    store.kept.set(id, structuredClone(kept!))
    const live = new LiveTables(environment)
    const pages = ['ann', 'bob', 'wim'].map((person) => {
      const page = new Page(() => time.now())
      page.connect(live, id, person)
      return page
    })
    // Buckets are full by then, and pages are not gone yet.
    await time.pass(10_000)
    const asked = pages.find(({ moment }) => moment?.question != null) ?? pages[0]!
    return { live, pages, asked, table: (await live.open(id))!.shared.table }
  }
  const roll = fairNumbers(seedFrom(`late ${kind}`))
  const { live, pages } = await open(store.kept.get(id))
  const before: Kept[] = []
  for (;;) {
    const asked = pages.find(({ moment }) => moment?.question != null)
    if (asked === undefined) break
    before.push(structuredClone(store.kept.get(id)!))
    const { choices } = asked.moment!.question!
    asked.say({ c: 'a', r: asked.revision, i: choices[roll(choices.length)]!.index, id: newId() })
    for (const page of pages) page.say({ c: 'p' })
    await time.pass(200)
  }
  await live.close()
  const over = structuredClone(store.kept.get(id)!)
  const late = before[Math.floor(before.length * 0.8)]
  expect(before.length).toBeGreaterThan(40)
  expect([late?.row.state, over.row.state]).toEqual(['playing', 'over'])
  const again: { late?: number; over?: number } = {}
  /** What a second costs in which nobody says anything. */
  const idle: { late?: number; over?: number } = {}
  return {
    environment,
    /** What it costs to say the dearest of these commands with this number. */
    async say(name: CommandName, at: 'late' | 'over', watching: boolean, n: number) {
      const { live, pages, asked, table } = await open(at === 'late' ? late : over)
      const commands = DEAREST[name]({
        revision: asked.revision,
        answers: table.session.answers.length,
        lines: asked.lines.length,
        options: asked.moment?.question?.choices.map(({ index }) => index) ?? [0],
        acts: table.game.acts ?? [],
      })
      const command = commands[n]!
      expect(() => readCommand(JSON.stringify(command)), name).not.toThrow()
      const playAgain = () => work.of(() => Table.at(table.game, table.session.record()))
      again[at] ??= Math.min(await playAgain(), await playAgain())
      const page = watching ? pages[2]! : asked
      idle[at] ??= Math.min(await work.of(() => time.pass(1_000)), await work.of(() => time.pass(1_000)))
      const spent = await work.of(async () => {
        page.say(command)
        await time.pass(1_000)
      })
      const units = Math.max(0, spent - idle[at])
      await live.close()
      // Whoever watches is refused most of it, however it is said.
      return { command, units, again: again[at], all: watching ? 1 : commands.length }
    },
    /** What the dearest of these commands costs, said by whoever is asked, or by somebody who watches. */
    async costs(name: CommandName, at: 'late' | 'over', watching: boolean): Promise<readonly Spent[]> {
      const spent: Spent[] = []
      for (let n = 0, all = 1; n < all; n++) {
        let units = Number.POSITIVE_INFINITY
        for (let time = 0; time < TIMES; time++) {
          const said = await this.say(name, at, watching, n)
          all = said.all
          units = Math.min(units, said.units)
          if (time === TIMES - 1 || units / said.again < limitOf(said.command)) {
            spent.push({ command: said.command, units, again: said.again })
            break
          }
        }
      }
      return spent
    },
  }
}

interface Spent {
  readonly command: WireCommand
  readonly units: number
  /** What it takes to play the whole game again. */
  readonly again: number
}

const NAMES = Object.keys(COST).filter((name): name is CommandName => Object.hasOwn(DEAREST, name))

describe('checklist 17: no command costs the server much', () => {
  it('is tried with every command that there is', () => {
    expect(NAMES).toEqual(Object.keys(COST))
    // A limit that costs nothing is none.
    for (const name of NAMES) if (name !== 'p') expect(COST[name], name).toBeGreaterThan(0)
  })

  it('is cheap to refuse, whatever stands in its place', async () => {
    const late: Late = { revision: 1, answers: 1, lines: 1, options: [0], acts: [] }
    for (const name of NAMES) {
      const [command] = DEAREST[name](late)
      const said = [...spoilt(JSON.parse(JSON.stringify(command)), FEW)]
      const messages = [...said.map((each) => JSON.stringify(each)), '['.repeat(4_000), 'x'.repeat(60_000)]
      expect(messages.length, name).toBeGreaterThan(FEW.length)
      const units = await work.of(() => {
        for (const message of messages)
          try {
            readCommand(message)
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
          }
      })
      // No message has more characters than that, and none is looked at more than a few times.
      expect(units / messages.length, name).toBeLessThan(4 * 4096)
    }
  })

  describe.each(games.map(({ id }) => id))('at a table of %s', (kind) => {
    it('however late the game is', async () => {
      const game = await lateGame(kind)
      for (const name of NAMES)
        for (const [at, watching] of [
          ['late', false],
          ['over', false],
          ['late', true],
        ] as const)
          for (const { command, units, again } of await game.costs(name, at, watching)) {
            const said = `${at} ${watching} ${JSON.stringify(command).slice(0, 80)}`
            expect(again, said).toBeGreaterThan(10_000)
            expect(units / again, said).toBeLessThan(limitOf(command))
          }
      expect(game.environment.faults).toEqual([])
    })
  })
})
