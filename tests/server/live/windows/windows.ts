import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/** A window as the other player met it: did the asked seat hold a fast card, and after how long did the game go on? */
export interface Met {
  /** The asked seat: everybody knows it. */
  readonly seat: number
  readonly holds: boolean
  readonly after: number
}

/** A page that does not note that its line is there: that tells nothing. */
class PlayingPage extends Page {
  override send(frame: string): void {
    if (frame !== '0') super.send(frame)
  }
}

/** How long people take: who holds something thinks, who holds nothing lets it go by. */
export interface Habits {
  readonly holding: { readonly least: number; readonly more: number }
  readonly empty: { readonly least: number; readonly more: number }
}

const MOST_DECISIONS = 400
/** No window stays open for longer, in milliseconds. */
const LONGEST = 60_000

/** As many of both kinds, each with the nearest one of the other kind of the same seat in the same game. */
function paired(game: readonly Met[]): readonly Met[] {
  const pairs: Met[] = []
  const alone: readonly Met[][] = [[], []]
  for (const met of game) {
    const waiting = alone[met.seat]!
    const last = waiting.at(-1)
    if (last === undefined || last.holds === met.holds) waiting.push(met)
    else {
      waiting.pop()
      pairs.push(last, met)
    }
  }
  return pairs
}

/**
 * Plays whole games of Eternal by manual time and notes what the other player could measure at every window. Games are
 * dealt until there are so many of both kinds.
 */
export async function windowsMet(
  mode: TableOptions['windows'],
  wanted: number,
  habits: Habits,
): Promise<readonly Met[]> {
  const all: Met[] = []
  for (let game = 0; all.length < 2 * wanted; game++) {
    const met: Met[] = []
    const time = new ManualTime()
    const store = new MemoryStore(time)
    const { live, environment } = liveTables(store.asStore, time)
    const decks = { deck1: 'Rakano Warcry', deck2: 'Feln Mid', rules: '2019' }
    const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], { windows: mode }, decks)
    const pages = [new PlayingPage(() => time.now()), new PlayingPage(() => time.now())]
    pages[0]!.connect(live, id, 'ann')
    pages[1]!.connect(live, id, 'bob', 'fr')
    await time.pass(100)
    const roll = fairNumbers(seedFrom(`windows ${game}`))
    for (let n = 0; n < MOST_DECISIONS && pages[0]!.moment?.outcome === null; n++) {
      // Whoever lets windows go by says nothing else for long, and a page that is silent is taken for lost.
      for (const each of pages) each.say({ c: 'p' })
      const { asked, revision } = pages[0]!.moment!
      const [page, other] = asked === 1 ? [pages[1]!, pages[0]!] : [pages[0]!, pages[1]!]
      const { question } = page.moment!
      if (question === null) throw new Error('nobody is asked')
      const passing = question.choices.find(({ ref }) => ref.kind === 'pass')
      const holds = passing !== undefined && question.choices.length > 1
      const began = other.frames.at(-1)!.at
      const frames = other.frames.length
      if (passing !== undefined) {
        const { least, more } = holds ? habits.holding : habits.empty
        await time.pass(least + roll(more))
      }
      // Reacting is seen by what happens; only letting it pass must tell nothing.
      const choice = passing ?? question.choices[roll(question.choices.length)]!
      if (page.moment!.revision === revision) page.say({ c: 'a', r: revision, i: choice.index, id: newId() })
      const patience = time.now() + LONGEST
      while (other.moment!.revision === revision && other.moment!.outcome === null) {
        if (time.now() > patience) throw new Error(`game ${game}, answer ${n}: nothing goes on`)
        await time.pass(50)
      }
      if (passing !== undefined)
        met.push({ seat: asked === 1 ? 1 : 0, holds, after: other.frames[frames]!.at - began })
    }
    await live.close()
    if (environment.faults.length > 0) throw environment.faults[0]
    all.push(...paired(met))
  }
  const found = all.slice(0, 2 * wanted)
  // Whoever learns from every other one must not learn from one kind only.
  return [...found.filter(({ holds }) => holds), ...found.filter(({ holds }) => !holds)]
}

/** How often the best threshold, learned from one half, is right about the other; the halves are balanced. */
export function guessed(met: readonly Met[]): number {
  const learn = met.filter((_, i) => i % 2 === 0)
  const judge = met.filter((_, i) => i % 2 === 1)
  const right = (of: readonly Met[], threshold: number, above: boolean): number =>
    of.filter(({ holds, after }) => after > threshold === (holds === above)).length / of.length
  let best = { threshold: 0, above: true, score: -1 }
  for (const threshold of new Set(learn.flatMap(({ after }) => [after, after - 1])))
    for (const above of [true, false]) {
      const score = right(learn, threshold, above)
      if (score > best.score) best = { threshold, above, score }
    }
  return right(judge, best.threshold, best.above)
}

/** What a guesser makes of an arrival: its time, and where it lies on the grid and in the window. */
const features = ({ after }: Met): readonly number[] => [
  1,
  after / 1000,
  Math.log1p(after) / 8,
  (after % 50) / 50,
  after > 2_000 ? 1 : 0,
  after > 2_050 ? 1 : 0,
]

/** How often a logistic fit of the arrival times, learned from one half, is right about the other. */
export function fitted(met: readonly Met[]): number {
  const learn = met.filter((_, i) => i % 2 === 0).map((each) => ({ x: features(each), holds: each.holds }))
  const judge = met.filter((_, i) => i % 2 === 1).map((each) => ({ x: features(each), holds: each.holds }))
  const weights = features(met[0]!).map(() => 0)
  const chance = (x: readonly number[]): number =>
    1 / (1 + Math.exp(-x.reduce((sum, value, k) => sum + value * weights[k]!, 0)))
  for (let round = 0; round < 800; round++) {
    const slope = weights.map(() => 0)
    for (const { x, holds } of learn) {
      const wrong = chance(x) - (holds ? 1 : 0)
      for (const [k, value] of x.entries()) slope[k]! += wrong * value
    }
    for (const [k, each] of slope.entries()) weights[k]! -= (2 * each) / learn.length
  }
  return judge.filter(({ x, holds }) => chance(x) > 0.5 === holds).length / judge.length
}
