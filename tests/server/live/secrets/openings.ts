import { definitions } from '../../../../src/games/eternal/content.ts'
import { eternal } from '../../../../src/games/eternal/index.ts'
import * as state from '../../../../src/games/eternal/state.ts'
import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import type { State } from '../../../../src/kernel/state.ts'
import type { Playable } from '../../../../src/language/face.ts'
import { textFrames } from '../../../../src/server/live/connections/frames.ts'
import { onlyPresent } from '../../../../src/server/live/engines/engine.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, environmentOf, ManualTime, newId, Page, seededBytes } from '../harness.ts'
import { MemoryStore } from '../memory.ts'
import type { Met } from '../windows/windows.ts'
import type { Arrivals, WatchedLine } from './arrivals.ts'
import { handAndDeckOf, listIn, type Swap } from './secrets.ts'
import { dealtSo } from './truths.ts'

/*
 * When a window is opened, by a true clock at the other end of a real line. Two tables with the same game are played
 * side by side; at one of them the asked seat holds a fast spell where at the other it holds something else. What
 * everybody knows is the same at both, so that nothing is left to learn from but what is held.
 */

/** Manual time that knows by a true clock when the timer began which runs now, in nanoseconds. */
class WatchedTime extends ManualTime {
  began = 0n

  override after(milliseconds: number, what: () => void): () => void {
    return super.after(milliseconds, () => {
      this.began = process.hrtime.bigint()
      what()
    })
  }
}

/** A page that is sent what a server writes, over a line whose other end has a true clock. */
class WatchingPage extends Page {
  private readonly time: WatchedTime
  private readonly watched: WatchedLine
  private began = 0n

  constructor(time: WatchedTime, watched: WatchedLine) {
    super(() => time.now())
    this.time = time
    this.watched = watched
  }

  pack(frames: readonly string[]): () => void {
    const bytes = textFrames(frames)
    return () => {
      this.watched.write(bytes)
      this.began = this.time.began
      // It reads what it was sent when everybody has got theirs.
      queueMicrotask(() => {
        for (const frame of frames) this.send(frame)
      })
    }
  }

  /** So many microseconds after the beat began came the last of what it was sent. */
  get microseconds(): number {
    return Number(this.watched.arrived - this.began) / 1000
  }
}

const isFast = (s: State, c: number): boolean => definitions[state.def.get(s, c)]!.kind === 'fast spell'
const isPower = (s: State, c: number): boolean => definitions[state.def.get(s, c)]!.kind === 'power'

/** Something in a seat's hand that is not fast, and a fast spell of its deck, change faces. */
function fastForSlow(seat: 0 | 1): Swap {
  return {
    ...handAndDeckOf(seat),
    at: (s) => {
      const held = listIn(state.zones, s, state.HAND + seat).find((c) => !isFast(s, c) && !isPower(s, c))
      const deck = listIn(state.zones, s, state.DECK + seat)
        .slice(1)
        .find((c) => isFast(s, c))
      return held === undefined || deck === undefined ? null : [held, deck]
    },
  }
}

class World {
  readonly time = new WatchedTime()
  readonly pages: readonly WatchingPage[]
  readonly live: LiveTables
  private readonly faults: readonly unknown[]
  private readonly store = new MemoryStore(this.time)

  constructor(game: Playable, lines: readonly WatchedLine[]) {
    const environment = environmentOf(this.store.asStore, this.time)
    this.faults = environment.faults
    this.live = new LiveTables({ ...environment, engines: onlyPresent('test', () => game) })
    this.pages = lines.map((line) => new WatchingPage(this.time, line))
  }

  async begin(windows: TableOptions['windows'], secret: Uint8Array): Promise<void> {
    const id = 'the-table'
    const decks = { deck1: 'Rakano Warcry', deck2: 'Feln Mid', rules: '2019' }
    await begunTable(this.store.asStore, 'eternal', ['ann', 'bob'], { windows }, decks, { id, secret })
    this.pages[0]!.connect(this.live, id, 'ann')
    this.pages[1]!.connect(this.live, id, 'bob', 'fr')
    await this.time.pass(100)
  }

  async state(): Promise<State> {
    return (await this.live.open('the-table'))!.shared.table.state
  }

  async close(): Promise<void> {
    await this.live.close()
    if (this.faults.length > 0) throw this.faults[0]
  }
}

const MOST_DECISIONS = 200
const CALM = ['pass', 'end turn', 'keep', 'commit', 'done', 'no']

/** Plays pairs of games until so many windows were opened to a fast spell, and as many to something else; a pair of each stands together. */
export async function windowsOpened(
  mode: TableOptions['windows'],
  wanted: number,
  arrivals: Arrivals,
): Promise<readonly Met[]> {
  const met: Met[] = []
  for (let game = 0; met.length < 2 * wanted; game++) {
    const hidden = game % 2 === 0 ? 0 : 1
    const swap = fastForSlow(hidden)
    const roll = fairNumbers(seedFrom(`openings ${game}`))
    const worlds = [
      new World(eternal, arrivals.lines.slice(0, 2)),
      new World(dealtSo(eternal, swap, true), arrivals.lines.slice(2)),
    ]
    const secret = seededBytes(32)
    for (const world of worlds) await world.begin(mode, secret)
    const states = await Promise.all(worlds.map((world) => world.state()))
    const cards = swap.at(states[0]!, states[1]!)
    const names = cards === null ? [] : swap.names(states[0]!, cards)
    for (let n = 0; cards !== null && n < MOST_DECISIONS && met.length < 2 * wanted; n++) {
      const { asked, outcome } = worlds[0]!.pages[0]!.moment!
      if (outcome !== null || !swap.gameSays(states[0]!, cards)) break
      const seat = asked === 1 ? 1 : 0
      const lists = worlds.map(({ pages }) => pages[seat]!.moment!.question?.choices ?? [])
      const isWindow = lists[0]!.some(({ ref }) => ref.kind === 'pass')
      const holds = lists.map((list) => list.length > 1)
      if (isWindow && seat === hidden && holds[0] !== holds[1])
        for (const [w, { pages }] of worlds.entries())
          met.push({ seat, holds: holds[w]!, after: pages[1 - seat]!.microseconds })
      // What she does with one of the two cards is no secret any more: she leaves both alone.
      const common = lists[0]!.filter(
        ({ ref }) =>
          (isWindow ? ref.kind === 'pass' : ref.kind !== 'redraw') &&
          !names.some((name) => JSON.stringify(ref).includes(name)),
      )
      const one = common.length === 0 ? null : JSON.stringify(common[roll(common.length)]!.ref)
      const same = lists.map((list) => list.find(({ ref }) => JSON.stringify(ref) === one))
      const chosen = same.includes(undefined)
        ? lists.map((list) => list.find(({ ref }) => CALM.includes(ref.kind)))
        : same
      if (chosen.includes(undefined)) break
      const id = newId()
      // Neither is always the first: what runs second finds warmer caches.
      for (const w of roll(2) === 0 ? [0, 1] : [1, 0]) {
        const { pages, time } = worlds[w]!
        for (const each of pages) each.say({ c: 'p' })
        const page = pages[seat]!
        const { revision } = page
        page.say({ c: 'a', r: revision, i: chosen[w]!.index, id })
        // In one stroke, so that nothing of the other table comes between making and leaving.
        while (page.revision === revision && page.moment!.outcome === null) await time.pass(50)
      }
    }
    for (const world of worlds) await world.close()
  }
  return met.slice(0, 2 * wanted)
}
