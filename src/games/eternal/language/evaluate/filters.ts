import { NONE, type State } from '../../../../kernel/state.ts'
import { mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import {
  BATTLE,
  CARD_OF_TODAY,
  CURSE,
  CURSED_RELIC,
  FACTION,
  hasType,
  KIND,
  LATER_BATTLE,
  SIGIL,
  sharesType,
  WEAPON,
} from '../../content.ts'
import { evaluator, SELF, YOU } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { kindNow } from '../../rules/values/player-values.ts'
import { heldStunned } from '../../rules/values/stunned.ts'
import {
  ATTACKING,
  attached,
  BLOCKING,
  CARDS,
  controllerOf,
  DRAWN_ENTRY,
  damage,
  def,
  EXHAUSTED,
  HIT_THIS_TURN,
  HOLDS,
  has,
  hasTrait,
  isPlayer,
  logged,
  loggedCount,
  PLAYMAT,
  STUNNED,
  zones,
} from '../../state.ts'
import { bits, defOf, isCard, laterOf, skillsOf, statOf } from './cards-and-players.ts'
import { memberOf } from './sets.ts'

function bearsRelicCurse(s: State, player: number): boolean {
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === player && KIND[def.get(s, a)] === CURSED_RELIC) return true
  return false
}

const compares = (is: number, left: number, right: number): boolean =>
  is === 0 ? left === right : is > 0 ? left >= right : left <= right

export const filters = {
  kind: evaluator.filterKind(
    (s, _f, x, mask) => isCard(x) && (mask & (1 << (x < CARDS ? kindNow(s, x) : KIND[defOf(s, x)]!))) !== 0,
  ),
  type: evaluator.filterKind((s, _f, x, type) => isCard(x) && hasType(defOf(s, x), type)),
  faction: evaluator.filterKind(
    (s, _f, x, faction) => isCard(x) && (FACTION[defOf(s, x)]! & (1 << faction)) !== 0,
  ),
  factions: evaluator.filterKind((s, _f, x, least, most) => {
    const n = isCard(x) ? bits(FACTION[defOf(s, x)]!) : 0
    return n >= least && n <= most
  }),
  /** Operand b is amount * 3 + relation + 1 in the row's own table. */
  stat: evaluator.filterKind((s, f, x, stat, at) => {
    if (!isCard(x)) return false
    const test = statTests[at]!
    return compares(test.is, statOf(s, x, stat), evaluator.amount(s, f, test.n))
  }),
  has: evaluator.filterKind((s, _f, x, bit) => isCard(x) && (skillsOf(s, x) & bit) !== 0),
  hasLater: evaluator.filterKind((s, _f, x, bit) => isCard(x) && (laterOf(s, x) & bit) !== 0),
  sharesBattleSkill: evaluator.filterKind((s, f, x, set) => {
    const other = evaluator.first(s, f, set)
    if (other === NONE || !isCard(x)) return false
    if ((skillsOf(s, x) & skillsOf(s, other) & BATTLE) !== 0) return true
    return LATER_BATTLE !== 0 && (laterOf(s, x) & laterOf(s, other) & LATER_BATTLE) !== 0
  }),
  exhausted: evaluator.filterKind((s, _f, x) => has(s, x, EXHAUSTED)),
  stunned: evaluator.filterKind((s, _f, x) => has(s, x, STUNNED) || heldStunned(s, x)),
  attacking: evaluator.filterKind((s, _f, x) => has(s, x, ATTACKING)),
  blocking: evaluator.filterKind((s, _f, x) => has(s, x, BLOCKING)),
  undamaged: evaluator.filterKind((s, _f, x) => damage.get(s, x) === 0),
  hasHit: evaluator.filterKind((s, _f, x) => has(s, x, HIT_THIS_TURN)),
  sharesType: evaluator.filterKind((s, f, x, set) => {
    const other = evaluator.first(s, f, set)
    return other !== NONE && isCard(x) && isCard(other) && sharesType(defOf(s, x), defOf(s, other))
  }),
  /** Bears an attachment of this kind; a player is cursed by a relic. */
  bears: evaluator.filterKind((s, _f, x, kind) => {
    if (isPlayer(x)) return kind === CURSE && bearsRelicCurse(s, x)
    if (!hasTrait(s, x, HOLDS)) return false
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === x && kindNow(s, a) === kind) return true
    return false
  }),
  sigil: evaluator.filterKind((s, _f, x, which) => {
    const sigil = isCard(x) ? SIGIL[defOf(s, x)]! : 0
    return sigil > 0 && (which === 0 || sigil === which)
  }),
  named: evaluator.filterKind((s, _f, x, d) => isCard(x) && CARD_OF_TODAY[defOf(s, x)] === d),
  sameName: evaluator.filterKind((s, f, x, set) => {
    const other = evaluator.first(s, f, set)
    return other !== NONE && isCard(x) && isCard(other) && defOf(s, x) === defOf(s, other)
  }),
  /** One of the first n of this kind that you drew this turn (ER120). */
  firstDrawn: evaluator.filterKind((s, f, x, n, filter) => {
    let left = n
    for (let i = 0; i < loggedCount.get(s) && left > 0; i++) {
      const entry = logged.get(s, i) - DRAWN_ENTRY - s[f + YOU]! * CARDS
      if (entry < 0 || entry >= CARDS || !evaluator.passes(s, f, filter, entry)) continue
      if (entry === x) return true
      left--
    }
    return false
  }),
  in: evaluator.filterKind((s, f, x, set) => {
    const from = mark()
    evaluator.gather(s, f, set)
    const yes = memberOf(from, mark(), x)
    release(from)
    return yes
  }),
  other: evaluator.filterKind((s, f, x) => x !== s[f + SELF]),
  side: evaluator.filterKind((s, f, x, enemy) => (controllerOf(s, x) === s[f + YOU]) === (enemy === 0)),
  and: evaluator.filterKind((s, f, x, a, b) => evaluator.passes(s, f, a, x) && evaluator.passes(s, f, b, x)),
  or: evaluator.filterKind((s, f, x, a, b) => evaluator.passes(s, f, a, x) || evaluator.passes(s, f, b, x)),
  not: evaluator.filterKind((s, f, x, a) => !evaluator.passes(s, f, a, x)),
}

export const statTests: { readonly is: number; readonly n: Operand }[] = growing.list()
export const BEARS_WEAPON = WEAPON
export const BEARS_CURSE = CURSE
