import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { fairNumbers, seedFrom } from '../../src/kernel/random.ts'
import { isDocument } from '../../src/kernel/record-parts.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import type { Playable } from '../../src/language/face.ts'
import { CLOCK_ACT, CONCEDE_ACT, type Moment, momentFor } from '../../src/table/moment.ts'
import { SharedTable } from '../../src/table/shared-table.ts'
import { compareViews, type ViewsCompared } from '../../src/table/shown/compare-views.ts'
import type { LogEntry } from '../../src/table/shown/log-entry.ts'
import { type ShownGame, ShownViews, viewDigest } from '../../src/table/shown/shown-views.ts'
import { Table } from '../../src/table/table.ts'

type Shared = SharedTable<Playable>

/** In which somebody is away for a while; the long searches play more. */
const GAMES = process.env.DEEP === '1' ? 60 : 1
/** So many lies of a kind are told at a moment. */
const LIES = process.env.DEEP === '1' ? 3 : 1

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Somebody who is shown a table through these eyes, and keeps it as a page does, with what is changed on the way. */
class Onlooker {
  readonly eyes: number
  moments = 0
  private kept = new ShownViews()
  private lines: readonly LogEntry[] = []
  private readonly onTheWay: (moment: Moment) => Moment

  constructor(eyes: number, onTheWay: (moment: Moment) => Moment = (moment) => moment) {
    this.eyes = eyes
    this.onTheWay = onTheWay
  }

  private momentOf(shared: Shared, shown = shared.table): Moment {
    const viewer = { eyes: this.eyes, answersFor: [], holdsTable: false }
    return copied(momentFor(shared, viewer, shared.table.game.words.en, shown))
  }

  look(shared: Shared): void {
    const lines = shared.table.log.filter((entry) => entry.seenBy(this.eyes) !== null)
    const cut = this.lines.some((line, i) => lines[i] !== line)
    this.lines = lines
    this.moments += 1
    this.kept.note(this.onTheWay(this.momentOf(shared)), cut)
  }

  lookBack(shared: Shared, at: number): void {
    this.kept.look(this.onTheWay(this.momentOf(shared, shared.table.after(at))))
  }

  /** The page is closed and opened again. */
  reload(): void {
    this.kept = new ShownViews(copied(this.kept.kept))
    this.lines = []
  }

  game({ table, revision }: Shared): ShownGame {
    return this.kept.game(revision, table.session.answers.length)
  }

  verdict(shared: Shared): ViewsCompared {
    const { game, session } = shared.table
    return compareViews(game, session.record(), this.game(shared))
  }
}

const begun = (game: Playable, seed: string): Shared =>
  new SharedTable(Table.begin(game, game.setupFrom({}, seed), seed), [])

const roller = (seed: string) => fairNumbers(seedFrom(seed))

const answer = (shared: Shared, roll: (below: number) => number): void =>
  shared.take({ is: 'answer', seat: 0, index: roll(shared.table.options) })

/** Goes back by so many answers, with what was done unasked after the last that is kept. */
function back(shared: Shared, by: number): void {
  const { session } = shared.table
  const answers = Math.max(0, session.answers.length - by)
  const acts = session.actList.filter(({ after }) => after <= answers).length
  shared.take({ is: 'back', seat: 0, answers, acts })
}

/** Takes back the last thing that somebody did unasked, if nothing was answered since. */
function backFromAct(shared: Shared): void {
  const { answers, actList } = shared.table.session
  if (actList.at(-1)?.after === answers.length)
    shared.take({ is: 'back', seat: 0, answers: answers.length, acts: actList.length - 1 })
}

/** One step of any kind that does not end the game by itself; mostly an answer. */
function step(shared: Shared, roll: (below: number) => number): void {
  switch (roll(14)) {
    case 0:
      back(shared, 1 + roll(4))
      break
    case 1:
      shared.take({ is: 'pause', milliseconds: 5 })
      break
    case 2:
      shared.take({ is: 'seat', seat: 1, bot: roll(2) === 0 ? 'greedy' : null })
      break
    case 3:
      timeOut(shared)
      break
    case 4:
      backFromAct(shared)
      break
    default:
      answer(shared, roll)
  }
}

