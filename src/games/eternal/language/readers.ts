import { NONE, type State } from '../../../kernel/state.ts'
import { add, listed, mark, type Operand, release, relist } from '../../../language/evaluator.ts'
import {
  BATTLE,
  CARD_OF_TODAY,
  COST,
  CURSE,
  CURSED_RELIC,
  FACTION,
  HEALTH,
  hasType,
  isSpell,
  KIND,
  PRINTED_SKILLS,
  SIGIL,
  STRENGTH,
  sharesType,
  UNIT,
  WEAPON,
} from '../content.ts'
import { evaluator, MANY, SELF, steps, YOU } from '../engine.ts'
import {
  cost,
  HOLD,
  healthLeft,
  heldStunned,
  isShifted,
  maximumPower,
  skills,
  skillsOfPlayer,
} from '../rules/values.ts'
import { CARDS_DISCARDED, CARDS_DRAWN, canLeaveVoid, lastHealth, lastStrength } from '../rules/zones.ts'
import {
  ATTACKING,
  answering,
  armor,
  attached,
  BLOCKING,
  CARDS,
  controllerOf,
  current,
  DECK,
  DEFINITION,
  DELAY_ENTRY,
  DRAWN_ENTRY,
  damage,
  def,
  delayed,
  delayedCount,
  EXHAUSTED,
  HAND,
  HISTORY_KINDS,
  HIT_THIS_TURN,
  HOLDS,
  has,
  hasTrait,
  health,
  historyField,
  IS_NIGHT,
  influence,
  isPlayer,
  isPlaymat,
  logged,
  loggedCount,
  MARKET,
  night,
  number,
  ownerOf,
  PLAYER,
  PLAYMAT,
  POWER,
  power,
  STACK_ZONE,
  STUNNED,
  turnsTaken,
  VOID,
  zones,
} from '../state.ts'
import type { Place } from './nodes.ts'

// The pure half of the language: what amounts, conditions, sets and filters read from the state.

export const zoneOf: Record<Place, number> = {
  playmat: PLAYMAT,
  hand: HAND,
  deck: DECK,
  void: VOID,
  market: MARKET,
  power: POWER,
}

const isDefinition = (x: number): boolean => x >= DEFINITION
const defOf = (s: State, x: number): number => (isDefinition(x) ? x - DEFINITION : def.get(s, x))
const isCard = (x: number): boolean => x >= 0 && !isPlayer(x)

const strengthOf = (s: State, x: number): number =>
  isDefinition(x) ? STRENGTH[x - DEFINITION]! : lastStrength(s, x)
const healthOf = (s: State, x: number): number =>
  isDefinition(x) ? HEALTH[x - DEFINITION]! : isPlaymat(zones.of(s, x)) ? healthLeft(s, x) : lastHealth(s, x)
const costOf = (s: State, x: number): number => (isDefinition(x) ? COST[x - DEFINITION]! : cost(s, x))
const skillsOf = (s: State, x: number): number =>
  isDefinition(x) ? PRINTED_SKILLS[x - DEFINITION]! : skills(s, x)

function statOf(s: State, x: number, stat: number): number {
  if (!isCard(x)) return 0
  return stat === 0 ? strengthOf(s, x) : stat === 1 ? healthOf(s, x) : costOf(s, x)
}

export const STATS = ['strength', 'health', 'cost'] as const

function bits(mask: number): number {
  let n = 0
  for (let m = mask >>> 0; m !== 0; m &= m - 1) n++
  return n
}

/** side: 0 you, 1 enemy, 2 both. */
const playerOf = (s: State, f: number, side: number): number => (side === 0 ? s[f + YOU]! : 1 - s[f + YOU]!)

/** The player that a relic curses: the one it is on. */
function cursed(s: State, f: number): number {
  const on = attached.get(s, s[f + SELF]!)
  return isPlayer(on) ? on - PLAYER : 1 - s[f + YOU]!
}

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
    return x === NONE || !isCard(x) ? 0 : bits(skillsOf(s, x) & BATTLE)
  }),
  turns: evaluator.amountKind((s, f) => turnsTaken.get(s, s[f + YOU]!)),
  number: evaluator.amountKind((s, f, printed) => printed + number.get(s, s[f + SELF]!)),
  negative: evaluator.amountKind((s, f, of) => -evaluator.amount(s, f, of)),
}

// ---- conditions

/** Needed influence, five numbers a row. */
export const influenceNeeds: number[] = []

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
  night: evaluator.amountKind((s) => Number((night.get(s) & IS_NIGHT) !== 0)),
  yourTurn: evaluator.amountKind((s, f) => Number(current.get(s) === s[f + YOU])),
  firstTurn: evaluator.amountKind((s, f) => Number(turnsTaken.get(s, s[f + YOU]!) <= 1)),
}

// ---- sets

function addZone(s: State, f: number, zone: number, filter: Operand): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (evaluator.passes(s, f, filter, c)) add(c)
}

function addUnits(s: State, f: number, zone: number, filter: Operand): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === UNIT && (filter === 0 || evaluator.passes(s, f, filter, c))) add(c)
}

const memberOf = (from: number, to: number, x: number): boolean => {
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
  units: evaluator.setKind((s, f, side, filter) => {
    if (side !== 1) addUnits(s, f, PLAYMAT + s[f + YOU]!, filter)
    if (side !== 0) addUnits(s, f, PLAYMAT + 1 - s[f + YOU]!, filter)
  }),
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
    if (delayedCount.get(s) === 0) return
    const end = mark()
    let to = from
    for (let i = from; i < end; i++) if (!isShifted(s, listed(i))) relist(to++, listed(i))
    release(to)
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
  /** The same cards by name, so that the order of a deck is not told by a choice (EG14). */
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

// ---- filters

function bearsRelicCurse(s: State, player: number): boolean {
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === player && KIND[def.get(s, a)] === CURSED_RELIC) return true
  return false
}

const compares = (is: number, left: number, right: number): boolean =>
  is === 0 ? left === right : is > 0 ? left >= right : left <= right

export const filters = {
  kind: evaluator.filterKind((s, _f, x, mask) => isCard(x) && (mask & (1 << KIND[defOf(s, x)]!)) !== 0),
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
  sharesBattleSkill: evaluator.filterKind((s, f, x, set) => {
    const other = evaluator.first(s, f, set)
    return other !== NONE && isCard(x) && (skillsOf(s, x) & skillsOf(s, other) & BATTLE) !== 0
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
        if (attached.get(s, a) === x && KIND[def.get(s, a)] === kind) return true
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

export const statTests: { readonly is: number; readonly n: Operand }[] = []
export const BEARS_WEAPON = WEAPON
export const BEARS_CURSE = CURSE
