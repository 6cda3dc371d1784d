import { describe, expect, it } from 'vitest'
import { nemeses } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { bench } from '../../src/lab/bench.ts'
import { CEILING_PROOF, playCeiling } from '../../src/lab/ceiling.ts'
import { median } from '../../src/lab/clock.ts'
import type { Playable } from '../../src/language/face.ts'

const short = { rounds: 2, warmUpSeconds: 0, roundSeconds: 0, provenGames: 20, batches: 1 }
const game: Playable = aeonsEnd

describe('the ceiling', () => {
  it('plays the games it is known for', () => {
    const { games, ...proof } = CEILING_PROOF
    expect(playCeiling(games)).toEqual(proof)
  })
})

describe('the bench', () => {
  it('measures a game against the ceiling', () => {
    const { ceiling, games } = bench([aeonsEnd], short)
    const figures = games['aeons-end']!
    expect(ceiling.decisionsPerSecond).toBeGreaterThan(0)
    expect(figures.ceilingDecisionsPerSecond).toBe(ceiling.decisionsPerSecond)
    expect(figures.bytesPerGame).toBe(2 * aeonsEnd.schema.bytes)
    expect(figures.answerBytesPer1000).toBeGreaterThanOrEqual(1000)
    for (const name of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'copyNanoseconds',
      'replayMillisecondsPer1000',
      'ratioOfDecisions',
    ] as const)
      expect(figures[name]).toBeGreaterThan(0)
    expect(figures.checksum).toMatch(/^[0-9a-f]{8}$/)
    expect(Object.keys(figures.tables)).toEqual(nemeses.map(({ id }) => id))
    expect(figures.slowest!.ratioOfDecisions).toBe(Math.min(...Object.values(figures.tables)))
  })
  it('fails when a game does not play what it is timed for', () => {
    let begun = 0
    const lazy: Playable = {
      ...game,
      // Honest for as long as somebody looks; afterwards every game is the first one.
      begin: (s, setup, seed) => game.begin(s, setup, begun++ < 4 * short.provenGames ? seed : [1, 2, 3, 4]),
    }
    expect(() => bench([lazy], short)).toThrow(/did not play the games it was timed for/)
  })
  it('takes the middle of what it measured', () => {
    expect(median([9, 1, 5])).toBe(5)
  })
})
