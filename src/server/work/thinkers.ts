import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Conclusion, Thought } from '../../lab/think.ts'
import { workerFile } from '../../lab/worker-file.ts'
import type { ThoughtFor } from '../live/engines/thinker.ts'

interface Waiting extends ThoughtFor {
  readonly thought: Thought
  readonly done: (conclusion: Conclusion) => void
  readonly failed: (error: Error) => void
}

/** So many thoughts of one person, of her bots and her hints, are thought at a time: the others have bots too. */
const AT_ONCE = 2
/** A thought that nobody waits for any more may take so much longer; then its thread is ended. */
const OVERTIME = 10_000

/** What is used of a thread. */
export interface ThinkingThread {
  once(event: 'message', listener: (conclusion: Conclusion) => void): unknown
  once(event: 'error' | 'exit', listener: (reason: unknown) => void): unknown
  removeAllListeners(event: string): unknown
  postMessage(thought: Thought): void
  terminate(): Promise<unknown>
  unref(): void
}

const newThread = (): ThinkingThread => new Worker(workerFile, { workerData: { thinks: true } })

const count = (counts: Map<string, number>, key: string, by: number): void => {
  const sum = (counts.get(key) ?? 0) + by
  if (sum === 0) counts.delete(key)
  else counts.set(key, sum)
}

/** Threads that think for bots, begun when they are first needed; a table never waits for another's process. */
export class ThinkingThreads {
  private readonly most: number
  private readonly overtime: number
  private readonly thread: () => ThinkingThread
  private readonly idle: ThinkingThread[] = []
  private readonly all = new Set<ThinkingThread>()
  private waiting: Waiting[] = []
  /** How many thoughts are being thought, by person and by table. */
  private readonly ofPerson = new Map<string, number>()
  private readonly ofTable = new Map<string, number>()
  /** When each table was last served, while it has more to think about. */
  private readonly servedAt = new Map<string, number>()
  private served = 0
  private closed = false

  constructor(most = Math.max(1, availableParallelism() - 1), overtime = OVERTIME, thread = newThread) {
    this.most = most
    this.thread = thread
    this.overtime = overtime
  }

  /** Tables take turns, however much one of them asks for; what nobody waits for any more is not begun. */
  think(thought: Thought, whose: ThoughtFor): Promise<Conclusion> {
    return new Promise((done, failed) => {
      const waiting: Waiting = { ...whose, thought, done, failed }
      this.waiting.push(waiting)
      whose.signal.addEventListener('abort', () => {
        if (!this.waiting.includes(waiting)) return
        this.waiting = this.waiting.filter((each) => each !== waiting)
        failed(new Error('nobody waits for it any more'))
      })
      this.serve()
    })
  }

  private serve(): void {
    while (!this.closed) {
      const next = this.next()
      if (next === null) return
      const worker = this.idle.pop() ?? (this.all.size < this.most ? this.begin() : undefined)
      if (worker === undefined) return
      this.waiting = this.waiting.filter((each) => each !== next)
      this.give(worker, next)
    }
  }

  /** Of the table that has waited longest since it was served; the first of its thoughts. */
  private next(): Waiting | null {
    let found: Waiting | null = null
    for (const each of this.waiting) {
      if ((this.ofPerson.get(each.person) ?? 0) >= AT_ONCE) continue
      if (found === null || this.lastServed(each) < this.lastServed(found)) found = each
    }
    return found
  }

  private lastServed({ table }: ThoughtFor): number {
    return this.servedAt.get(table) ?? 0
  }

  private begin(): ThinkingThread {
    const worker = this.thread()
    worker.unref()
    this.all.add(worker)
    return worker
  }

  private take({ person, table }: ThoughtFor): void {
    count(this.ofPerson, person, 1)
    count(this.ofTable, table, 1)
    this.served += 1
    this.servedAt.set(table, this.served)
  }

  private giveBack({ person, table }: ThoughtFor): void {
    count(this.ofPerson, person, -1)
    count(this.ofTable, table, -1)
    if (!this.ofTable.has(table) && !this.waiting.some((each) => each.table === table))
      this.servedAt.delete(table)
  }

  private give(worker: ThinkingThread, waiting: Waiting): void {
    const { thought, done, failed, signal } = waiting
    let overtime: NodeJS.Timeout | undefined
    const hurry = (): void => {
      overtime = setTimeout(() => broken(new Error('a thread thought for too long')), this.overtime)
      overtime.unref()
    }
    const end = (): void => {
      clearTimeout(overtime)
      signal.removeEventListener('abort', hurry)
      worker.removeAllListeners('message')
      worker.removeAllListeners('error')
      worker.removeAllListeners('exit')
      this.giveBack(waiting)
    }
    const broken = (error: unknown): void => {
      end()
      this.all.delete(worker)
      void worker.terminate()
      failed(error instanceof Error ? error : new Error('a thread that thought has ended'))
      this.serve()
    }
    this.take(waiting)
    signal.addEventListener('abort', hurry)
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
