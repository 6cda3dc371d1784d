import { NO_OPTION, type Question } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { PICK } from '../../../../language/steps.ts'
import { DOUBLE_DAMAGE, OVERWHELM, QUICKDRAW } from '../../content.ts'
import { ENEMY, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  ATTACKING,
  attached,
  attackedSite,
  BERSERKING,
  BLOCKED,
  BLOCKING,
  clearMark,
  EXHAUSTED,
  FIGHT,
  FINAL_MAIN,
  has,
  isAround,
  machine,
  onPlaymat,
  PLAYER,
  PLAYMAT,
  zones,
} from '../../state.ts'
import { enterPhase } from '../common/phases.ts'
import { check } from '../damage/check.ts'
import { damageTaken, lethal, sourceSkills, strike, tellHit } from '../damage/damage.ts'
import { exhaust, ready } from '../values/changes.ts'
import { skills } from '../values/skills.ts'
import { strength, switches } from '../values/values.ts'
import { addAttacker } from './attacking.ts'

/** The blockers that an attacker still has to be given damage for, in the order chosen. */
export const toFight = machine.op('to fight', (s, f, order) => {
  enterPhase(s, FIGHT)
  s[f + order] = machine.laid(s)
  machine.lay(s, 0)
})

function endSplit(s: State, f: number, order: number): void {
  machine.unlay(s, s[f + order]!)
  s[f + order] = NONE
}

function isPicked(s: State, f: number, order: number, c: Card): boolean {
  const at = s[f + order]!
  for (let i = s[at]!; i > 0; i--) if (s[at + i] === c) return true
  return false
}

/** Does this blocker still fight this attacker? */
const fights = (s: State, b: Card, a: Card): boolean => has(s, b, BLOCKING) && attached.get(s, b) === a

const damageOf = (s: State, a: Card, its: number): number => {
  const n = strength(s, a)
  return n <= 0 ? 0 : (its & DOUBLE_DAMAGE) !== 0 ? n * 2 : n
}

const FOUGHT = ATTACKING | BLOCKED

/** The attacker whose damage has to be split by its player: it cannot kill all its blockers (ER50). */
function needsSplit(s: State, f: number, a: Card, order: number): boolean {
  const enemies = PLAYMAT + s[f + ENEMY]!
  let open = 0
  for (let b = zones.first(s, enemies); b !== NONE; b = zones.after(s, b))
    if (fights(s, b, a) && !isPicked(s, f, order, b)) open++
  if (open < 2) return false
  const its = skills(s, a)
  let left = damageOf(s, a, its)
  let all = 0
  for (let b = zones.first(s, enemies); b !== NONE; b = zones.after(s, b)) {
    if (!fights(s, b, a)) continue
    const needed = lethal(s, b, its)
    all += needed
    if (isPicked(s, f, order, b)) left -= needed
  }
  return left > 0 && damageOf(s, a, its) < all
}

export const split = machine.question('split', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, order) => {
    for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a)) {
      if ((state.marks.get(s, a) & FOUGHT) !== FOUGHT || !needsSplit(s, f, a, order)) continue
      for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
        if (fights(s, b, a) && !isPicked(s, f, order, b)) option(PICK, b)
      return
    }
  },
  settle: (s, f, chosen, order) => {
    if (chosen === NO_OPTION) return
    const at = s[f + order]!
    s[at] = s[at]! + 1
    machine.lay(s, optionFirst(chosen))
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** What the attack goes for: the site that was named, while it is there, or the player. */
export const attacked = (s: State, enemy: number): number =>
  attackedSite.get(s) === NONE || !onPlaymat(s, attackedSite.get(s)) ? PLAYER + enemy : attackedSite.get(s)

/** Everything an attacker has, when nothing stands in its way. */
export function hitUnblocked(s: State, a: Card, object: number, its: number, mine: number): void {
  const twice = object >= PLAYER && (its & DOUBLE_DAMAGE) === 0 && (switches(s, a) & 2) !== 0
  strike(s, object, damageOf(s, a, its) * (twice ? 2 : 1), a, a, its, mine)
}

/** Deals an attacker's damage: to what blocks it, lethal one by one, or to the player or site (E131 to E134). */
function attackerDeals(s: State, f: number, a: Card, order: number): void {
  const its = sourceSkills(s, a)
  const mine = s[f + YOU]!
  const object = attacked(s, s[f + ENEMY]!)
  if (!has(s, a, BLOCKED)) {
    hitUnblocked(s, a, object, its, mine)
    return
  }
  let left = damageOf(s, a, its)
  const through = (its & OVERWHELM) !== 0
  let last = NONE
  const at = s[f + order]!
  for (let i = 1; i <= s[at]!; i++) {
    const b = s[at + i]!
    if (!onPlaymat(s, b) || !fights(s, b, a)) continue
    const n = Math.min(left, lethal(s, b, its))
    strike(s, b, n, a, a, its, mine)
    left -= n
    last = b
  }
  let open = 0
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
    if (fights(s, b, a) && !isPicked(s, f, order, b)) open++
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b)) {
    if (!fights(s, b, a) || isPicked(s, f, order, b)) continue
    open--
    const n = open === 0 && !through ? left : Math.min(left, lethal(s, b, its))
    strike(s, b, n, a, a, its, mine)
    left -= n
    last = b
  }
  // ER13: an attacker whose blockers are gone stays blocked; with Overwhelm everything goes on.
  if (through) strike(s, object, left, a, a, its, mine)
  else if (left > 0 && last !== NONE) strike(s, last, left, a, a, its, mine)
}

/** Attackers with Quickdraw (part 0), then the others and all blockers (part 1) (ER16). */
export const dealFight = machine.op('fight', (s, f, part, order) => {
  const quick = isAround(s, QUICKDRAW)
  if (part === 0 && !quick) return
  const before = damageTaken(s, s[f + ENEMY]!)
  for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && (quick && (skills(s, a) & QUICKDRAW) !== 0) === (part === 0))
      attackerDeals(s, f, a, order)
  if (damageTaken(s, s[f + ENEMY]!) > before) tellHit(s, s[f + ENEMY]!)
  if (part === 0) {
    check(s)
    return
  }
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b)) {
    if (!has(s, b, BLOCKING)) continue
    const a = attached.get(s, b)
    if (a === NONE || !onPlaymat(s, a) || !has(s, a, ATTACKING)) continue
    const its = sourceSkills(s, b)
    strike(s, a, damageOf(s, b, its), b, b, its, s[f + ENEMY]!)
  }
  endSplit(s, f, order)
  check(s)
  if (machine.over.get(s) === 0) exhaustFighters(s)
})

/** Every unit that attacked or blocked and is still there becomes exhausted (E137). */
function exhaustFighters(s: State): void {
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (!has(s, c, BLOCKING | BLOCKED | ATTACKING)) continue
      if (has(s, c, ATTACKING | BLOCKING)) exhaust(s, c)
      if (has(s, c, BLOCKING)) attached.set(s, c, NONE)
      clearMark(s, c, BLOCKING | BLOCKED | ATTACKING)
    }
}

/** Those that used Berserk are readied and attack once more, alone (E138, E139). */
export const attackAgain = machine.op('attack again', (s, f, defense) => {
  exhaustFighters(s)
  let again = false
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c)) {
    if (!has(s, c, BERSERKING)) continue
    clearMark(s, c, BERSERKING)
    ready(s, c)
    if (has(s, c, EXHAUSTED)) continue
    addAttacker(s, c)
    again = true
  }
  if (again) s[f] = defense
  else {
    attackedSite.set(s, NONE)
    enterPhase(s, FINAL_MAIN)
  }
})
