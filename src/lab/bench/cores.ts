import { availableParallelism } from 'node:os'
import type { Study } from '../simulate/series.ts'
import { gamesOf, simulate } from '../simulate/threads.ts'
import { cpuSeconds, median } from './clock.ts'
import { type Figure, figureOf } from './figure.ts'

/** Bulk games a second on one thread and on two, and how many times as fast two are. */
export interface Cores {
  readonly cores: number
  readonly one: Figure
  readonly two: Figure
  readonly gain: number
}

/** A quarter of a minute for each number of threads and game: shorter ones measure how two programs warm up. */
const WINDOWS = 10
const WINDOW_SECONDS = 1.5
/** Threads start and warm up before the first window: so long on a core, or at most so long by the clock. */
const WARM_UP_SECONDS = 2.5
const LONGEST_WARM_UP = 6
const ENDLESS = 1_000_000_000

/** Games a second in each of a few windows of one run. */
async function gamesPerSecond(study: Study, threads: number): Promise<number[]> {
  const stop = new AbortController()
  const rates: number[] = []
  const begun = { cpu: cpuSeconds(), clock: performance.now() / 1000 }
  let from = { at: 0, games: 0 }
  await simulate(study, ENDLESS, threads, {
    stop: stop.signal,
    progress(played) {
      const now = performance.now() / 1000
      const games = gamesOf(played)
      const cold = cpuSeconds() - begun.cpu < WARM_UP_SECONDS * threads && now - begun.clock < LONGEST_WARM_UP
      if (cold || from.at === 0) {
        from = { at: now, games }
        return
      }
      if (now - from.at < WINDOW_SECONDS) return
      rates.push((games - from.games) / (now - from.at))
      from = { at: now, games }
      if (rates.length === WINDOWS) stop.abort()
    },
  })
  return rates
}

export async function coresOf(game: string, document: unknown): Promise<Cores> {
  const series = { game, setups: { kind: 'same', document }, seed: 'bench', bots: ['random'] } as const
  const study: Study = { series: [series], facts: true }
  const one = await gamesPerSecond(study, 1)
  const two = await gamesPerSecond(study, 2)
  return {
    cores: availableParallelism(),
    one: figureOf(one, 0),
    two: figureOf(two, 0),
    gain: Number((median(two) / median(one)).toFixed(2)),
  }
}
