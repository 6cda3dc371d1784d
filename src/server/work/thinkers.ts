import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Conclusion, Thought } from '../../lab/think.ts'
import { workerFile } from '../../lab/worker-file.ts'

interface Waiting {
  readonly thought: Thought
  readonly done: (conclusion: Conclusion) => void
  readonly failed: (error: Error) => void
}

/** Threads that think for bots, begun when they are first needed; a table never waits for another's process. */
export class ThinkingThreads {
  private readonly most: number
  private readonly idle: Worker[] = []
  private readonly all = new Set<Worker>()
  private readonly waiting: Waiting[] = []
  private closed = false

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.most = most
  }

  /** Tables are served in the order in which they asked; each has one thought at a time. */
  think(thought: Thought): Promise<Conclusion> {
    return new Promise((done, failed) => {
      this.waiting.push({ thought, done, failed })
      this.serve()
    })
  }

  private serve(): void {
    if (this.closed) return
    while (this.waiting.length > 0) {
      const worker = this.idle.pop() ?? (this.all.size < this.most ? this.begin() : undefined)
      if (worker === undefined) return
      this.give(worker, this.waiting.shift()!)
    }
  }

  private begin(): Worker {
    const worker = new Worker(workerFile, { workerData: { thinks: true } })
    worker.unref()
    this.all.add(worker)
    return worker
  }

  private give(worker: Worker, { thought, done, failed }: Waiting): void {
    const end = (): void => {
      worker.removeAllListeners('message')
      worker.removeAllListeners('error')
      worker.removeAllListeners('exit')
    }
    const broken = (error: unknown): void => {
      end()
      this.all.delete(worker)
      void worker.terminate()
      failed(error instanceof Error ? error : new Error('a thread that thought has ended'))
      this.serve()
    }
    worker.once('error', broken)
    worker.once('exit', broken)
    worker.once('message', (conclusion: Conclusion) => {
      end()
      this.idle.push(worker)
      done(conclusion)
      this.serve()
    })
    worker.postMessage(thought)
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([...this.all].map((worker) => worker.terminate()))
  }
}
