import { type ChildProcess, spawn } from 'node:child_process'
import { describe, expect, inject, it } from 'vitest'
import { simulateOver, workAt } from '../../src/lab/simulate/over-redis.ts'
import type { Study } from '../../src/lab/simulate/series.ts'
import { gamesOf, simulate } from '../../src/lab/simulate/threads.ts'
import { programOf } from '../../tools/programs.ts'

const main = programOf('cli')
const url = inject('redis')
const study: Study = {
  series: [{ game: 'aeons-end', setups: { kind: 'same', document: {} }, seed: 'workers', bots: ['greedy'] }],
  facts: true,
}
const GAMES = 400

/** A worker in a process of its own, which has said that it is ready. */
function worker(address: string): Promise<ChildProcess> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [main, 'worker', address, '--threads', '1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', () => done(child))
    child.once('error', fail)
  })
}

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
    // Others may use the same server: a database of our own has our jobs alone.
    const address = `${url.replace(/\/\d*$/, '')}/9`
    it('gives the same result as one machine, also when a worker is killed in the middle', async () => {
      const alone = await simulate(study, GAMES, 1)
      const [first, second] = [await worker(address), await worker(address)]
      let killed = false
      const together = await simulateOver(address, study, GAMES, {
        progress: (played) => {
          if (killed || gamesOf(played) < GAMES / 4) return
          killed = true
          first.kill('SIGKILL')
        },
      })
      second.kill('SIGTERM')
      expect(killed).toBe(true)
      expect(together.sum).toEqual(alone.sum)
      expect(together.done).toEqual([{ first: 0, count: GAMES }])
    })
  })
