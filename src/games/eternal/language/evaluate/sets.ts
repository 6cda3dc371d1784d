import { NONE, type State } from '../../../../kernel/state.ts'
import { add, listed, mark, type Operand, release, relist } from '../../../../language/compiler/evaluator.ts'
import { isSpell, KIND, UNIT } from '../../content.ts'
import { evaluator, SELF, steps, YOU } from '../../engine.ts'
import { HOLD, isShifted } from '../../rules/triggers/delayed.ts'
import { canLeaveVoid } from '../../rules/zones/zones.ts'
import {
  answering,
  attached,
  controllerOf,
  current,
  DELAY_ENTRY,
  def,
  delayed,
  delayedCount,
  EXHAUSTED,
  has,
  isPlayer,
  isPlaymat,
  ownerOf,
  PLAYER,
  PLAYMAT,
  STACK_ZONE,
  zones,
} from '../../state.ts'
import { cursed, defOf, playerOf } from './cards-and-players.ts'

function addZone(s: State, f: number, zone: number, filter: Operand): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (evaluator.passes(s, f, filter, c)) add(c)
}

function addUnits(s: State, f: number, zone: number, filter: Operand): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === UNIT && (filter === 0 || evaluator.passes(s, f, filter, c))) add(c)
}

function isUnitInReach(s: State, f: number, zone: number, filter: Operand): boolean {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === UNIT && evaluator.passes(s, f, filter, c) && !isShifted(s, c)) return true
  return false
}

function gatherUnits(s: State, f: number, side: number, filter: Operand): void {
  if (side !== 1) addUnits(s, f, PLAYMAT + s[f + YOU]!, filter)
  if (side !== 0) addUnits(s, f, PLAYMAT + 1 - s[f + YOU]!, filter)
}

/** Takes what is shifted from the list, from this mark on. */
function dropShifted(s: State, from: number): void {
  if (delayedCount.get(s) === 0) return
  const end = mark()
  let to = from
  for (let i = from; i < end; i++) if (!isShifted(s, listed(i))) relist(to++, listed(i))
  release(to)
}

export const memberOf = (from: number, to: number, x: number): boolean => {
  for (let i = from; i < to; i++) if (listed(i) === x) return true
  return false
}

