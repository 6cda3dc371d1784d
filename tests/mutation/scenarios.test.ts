import { expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'

/*
 * The scenarios of the game whose rules are being broken, each once and as it is. Only `npm run mutate` runs them:
 * `npm test` has all of them in three modes.
 */
const game = process.env.MUTATED_LAYER?.replace('rules-', '') ?? ''

for (const file of scenarioFiles([`scenarios/${game}`]))
  it(file, () => {
    for (const scenario of scenariosIn(file)) expect(runScenario(games, scenario, ['plain']).message).toBe('')
  })
