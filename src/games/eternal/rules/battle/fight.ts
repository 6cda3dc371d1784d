import { NO_OPTION, type Question } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { PICK } from '../../../../language/compiler/steps.ts'
import { INVULNERABLE, OVERWHELM, QUICKDRAW } from '../../content.ts'
import { ENEMY, YOU } from '../../engine.ts'
import { isHidden } from '../../knowledge.ts'
import * as state from '../../state.ts'
import {
  ATTACKING,
  attached,
  attackedSite,
  BERSERKING,
  BLOCKED,
  BLOCKING,
  clearMark,
  current,
  DECLARE,
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
import { damageTaken, dispatchHit, lethal, sourceSkills } from '../damage/damage.ts'
import { exhaust, ready } from '../values/changes.ts'
import { skills } from '../values/skills.ts'
import { addAttacker, mayAttack } from './attacking.ts'
import { addBlow, beginBlows, dealBlows, force } from './blows.ts'

/** The blockers that an attacker still has to be given damage for, in the order chosen. */
export const toFight = machine.op('to fight', (s, f, order) => {
  enterPhase(s, FIGHT)
  s[f + order] = machine.stackTop(s)
  machine.pushValue(s, 0)
})

function endSplit(s: State, f: number, order: number): void {
  machine.popTo(s, s[f + order]!)
  s[f + order] = NONE
}

/** Is this one of the blockers that lie, with their number, from here on? */
function isPicked(s: State, at: number, c: Card): boolean {
  for (let i = s[at]!; i > 0; i--) if (s[at + i] === c) return true
  return false
}

/** Does this blocker still fight this attacker? */
const fights = (s: State, b: Card, a: Card): boolean => has(s, b, BLOCKING) && attached.get(s, b) === a

const FOUGHT = ATTACKING | BLOCKED

/**
 * Has the damage of this attacker to be split by its player? It has where it cannot kill all its blockers, but hurt one
 * (ER50).
 */
function needsSplit(s: State, f: number, a: Card, order: number): boolean {
  const enemies = PLAYMAT + s[f + ENEMY]!
  let open = 0
  let secret = isHidden(s, s[f + ENEMY]!, a)
  for (let b = zones.first(s, enemies); b !== NONE; b = zones.after(s, b)) {
    if (!fights(s, b, a)) continue
    secret ||= isHidden(s, s[f + YOU]!, b)
    if (!isPicked(s, s[f + order]!, b)) open++
  }
  if (open < 2) return false
  // Whether there is anything to choose would tell how strong a unit is that still lies face down.
  if (secret) return true
  const its = skills(s, a)
  let left = force(s, a, its)
  let all = 0
  let hurts = false
  for (let b = zones.first(s, enemies); b !== NONE; b = zones.after(s, b)) {
    if (!fights(s, b, a)) continue
    const needed = lethal(s, b, its)
    all += needed
    if (isPicked(s, s[f + order]!, b)) left -= needed
    else hurts ||= !isAround(s, INVULNERABLE) || (skills(s, b) & INVULNERABLE) === 0
  }
  return left > 0 && hurts && force(s, a, its) < all
}

export const split = machine.question('split', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, order) => {
    for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a)) {
      if ((state.marks.get(s, a) & FOUGHT) !== FOUGHT || !needsSplit(s, f, a, order)) continue
      for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
        if (fights(s, b, a) && !isPicked(s, s[f + order]!, b)) option(PICK, b)
      return
    }
  },
  settle: (s, f, chosen, order) => {
    if (chosen === NO_OPTION) return
    const at = s[f + order]!
    s[at] = s[at]! + 1
    machine.pushValue(s, optionFirst(chosen))
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** What the attack goes for: the site that was named, while it is there, or the player. */
export const attacked = (s: State, enemy: number): number =>
  attackedSite.get(s) === NONE || !onPlaymat(s, attackedSite.get(s)) ? PLAYER + enemy : attackedSite.get(s)

/** Everything an attacker has, when nothing stands in its way. */
export function addUnblocked(s: State, a: Card, object: number, its: number, mine: number): void {
  addBlow(s, object, force(s, a, its), a, a, its, mine)
}

/** Works out an attacker's damage: to what blocks it, lethal one by one, or to the player or site (E131 to E134). */
function addAttack(s: State, a: Card, object: number, order: number, its: number): void {
  const mine = current.get(s)
  if (!has(s, a, BLOCKED)) {
    addUnblocked(s, a, object, its, mine)
    return
  }
  let left = force(s, a, its)
  const through = (its & OVERWHELM) !== 0
  let open = 0
  for (let b = zones.first(s, PLAYMAT + 1 - mine); b !== NONE; b = zones.after(s, b))
    if (fights(s, b, a)) open++
  for (let i = 1; i <= s[order]!; i++) {
    const b = s[order + i]!
    if (!onPlaymat(s, b) || !fights(s, b, a)) continue
    left -= addShare(s, a, b, left, --open === 0 && !through, its)
  }
  for (let b = zones.first(s, PLAYMAT + 1 - mine); b !== NONE; b = zones.after(s, b))
    if (fights(s, b, a) && !isPicked(s, order, b))
      left -= addShare(s, a, b, left, --open === 0 && !through, its)
  // ER13: an attacker whose blockers are gone stays blocked; with Overwhelm everything goes on.
  if (through) addBlow(s, object, left, a, a, its, mine)
}

/** Just enough to kill this blocker, or all that is left for the last one; says how much. */
function addShare(s: State, a: Card, b: Card, left: number, all: boolean, its: number): number {
  const n = all ? left : Math.min(left, lethal(s, b, its))
  addBlow(s, b, n, a, a, its, current.get(s))
  return n
}

/** Attackers with Quickdraw (part 0), then the others and all blockers (part 1) (ER16). */
export const dealFight = machine.op('fight', (s, f, part, order) => {
  const quick = isAround(s, QUICKDRAW)
  if (part === 0 && !quick) return
  const enemy = s[f + ENEMY]!
  const object = attacked(s, enemy)
  const before = damageTaken(s, enemy)
  beginBlows()
  for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a)) {
    if (!has(s, a, ATTACKING)) continue
    const its = sourceSkills(s, a)
    if ((quick && (its & QUICKDRAW) !== 0) === (part === 0)) addAttack(s, a, object, s[f + order]!, its)
  }
  if (part === 1)
    for (let b = zones.first(s, PLAYMAT + enemy); b !== NONE; b = zones.after(s, b)) {
      if (!has(s, b, BLOCKING)) continue
      const a = attached.get(s, b)
      if (a === NONE || !onPlaymat(s, a) || !has(s, a, ATTACKING)) continue
      const its = sourceSkills(s, b)
      addBlow(s, a, force(s, b, its), b, b, its, enemy)
    }
  dealBlows(s)
  if (damageTaken(s, enemy) > before) dispatchHit(s, enemy)
  if (part === 0) {
    check(s)
    return
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
export const attackAgain = machine.op('attack again', (s, f, commit) => {
  exhaustFighters(s)
  let again = false
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c)) {
    if (!has(s, c, BERSERKING)) continue
    clearMark(s, c, BERSERKING)
    ready(s, c)
    if (!mayAttack(s, c)) continue
    addAttacker(s, c)
    again = true
  }
  if (again) {
    enterPhase(s, DECLARE)
    s[f] = commit
  } else {
    attackedSite.set(s, NONE)
    enterPhase(s, FINAL_MAIN)
  }
})
