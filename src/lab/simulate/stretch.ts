import { botNamed } from '../../bots/index.ts'
import { gameNamed } from '../../games/index.ts'
import { writeRecord } from '../../kernel/record.ts'
import { GameStopped } from '../../kernel/session.ts'
import type { Playable } from '../../language/face.ts'
import { gameSeed, Playout } from '../playout.ts'
import { Counter, measureIds } from './counter.ts'
import type { Pairs, Sum } from './counts.ts'
import { type Series, type Study, setupOf } from './series.ts'

/** Some games of a series, in the order of their numbers. */
export interface Stretch {
  readonly first: number
  readonly count: number
}

/** Plays the games of one series and counts them. */
class Player {
  readonly counter: Counter
  private readonly game: Playable
  private readonly series: Series
  private readonly playout: Playout
  /** Has the game that was played last come to its end? */
  ended = false

  constructor(game: Playable, series: Series, facts: boolean) {
    this.game = game
    this.series = series
    const watch = facts ? game.tally.watch() : null
    const document = setupOf(game, series, gameSeed(series.seed, 0))
    this.playout = new Playout(game, document, series.bots.map(botNamed), watch)
    this.counter = new Counter(game, facts)
  }

  play(number: number): void {
    const { playout, counter, series } = this
    const seed = gameSeed(series.seed, number)
    if (series.setups.kind === 'any') playout.use(setupOf(this.game, series, seed))
    try {
      playout.play(seed)
      counter.count(playout.state, number, playout.outcome, playout.decisions, playout.hash)
      playout.watch?.end(playout.state, counter)
      this.ended = true
    } catch (error) {
      if (!(error instanceof GameStopped)) throw error
      this.ended = false
      const { message, french, record } = error
      counter.countStopped({ number, message, french, record: writeRecord(record) }, playout.decisions)
    }
  }
}

/** Compares two games with the same deal. */
class PairCounter {
  private readonly ids: readonly string[]
  private readonly won: [number, number, number, number][]
  private readonly measures: [number, number][]

  constructor({ tally }: Playable) {
    this.ids = measureIds(tally.measures)
    this.won = Array.from({ length: tally.sides }, () => [0, 0, 0, 0])
    this.measures = this.ids.map(() => [0, 0])
  }

  compare(one: Counter, other: Counter): void {
    this.won.forEach((table, side) => {
      table[(one.winners[side] ? 0 : 2) + (other.winners[side] ? 0 : 1)]! += 1
    })
    this.measures.forEach((sums, i) => {
      const difference = one.values[i]! - other.values[i]!
      sums[0] += difference
      sums[1] += difference * difference
    })
  }

  get pairs(): Pairs {
    return {
      won: this.won,
      measures: Object.fromEntries(this.ids.map((id, i) => [id, this.measures[i]!] as const)),
    }
  }
}

/** Plays a stretch of a study, one game after the other. */
export function playStretch({ series, facts }: Study, { first, count }: Stretch): Sum {
  const game = gameNamed(series[0].game)
  const players = series.map((each) => new Player(game, each, facts))
  const [one, other] = players
  const pairs = other === undefined ? null : new PairCounter(game)
  for (let number = first; number < first + count; number++) {
    for (const player of players) player.play(number)
    // A game that broke in one of them says nothing about the difference.
    if (pairs !== null && one!.ended && other!.ended) pairs.compare(one!.counter, other!.counter)
  }
  return { series: players.map(({ counter }) => counter.counts), pairs: pairs?.pairs ?? null }
}
