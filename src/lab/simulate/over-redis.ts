import { randomBytes } from 'node:crypto'
import { Worker as Thread } from 'node:worker_threads'
import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { isDocument } from '../../kernel/record-parts.ts'
import { type BothLanguages, Refusal } from '../../kernel/refusal.ts'
import { releaseId } from '../release.ts'
import { workerFile } from '../worker-file.ts'
import { add, inOrder } from './counts.ts'
import { Gaps, gaps, joinedStretches } from './ranges.ts'
import { checkStudy, type Series, type Setups, type Study } from './series.ts'
import type { Stretch } from './stretch.ts'
import { type Finished, gamesOf, nothingPlayed, type Played, type Watching } from './threads.ts'

/*
 * A study on any number of machines: stretches are jobs of one queue, workers play them, and the client adds them up.
 * A stretch whose worker has died is given to another; each is counted once, whoever else may have played it too.
 */

const QUEUE = 'cardwright-study'
/** A worker without a sign of life for so long has died. */
const LOCK = 5_000
const LOOK_FOR_DEAD = 2_000
/** So many stretches are on their way at once: enough for as many threads. */
const ON_THEIR_WAY = 64
const FIRST_STRETCH = 4
const LONGEST_STRETCH = 5_000
const STRETCH_SECONDS = 1
/** The client says so often that it still waits; jobs of a run that nobody waits for are not played. */
const WANTED_FOR = 15
const SAY_WANTED = 3_000

interface Order {
  readonly run: string
  readonly study: Study
  readonly stretch: Stretch
  /** What the machine of the client plays with: cards, rules and bots. */
  readonly release: string
}

const NO_ORDER = 'this is no part of a study'
const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

function readSetups(value: unknown): Setups {
  if (isDocument(value) && value.kind === 'same') return { kind: 'same', document: value.document }
  if (!isDocument(value) || value.kind !== 'any' || !isDocument(value.flags)) throw new Error(NO_ORDER)
  const flags = Object.entries(value.flags)
  return {
    kind: 'any',
    flags: Object.fromEntries(flags.filter((each): each is [string, string] => isText(each[1]))),
  }
}

function readSeries(value: unknown): Series {
  if (!isDocument(value) || !isText(value.game) || !isText(value.seed)) throw new Error(NO_ORDER)
  if (!Array.isArray(value.bots) || !value.bots.every(isText)) throw new Error(NO_ORDER)
  return { game: value.game, setups: readSetups(value.setups), seed: value.seed, bots: value.bots }
}

/**
 * What a worker is told by whoever writes to Redis: only what a study has gets to its threads, for they do other things
 * when they are told otherwise, such as load a file.
 */
function readOrder(value: unknown): Order {
  if (!isDocument(value) || !isDocument(value.study) || !isDocument(value.stretch)) throw new Error(NO_ORDER)
  const { run, release, study, stretch } = value
  const { series, facts } = study
  const { first, count } = stretch
  if (!isText(run) || !isText(release) || typeof facts !== 'boolean' || !Array.isArray(series))
    throw new Error(NO_ORDER)
  if (!isWhole(first, 0, Number.MAX_SAFE_INTEGER) || !isWhole(count, 1, LONGEST_STRETCH))
    throw new Error(NO_ORDER)
  const [one, other, ...more] = series.map(readSeries)
  if (one === undefined || more.length > 0) throw new Error(NO_ORDER)
  return {
    run,
    release,
    study: { series: other === undefined ? [one] : [one, other], facts },
    stretch: { first, count },
  }
}

const wantedKey = (run: string): string => `cardwright/study/${run}`

const OTHER_CONTENT: BothLanguages = {
  en: 'a worker plays with other cards, rules or bots; start it from the same release, with the same packs',
  fr: 'un ouvrier joue avec d’autres cartes, règles ou robots\u202f; démarrez-le depuis la même version, avec les mêmes paquets',
}
const NO_ADDRESS: BothLanguages = {
  en: 'workers meet at an address such as redis://127.0.0.1:6379',
  fr: 'les ouvriers se retrouvent à une adresse comme redis://127.0.0.1:6379',
}
const NOT_THERE: BothLanguages = {
  en: 'nothing answers there',
  fr: 'rien n’y répond',
}

function connectionTo(url: string): { readonly url: string; readonly maxRetriesPerRequest: null } {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) throw new Refusal(NO_ADDRESS)
  return { url, maxRetriesPerRequest: null }
}

/** Refuses at once where nothing answers; later, an address that is away for a while is waited for. */
async function connected(url: string): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  let known = false
  const redis = new Client(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    retryStrategy: (times) => (known ? Math.min(times * 100, 2_000) : null),
  })
  redis.on('error', () => {})
  try {
    await redis.connect()
    known = true
    return redis
  } catch {
    redis.disconnect()
    throw new Refusal(NOT_THERE, new URL(url).host)
  }
}

const longer = ({ stretch, seconds }: Finished): number =>
  Math.max(
    1,
    Math.min(LONGEST_STRETCH, Math.round((stretch.count / Math.max(seconds, 1e-3)) * STRETCH_SECONDS)),
  )

