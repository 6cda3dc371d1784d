import type { ScenarioFace } from '../../language/face.ts'
import type { eternalRules } from './game.ts'
import { chance } from './scenario/chance.ts'
import { differences, openQuestion, speaksOfQuestions } from './scenario/expected.ts'
import { force, isForced } from './scenario/forced.ts'
import { build } from './scenario/given.ts'
import { perform } from './scenario/moves.ts'
import { statements } from './scenario/statements.ts'

/** Scenarios of a game with these rules. */
export const scenarioOf = (rules: typeof eternalRules): ScenarioFace => ({
  given: (document, chance) => build(document, chance, rules),
  seats: () => 2,
  alike: true,
  chance,
  perform(s, step, answer) {
    if (isForced(step)) force(s, step)
    else perform(s, step, answer)
  },
  differences,
  openQuestion,
  speaksOfQuestions,
  statements,
})
