import type { State } from '../../kernel/state.ts'
import type { Playable } from '../../language/face.ts'
import type { Measure, Notes } from '../../language/tally.ts'
import type { CardCounts, Counts, StoppedGame, Won } from './counts.ts'
import { DECISIONS, STOPPED } from './counts.ts'

const PER_CARD = 4
const DECISIONS_A_BAR = 20

/** Counts of one measure while games are played. */
class Measured {
  private sum = 0
  private squares = 0
  private least = Number.POSITIVE_INFINITY
  private most = Number.NEGATIVE_INFINITY
  private readonly bars = new Map<number, [number, number]>()
  private readonly width: number

  constructor(width: number) {
    this.width = width
  }

  add(value: number, won: boolean): void {
    this.sum += value
    this.squares += value * value
    if (value < this.least) this.least = value
    if (value > this.most) this.most = value
    const low = Math.floor(value / this.width) * this.width
    let bar = this.bars.get(low)
    if (bar === undefined) {
      bar = [0, 0]
      this.bars.set(low, bar)
    }
    bar[0] += 1
    if (won) bar[1] += 1
  }

  get counts(): Counts['measures'][string] {
    const { sum, squares, least, most } = this
    return { sum, squares, least, most, bars: Object.fromEntries(this.bars) }
  }
}

/** Takes down one game after the other. */
export class Counter implements Notes {
  /** Of the game that was counted last: who won, and each measure. */
  readonly winners: boolean[]
  readonly values: number[]
  private readonly game: Playable
  private readonly facts: boolean
  private games = 0
  private decisions = 0
  private checksum = 0
  private readonly outcomes = new Map<string, number>()
  private readonly won: number[]
  private readonly choices: Map<string, [number, number]>[]
  private readonly cards: Float64Array[]
  private readonly measured: Measured[]
  private readonly stopped: StoppedGame[] = []

  constructor(game: Playable, facts: boolean) {
    const { sides, facets, measures } = game.tally
    this.game = game
    this.facts = facts
    this.winners = Array.from({ length: sides }, () => false)
    this.won = Array.from({ length: sides }, () => 0)
    this.choices = facets.map(() => new Map())
    this.cards = facets.map(
      (facet) => new Float64Array(facet.kind === 'cards' ? facet.items.length * PER_CARD : 0),
    )
    this.measured = [new Measured(DECISIONS_A_BAR), ...measures.map(({ width }) => new Measured(width))]
    this.values = this.measured.map(() => 0)
  }

  /** A game has come to its end. */
  count(s: State, number: number, outcome: string, decisions: number, hash: number): void {
    const { tally } = this.game
    this.games += 1
    this.decisions += decisions
    this.checksum = (this.checksum + Math.imul(hash, 2 * number + 1)) >>> 0
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    for (let side = 0; side < tally.sides; side++) {
      this.winners[side] = tally.won(s, side)
      if (this.winners[side]) this.won[side]! += 1
    }
    if (!this.facts) return
    this.values[0] = decisions
    tally.measures.forEach((measure, i) => {
      this.values[i + 1] = measure.of(s)
    })
    for (let i = 0; i < this.measured.length; i++) this.measured[i]!.add(this.values[i]!, this.winners[0]!)
  }

  /** A game had to be stopped: it counts, but nobody has won it. */
  countStopped(game: StoppedGame, decisions: number): void {
    this.games += 1
    this.decisions += decisions
    this.outcomes.set(STOPPED, (this.outcomes.get(STOPPED) ?? 0) + 1)
    this.winners.fill(false)
    this.values.fill(0)
    this.stopped.push(game)
  }

  is(side: number, facet: number, answer: string): void {
    const answers = this.choices[facet]!
    let counts = answers.get(answer)
    if (counts === undefined) {
      counts = [0, 0]
      answers.set(answer, counts)
    }
    counts[0] += 1
    if (this.winners[side]) counts[1] += 1
  }

  card(side: number, facet: number, item: number, happened: boolean): void {
    const counts = this.cards[facet]!
    const at = item * PER_CARD
    const won = this.winners[side] ? 1 : 0
    counts[at]! += 1
    counts[at + 1]! += won
    if (!happened) return
    counts[at + 2]! += 1
    counts[at + 3]! += won
  }

  get counts(): Counts {
    const { facets } = this.game.tally
    const choices: Record<string, Record<string, Won>> = {}
    const cards: Record<string, Record<string, CardCounts>> = {}
    facets.forEach((facet, i) => {
      if (facet.kind === 'choice') choices[facet.id] = Object.fromEntries(this.choices[i]!)
      else cards[facet.id] = cardsOf(facet.items, this.cards[i]!)
    })
    const measures = measureIds(this.game.tally.measures).map(
      (id, i) => [id, this.measured[i]!.counts] as const,
    )
    return {
      games: this.games,
      decisions: this.decisions,
      checksum: this.checksum,
      outcomes: Object.fromEntries(this.outcomes),
      won: this.won,
      choices: this.facts ? choices : {},
      cards: this.facts ? cards : {},
      measures: this.facts && this.games > this.stopped.length ? Object.fromEntries(measures) : {},
      stopped: this.stopped,
    }
  }
}

/** The decisions of a game come first, then what the game itself measures. */
export const measureIds = (measures: readonly Measure[]): string[] => [
  DECISIONS,
  ...measures.map(({ id }) => id),
]

function cardsOf(items: readonly string[], counts: Float64Array): Record<string, CardCounts> {
  const there: Record<string, CardCounts> = {}
  items.forEach((id, i) => {
    const at = i * PER_CARD
    if (counts[at] !== 0) there[id] = [counts[at]!, counts[at + 1]!, counts[at + 2]!, counts[at + 3]!]
  })
  return there
}
