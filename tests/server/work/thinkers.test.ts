import { EventEmitter } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Queue, QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { writeRecord } from '../../../src/kernel/record.ts'
import { releaseId } from '../../../src/lab/release.ts'
import type { Conclusion, Thought } from '../../../src/lab/think.ts'
import { answerTables, askWorkers } from '../../../src/lab/think-queue.ts'
import { type Chosen, type Thinker, thinkHere } from '../../../src/server/live/engines/thinker.ts'
import { thinkElsewhere } from '../../../src/server/work/thinker.ts'
import { type ThinkingThread, ThinkingThreads } from '../../../src/server/work/thinkers.ts'
import { Table } from '../../../src/table/table.ts'
import { type OwnRedis, ownRedis } from '../../../tools/online/own-redis.ts'

/** A machine may be as busy as it likes. */
const PATIENT = 800_000
const threads = new ThinkingThreads(1)
afterAll(() => threads.close())

const inThreads: Parameters<typeof thinkElsewhere>[0] = (...thought) => threads.think(...thought)
const whose = { table: 'table', person: 'ann' }
const never = new AbortController().signal

function tableAfter(answers: number) {
  const table = Table.begin(gameNamed('aeons-end'), { mages: ['brama', 'mist'] }, 'thinking')
  for (let i = 0; i < answers; i++) table.answer(0)
  return table
}

/** A table of Eternal at which somebody chooses her blocks. */
function foreseeing() {
  const game = gameNamed('eternal')
  const table = Table.begin(game, game.setupFrom({}, 'foreseeing'), 'foreseeing')
  for (let n = 1; ; n++) {
    const { kind, seat, options } = table.decision
    if (kind === 'block') return { seat, table }
    const attack = options.findIndex((option) => option.kind === 'attack' || option.kind === 'commit')
    const play = options.findIndex((option) => option.kind === 'play')
    table.answer(attack >= 0 ? attack : play >= 0 && n % 3 > 0 ? play : options.length - 1)
  }
}

const chosen = async (
  thinker: Pick<Thinker, 'choose'>,
  table: ReturnType<typeof tableAfter>,
  bot: string,
): Promise<Chosen> => thinker.choose(table, bot, whose)

const simply = async (table: ReturnType<typeof tableAfter>): Promise<Chosen> => ({
  ...(await chosen(thinkHere, table, 'greedy')),
  isSimpler: true,
})

