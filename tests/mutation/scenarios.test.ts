import { expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'

/*
 * The scenarios of the game whose rules are being broken, each once and as it is; with `--own` those alone that prove one
 * of the rules in the broken file. Only `npm run mutate` runs them: `npm test` has all of them in three modes.
 */
const game = process.env.MUTATED_LAYER?.replace('rules-', '') ?? ''
const rules = (process.env.MUTATED_RULES ?? '').split(' ').filter((each) => each !== '')

for (const file of scenarioFiles([`scenarios/${game}`])) {
  const scenarios = scenariosIn(file).filter(
    ({ proves }) => rules.length === 0 || proves.some((id) => rules.includes(id)),
  )
  if (scenarios.length > 0)
    it(file, () => {
      for (const scenario of scenarios) expect(runScenario(games, scenario, ['plain']).message).toBe('')
    })
}
