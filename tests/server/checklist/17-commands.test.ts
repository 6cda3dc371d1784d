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
    ['unit', 'player', 'prepped', 'blocks', 'answer', 'x'].flatMap((kind) =>
      [answers - 1, answers].map((at) => ({
        c: 'numbers',
        about: {
          kind,
          zone: 'playmat',
          of: 0,
          index: 0,
          player: 0,
          breach: 1,
          blockers: [0],
          attackers: [0],
        },
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

/** Whoever thinks does so elsewhere, and for so long as it is told: here it is only asked. */
const thinker = {
  choose: () => new Promise<never>(() => {}),
  hint: async () => [],
  playOut: async () => [],
}

/** When somebody says something, and who: late in the game, or at its end. */
const MOMENTS = [
  ['late', false],
  ['over', false],
  ['late', true],
] as const
type At = (typeof MOMENTS)[number][0]

interface Spent {
  readonly command: WireCommand
  readonly units: number
  /** What it takes to play the whole game again. */
  readonly again: number
}

/** A game of so many decisions as it lies in the store, and at its end, to be opened as often as somebody says something. */
async function lateGame(kind: string) {
  const played = new ManualTime()
  const first = new MemoryStore(played)
  const faults: unknown[] = []
  const report = (error: unknown): void => void faults.push(error)
  const id = await begunTable(first.asStore, kind, ['ann', 'bob'], { windows: 'plain', decks: 'open' })
  /** Each time with a clock of its own: where one table is looked at, nothing happens at another. */
  const open = async (kept: Kept) => {
    const time = new ManualTime()
    time.spend(played.now() - time.now())
    const store = new MemoryStore(time)
    store.kept.set(id, structuredClone(kept!))
    const live = new LiveTables({ ...environmentOf(store.asStore, time), thinker, report })
    const pages = ['ann', 'bob', 'wim'].map((person) => {
      const page = new Page(() => time.now())
      page.connect(live, id, person)
      return page
    })
    // Buckets are full by then, and pages are not gone yet.
    await time.pass(10_000)
    const asked = pages.find(({ moment }) => moment?.question != null) ?? pages[0]!
    return { time, store, live, pages, asked, table: (await live.open(id))!.shared.table }
  }
  const roll = fairNumbers(seedFrom(`late ${kind}`))
  const { time, store, live, pages } = await open(first.kept.get(id))
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
  played.spend(time.now() - played.now())
  const over = structuredClone(store.kept.get(id)!)
  const late = before[Math.floor(before.length * 0.8)]
  expect(before.length).toBeGreaterThan(40)
  expect([late?.row.state, over.row.state]).toEqual(['playing', 'over'])
  const kept = { late, over }

  /** What it costs to play this game again, and what a second costs in which nobody says anything. */
  const usual = async (at: At) => {
    const { time, live, table } = await open(kept[at])
    const twice = async (what: () => unknown) => Math.min(await work.of(what), await work.of(what))
    const again = await twice(() => Table.at(table.game, table.session.record()))
    const idle = await twice(() => time.pass(1_000))
    await live.close()
    return { again, idle }
  }
  const usually = { late: await usual('late'), over: await usual('over') }

  /** The nth of the dearest of these commands, and how many there are: whoever watches is refused most of it, however it is said. */
  const said = async (name: CommandName, at: At, watching: boolean, n: number) => {
    const opened = await open(kept[at])
    const { pages, asked, table } = opened
    const commands = DEAREST[name]({
      revision: asked.revision,
      answers: table.session.answers.length,
      lines: asked.lines.length,
      options: asked.moment?.question?.choices.map(({ index }) => index) ?? [0],
      acts: table.game.acts ?? [],
    })
    const command = commands[n]!
    expect(() => readCommand(JSON.stringify(command)), name).not.toThrow()
    const all = watching ? 1 : commands.length
    return { ...opened, name, n, command, page: watching ? pages[2]! : asked, all }
  }
  type Said = Awaited<ReturnType<typeof said>>

  /** What these cost, each at a table of its own: they are open before the first is measured, for counting is dear. */
  const costsOf = async (each: readonly Said[], at: At): Promise<readonly number[]> => {
    const spent: number[] = []
    await work.done()
    for (const { page, command, time } of each) {
      page.say(command)
      await time.pass(1_000)
      spent.push(Math.max(0, (await work.done()) - usually[at].idle))
    }
    for (const { live } of each) await live.close()
    return spent
  }

  return {
    faults,
    /** What the dearest of all commands cost, said by whoever is asked, or by somebody who watches. */
    async costs(names: readonly CommandName[], at: At, watching: boolean): Promise<readonly Spent[]> {
      const all: Said[] = []
      for (const name of names)
        for (let n = 0, many = 1; n < many; n++) {
          const next = await said(name, at, watching, n)
          many = next.all
          all.push(next)
        }
      const { again } = usually[at]
      const found = await costsOf(all, at)
      const spent: Spent[] = []
      for (const [i, { command, name, n }] of all.entries()) {
        let units = found[i]!
        for (let time = 1; time < TIMES && units / again >= limitOf(command); time++)
          units = Math.min(units, ...(await costsOf([await said(name, at, watching, n)], at)))
        spent.push({ command, units, again })
      }
      return spent
    },
  }
}

const NAMES = Object.keys(COST).filter((name): name is CommandName => Object.hasOwn(DEAREST, name))

/**
 * Late in each game every command is said by whoever is asked; when it is over, and by somebody who watches, each is said at
 * one of the games, in the long searches at both.
 */
const namesAt = (game: string, at: At, watching: boolean): readonly CommandName[] => {
  if (process.env.DEEP === '1' || (at === 'late' && !watching)) return NAMES
  const half = (games.findIndex(({ id }) => id === game) + Number(watching)) % 2
  return NAMES.filter((_, i) => i % 2 === half)
}

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
      for (const [at, watching] of MOMENTS)
        for (const { command, units, again } of await game.costs(namesAt(kind, at, watching), at, watching)) {
          const said = `${at} ${watching} ${JSON.stringify(command).slice(0, 80)}`
          expect(again, said).toBeGreaterThan(10_000)
          expect(units / again, said).toBeLessThan(limitOf(command))
        }
      expect(game.faults).toEqual([])
    })
  })
})
