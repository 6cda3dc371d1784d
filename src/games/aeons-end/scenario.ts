import { Refusal } from '../../kernel/refusal.ts'
import type { ScenarioFace } from '../../language/face.ts'
import { MASTERIES, TEMPERAMENTS, TREASURES, UPGRADES } from './growth/options.ts'
import { chance } from './scenario/chance.ts'
import { differences, openQuestion, speaksOfQuestions } from './scenario/expected.ts'
import { force, isForced } from './scenario/forced.ts'
import { given } from './scenario/given.ts'
import { isMove, optionFor, readMove } from './scenario/moves.ts'
import { shown } from './scenario/parse-values.ts'
import { statements } from './scenario/statements.ts'
import type { Dealing } from './setup/deal.ts'
import { playerCount } from './state.ts'

/** What a mage of the campaign may choose beside cards and abilities. */
const growthThings: readonly string[] = [
  ...TEMPERAMENTS.map((id) => `temperament-${id}`),
  ...UPGRADES.map((id) => `upgrade-${id}`),
  ...MASTERIES.map((id) => `mastery-${id}`),
  ...TREASURES,
]

/** Nodes of a mat that say something else in increased difficulty. */
const INCREASED = new Set(['byDifficulty', 'increasedDifficulty'])

/** Does it play otherwise in increased difficulty? */
const isHarder = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(
    ([name, value]) =>
      name === 'increasedLife' || (name === 'op' && INCREASED.has(String(value))) || isHarder(value),
  )

/** Positions of a game that is dealt so. */
export const scenarioOf = (dealing: Dealing): ScenarioFace => ({
  given: (document, chance) => given(dealing, document, chance),
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
    ...(dealing.collection.mats.length === 0 ? [] : growthThings),
    ...dealing.collection.nemeses.filter(isHarder).map(({ id }) => `increased-${id}`),
    ...[
      ...dealing.collection.playerCards,
      ...dealing.collection.nemesisCards,
      ...dealing.collection.mages,
      ...dealing.collection.mats,
      ...dealing.collection.nemeses,
    ].map(({ id }) => id),
  ],
})
