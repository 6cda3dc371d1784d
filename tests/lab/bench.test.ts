import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { Session } from '../../src/kernel/session.ts'
import { type BenchReport, bench } from '../../src/lab/bench/bench.ts'
import { CEILING_PROOF, playCeiling } from '../../src/lab/bench/ceiling.ts'
import { median, timed } from '../../src/lab/bench/clock.ts'
import { changesSince, keepRun, lastRun } from '../../src/lab/bench/last-run.ts'
import { idleShare } from '../../src/lab/bench/single.ts'
import { Playout } from '../../src/lab/playout.ts'
import type { Playable } from '../../src/language/face.ts'
import { inFolder } from '../cli/line.ts'

const short = { rounds: 2, warmUpSeconds: 0, roundSeconds: 0, provenGames: 4, batches: 1 }
const game: Playable = aeonsEnd

describe('the ceiling', () => {
  it('plays the games it is known for', () => {
    const { games, ...proof } = CEILING_PROOF
    expect(playCeiling(games)).toEqual(proof)
  })
})

describe('two runs of the bench', () => {
  const figure = (value: number, spread: number) => ({
    value,
    lowest: value - spread,
    highest: value + spread,
  })
  const run = (decisions: number, copy: number, table: number) =>
    ({
      games: {
        g: {
          spreads: {
            ratioOfDecisions: figure(decisions, 0.01),
            ratioOfGames: figure(1, 0),
            ratioOfCopy: figure(copy, 0.1),
          },
          tableSpreads: { t: figure(table, 0.01) },
          players: {},
        },
      },
    }) as unknown as Pick<BenchReport, 'games'>
  it('differ where no round of one is like any of the other', () => {
    expect(changesSince(run(0.2, 1, 0.3), run(0.15, 1.5, 0.35))).toEqual([
      { game: 'g', figure: 'ratioOfDecisions', before: 0.2, now: 0.15, slower: true },
      { game: 'g', figure: 'ratioOfCopy', before: 1, now: 1.5, slower: true },
      { game: 'g', figure: 't', before: 0.3, now: 0.35, slower: false },
    ])
  })
  it('do not differ by chance', () => {
    expect(changesSince(run(0.2, 1, 0.3), run(0.185, 1.15, 0.31))).toEqual([])
  })
  it('need no run before them, and no whole one', async () => {
    await inFolder((folder) => {
      const file = join(folder, 'bench.json')
      expect(lastRun(file)).toBeNull()
      writeFileSync(file, '{"games": {"g": {}}')
      expect(lastRun(file)).toBeNull()
      const before = run(0.2, 1, 0.3)
      keepRun(file, before as BenchReport)
      expect(lastRun(file)).toEqual(before)
    })
  })
})

describe('the bench', () => {
  it('measures a game against the ceiling', () => {
    const { ceiling, games } = bench([aeonsEnd], short)
    const figures = games['aeons-end']!
    expect(ceiling.decisionsPerSecond).toBeGreaterThan(0)
    expect(figures.ceilingDecisionsPerSecond).toBe(ceiling.decisionsPerSecond)
    expect(figures.bytesPerGame).toBe(aeonsEnd.schema.bytes)
    expect(figures.answerBytesPer1000).toBeGreaterThanOrEqual(1000)
    for (const name of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'copyNanoseconds',
      'replayMillisecondsPer1000',
      'ratioOfDecisions',
    ] as const)
      expect(figures[name]).toBeGreaterThan(0)
    // Nobody at this table is asked without having a choice.
    expect([figures.idleShare, figures.ratioOfChoices]).toEqual([0, figures.ratioOfDecisions])
    expect(figures.checksum).toMatch(/^[0-9a-f]{8}$/)
    expect(Object.keys(figures.tables)).toEqual(nemeses.map(({ id }) => id))
    expect(Object.keys(figures.players)).toEqual(['1 player', '2 players', '3 players', '4 players'])
    for (const each of [
      ...Object.values(figures.spreads),
      ...Object.values(figures.tableSpreads),
      ...Object.values(figures.players),
      ...[...figures.byCardsInPlay, ...figures.byLength].map(({ nanoseconds }) => nanoseconds),
    ]) {
      expect(each.lowest).toBeLessThanOrEqual(each.value)
      expect(each.highest).toBeGreaterThanOrEqual(each.value)
    }
    const [few, , many] = figures.byCardsInPlay
    expect(few!.mean).toBeLessThan(many!.mean)
    expect(figures.slowest!.ratioOfDecisions).toBe(Math.min(...Object.values(figures.tables)))
  })
  it('tells decisions that decide nothing from the others', () => {
    const playout = new Playout(eternal, eternal.setupFrom({}), new RandomBot())
    const records = Array.from({ length: 5 }, (_, i) => {
      playout.play(`idle/${i}`)
      return playout.record(`idle/${i}`)
    })
    // The same by the options themselves.
    let [idle, all] = [0, 0]
    for (const record of records) {
      const session = new Session(eternal, record.setup, record.seed)
      for (const answer of record.answers) {
        const { options } = eternal.decision(session.state)
        if (options.length === 1 || options.every(({ kind }) => kind === 'pass' || kind === 'pass turn'))
          idle++
        all++
        session.answer(answer)
      }
    }
    expect(idle).toBeGreaterThan(50)
    expect(idle).toBeLessThan(all / 2)
    expect(idleShare(eternal, records)).toBe(idle / all)
  })
  it('fails when a game does not play what it is timed for', () => {
    let timed: unknown = null
    let proven = 0
    const lazy: Playable = {
      ...game,
      // Honest until each of its games was played again for a record and once more to compare; what is timed then is another one.
      begin: (s, setup, seed) => {
        timed ??= s
        if (s !== timed) proven += 1
        const honest = s !== timed || proven < 2 * short.provenGames
        game.begin(s, setup, honest ? seed : [proven, 2, 3, 4])
      },
    }
    expect(() => bench([lazy], short)).toThrow('did not play the games it was timed for')
  })
  it('measures with a clock that moves in steps', () => {
    let calls = 0
    const coarse = () => (calls < 5 ? 0 : 0.01)
    const measured = timed(coarse, () => {
      calls += 1
    })
    expect(measured).toEqual({ times: 5, seconds: 0.01 })
  })
  it('takes the middle of what it measured', () => {
    expect(median([9, 1, 5])).toBe(5)
  })
})
