import { Worker } from 'node:worker_threads'
import { workerFile } from '../worker-file.ts'
import type { Bites } from './bite.ts'
import type { KnownBites } from './known.ts'

/** What a thread is told once: the game, and where its scenarios lie. */
export interface BiteTask {
  readonly biting: string
  readonly paths: readonly string[]
}
/** One card, with what is known of it. */
export interface BiteOrder {
  readonly id: string
  readonly before?: Bites
}
export interface Bitten {
  readonly id: string
  readonly bites: Bites
}

/** Plays the mutants of these cards on several threads. */
export function biteOnThreads(
  task: BiteTask,
  ids: readonly string[],
  known: KnownBites,
  threads: number,
): Promise<KnownBites> {
  const found: Record<string, Bites> = {}
  const waiting = [...ids]
  const workers: Worker[] = []
  return new Promise((done, fail) => {
    const end = (settle: () => void): void => {
      for (const worker of workers) void worker.terminate()
      settle()
    }
    const give = (worker: Worker): void => {
      const id = waiting.shift()
      if (id === undefined) return
      const before = known[id]
      const order: BiteOrder = before === undefined ? { id } : { id, before }
      worker.postMessage(order)
    }
    for (let i = 0; i < Math.min(threads, ids.length); i++) {
      const worker = new Worker(workerFile, { workerData: task })
      workers.push(worker)
      worker.on('message', ({ id, bites }: Bitten) => {
        found[id] = bites
        if (Object.keys(found).length === ids.length) end(() => done(found))
        else give(worker)
      })
      worker.on('error', (error) => end(() => fail(error)))
      give(worker)
    }
    if (workers.length === 0) done(found)
  })
}
