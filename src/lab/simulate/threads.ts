import { Worker } from 'node:worker_threads'
import { gameNamed } from '../../games/index.ts'
import { workerFile } from '../worker-file.ts'
import { add, inOrder, nothingYet, type Sum } from './counts.ts'
import { Gaps, gaps, joinedStretches } from './ranges.ts'
import type { Study } from './series.ts'
import type { Stretch } from './stretch.ts'

/** What has been played of a study, and what came of it. */
export interface Played {
  readonly done: readonly Stretch[]
  readonly sum: Sum
}

export interface Watching {
  /** Ends early with what has been played so far. */
  readonly stop?: AbortSignal
  /** Called with what has been played after each stretch. */
  readonly progress?: (played: Played) => void
  /** What has been played before and is not played again. */
  readonly before?: Played
}

export const gamesOf = ({ done }: Played): number => done.reduce((n, { count }) => n + count, 0)

export const nothingPlayed = ({ series }: Study): Played => ({
  done: [],
  sum: nothingYet(gameNamed(series[0].game).tally, series.length),
})

/** What a thread sends back. */
export interface Finished {
  readonly stretch: Stretch
  readonly sum: Sum
  readonly seconds: number
}

/** A stretch takes about so long: whoever stops loses no more, and threads seldom wait for each other. */
const STRETCH_SECONDS = 0.25
const LONGEST_STRETCH = 5_000
const FIRST_STRETCH = 4

const longer = ({ stretch, seconds }: Finished): number =>
  Math.max(
    1,
    Math.min(LONGEST_STRETCH, Math.round((stretch.count / Math.max(seconds, 1e-3)) * STRETCH_SECONDS)),
  )

/** Plays the first `games` games of a study on several threads. */
export function simulate(
  study: Study,
  games: number,
  threads: number,
  { stop, progress, before = nothingPlayed(study) }: Watching = {},
): Promise<Played> {
  const waiting = new Gaps(gaps(before.done, games))
  let played = before
  const left = games - gamesOf(before)
  const workers: Worker[] = []
  return new Promise((done, fail) => {
    let over = false
    const end = (settle: () => void) => {
      over = true
      for (const worker of workers) void worker.terminate()
      settle()
    }
    const finish = () => end(() => done({ done: played.done, sum: inOrder(played.sum) }))
    let busy = 0
    const give = (worker: Worker, most: number) => {
      const next = waiting.take(most)
      if (next === undefined) {
        if (busy === 0) finish()
        return
      }
      busy += 1
      worker.postMessage(next)
    }
    stop?.addEventListener('abort', finish, { once: true })
    const number = Math.min(threads, left)
    for (let i = 0; i < number; i++) {
      const worker = new Worker(workerFile, { workerData: study })
      workers.push(worker)
      worker.on('message', (part: Finished) => {
        if (over) return
        busy -= 1
        played = { done: joinedStretches([...played.done, part.stretch]), sum: add(played.sum, part.sum) }
        progress?.(played)
        if (over) return
        // Towards the end the pieces become small, so that all threads end at about the same time.
        give(worker, Math.min(longer(part), Math.ceil((games - gamesOf(played)) / (2 * number)) || 1))
      })
      worker.on('error', (error) => end(() => fail(error)))
    }
    for (const worker of [...workers]) give(worker, FIRST_STRETCH)
    if (workers.length === 0) finish()
  })
}
