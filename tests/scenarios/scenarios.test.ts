import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { MODES, runScenario } from '../../src/lab/scenarios/run.ts'
import { allScenarios } from './all.ts'

describe('every scenario holds', () => {
  // One test for each file: what is wrong is said with its line, and thousands of tests would take longer than what they play.
  it.each([...Map.groupBy(allScenarios(), ({ file }) => file)])('%s', (_, scenarios) => {
    const results = scenarios.map((scenario) => runScenario(games, scenario, MODES))
    const wrong = results.filter(({ ok }) => !ok).map(({ title, message }) => `${title}\n${message}`)
    expect(wrong).toEqual([])
  })
})