/** Lets workers play the first `games` games of a study, and adds up what they send. */
export async function simulateOver(
  url: string,
  study: Study,
  games: number,
  { stop, progress, before = nothingPlayed(study) }: Watching = {},
): Promise<Played> {
  const connection = connectionTo(url)
  const client = await connected(url)
  const { Queue, QueueEvents } = await import('bullmq')
  const run = randomBytes(9).toString('hex')
  const queue = new Queue<Order>(QUEUE, { connection })
  const events = new QueueEvents(QUEUE, { connection })
  queue.on('error', () => {})
  events.on('error', () => {})
  await events.waitUntilReady()
  const wanted = () => client.set(wantedKey(run), '1', 'EX', WANTED_FOR).catch(() => {})
  await wanted()
  const timer = setInterval(wanted, SAY_WANTED)
  const release = releaseId()
  const waiting = new Gaps(gaps(before.done, games))
  const outstanding = new Map<string, Stretch>()
  let played = before
  let size = FIRST_STRETCH
  try {
    return await new Promise<Played>((done, fail) => {
      const finish = () => done({ done: played.done, sum: inOrder(played.sum) })
      const order = (jobId: string, stretch: Stretch): Promise<unknown> => {
        outstanding.set(jobId, stretch)
        const data = { run, study, stretch, release }
        return queue.add('stretch', data, { jobId, removeOnComplete: true, removeOnFail: true })
      }
      const give = async (): Promise<void> => {
        while (outstanding.size < ON_THEIR_WAY) {
          const left = games - gamesOf(played)
          const stretch = waiting.take(Math.min(size, Math.ceil(left / (2 * ON_THEIR_WAY)) || 1))
          if (stretch === undefined) break
          await order(`${run}-${stretch.first}`, stretch)
        }
        if (outstanding.size === 0) finish()
      }
      stop?.addEventListener('abort', finish, { once: true })
      events.on('completed', ({ jobId, returnvalue }) => {
        const stretch = outstanding.get(jobId)
        // Of somebody else, or played twice because a worker seemed to have died.
        if (stretch === undefined) return
        const part = returnvalue as unknown as Finished | null
        if (part === null) {
          // It was left unplayed because nothing was heard from here for a while.
          order(jobId, stretch).catch(fail)
          return
        }
        outstanding.delete(jobId)
        played = { done: joinedStretches([...played.done, stretch]), sum: add(played.sum, part.sum) }
        size = longer(part)
        progress?.(played)
        give().catch(fail)
      })
      events.on('failed', ({ jobId, failedReason }) => {
        if (!outstanding.has(jobId)) return
        fail(failedReason === OTHER_CONTENT.en ? new Refusal(OTHER_CONTENT) : new Error(failedReason))
      })
      give().catch(fail)
    })
  } finally {
    clearInterval(timer)
    await client.del(wantedKey(run)).catch(() => {})
    for (const id of outstanding.keys()) await queue.remove(id).catch(() => 0)
    await events.close()
    await queue.close()
    client.disconnect()
  }
}

/** Threads that play stretches of the study that was asked for last. */
class StudyThreads {
  private run = ''
  private idle: Thread[] = []
  private readonly all = new Set<Thread>()

  play({ run, study, stretch }: Order): Promise<Finished> {
    if (run !== this.run) {
      for (const thread of this.idle) this.drop(thread)
      this.idle = []
      this.run = run
    }
    const thread = this.idle.pop() ?? this.begin(study)
    return new Promise((done, fail) => {
      const failed = (error: unknown) => {
        this.drop(thread)
        fail(error instanceof Error ? error : new Error('a thread has ended'))
      }
      thread.once('error', failed)
      thread.once('message', (part: Finished) => {
        thread.off('error', failed)
        if (run === this.run) this.idle.push(thread)
        else this.drop(thread)
        done(part)
      })
      thread.postMessage(stretch)
    })
  }

  private begin(study: Study): Thread {
    const thread = new Thread(workerFile, { workerData: study })
    this.all.add(thread)
    return thread
  }

  private drop(thread: Thread): void {
    this.all.delete(thread)
    void thread.terminate()
  }

  close(): void {
    for (const thread of this.all) void thread.terminate()
  }
}

export interface WorkerOptions {
  readonly threads: number
  readonly stop: AbortSignal
  /** Called with how many games were played, stretch by stretch. */
  readonly played?: (games: number) => void
  readonly ready?: () => void | Promise<void>
  /** Of what release it is; of this one unless said. */
  readonly release?: string
}

/** Plays stretches that others ask for, until it is stopped. */
export async function workAt(url: string, options: WorkerOptions): Promise<void> {
  const { threads, stop, played, ready, release = releaseId() } = options
  const connection = connectionTo(url)
  const client = await connected(url)
  const { Worker } = await import('bullmq')
  const pool = new StudyThreads()
  const worker = new Worker<Order, Finished | null>(
    QUEUE,
    async (job: Job<Order>) => {
      const order = readOrder(job.data)
      if ((await client.exists(wantedKey(order.run))) === 0) return null
      if (order.release !== release) throw new Error(OTHER_CONTENT.en)
      checkStudy(order.study)
      const part = await pool.play(order)
      played?.(part.stretch.count)
      return part
    },
    {
      connection,
      concurrency: threads,
      lockDuration: LOCK,
      stalledInterval: LOOK_FOR_DEAD,
      // However many workers die over a stretch, another may try.
      maxStalledCount: 1_000,
    },
  )
  worker.on('error', () => {})
  await worker.waitUntilReady()
  await ready?.()
  await new Promise<void>((done) => {
    if (stop.aborted) done()
    else stop.addEventListener('abort', () => done(), { once: true })
  })
  await worker.close(true)
  client.disconnect()
  pool.close()
}
