import { games } from '../../src/games/index.ts'
import { readable } from '../../src/lab/scenarios/index.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { job, serve } from './thread.ts'

// What the rules of a game are proven by: its scenarios.

serve(
  readable([job.scenarios])
    .filter(({ game }) => game === job.game)
    .map((scenario) => ({
      name: scenario.file,
      proves: scenario.proves,
      holds: () => runScenario(games, scenario, ['plain', 'exchanged']).ok,
    })),
)