/** Somebody runs out of time; not so often that the game would be over by it. */
function timeOut(shared: Shared): void {
  const { game, state, session } = shared.table
  if (game.acts?.includes(CLOCK_ACT) !== true || session.acts >= 2) return
  try {
    shared.take({ is: 'act', seat: game.machine.seat(state), act: CLOCK_ACT })
  } catch (error) {
    // It is the turn of another.
    if (!(error instanceof Refusal)) throw error
  }
}

const MOST_STEPS = 2_000

function playOut(shared: Shared, roll: (below: number) => number, after: () => void): void {
  for (let n = 0; n < MOST_STEPS && !shared.table.over; n++) {
    step(shared, roll)
    after()
  }
  expect(shared.table.over).toBe(true)
}

describe.each([aeonsEnd, eternal])('an honest game of $id', (game) => {
  it('agrees through all eyes at every moment, whatever is taken back', () => {
    const shared = begun(game, 'honest')
    const eyes = Array.from({ length: shared.table.watcher + 1 }, (_, each) => new Onlooker(each))
    const show = () => {
      for (const each of eyes) each.look(shared)
    }
    show()
    playOut(shared, roller('honest'), show)
    const moments = shared.table.session.answers.length + 1
    const kinds = new Set(shared.steps.map(({ is }) => is))
    expect(kinds.size).toBe(game.acts === undefined ? 4 : 5)
    for (const each of eyes)
      expect(each.verdict(shared)).toEqual({ compared: moments, moments, differsAt: null, sameEntries: true })
  })

  it('agrees where somebody is away for a while, comes late, looks back, opens the page again or misses the end', () => {
    let shown = 0
    let compared = 0
    for (let n = 0; n < GAMES; n++) {
      const shared = begun(game, `gaps ${n}`)
      const roll = roller(`gaps ${n}`)
      const eyes = Array.from({ length: 3 * (shared.table.watcher + 1) }, (_, each) => ({
        onlooker: new Onlooker(each % (shared.table.watcher + 1)),
        away: roll(60),
        seesEnd: each % 3 !== 2,
      }))
      playOut(shared, roll, () => {
        for (const each of eyes) {
          each.away -= 1
          if (each.away >= 0) continue
          if (!shared.table.over || each.seesEnd) each.onlooker.look(shared)
          if (roll(10) === 0) each.onlooker.reload()
          if (roll(20) === 0 && !shared.table.over)
            each.onlooker.lookBack(shared, roll(shared.table.session.answers.length + 1))
          if (roll(12) === 0) each.away = roll(25)
        }
      })
      const moments = shared.table.session.answers.length + 1
      for (const { onlooker } of eyes) {
        const verdict = onlooker.verdict(shared)
        expect(verdict).toMatchObject({ moments, differsAt: null })
        expect(verdict.compared).toBeLessThan(moments)
        shown += onlooker.moments
        compared += verdict.compared
      }
    }
    // Nothing is let go without need, though much is taken back here.
    expect(compared).toBeGreaterThan(shown / 4)
  })
})