describe('bots that think elsewhere', () => {
  it('choose what they would choose here, however often they are asked', async () => {
    const thinker = thinkElsewhere(inThreads, PATIENT)
    for (const answers of [0, 3, 9]) {
      const table = tableAfter(answers)
      const here = await chosen(thinkHere, table, 'search:40')
      const all = await Promise.all([1, 2, 3].map(() => chosen(thinker, table, 'search:40')))
      expect(all).toEqual([here, here, here])
    }
  })
  it('give the same hints', async () => {
    const table = tableAfter(4)
    const words = table.game.words.en
    const thinker = thinkElsewhere(inThreads, PATIENT)
    expect(await thinker.hint(table, words, whose)).toEqual(await thinkHere.hint(table, words, whose))
  })
  it('foresee the same, and nothing where nobody thinks or an engine cannot', async () => {
    const { seat, table } = foreseeing()
    const wanted = {
      about: { kind: 'blocks', ...{ blockers: [], attackers: [] } },
      seat,
      lang: 'fr',
    } as const
    const here = await thinkHere.playOut(table, wanted, whose)
    expect(here).toHaveLength(1)
    expect(await thinkElsewhere(inThreads, PATIENT).playOut(table, wanted, whose)).toEqual(here)
    const away = thinkElsewhere(() => Promise.reject(new Error('away')))
    expect(await away.playOut(table, wanted, whose)).toEqual([])
    for (const odd of [
      { hints: [] },
      { sums: 7 },
      { sums: [{ n: 1 }] },
      { sums: [null] },
      { sums: [{ n: '1', words: 'x' }] },
      null,
    ])
      expect(await thinkElsewhere(async () => odd as never).playOut(table, wanted, whose)).toEqual([])
  })
  it('answer simply when nobody there answers, and say so', async () => {
    const table = tableAfter(5)
    const thinker = thinkElsewhere(() => Promise.reject(new Error('away')))
    expect(await chosen(thinker, table, 'search:strong')).toEqual(await simply(table))
  })
  it.each([{ index: 9_999 }, { index: -1 }, { index: 0.5 }, { index: '0' }, { hints: [] }, {}, 'x', 7, null])(
    'answer simply when what comes is no option of what is asked: %j',
    async (odd) => {
      const table = tableAfter(5)
      const thinker = thinkElsewhere(async () => odd as never)
      expect(await chosen(thinker, table, 'search:strong')).toEqual(await simply(table))
    },
  )
  it.each([
    { hints: [{ index: 9_999, chance: 0.5, reason: 'x' }] },
    { hints: [{ index: 0, chance: 'much', reason: 'x' }] },
    { hints: 7 },
    { index: 0 },
    null,
  ])('advise by themselves when what comes is no advice on what is asked: %j', async (odd) => {
    const table = tableAfter(4)
    const words = table.game.words.en
    const advised = (thinker: Thinker) => thinker.hint(table, words, whose)
    const alone = thinkElsewhere(() => Promise.reject(new Error('away')))
    expect(await advised(thinkElsewhere(async () => odd as never))).toEqual(await advised(alone))
  })
  it('answer and advise by themselves when somebody there thinks for ever, who is told that nobody waits', async () => {
    const table = tableAfter(4)
    const signals: AbortSignal[] = []
    const thinker = thinkElsewhere((_, { signal }) => {
      signals.push(signal)
      return new Promise<Conclusion>(() => {})
    }, 5)
    const choosing = chosen(thinker, table, 'search:strong')
    const advising = thinker.hint(table, table.game.words.fr, whose)
    const then = await simply(table)
    // What is thought about is the table as it was.
    table.answer(0)
    expect(await choosing).toEqual(then)
    expect((await advising).length).toBeGreaterThan(0)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
  it('a thought that fails leaves the others alone', async () => {
    const table = tableAfter(1)
    const nothing = { game: 'nothing', record: '', bot: 'greedy', iterations: 1 }
    const broken = threads.think(nothing, { ...whose, signal: never })
    const thinker = thinkElsewhere(inThreads, PATIENT)
    const good = chosen(thinker, table, 'search:20')
    await expect(broken).rejects.toThrow()
    expect(await good).toEqual(await chosen(thinkHere, table, 'search:20'))
  })
})

/** Threads that think of what they are given until they are told that it is done. */
function slowThreads(most: number, overtime?: number) {
  const begun: { readonly game: string; readonly end: () => void }[] = []
  const ended: ThinkingThread[] = []
  class SlowThread extends EventEmitter implements ThinkingThread {
    postMessage({ game }: Thought): void {
      begun.push({ game, end: () => this.emit('message', { index: 0 }) })
    }
    async terminate(): Promise<void> {
      ended.push(this)
    }
    unref(): void {}
  }
  const thread = () => new SlowThread()
  const own = new ThinkingThreads(most, overtime, thread)
  const think = (game: string, table: string, person: string, signal = never): Promise<unknown> =>
    own.think({ game, record: '', bot: null, iterations: 1 }, { table, person, signal })
  return { think, begun, ended, games: () => begun.map(({ game }) => game) }
}

describe('threads that many tables share', () => {
  it('serve tables in turn, however much one of them asks for', async () => {
    const { think, begun, games } = slowThreads(1)
    const all = [
      think('1 of ann', 'hers', 'ann'),
      think('2 of ann', 'hers', 'cleo'),
      think('3 of ann', 'hers', 'dora'),
      think('1 of bob', 'his', 'bob'),
      think('1 of cid', 'another', 'cid'),
    ]
    for (let n = 0; n < all.length; n++) begun[n]!.end()
    await Promise.all(all)
    expect(games()).toEqual(['1 of ann', '1 of bob', '1 of cid', '2 of ann', '3 of ann'])
  })

  it('think of two things at a time for one person, and of others for others', async () => {
    const { think, begun, games } = slowThreads(4)
    for (let n = 1; n <= 5; n++) void think(`${n} of ann`, `table ${n}`, 'ann')
    void think('1 of bob', 'his', 'bob')
    expect(games()).toEqual(['1 of ann', '2 of ann', '1 of bob'])
    begun[0]!.end()
    expect(games().at(-1)).toBe('3 of ann')
  })

  it('do not begin what nobody waits for any more', async () => {
    const { think, begun, games } = slowThreads(1)
    void think('first', 'one', 'ann')
    const waits = new AbortController()
    const late = think('late', 'two', 'bob', waits.signal)
    waits.abort()
    await expect(late).rejects.toThrow('nobody waits')
    begun[0]!.end()
    expect(games()).toEqual(['first'])
  })

  it('end one that goes on for too long when nobody waits any more, and think on with another', async () => {
    const { think, begun, ended, games } = slowThreads(1, 1)
    const waits = new AbortController()
    const endless = think('endless', 'one', 'ann', waits.signal)
    const next = think('next', 'two', 'bob')
    waits.abort()
    await expect(endless).rejects.toThrow('too long')
    expect(ended).toHaveLength(1)
    expect(games()).toEqual(['endless', 'next'])
    begun[1]!.end()
    await next
  })
})

const url = inject('redis')
describe.runIf(url !== null)('over Redis', () => {
  let own: OwnRedis
  let address = ''
  beforeAll(async () => {
    own = await ownRedis(url!)
    address = own.url
  })
  afterAll(() => own.drop())

  it('a worker process thinks the same', async () => {
    const asked = await askWorkers(address, PATIENT)
    const table = tableAfter(6)
    const thinker = thinkElsewhere((thought, { signal }) => asked.think(thought, signal), PATIENT)
    expect(await chosen(thinker, table, 'search:30')).toEqual(await simply(table))
    const worker = await answerTables(address, 1)
    expect(await chosen(thinker, table, 'search:30')).toEqual(await chosen(thinkHere, table, 'search:30'))
    await worker.close()
    await asked.close()
  })

  it('a worker goes on thinking whatever odd thoughts, endless ones and files it is handed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'odd-')), 'engine.mjs')
    const trace = `${file}.was-here`
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(trace)}, '')`,
    )
    const queue = new Queue(`cardwright-think-${releaseId()}`, { connection: { url: address } })
    const events = new QueueEvents(`cardwright-think-${releaseId()}`, { connection: { url: address } })
    await events.waitUntilReady()
    const worker = await answerTables(address, 1, PATIENT)
    const table = tableAfter(6)
    const thought = {
      game: 'aeons-end',
      record: writeRecord(table.session.record()),
      bot: 'greedy',
      iterations: 40,
    }
    const odd: unknown[] = [
      null,
      7,
      'x',
      [],
      {},
      { ...thought, game: '__proto__' },
      { ...thought, game: 7 },
      { ...thought, record: 'x' },
      { ...thought, record: null },
      { ...thought, record: 'x'.repeat(1_000_001) },
      { ...thought, bot: {} },
      { ...thought, bot: 'nobody' },
      { ...thought, bot: null, iterations: 1e9 },
      { ...thought, playOut: 7 },
      { ...thought, playOut: { about: { kind: 'nothing' }, seat: 0, lang: 'en' } },
      { ...thought, playOut: { about: { kind: 7 }, seat: 0, lang: 'en' } },
      { ...thought, playOut: { about: { kind: 'answer' }, seat: 0, lang: '__proto__' } },
      { ...thought, playOut: { about: { kind: 'answer' }, seat: '0', lang: 'en' } },
      { ...thought, iterations: 'x', engine: pathToFileURL(file).href },
    ]
    for (const data of odd) {
      const job = await queue.add('think', data, { removeOnComplete: true, removeOnFail: true })
      await expect(job.waitUntilFinished(events), JSON.stringify(data)?.slice(0, 80)).rejects.toThrow()
    }
    const engine = pathToFileURL(file).href
    const job = await queue.add('think', { ...thought, engine }, { removeOnComplete: true })
    expect(await job.waitUntilFinished(events)).toEqual({ index: (await simply(table)).index })
    expect(existsSync(trace)).toBe(false)
    await worker.close()
    const hurried = await answerTables(address, 1, 1)
    const endless = await queue.add('think', { ...thought, bot: 'search:100000000' }, { removeOnFail: true })
    await expect(endless.waitUntilFinished(events)).rejects.toThrow('too long')
    await hurried.close()
    await events.close()
    await queue.close()
    rmSync(join(file, '..'), { recursive: true })
  })

  it('workers of another release are not asked, and none about a table that an earlier engine plays', async () => {
    const worker = await answerTables(address, 1, PATIENT, 'another')
    const asked = await askWorkers(address, PATIENT)
    const table = tableAfter(6)
    const thought = {
      game: 'aeons-end',
      record: writeRecord(table.session.record()),
      bot: 'greedy',
      iterations: 1,
    }
    await expect(asked.think(thought, never)).rejects.toThrow('there are no workers')
    const own = await answerTables(address, 1)
    expect(await asked.think(thought, never)).toEqual({ index: (await simply(table)).index })
    await expect(asked.think({ ...thought, engine: 'file:///earlier.mjs' }, never)).rejects.toThrow('earlier')
    await own.close()
    await worker.close()
    await asked.close()
  })

  it('workers of another database of the same Redis are not waited for', async () => {
    const other = await ownRedis(url!)
    const worker = await answerTables(other.url, 1)
    const asked = await askWorkers(address, PATIENT)
    const table = tableAfter(6)
    const thinker = thinkElsewhere((thought, { signal }) => asked.think(thought, signal), PATIENT)
    expect(await chosen(thinker, table, 'search:30')).toEqual(await simply(table))
    await asked.close()
    await worker.close()
    await other.drop()
  })

  it('a queue that is emptied while a worker is waited for keeps nobody waiting', async () => {
    const redis = new Redis(address)
    const worker = await answerTables(address, 1)
    const asked = await askWorkers(address, 50)
    const table = tableAfter(6)
    const thinker = thinkElsewhere((thought, { signal }) => asked.think(thought, signal), PATIENT)
    const choosing = chosen(thinker, table, 'search:1000000')
    await redis.flushdb()
    expect(await choosing).toEqual(await simply(table))
    // Nobody asks again at once, so the next bot does not wait at all.
    expect(await chosen(thinker, table, 'search:30')).toEqual(await simply(table))
    await worker.close()
    await asked.close()
    redis.disconnect()
  })
})
