import { Worker as Thread } from 'node:worker_threads'
import type { Job } from 'bullmq'
import type { Conclusion, Thought } from './think.ts'
import { workerFile } from './worker-file.ts'

/** Decisions of online tables, for worker processes to think about. */
const QUEUE = 'cardwright-think'
const LOCK = 5_000
/** A worker that has not answered by then has gone, or its queue was emptied; somebody else thinks instead. */
const ANSWERS_WITHIN = 3_000
/** So long nobody asks workers that have not answered. */
const SILENT_FOR = 30_000

/** Asks workers at this address; one that does not answer in time is not waited for. */
export async function askWorkers(
  url: string,
  withinMilliseconds = ANSWERS_WITHIN,
): Promise<{
  /** Until nobody waits for it any more. */
  think(thought: Thought, signal: AbortSignal): Promise<Conclusion>
  close(): Promise<void>
}> {
  const { Queue, QueueEvents } = await import('bullmq')
  const connection = { url, maxRetriesPerRequest: null, enableOfflineQueue: false }
  const queue = new Queue<Thought, Conclusion>(QUEUE, { connection })
  const events = new QueueEvents(QUEUE, { connection: { url, maxRetriesPerRequest: null } })
  let silentUntil = 0
  queue.on('error', () => {})
  events.on('error', () => {})
  return {
    think: async (thought, signal) => {
      if (performance.now() < silentUntil) throw new Error('the workers do not answer')
      if ((await queue.getWorkersCount()) === 0) throw new Error('there are no workers')
      const job = await queue.add('think', thought, {
        removeOnComplete: true,
        removeOnFail: true,
        attempts: 1,
      })
      const asked = performance.now()
      // What is not begun by then is not worth beginning; one that has been begun cannot be removed, and ends by itself.
      const forget = (): void => void job.remove().catch(() => {})
      signal.addEventListener('abort', forget)
      try {
        return await job.waitUntilFinished(events, withinMilliseconds)
      } catch (error) {
        if (performance.now() - asked >= withinMilliseconds) silentUntil = performance.now() + SILENT_FOR
        forget()
        throw error
      } finally {
        signal.removeEventListener('abort', forget)
      }
    },
    close: async () => {
      await events.close()
      await queue.close()
    },
  }
}

/** Thinks for tables until it is closed; each thought in a thread of its own, so that this process stays awake. */
export async function answerTables(url: string, threads: number): Promise<{ close(): Promise<void> }> {
  const { Worker } = await import('bullmq')
  const idle: Thread[] = []
  const worker = new Worker<Thought, Conclusion>(
    QUEUE,
    (job: Job<Thought>) =>
      new Promise<Conclusion>((done, fail) => {
        const thread = idle.pop() ?? new Thread(workerFile, { workerData: { thinks: true } })
        thread.once('error', fail)
        thread.once('message', (conclusion: Conclusion) => {
          thread.off('error', fail)
          idle.push(thread)
          done(conclusion)
        })
        // Whose engine it is cannot be known here: no file is loaded because a message names it.
        const { game, record, bot, iterations } = job.data
        thread.postMessage({ game, record, bot, iterations } satisfies Thought)
      }),
    { connection: { url, maxRetriesPerRequest: null }, concurrency: threads, lockDuration: LOCK },
  )
  worker.on('error', () => {})
  await worker.waitUntilReady()
  return {
    close: async () => {
      await worker.close(true)
      for (const thread of idle) void thread.terminate()
    },
  }
}
