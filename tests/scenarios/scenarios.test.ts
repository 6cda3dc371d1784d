import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { MODES, type Mode, runScenario } from '../../src/lab/scenarios/run.ts'
import { allScenarios, someOf } from './all.ts'

/** Stored and read back are those that prove something first, in the long searches all. */
const STORED = new Set(someOf(allScenarios()))
const NOT_STORED: readonly Mode[] = MODES.filter((mode) => mode !== 'restored')

describe('every scenario holds', () => {
  // One test for each file: what is wrong is said with its line, and thousands of tests would take longer than what they play.
  it.each([...Map.groupBy(allScenarios(), ({ file }) => file)])('%s', (_, scenarios) => {
    const results = scenarios.map((scenario) =>
      runScenario(games, scenario, STORED.has(scenario) ? MODES : NOT_STORED),
    )
    const wrong = results.filter(({ ok }) => !ok).map(({ title, message }) => `${title}\n${message}`)
    expect(wrong).toEqual([])
  })
})
