import type { Tally } from '../../language/tally.ts'

/*
 * What many games came to, as whole numbers that add up: the sum is the same in whatever order, on however
 * many threads and in however many sittings the games were played.
 */

export interface StoppedGame {
  readonly number: number
  readonly message: string
  /** The same in French, where there is more than the words of a fault. */
  readonly french?: string | undefined
  /** The record that leads to the fault, as text. */
  readonly record: string
}

/** Of so many (sides of) games, so many were won. */
export type Won = readonly [games: number, won: number]

/** The games in which a card was there, and those of them in which it happened. */
export type CardCounts = readonly [there: number, thereWon: number, happened: number, happenedWon: number]

export interface MeasureCounts {
  readonly sum: number
  readonly squares: number
  readonly least: number
  readonly most: number
  /** By the lowest value of each bar: games, and those won by the first side. */
  readonly bars: Readonly<Record<string, Won>>
}

/** One series. */
export interface Counts {
  readonly games: number
  readonly decisions: number
  /** A sum over the final states of all games. */
  readonly checksum: number
  readonly outcomes: Readonly<Record<string, number>>
  /** By side: games won. */
  readonly won: readonly number[]
  readonly choices: Readonly<Record<string, Readonly<Record<string, Won>>>>
  readonly cards: Readonly<Record<string, Readonly<Record<string, CardCounts>>>>
  readonly measures: Readonly<Record<string, MeasureCounts>>
  readonly stopped: readonly StoppedGame[]
}

/** Two series game by game. */
export interface Pairs {
  /** By side: games that both won, only the first series, only the second, neither. */
  readonly won: readonly (readonly [both: number, first: number, second: number, neither: number])[]
  /** Differences first minus second: their sum and the sum of their squares. */
  readonly measures: Readonly<Record<string, readonly [sum: number, squares: number]>>
}

/** A study, or a part of one. */
export interface Sum {
  readonly series: readonly Counts[]
  readonly pairs: Pairs | null
}

export const STOPPED = 'stopped by an error'
/** The decisions of a game are measured by the thread that plays it. */
export const DECISIONS = 'decisions'

const noCounts = (sides: number): Counts => ({
  games: 0,
  decisions: 0,
  checksum: 0,
  outcomes: {},
  won: Array.from({ length: sides }, () => 0),
  choices: {},
  cards: {},
  measures: {},
  stopped: [],
})

export function nothingYet({ sides }: Tally, series: number): Sum {
  return {
    series: Array.from({ length: series }, () => noCounts(sides)),
    pairs:
      series < 2 ? null : { won: Array.from({ length: sides }, () => [0, 0, 0, 0] as const), measures: {} },
  }
}

type Numbers = readonly number[]
const added = <T extends Numbers>(a: T, b: T): T => a.map((n, i) => n + b[i]!) as unknown as T

/** Both records together; what only one of them has is taken from it. */
function joined<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (one: T, other: T) => T,
): Record<string, T> {
  const both: Record<string, T> = { ...a }
  for (const [name, value] of Object.entries(b))
    both[name] = Object.hasOwn(both, name) ? add(both[name]!, value) : value
  return both
}

const addMeasures = (a: MeasureCounts, b: MeasureCounts): MeasureCounts => ({
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
  least: Math.min(a.least, b.least),
  most: Math.max(a.most, b.most),
  bars: joined(a.bars, b.bars, added),
})

function addCounts(a: Counts, b: Counts): Counts {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    checksum: (a.checksum + b.checksum) >>> 0,
    outcomes: joined(a.outcomes, b.outcomes, (x, y) => x + y),
    won: added(a.won, b.won),
    choices: joined(a.choices, b.choices, (x, y) => joined(x, y, added)),
    cards: joined(a.cards, b.cards, (x, y) => joined(x, y, added)),
    measures: joined(a.measures, b.measures, addMeasures),
    stopped: [...a.stopped, ...b.stopped].sort((x, y) => x.number - y.number),
  }
}

const addPairs = (a: Pairs, b: Pairs): Pairs => ({
  won: a.won.map((each, i) => added(each, b.won[i]!)),
  measures: joined(a.measures, b.measures, added),
})

export function add(a: Sum, b: Sum): Sum {
  return {
    series: a.series.map((each, i) => addCounts(each, b.series[i]!)),
    pairs: a.pairs === null || b.pairs === null ? null : addPairs(a.pairs, b.pairs),
  }
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0

const sorted = <T>(
  record: Readonly<Record<string, T>>,
  then: (value: T) => T = (x) => x,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record)
      .sort(byName)
      .map(([name, value]) => [name, then(value)]),
  )

/** The same counts in an order that says nothing about threads; the most frequent outcome comes first. */
export function inOrder({ series, pairs }: Sum): Sum {
  return {
    series: series.map((counts) => ({
      ...counts,
      outcomes: Object.fromEntries(
        Object.entries(counts.outcomes).sort((a, b) => b[1] - a[1] || byName(a, b)),
      ),
      choices: sorted(counts.choices, (answers) => sorted(answers)),
      cards: sorted(counts.cards, (items) => sorted(items)),
      measures: sorted(counts.measures, (measure) => ({ ...measure, bars: sorted(measure.bars) })),
    })),
    pairs: pairs === null ? null : { ...pairs, measures: sorted(pairs.measures) },
  }
}
