import { Refusal } from '../../kernel/refusal.ts'
import type { ScenarioFace } from '../../language/face.ts'
import { mages, nemeses, nemesisCards, playerCards } from './content.ts'
import { proofNemeses, proofNemesisCards, proofPlayerCards } from './nemeses/proofs.ts'
import { chance } from './scenario/chance.ts'
import { differences, openQuestion, speaksOfQuestions } from './scenario/expected.ts'
import { force, isForced } from './scenario/forced.ts'
import { given } from './scenario/given.ts'
import { isMove, optionFor, readMove } from './scenario/moves.ts'
import { shown } from './scenario/reading.ts'
import { statements } from './scenario/statements.ts'
import { playerCount } from './state.ts'

export const scenario: ScenarioFace = {
  given,
  seats: (s) => playerCount.get(s),
  chance,
  perform(s, step, answer) {
    if (isForced(step)) force(s, step)
    else if (isMove(step)) answer(optionFor(s, readMove(s, step), ''))
    else throw new Refusal(`${shown(step)} is neither a move nor a step that can be forced`)
  },
  differences,
  openQuestion,
  speaksOfQuestions,
  statements,
  things: [
    ...[...playerCards, ...nemesisCards, ...mages, ...nemeses].map(({ id }) => id),
    ...[...proofPlayerCards, ...proofNemesisCards, ...proofNemeses].map(({ id }) => id),
  ],
}
