import { NONE } from '../../../../kernel/state.ts'
import { evaluator, YOU } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { laterSkillsOfPlayer } from '../../rules/values/later-skills.ts'
import { skillsOfPlayer } from '../../rules/values/player-values.ts'
import { current, IS_NIGHT, influence, isPlayer, night, PLAYER, turnsTaken } from '../../state.ts'

/** Needed influence, five numbers a row. */
export const influenceNeeds: number[] = growing.list()

export const conditions = {
  influenceAtLeast: evaluator.amountKind((s, f, at) => {
    const p = s[f + YOU]!
    for (let i = 0; i < 5; i++) if (influence.get(s, p * 5 + i) < influenceNeeds[at + i]!) return 0
    return 1
  }),
  matches: evaluator.amountKind((s, f, set, filter) => {
    const x = evaluator.first(s, f, set)
    return Number(x !== NONE && evaluator.passes(s, f, filter, x))
  }),
  playerHas: evaluator.amountKind((s, f, bit, set) => {
    const x = evaluator.first(s, f, set)
    return Number(isPlayer(x) && (skillsOfPlayer(s, x - PLAYER) & bit) !== 0)
  }),
  playerHasLater: evaluator.amountKind((s, f, bit, set) => {
    const x = evaluator.first(s, f, set)
    return Number(isPlayer(x) && (laterSkillsOfPlayer(s, x - PLAYER) & bit) !== 0)
  }),
  night: evaluator.amountKind((s) => Number((night.get(s) & IS_NIGHT) !== 0)),
  yourTurn: evaluator.amountKind((s, f) => Number(current.get(s) === s[f + YOU])),
  firstTurn: evaluator.amountKind((s, f) => Number(turnsTaken.get(s, s[f + YOU]!) <= 1)),
}
