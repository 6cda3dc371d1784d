import { Worker as Thread } from 'node:worker_threads'
import type { Job } from 'bullmq'
import { isDocument } from '../kernel/record-parts.ts'
import { LANGS } from '../language/face.ts'
import { releaseId } from './release.ts'
import type { Conclusion, PlayedOut, Thought } from './think.ts'
import { workerFile } from './worker-file.ts'

/** Decisions of online tables, for worker processes of the same release: another one might choose something else. */
const queueOf = (release: string): string => `cardwright-think-${release}`
const LOCK = 5_000
/** A worker that has not answered by then has gone, or its queue was emptied; somebody else thinks instead. */
const ANSWERS_WITHIN = 3_000
/** So long nobody asks workers that have not answered. */
const SILENT_FOR = 30_000

/** Which database of Redis an address names. */
const databaseIn = (url: string): string => new URL(url).pathname.slice(1) || '0'

/** Asks workers at this address; one that does not answer in time is not waited for. */
export async function askWorkers(
  url: string,
  withinMilliseconds = ANSWERS_WITHIN,
  release = releaseId(),
): Promise<{
  /** Until nobody waits for it any more. */
  think(thought: Thought, signal: AbortSignal): Promise<Conclusion>
  close(): Promise<void>
}> {
  const { Queue, QueueEvents } = await import('bullmq')
  const connection = { url, maxRetriesPerRequest: null, enableOfflineQueue: false }
  const queue = new Queue<Thought, Conclusion>(queueOf(release), { connection })
  const events = new QueueEvents(queueOf(release), { connection: { url, maxRetriesPerRequest: null } })
  let silentUntil = 0
  // Redis names the workers of all its databases; where it does not say which, each may be one of ours.
  const hasWorkers = async (): Promise<boolean> =>
    (await queue.getWorkers()).some(({ db = databaseIn(url) }) => db === databaseIn(url))
  queue.on('error', () => {})
  events.on('error', () => {})
  return {
    think: async (thought, signal) => {
      if (thought.engine !== undefined) throw new Error('workers have no earlier engine')
      if (performance.now() < silentUntil) throw new Error('the workers do not answer')
      if (!(await hasWorkers())) throw new Error('there are no workers')
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

const NO_THOUGHT = 'this is nothing to think about'
const LONGEST_RECORD = 1_000_000
const MOST_ITERATIONS = 10_000
/** Nobody waits so long for an answer: its thread is needed for another. */
const LONGEST_THOUGHT = 10_000

/**
 * What a worker is told by whoever writes to Redis. Whose engine it is cannot be known here: no file is loaded because a
 * message names it.
 */
function readThought(value: unknown): Thought {
  if (!isDocument(value)) throw new Error(NO_THOUGHT)
  const { game, record, bot, iterations, playOut } = value
  if (typeof game !== 'string' || typeof record !== 'string' || record.length > LONGEST_RECORD)
    throw new Error(NO_THOUGHT)
  if (bot !== null && typeof bot !== 'string') throw new Error(NO_THOUGHT)
  if (typeof iterations !== 'number' || !(iterations >= 1 && iterations <= MOST_ITERATIONS))
    throw new Error(NO_THOUGHT)
  const thought = { game, record, bot, iterations }
  return playOut === undefined ? thought : { ...thought, playOut: readPlayedOut(playOut) }
}

/** Whether it is a topic of that game is found where it is played out. */
function readPlayedOut(value: unknown): PlayedOut {
  if (!isDocument(value)) throw new Error(NO_THOUGHT)
  const { about, seat, lang } = value
  const known = LANGS.find((each) => each === lang)
  if (!isDocument(about) || typeof about.kind !== 'string' || typeof seat !== 'number' || known === undefined)
    throw new Error(NO_THOUGHT)
  return { about: { ...about, kind: about.kind }, seat, lang: known }
}

/** What comes of it, or why nothing does; a thread that has failed is of no use any more. */
function thoughtIn(thread: Thread, thought: Thought, longest: number): Promise<Conclusion> {
  return new Promise((done, fail) => {
    const failed = (error: unknown): void => {
      clearTimeout(timer)
      fail(error instanceof Error ? error : new Error('a thread that thought has ended'))
    }
    const timer = setTimeout(() => failed(new Error('it was thought about for too long')), longest)
    thread.once('error', failed)
    thread.once('exit', failed)
    thread.once('message', (conclusion: Conclusion) => {
      thread.off('error', failed)
      thread.off('exit', failed)
      clearTimeout(timer)
      done(conclusion)
    })
    thread.postMessage(thought)
  })
}

/** Thinks for tables until it is closed; each thought in a thread of its own, so that this process stays awake. */
export async function answerTables(
  url: string,
  threads: number,
  longest = LONGEST_THOUGHT,
  release = releaseId(),
): Promise<{ close(): Promise<void> }> {
  const { Worker } = await import('bullmq')
  const idle: Thread[] = []
  const worker = new Worker<Thought, Conclusion>(
    queueOf(release),
    async (job: Job<Thought>) => {
      const thought = readThought(job.data)
      const thread = idle.pop() ?? new Thread(workerFile, { workerData: { thinks: true } })
      try {
        const conclusion = await thoughtIn(thread, thought, longest)
        idle.push(thread)
        return conclusion
      } catch (error) {
        void thread.terminate()
        throw error
      }
    },
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
