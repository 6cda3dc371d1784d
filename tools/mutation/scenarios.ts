import { games } from '../../src/games/index.ts'
import type { Scenario } from '../../src/lab/scenarios/document.ts'
import { readable } from '../../src/lab/scenarios/index.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { checkEvents } from '../../tests/eternal/log/check-events.ts'
import { type Example, job } from './thread.ts'

/** Whether everything that happens in a scenario is logged as it is. */
const logsRightly: Readonly<Record<string, (scenario: Scenario) => boolean>> = {
  eternal: (scenario) => checkEvents(scenario).wrong.length === 0,
}

/** What the rules of a game are proven by: its scenarios, and what is logged while they are played. */
export function scenarioExamples(): readonly Example[] {
  const scenarios = readable([job.scenarios]).filter(({ game }) => game === job.game)
  const logged = logsRightly[job.game]
  const examples = (judge: Example['judge'], holds: (scenario: Scenario) => boolean): readonly Example[] =>
    scenarios.map((scenario) => ({
      name: scenario.file,
      judge,
      proves: scenario.proves,
      holds: () => holds(scenario),
    }))
  return [
    ...examples('scenario', (scenario) => runScenario(games, scenario, ['plain', 'exchanged']).ok),
    ...(logged === undefined ? [] : examples('log', logged)),
  ]
}
