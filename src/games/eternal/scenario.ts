import type { ScenarioFace } from '../../language/face.ts'
import { chance } from './scenario/chance.ts'
import { differences, openQuestion, speaksOfQuestions } from './scenario/expected.ts'
import { force, isForced } from './scenario/forced.ts'
import { build } from './scenario/given.ts'
import { perform } from './scenario/moves.ts'
import { statements } from './scenario/statements.ts'

export const scenario: ScenarioFace = {
  given: build,
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
}
