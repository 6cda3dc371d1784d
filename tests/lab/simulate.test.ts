import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Asked, Bot } from '../../src/bots/bot.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { games } from '../../src/games/index.ts'
import { EngineLimit } from '../../src/kernel/limits.ts'
import type { Machine } from '../../src/kernel/machine.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { GameStopped } from '../../src/kernel/session.ts'
import { verify } from '../../src/kernel/verify.ts'
import { Playout } from '../../src/lab/playout.ts'
import { add, inOrder } from '../../src/lab/simulate/counts.ts'
import { keepStopped } from '../../src/lab/simulate/stopped.ts'
import { playStretch } from '../../src/lab/simulate/stretch.ts'
import { gamesOf, simulate } from '../../src/lab/simulate/threads.ts'
import type { Playable } from '../../src/language/face.ts'
import { inFolder } from '../cli/line.ts'
import { seriesOf, studyOf } from './studies.ts'

describe.each(games)('a series of $id', (game) => {
  it('is the same with one thread, with two and without any', async () => {
    const study = studyOf(seriesOf(game))
    // More than two threads are given at first.
    const alone = await simulate(study, 12, 1)
    expect(alone.done).toEqual([{ first: 0, count: 12 }])
    expect(await simulate(study, 12, 2)).toEqual(alone)
    expect(inOrder(playStretch(study, { first: 0, count: 12 }))).toEqual(alone.sum)
  })
  it('is the sum of its stretches, in whatever order', () => {
    const study = studyOf(seriesOf(game))
    const whole = playStretch(study, { first: 0, count: 12 })
    const parts = [
      { first: 7, count: 5 },
      { first: 0, count: 3 },
      { first: 3, count: 4 },
    ].map((stretch) => playStretch(study, stretch))
    expect(inOrder(parts.reduce(add))).toEqual(inOrder(whole))
  })
  it('is another with another seed', () => {
    const stretch = { first: 0, count: 5 }
    const sumOf = (seed: string) =>
      playStretch(studyOf({ ...seriesOf(game), seed }), stretch).series[0]!.checksum
    expect(sumOf('other')).not.toBe(sumOf('series'))
  })
  it('is played the same, watched or not', () => {
    const stretch = { first: 0, count: 10 }
    const watched = playStretch(studyOf(seriesOf(game)), stretch).series[0]!
    const plain = playStretch({ ...studyOf(seriesOf(game)), facts: false }, stretch).series[0]!
    expect(plain).toEqual({ ...watched, choices: {}, cards: {}, measures: {} })
  })
  it('can have a set-up of its own for each game', () => {
    const series = { ...seriesOf(game), setups: { kind: 'any', flags: {} } } as const
    const [counts] = playStretch(studyOf(series), { first: 0, count: 30 }).series
    const [choice] = game.tally.facets
    expect(Object.keys(counts!.choices[choice!.id]!).length).toBeGreaterThan(2)
    expect(counts!.stopped).toEqual([])
  })
})

describe('a game that is watched', () => {
  it('has a bot at each seat', () => {
    const asked: number[][] = [[], []]
    const bots = asked.map((seats): Bot => {
      const random = new RandomBot()
      return {
        begin: (seed) => random.begin(seed),
        choose(question) {
          seats.push(question.seat())
          return random.choose(question)
        },
      }
    })
    new Playout(eternal, eternal.setupFrom({}), bots).play('seats')
    expect(asked.map((seats) => [...new Set(seats)])).toEqual([[0], [1]])
  })
})

describe('the same deals for two series', () => {
  it('are no difference when both are the same', () => {
    const series = seriesOf(eternal)
    const { pairs } = playStretch(studyOf(series, series), { first: 0, count: 20 })
    for (const [, first, second] of pairs!.won) expect([first, second]).toEqual([0, 0])
    for (const sums of Object.values(pairs!.measures)) expect(sums).toEqual([0, 0])
  })
  it('are counted in pairs, side by side', () => {
    const series = { ...seriesOf(eternal), bots: ['random', 'random'] }
    const other = {
      ...series,
      setups: { kind: 'same', document: eternal.setupFrom({ first: '2' }) },
    } as const
    const { series: counts, pairs } = playStretch(studyOf(series, other), { first: 0, count: 20 })
    pairs!.won.forEach(([both, first, second, neither], side) => {
      expect(both + first + second + neither).toBe(20)
      expect(both + first).toBe(counts[0]!.won[side])
      expect(both + second).toBe(counts[1]!.won[side])
    })
    const [sum] = pairs!.measures.turns!
    expect(sum).toBe(counts[0]!.measures.turns!.sum - counts[1]!.measures.turns!.sum)
    expect(pairs!.won[0]![1] + pairs!.won[0]![2]).toBeGreaterThan(0)
  })
})

describe('a simulation', () => {
  it('can be stopped and gives what has been played', async () => {
    const stop = new AbortController()
    const played = await simulate(studyOf(seriesOf(aeonsEnd)), 100_000, 1, {
      stop: stop.signal,
      progress: () => stop.abort(),
    })
    const [counts] = played.sum.series
    expect(counts!.games).toBeGreaterThan(0)
    expect(counts!.games).toBeLessThan(100_000)
    expect(gamesOf(played)).toBe(counts!.games)
    expect(Object.values(counts!.outcomes).reduce((a, b) => a + b, 0)).toBe(counts!.games)
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
      atOnce: nothing,
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
      agreesUntil: 30,
      reason: expect.stringContaining('no decision within'),
    })

    await inFolder((folder) => {
      const found = [{ number: 4, message, record: writeRecord(record) }]
      const [kept] = keepStopped(found, { ...seriesOf(aeonsEnd), seed: 'a b/c' }, join(folder, 'reports'))
      expect(kept!.file).toBe(join(folder, 'reports', 'stopped-aeons-end-a-b-c-4.json'))
      expect(readRecord(readFileSync(kept!.file, 'utf8'))).toEqual(record)

      // The same game of the other series, or of a run with another set-up, has a file of its own.
      const other = { ...found[0]!, record: writeRecord({ ...record, setup: {} }) }
      const again = [found, [other], found].map(
        (each) =>
          keepStopped(each, { ...seriesOf(aeonsEnd), seed: 'a b/c' }, join(folder, 'reports'))[0]!.file,
      )
      expect(again).toEqual([kept!.file, kept!.file.replace('-4.', '-4-2.'), kept!.file])
      expect(readRecord(readFileSync(again[1]!, 'utf8')).setup).toEqual({})
    })
  })
})
