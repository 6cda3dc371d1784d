import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Asked } from '../../src/bots/bot.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { games } from '../../src/games/index.ts'
import { EngineLimit, type Machine } from '../../src/kernel/machine.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { readRecord, verify, writeRecord } from '../../src/kernel/record.ts'
import { GameStopped } from '../../src/kernel/session.ts'
import { Playout } from '../../src/lab/playout.ts'
import { playStretch, type Series, simulate } from '../../src/lab/simulate.ts'
import { keepStopped } from '../../src/lab/stopped.ts'
import type { Playable } from '../../src/language/face.ts'
import { inFolder } from '../cli/line.ts'

const seriesOf = (game: Playable): Series => ({
  game: game.id,
  setup: game.setupFrom({}),
  seed: 'series',
  bot: 'random',
})

describe.each(games)('a series of $id', (game) => {
  it('is the same with one thread, with two and without any', async () => {
    const series = seriesOf(game)
    const alone = await simulate(series, 30, 1)
    expect(await simulate(series, 30, 2)).toEqual(alone)
    const { outcomes, ...rest } = playStretch(series, { first: 0, count: 30 })
    expect(alone).toMatchObject(rest)
    expect(alone.outcomes).toEqual(outcomes)
  })
  it('is another with another seed', () => {
    const stretch = { first: 0, count: 5 }
    const other = { ...seriesOf(game), seed: 'other' }
    expect(playStretch(other, stretch).checksum).not.toBe(playStretch(seriesOf(game), stretch).checksum)
  })
})

describe('a simulation', () => {
  it('can be stopped and gives what has been played', async () => {
    const stop = new AbortController()
    const tally = await simulate(seriesOf(aeonsEnd), 100_000, 1, {
      stop: stop.signal,
      progress: () => stop.abort(),
    })
    expect(tally.games).toBeGreaterThan(0)
    expect(tally.games).toBeLessThan(100_000)
    expect(Object.values(tally.outcomes).reduce((a, b) => a + b, 0)).toBe(tally.games)
  })
})

describe('the random bot', () => {
  const chosen = (seed: string, options: number, n: number): number[] => {
    const bot = new RandomBot()
    bot.begin(seedFrom(seed))
    const nothing = () => {
      throw new Error('the random bot looks at nothing')
    }
    const asked: Asked = {
      game: aeonsEnd,
      options,
      seat: nothing,
      decision: nothing,
      view: nothing,
      imagine: nothing,
    }
    return Array.from({ length: n }, () => bot.choose(asked))
  }
  it('takes each option about as often', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (const i of chosen('fair', 7, 70_000)) counts[i]! += 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
  it('follows its seed and nothing else', () => {
    expect(chosen('a', 100, 50)).toEqual(chosen('a', 100, 50))
    expect(chosen('a', 100, 50)).not.toEqual(chosen('b', 100, 50))
  })
})

/** The game, but its engine gives up at the 31st answer. */
function endless(game: Playable): Playable {
  const machine: Machine = Object.create(game.machine, {
    answer: {
      value(...[s, i]: Parameters<Machine['answer']>) {
        if (game.machine.decisions.get(s) === 31) throw new EngineLimit('no decision within 200000 steps')
        game.machine.answer(s, i)
      },
    },
  })
  return { ...game, machine }
}

describe('a game that the engine has to stop', () => {
  it('comes back as a record that leads there', async () => {
    const game = endless(aeonsEnd)
    const playout = new Playout(game, game.setupFrom({}), new RandomBot())
    let stopped: unknown
    try {
      playout.play('endless')
    } catch (error) {
      stopped = error
    }
    expect(stopped).toBeInstanceOf(GameStopped)
    const { record, message } = stopped as GameStopped
    expect(record.answers).toHaveLength(31)
    expect(verify(game, record)).toMatchObject({
      ok: false,
      differsAt: 31,
      agreesUntil: 20,
      reason: expect.stringContaining('no decision within'),
    })

    await inFolder((folder) => {
      const found = [{ number: 4, message, record: writeRecord(record) }]
      const [kept] = keepStopped(found, { ...seriesOf(aeonsEnd), seed: 'a b/c' }, join(folder, 'reports'))
      expect(kept!.file).toBe(join(folder, 'reports', 'stopped-aeons-end-a-b-c-4.json'))
      expect(readRecord(readFileSync(kept!.file, 'utf8'))).toEqual(record)
    })
  })
})
