import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'
import { MODES, runScenario } from '../../src/lab/scenarios/run.ts'

for (const file of scenarioFiles(['scenarios']))
  describe(file, () => {
    it.each(scenariosIn(file).map((scenario) => [scenario.title, scenario] as const))('%s', (_, scenario) => {
      expect(runScenario(games, scenario, MODES).message).toBe('')
    })
  })
