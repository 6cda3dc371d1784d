import { Worker } from 'node:worker_threads'
import { workerFile } from '../worker-file.ts'
import type { KnownResults } from './known.ts'
import type { MutationResult } from './mutation-test.ts'

/** What a thread is sent once: the game, and where its scenarios lie. */
export interface MutationTask {
  readonly mutates: string
  readonly paths: readonly string[]
}
/** One card, with what is known of it. */
export interface MutationOrder {
  readonly id: string
  readonly before?: MutationResult
}
export interface MutationReply {
  readonly id: string
  readonly result: MutationResult
}

/** Plays the mutants of these cards on several threads. */
export function testOnThreads(
  task: MutationTask,
  ids: readonly string[],
  known: KnownResults,
  threads: number,
): Promise<KnownResults> {
  const found: Record<string, MutationResult> = {}
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
      const order: MutationOrder = before === undefined ? { id } : { id, before }
      worker.postMessage(order)
    }
    for (let i = 0; i < Math.min(threads, ids.length); i++) {
      const worker = new Worker(workerFile, { workerData: task })
      workers.push(worker)
      worker.on('message', ({ id, result }: MutationReply) => {
        found[id] = result
        if (Object.keys(found).length === ids.length) end(() => done(found))
        else give(worker)
      })
      worker.on('error', (error) => end(() => fail(error)))
      give(worker)
    }
    if (workers.length === 0) done(found)
  })
}