export const sets = {
  /** One zone of one side, or of both with the current text's player first. */
  cards: evaluator.setKind((s, f, zone, side, filter) => {
    if (side === 2) {
      addZone(s, f, zone + s[f + YOU]!, filter)
      addZone(s, f, zone + 1 - s[f + YOU]!, filter)
    } else addZone(s, f, zone + playerOf(s, f, side), filter)
  }),
  /** Units on the playmat. */
  units: evaluator.setKind(gatherUnits),
  /** Units on the playmat that are not shifted, in one row: whether there is one is asked for most cards of a hand. */
  unitsInReach: evaluator.setKind(
    (s, f, side, filter) => {
      const from = mark()
      gatherUnits(s, f, side, filter)
      dropShifted(s, from)
    },
    (s, f, side, filter) =>
      (side !== 1 && isUnitInReach(s, f, PLAYMAT + s[f + YOU]!, filter)) ||
      (side !== 0 && isUnitInReach(s, f, PLAYMAT + 1 - s[f + YOU]!, filter)),
  ),
  self: evaluator.setKind((s, f) => add(s[f + SELF]!)),
  /** A local that holds one thing. */
  local: evaluator.setKind((s, f, at) => {
    if (s[f + at] !== NONE) add(s[f + at]!)
  }),
  /** 0 you, 1 enemy, 2 each, 3 cursed, 4 defending. */
  players: evaluator.setKind((s, f, who) => {
    if (who === 3) add(PLAYER + cursed(s, f))
    else if (who === 4) add(PLAYER + 1 - current.get(s))
    else {
      if (who !== 1) add(PLAYER + s[f + YOU]!)
      if (who !== 0) add(PLAYER + 1 - s[f + YOU]!)
    }
  }),
  ownerOf: evaluator.setKind((s, f, of) => {
    const x = evaluator.first(s, f, of)
    if (x !== NONE) add(isPlayer(x) ? x : PLAYER + ownerOf(s, x))
  }),
  controllerOf: evaluator.setKind((s, f, of) => {
    const x = evaluator.first(s, f, of)
    if (x !== NONE) add(isPlayer(x) ? x : PLAYER + controllerOf(s, x))
  }),
  bearer: evaluator.setKind((s, f) => {
    const on = attached.get(s, s[f + SELF]!)
    if (on !== NONE) add(on)
  }),
  attachedTo: evaluator.setKind((s, f, of, filter) => {
    const x = evaluator.first(s, f, of)
    if (x === NONE) return
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === x && KIND[def.get(s, a)] !== UNIT && evaluator.passes(s, f, filter, a))
          add(a)
  }),
  windowSpell: evaluator.setKind((s, f, orCurse) => {
    const c = answering.get(s)
    if (c === NONE || c === s[f + SELF] || controllerOf(s, c) === s[f + YOU]) return
    if (isSpell(def.get(s, c)) || orCurse === 1) add(c)
  }),
  /** The unit that this card holds. */
  held: evaluator.setKind((s, f) => {
    for (let i = 0; i < delayedCount.get(s); i++) {
      const at = i * DELAY_ENTRY
      if (delayed.get(s, at) === HOLD && delayed.get(s, at + 1) === s[f + SELF]) add(delayed.get(s, at + 2))
    }
  }),
  /** Something where the condition holds, else nothing. */
  whether: evaluator.setKind((s, f, condition) => {
    if (evaluator.amount(s, f, condition) !== 0) add(s[f + SELF]!)
  }),
  /** The first n of a set. */
  firsts: evaluator.setKind((s, f, of, n) => {
    const from = mark()
    evaluator.gather(s, f, of)
    const most = from + evaluator.amount(s, f, n)
    if (mark() > most) release(most)
  }),
  /** The first n of a zone, and of those the ones that fit. */
  top: evaluator.setKind((s, f, zoneAndSide, n, filter) => {
    let left = evaluator.amount(s, f, n)
    const zone = (zoneAndSide & ~1) + playerOf(s, f, zoneAndSide & 1)
    for (let c = zones.first(s, zone); c !== NONE && left > 0; c = zones.after(s, c), left--)
      if (evaluator.passes(s, f, filter, c)) add(c)
  }),
  union: evaluator.setKind((s, f, a, b) => {
    const from = mark()
    evaluator.gather(s, f, a)
    const middle = mark()
    evaluator.gather(s, f, b)
    let to = middle
    const end = mark()
    for (let i = middle; i < end; i++) if (!memberOf(from, middle, listed(i))) relist(to++, listed(i))
    release(to)
  }),
  except: evaluator.setKind((s, f, a, b) => {
    const from = mark()
    evaluator.gather(s, f, a)
    const middle = mark()
    evaluator.gather(s, f, b)
    const end = mark()
    let to = from
    for (let i = from; i < middle; i++) {
      const x = listed(i)
      if (!memberOf(middle, end, x)) relist(to++, x)
    }
    release(to)
  }),
  among: evaluator.setKind((s, f, a, filter) => {
    const from = mark()
    evaluator.gather(s, f, a)
    const end = mark()
    let to = from
    for (let i = from; i < end; i++) if (evaluator.passes(s, f, filter, listed(i))) relist(to++, listed(i))
    release(to)
  }),
  /** What was chosen on the playmat and is still there. */
  present: evaluator.setKind((s, f, local) => {
    for (let i = 0; i < steps.size(s, f, local); i++) {
      const x = steps.thing(s, f, local, i)
      if (isPlayer(x) || isPlaymat(zones.of(s, x)) || zones.of(s, x) === STACK_ZONE) add(x)
    }
  }),
  /** Those that are not shifted. */
  inReach: evaluator.setKind((s, f, of) => {
    const from = mark()
    evaluator.gather(s, f, of)
    dropShifted(s, from)
  }),
  /** Those that are not exhausted. */
  ready: evaluator.setKind((s, f, of) => {
    const from = mark()
    evaluator.gather(s, f, of)
    const end = mark()
    let to = from
    for (let i = from; i < end; i++)
      if (!isPlayer(listed(i)) && !has(s, listed(i), EXHAUSTED)) relist(to++, listed(i))
    release(to)
  }),
  /** Those that may leave the void: nothing else there can be chosen (ER84). */
  leaving: evaluator.setKind((s, f, of) => {
    const from = mark()
    evaluator.gather(s, f, of)
    const end = mark()
    let to = from
    for (let i = from; i < end; i++) if (canLeaveVoid(s, listed(i))) relist(to++, listed(i))
    release(to)
  }),
  /** The same cards by name, so that the order of a deck is not shown by a choice (EG14). */
  byName: evaluator.setKind((s, f, of) => {
    const from = mark()
    evaluator.gather(s, f, of)
    for (let i = from + 1; i < mark(); i++) {
      const x = listed(i)
      let k = i
      for (; k > from && defOf(s, listed(k - 1)) > defOf(s, x); k--) relist(k, listed(k - 1))
      relist(k, x)
    }
  }),
}
