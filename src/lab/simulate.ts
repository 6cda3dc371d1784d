import { Worker } from 'node:worker_threads'
import { botNamed } from '../bots/index.ts'
import { gameNamed } from '../games/index.ts'
import { writeRecord } from '../kernel/record.ts'
import { GameStopped } from '../kernel/session.ts'
import { gameSeed, Playout } from './playout.ts'
import { workerFile } from './worker-file.ts'

/** A series of games: game i of it is the same on every machine and with any number of threads. */
export interface Series {
  readonly game: string
  readonly setup: unknown
  readonly seed: string
  readonly bot: string
}

/** Some games of a series, in the order of their numbers. */
export interface Stretch {
  readonly first: number
  readonly count: number
}

export interface StoppedGame {
  readonly number: number
  readonly message: string
  /** The record that leads to the fault, as text. */
  readonly record: string
}

export interface Tally {
  games: number
  decisions: number
  readonly outcomes: Record<string, number>
  /** A sum over the final states of all games, the same in whatever order they were played. */
  checksum: number
  readonly stopped: StoppedGame[]
}

export const STOPPED = 'stopped by an error'

const emptyTally = (): Tally => ({ games: 0, decisions: 0, outcomes: {}, checksum: 0, stopped: [] })

/** Plays a stretch of a series, one game after the other. */
export function playStretch(series: Series, { first, count }: Stretch): Tally {
  const tally = emptyTally()
  const playout = new Playout(gameNamed(series.game), series.setup, botNamed(series.bot))
  for (let number = first; number < first + count; number++) {
    let outcome: string
    try {
      playout.play(gameSeed(series.seed, number))
      outcome = playout.outcome
      tally.checksum = (tally.checksum + Math.imul(playout.hash, 2 * number + 1)) >>> 0
    } catch (error) {
      if (!(error instanceof GameStopped)) throw error
      outcome = STOPPED
      tally.stopped.push({ number, message: error.message, record: writeRecord(error.record) })
    }
    tally.games += 1
    tally.decisions += playout.decisions
    tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1
  }
  return tally
}

function add(sum: Tally, part: Tally): void {
  sum.games += part.games
  sum.decisions += part.decisions
  sum.checksum = (sum.checksum + part.checksum) >>> 0
  for (const [outcome, count] of Object.entries(part.outcomes))
    sum.outcomes[outcome] = (sum.outcomes[outcome] ?? 0) + count
  sum.stopped.push(...part.stopped)
}

/** The most frequent outcome first, so that the order says nothing about threads. */
function inOrder(sum: Tally): Tally {
  const outcomes = Object.entries(sum.outcomes).sort(
    ([a, many], [b, few]) => few - many || (a < b ? -1 : a > b ? 1 : 0),
  )
  return {
    ...sum,
    outcomes: Object.fromEntries(outcomes),
    stopped: [...sum.stopped].sort((a, b) => a.number - b.number),
  }
}

const LONGEST_STRETCH = 1_000
const STRETCHES_PER_THREAD = 16

function stretches(games: number, threads: number): Stretch[] {
  const length = Math.ceil(games / (threads * STRETCHES_PER_THREAD))
  const size = Math.min(LONGEST_STRETCH, Math.max(1, length))
  const parts: Stretch[] = []
  for (let first = 0; first < games; first += size)
    parts.push({ first, count: Math.min(size, games - first) })
  return parts
}

/**
 * Plays a series on several threads. `stop` ends it early with what has been played so far;
 * `progress` hears the number of games after each stretch.
 */
export function simulate(
  series: Series,
  games: number,
  threads: number,
  { stop, progress }: { readonly stop?: AbortSignal; readonly progress?: (games: number) => void } = {},
): Promise<Tally> {
  const waiting = stretches(games, threads).reverse()
  const sum = emptyTally()
  const workers: Worker[] = []
  return new Promise((done, fail) => {
    const end = (settle: () => void) => {
      for (const worker of workers) void worker.terminate()
      settle()
    }
    const finish = () => end(() => done(inOrder(sum)))
    let busy = 0
    const give = (worker: Worker) => {
      const next = waiting.pop()
      if (next === undefined) {
        if (busy === 0) finish()
        return
      }
      busy += 1
      worker.postMessage(next)
    }
    stop?.addEventListener('abort', finish, { once: true })
    for (let i = 0; i < Math.min(threads, waiting.length); i++) {
      const worker = new Worker(workerFile, { workerData: series })
      workers.push(worker)
      worker.on('message', (part: Tally) => {
        busy -= 1
        add(sum, part)
        progress?.(sum.games)
        give(worker)
      })
      worker.on('error', (error) => end(() => fail(error)))
    }
    for (const worker of [...workers]) give(worker)
    if (workers.length === 0) finish()
  })
}
