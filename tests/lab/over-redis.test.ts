import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Queue, QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { releaseId } from '../../src/lab/release.ts'
import { simulateOver, workAt } from '../../src/lab/simulate/over-redis.ts'
import type { Study } from '../../src/lab/simulate/series.ts'
import { gamesOf, simulate } from '../../src/lab/simulate/threads.ts'
import { type OwnRedis, ownRedis } from '../../tools/online/own-redis.ts'
import { programOf } from '../../tools/programs.ts'
import { inFolder, spawned } from '../cli/line.ts'
import { STONES, STONES_SUPPLY } from '../cli/stones.ts'

const main = programOf('cli')
/** Of the same release as this file, which is not built. */
const source = programOf('cli', false)
const url = inject('redis')
const study: Study = {
  series: [{ game: 'aeons-end', setups: { kind: 'same', document: {} }, seed: 'workers', bots: ['greedy'] }],
  facts: true,
}
const GAMES = 80

/** A worker in a process of its own, which has said that it is ready. */
function worker(program: string, address: string, ...more: readonly string[]): Promise<ChildProcess> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, 'worker', address, '--threads', '1', ...more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', () => done(child))
    child.once('error', fail)
  })
}

const gone = (child: ChildProcess): Promise<unknown> =>
  new Promise((done) => {
    child.once('exit', done)
    child.kill('SIGTERM')
  })

describe('a study over workers', () => {
  it.each(['http://127.0.0.1', 'nonsense', ''])('refuses %s as an address', async (address) => {
    await expect(simulateOver(address, study, 1)).rejects.toThrow('redis://')
  })
  it('says when nothing answers', async () => {
    await expect(simulateOver('redis://127.0.0.1:1', study, 1)).rejects.toThrow('nothing answers there')
    const stop = new AbortController().signal
    await expect(workAt('redis://127.0.0.1:1', { threads: 1, stop })).rejects.toThrow('nothing answers there')
  })
})

// Without Redis there are no workers; the closing line of the tests says so.
if (url !== null)
  describe('with Redis', () => {
    let own: OwnRedis
    let address = ''
    beforeAll(async () => {
      own = await ownRedis(url)
      address = own.url
    })
    afterAll(() => own.drop())

    it('gives the same result as one machine, also when a worker is killed in the middle', async () => {
      const alone = await simulate(study, GAMES, 1)
      const [first, second] = [await worker(source, address), await worker(source, address)]
      let killed = false
      const together = await simulateOver(address, study, GAMES, {
        progress: (played) => {
          if (killed || gamesOf(played) < GAMES / 4) return
          killed = true
          first.kill('SIGKILL')
        },
      })
      await gone(second)
      expect(killed).toBe(true)
      expect(together.sum).toEqual(alone.sum)
      expect(together.done).toEqual([{ first: 0, count: GAMES }])
    })

    it('does nothing else for whoever writes to Redis, and goes on', async () => {
      const client = new Redis(address)
      const queue = new Queue('cardwright-study', { connection: { url: address } })
      const events = new QueueEvents('cardwright-study', { connection: { url: address } })
      await events.waitUntilReady()
      const end = new AbortController()
      let played = 0
      const working = workAt(address, { threads: 1, stop: end.signal, played: () => (played += 1) })
      const key = `loaded${Date.now()}`
      const loads = `data:text/javascript,globalThis.${key}=1;throw new Error('${key}')`
      const [one] = study.series
      const release = releaseId()
      const stretch = { first: 0, count: 1 }
      await client.set('cardwright/study/hostile', '1', 'EX', 600)
      const orders: readonly object[] = [
        {
          study: { ...study, thinks: true, series: [one] },
          stretch: { ...stretch, count: 0, engine: loads },
        },
        { study: { thinks: true, series: [{ game: one.game }] }, stretch: { engine: loads } },
        {
          study: { mutates: one.game, paths: ['/etc/passwd'], series: [one] },
          stretch: { id: 0, before: [] },
        },
        { study: { measured: one.game, series: [one] }, stretch },
        { study, stretch: { first: 0, count: 1e12 } },
        { study, stretch: { first: -1, count: 1 } },
        { study: { ...study, series: [] }, stretch },
        { study: { ...study, series: [one, one, one] }, stretch },
        { study: { ...study, series: [{ ...one, bots: [{ begin: 1 }] }] }, stretch },
        { study: { ...study, series: [{ ...one, bots: ['nobody'] }] }, stretch },
        { study: null, stretch: null },
        {},
      ]
      for (const order of orders) {
        const job = await queue.add('stretch', { run: 'hostile', release, ...order })
        const reason = await job.waitUntilFinished(events).then(
          () => 'played',
          (error: Error) => error.message,
        )
        expect(reason, JSON.stringify(order)).toMatch(/no part of a study|is not a bot/)
        expect(reason).not.toContain(key)
      }
      expect(played).toBe(0)
      expect((await simulateOver(address, study, 4)).done).toEqual([{ first: 0, count: 4 }])
      end.abort()
      await working
      await events.close()
      await queue.obliterate({ force: true })
      await queue.close()
      client.disconnect()
    })

    it('is refused by a worker of another release', async () => {
      const end = new AbortController()
      const working = workAt(address, { threads: 1, stop: end.signal, release: 'another' })
      await expect(simulateOver(address, study, 4)).rejects.toThrow('start it from the same release')
      end.abort()
      await working
    })

    it('plays with packs that its workers have too, and says when they have others', () =>
      inFolder(async (folder) => {
        const pack = join(folder, 'stones.json')
        writeFileSync(pack, STONES)
        const line = ['simulate', '--game', 'aeons-end', '--games', '12', '--json', '--packs', pack]
        const supply = ['--supply', STONES_SUPPLY]
        const played = async (...more: readonly string[]) => {
          const { code, out, err } = await spawned([...line, ...supply, ...more])
          expect([code, err]).toEqual([0, ''])
          const { seconds: _, threads: __, ...rest } = JSON.parse(out)
          return rest
        }
        const alone = await played('--threads', '1')
        expect(JSON.stringify(alone)).toContain('Pebble')
        const same = await worker(main, address, '--packs', pack)
        expect(await played('--workers', address)).toEqual(alone)
        await gone(same)
        const without = await worker(main, address)
        const refused = await spawned([...line, ...supply, '--workers', address])
        await gone(without)
        expect([refused.code, refused.err.trimEnd()]).toEqual([
          2,
          'cardwright: a worker plays with other cards, rules or bots; start it from the same release, with the same packs',
        ])
      }))
  })