describe('what somebody does unasked', () => {
  it('shows two tables after the same answers, and both agree', () => {
    const shared = begun(eternal, 'act')
    const roll = roller('act')
    const ann = new Onlooker(0)
    ann.look(shared)
    for (let n = 0; n < 30; n++) {
      answer(shared, roll)
      ann.look(shared)
    }
    shared.take({ is: 'act', seat: 1, act: CONCEDE_ACT })
    ann.look(shared)
    const { views } = ann.game(shared)
    expect(views.filter(({ at }) => at === 30).map(({ digest }) => digest)).toHaveLength(2)
    expect(ann.verdict(shared)).toEqual({ compared: 31, moments: 31, differsAt: null, sameEntries: true })
  })

  /** A page is shown these tables: revision, answers, what is seen, and whether lines of the log are gone. */
  const keptOf = (...tables: readonly (readonly [number, number, string, boolean?])[]): string[] => {
    const kept = new ShownViews()
    const seen = new Map<string, string>()
    for (const [revision, at, view, cut = false] of tables) {
      seen.set(viewDigest(view), view)
      kept.note({ revision, at, eyes: 0, view, record: null }, cut)
    }
    const [revision = 0, at = 0] = tables.at(-1) ?? []
    return kept.game(revision + 1, at + 1).views.map((view) => `${view.at}${seen.get(view.digest)}`)
  }

  it('is kept as it was seen, and forgotten when it was taken back', () => {
    expect(keptOf([4, 4, 'a'], [5, 5, 'b'], [6, 5, 'c'], [7, 6, 'd'])).toEqual(['4a', '5b', '5c', '6d'])
    expect(keptOf([4, 4, 'a'], [5, 5, 'b'], [6, 5, 'c'], [7, 5, 'b', true])).toEqual(['4a', '5b'])
    // It may have been taken back, or another player has sat down: nobody has seen it.
    expect(keptOf([4, 4, 'a'], [5, 5, 'b'], [7, 6, 'd'])).toEqual(['4a', '6d'])
    expect(keptOf([4, 4, 'a'], [5, 5, 'b'], [7, 7, 'd'])).toEqual(['4a', '5b', '7d'])
  })

  it('is not mistaken for what was seen later, where somebody looks at open hands with a delay', () => {
    // Live, then as it was a while ago, and live again.
    expect(keptOf([6, 6, 'a'], [2, 2, 'b'], [3, 3, 'c'], [8, 8, 'd'])).toEqual(['6a', '2b', '3c', '8d'])
    expect(keptOf([10, 6, 'a'], [8, 2, 'b'])).toEqual(['6a', '2b'])
    expect(keptOf([6, 4, 'a'], [2, 2, 'b'], [3, 3, 'c'], [8, 6, 'd'])).toEqual(['2b', '6d'])
  })
})

/** A change of the first place, in a walk that begins somewhere, where it can be made; null where there is none. */
type Lie = (value: unknown) => unknown

const DIFFERENT = Symbol('no change here')
const lies: Readonly<Record<string, Lie>> = {
  'another number': (value) => (typeof value === 'number' ? value + 1 : DIFFERENT),
  'another text, such as a card': (value) => (typeof value === 'string' ? `${value}x` : DIFFERENT),
  'yes for no': (value) => (typeof value === 'boolean' ? !value : DIFFERENT),
  'nothing for none': (value) => (value === 0 ? null : value === null ? 0 : DIFFERENT),
  'an item too few': (value) => (Array.isArray(value) && value.length > 0 ? value.slice(1) : DIFFERENT),
  'an item too many': (value) =>
    Array.isArray(value) && value.length > 0 ? [...value, value[0]] : DIFFERENT,
  'another order': (value) =>
    Array.isArray(value) && value.length > 1 && viewDigest(value[0]) !== viewDigest(value.at(-1))
      ? value.toReversed()
      : DIFFERENT,
  'an entry too many': (value) => (isDocument(value) ? { ...value, unheard: 1 } : DIFFERENT),
  'an entry too few': (value) =>
    isDocument(value) && Object.keys(value).length > 0
      ? Object.fromEntries(Object.entries(value).slice(1))
      : DIFFERENT,
}

/** Every value that a lie makes of a view by a change in one place. */
function changed(view: unknown, lie: Lie): unknown[] {
  const here = lie(view)
  const inside = Array.isArray(view)
    ? view.flatMap((item, i) => changed(item, lie).map((other) => view.with(i, other)))
    : isDocument(view)
      ? Object.entries(view).flatMap(([key, value]) =>
          changed(value, lie).map((other) => ({ ...view, [key]: other })),
        )
      : []
  return here === DIFFERENT ? inside : [here, ...inside]
}

