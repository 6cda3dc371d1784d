import { NONE } from '../../../../kernel/state.ts'
import { listed, mark, release } from '../../../../language/compiler/evaluator.ts'
import { BATTLE, LATER_BATTLE } from '../../content.ts'
import { evaluator, MANY, SELF, YOU } from '../../engine.ts'
import { CARDS_DISCARDED, CARDS_DRAWN } from '../../rules/common/history.ts'
import { maximumPower } from '../../rules/values/player-values.ts'
import {
  armor,
  HISTORY_KINDS,
  health,
  historyField,
  influence,
  isPlayer,
  number,
  PLAYER,
  power,
  turnsTaken,
} from '../../state.ts'
import { bits, cursed, healthOf, isCard, laterOf, playerOf, skillsOf, statOf } from './cards-and-players.ts'

export const amounts = {
  stat: evaluator.amountKind((s, f, stat, set) => {
    const x = evaluator.first(s, f, set)
    return x === NONE ? 0 : statOf(s, x, stat)
  }),
  highest: evaluator.amountKind((s, f, stat, set) => {
    const from = mark()
    evaluator.gather(s, f, set)
    let best = 0
    for (let i = from; i < mark(); i++) best = Math.max(best, statOf(s, listed(i), stat))
    release(from)
    return best
  }),
  influence: evaluator.amountKind((s, f, faction) => influence.get(s, s[f + YOU]! * 5 + faction)),
  influenceTypes: evaluator.amountKind((s, f) => {
    let n = 0
    for (let i = 0; i < 5; i++) if (influence.get(s, s[f + YOU]! * 5 + i) > 0) n++
    return n
  }),
  totalInfluence: evaluator.amountKind((s, f) => {
    let n = 0
    for (let i = 0; i < 5; i++) n += influence.get(s, s[f + YOU]! * 5 + i)
    return n
  }),
  maxPower: evaluator.amountKind((s, f) => maximumPower(s, s[f + YOU]!)),
  maxPowerOf: evaluator.amountKind((s, f, set) => {
    const x = evaluator.first(s, f, set)
    return isPlayer(x) ? maximumPower(s, x - PLAYER) : 0
  }),
  power: evaluator.amountKind((s, f) => power.get(s, s[f + YOU]!)),
  playerHealth: evaluator.amountKind((s, f, set) => {
    const x = evaluator.first(s, f, set)
    return isPlayer(x) ? health.get(s, x - PLAYER) : 0
  }),
  many: evaluator.amountKind((s, f) => s[f + MANY]!),
  /** Of a player, or the armor value of a relic weapon (ER127). */
  armor: evaluator.amountKind((s, f, set) => {
    const x = evaluator.first(s, f, set)
    if (isPlayer(x)) return armor.get(s, x - PLAYER)
    return x === NONE ? 0 : healthOf(s, x)
  }),
  drawnOrDiscarded: evaluator.amountKind((s, f, _, side) => {
    const of = (p: number): number =>
      historyField.get(s, p * HISTORY_KINDS + CARDS_DRAWN) +
      historyField.get(s, p * HISTORY_KINDS + CARDS_DISCARDED)
    if (side === 2) return of(0) + of(1)
    return of(side === 3 ? cursed(s, f) : playerOf(s, f, side))
  }),
  history: evaluator.amountKind((s, f, what, side) => {
    if (side === 2) return historyField.get(s, what) + historyField.get(s, HISTORY_KINDS + what)
    const p = side === 3 ? cursed(s, f) : playerOf(s, f, side)
    return historyField.get(s, p * HISTORY_KINDS + what)
  }),
  battleSkills: evaluator.amountKind((s, f, set) => {
    const x = evaluator.first(s, f, set)
    return x === NONE || !isCard(x) ? 0 : bits(skillsOf(s, x) & BATTLE) + bits(laterOf(s, x) & LATER_BATTLE)
  }),
  turns: evaluator.amountKind((s, f) => turnsTaken.get(s, s[f + YOU]!)),
  number: evaluator.amountKind((s, f, printed) => printed + number.get(s, s[f + SELF]!)),
  negative: evaluator.amountKind((s, f, of) => -evaluator.amount(s, f, of)),
}