describe.each([aeonsEnd, eternal])('a server that lies in a game of $id', (game) => {
  const shared = begun(game, 'lies')
  const roll = roller('lies')
  const shown: Moment[] = []
  const viewer = (eyes: number) => ({ eyes, answersFor: [], holdsTable: false })
  const look = () => shown.push(copied(momentFor(shared, viewer(1), game.words.en)))
  look()
  while (!shared.table.over) {
    answer(shared, roll)
    look()
  }
  const last = shown.length - 1
  const SEEN = 9
  /** What is found when this view was shown at one moment, and the truth at those of the others that were seen. */
  const verdictWith = (lied: number, view: unknown): ViewsCompared => {
    const kept = new ShownViews()
    for (const [at, moment] of shown.entries())
      if (at % SEEN === lied % SEEN) kept.note(at === lied ? { ...moment, view } : moment, false)
    const record = shared.table.session.record()
    return compareViews(game, record, kept.game(shared.revision, record.answers.length))
  }
  const moments = [0, 1, 57, Math.floor(last / 2), last - 1, last].filter((at) => at <= last)

  it.each(Object.keys(lies))('is found out at the very decision, by %s', (kind) => {
    let found = 0
    for (const at of moments) {
      const all = changed(shown[at]!.view, lies[kind]!)
      // Some of the many places, another each time.
      for (let n = 0; n < Math.min(LIES, all.length); n++) {
        const verdict = verdictWith(at, all[roll(all.length)])
        const compared = Math.floor((last - (at % SEEN)) / SEEN) + 1
        expect(verdict).toMatchObject({ differsAt: at, compared, moments: last + 1 })
        found += 1
      }
    }
    expect(found).toBeGreaterThan(0)
  })

  it('is not excused by another release where its views are made of the same entries', () => {
    const number = changed(shown[57]!.view, lies['another number']!)
    const text = changed(shown[57]!.view, lies['another text, such as a card']!)
    for (const view of [number[0], text[0]]) expect(verdictWith(57, view).sameEntries).toBe(true)
    const [more] = changed(shown[57]!.view, lies['an entry too many']!)
    expect(verdictWith(57, more)).toMatchObject({ differsAt: 57, sameEntries: false })
  })

  it('is found out when it shows what is true at another moment', () => {
    for (const at of moments) {
      const other = shown.findIndex(({ view }) => viewDigest(view) !== viewDigest(shown[at]!.view))
      expect(verdictWith(at, shown[other]!.view).differsAt).toBe(at)
    }
  })

  it('is found out by the first of several lies, also where it corrects itself at once', () => {
    const lie = changed(shown[40]!.view, lies['another number']!)[0]
    const kept = new ShownViews()
    for (const [at, moment] of shown.entries()) {
      if (at === 40 || at === 80) kept.note({ ...moment, view: lie }, false)
      kept.note(moment, false)
    }
    const record = shared.table.session.record()
    expect(compareViews(game, record, kept.game(shared.revision, last))).toMatchObject({ differsAt: 40 })
  })

  it('is found out when it names eyes or a moment that no game has', () => {
    for (const other of [{ eyes: -1 }, { eyes: 99 }, { eyes: 0.5 }, { at: 56.5 }, { at: -1 }]) {
      const kept = new ShownViews()
      for (const [at, moment] of shown.entries())
        kept.note(at === 57 ? { ...moment, ...other } : moment, false)
      const record = shared.table.session.record()
      const { differsAt } = compareViews(game, record, kept.game(shared.revision, last))
      expect(differsAt).toBe(other.at ?? 57)
    }
  })

  it('is found out when the record ends before what it showed', () => {
    const kept = new ShownViews()
    for (const moment of shown.slice(0, -1)) kept.note(moment, false)
    const record = Table.at(game, shared.table.session.record(), 30).session.record()
    expect(compareViews(game, record, kept.game(30, 30)).differsAt).toBe(31)
  })
})

describe('what was kept', () => {
  it('is nothing where it cannot be read', () => {
    for (const kept of [
      null,
      'text',
      [],
      { shown: ['0 0 AAAAAAAAAAAA'] },
      { last: [1, 1], shown: ['0 0 short'] },
      { last: ['x', 1], shown: ['0 0 AAAAAAAAAAAA'] },
    ])
      expect(new ShownViews(kept).game(5, 5)).toEqual({ views: [], entries: [] })
  })

  it('is the same for the same view, in whatever order its entries stand', () => {
    expect(viewDigest({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(viewDigest({ b: [{ c: 2 }], a: 1 }))
    expect(viewDigest({ a: [1, 2] })).not.toBe(viewDigest({ a: [2, 1] }))
  })

  it('stays small, however long a game is', () => {
    const kept = new ShownViews()
    for (let at = 0; at < 9_000; at++)
      kept.note({ at, revision: at, eyes: 0, view: { at }, record: null }, false)
    const { views } = kept.game(9_000, 9_000)
    expect(views.length).toBeGreaterThan(2_500)
    expect(views.length).toBeLessThan(4_001)
    expect(views.at(-1)).toMatchObject({ at: 8_999 })
    expect(JSON.stringify(kept.kept).length).toBeLessThan(100_000)
  })
})
