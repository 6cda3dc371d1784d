import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import {
  AEGIS,
  DEADLY,
  DOUBLE_DAMAGE,
  ENDURANCE,
  FLYING,
  INVULNERABLE,
  KILLER,
  KIND,
  LIFESTEAL,
  OVERWHELM,
  QUICKDRAW,
  RECKLESS,
  UNBLOCKABLE,
  UNIT,
  WARCRY_BIT,
} from '../content.ts'
import { skills, warcry } from '../rules/values/skills.ts'
import { heldStunned } from '../rules/values/stunned.ts'
import { healthTotal, isAlone, lookingAt, ownHealth, ownStrength, strength } from '../rules/values/values.ts'
import { CARDS, damage, def, EXHAUSTED, has, isAround, PLAYMAT, STUNNED, zones } from '../state.ts'

/*
 * What a unit is worth where it stands, in the currency of a point of strength. Skills count for what they
 * add to that strength: evasion and lifesteal with it, Aegis and Deadly by themselves.
 */

/** What a skill is worth by itself, and as a share of the unit's strength. */
const SKILL_WORTH: readonly (readonly [number, number, number])[] = [
  [FLYING, 0, 0.35],
  [UNBLOCKABLE, 0, 0.35],
  [OVERWHELM, 0, 0.2],
  [LIFESTEAL, 0, 0.5],
  [QUICKDRAW, 0, 0.25],
  [DOUBLE_DAMAGE, 0, 0.6],
  [AEGIS, 1.5, 0],
  [DEADLY, 2, 0],
  [KILLER, 1.5, 0],
  [ENDURANCE, 0.8, 0],
  [INVULNERABLE, 4, 0],
  [RECKLESS, -0.5, 0],
]
const SKILLS = Int32Array.from(SKILL_WORTH, ([skill]) => skill)
const ALONE = Float64Array.from(SKILL_WORTH, ([, alone]) => alone)
const SHARES = Float64Array.from(SKILL_WORTH, ([, , share]) => share)
const ANY = SKILL_WORTH.reduce((mask, [skill]) => mask | skill, 0)

export const isUnit = (s: State, c: Card): boolean => KIND[def.get(s, c)] === UNIT

/*
 * The units of the table that was surveyed last, by card. Values are read through layers of ongoing abilities;
 * the advice on a battle asks for each of them many times, and nothing changes meanwhile.
 */
const hits = new Int16Array(CARDS)
const life = new Int16Array(CARDS)
const its = new Int32Array(CARDS)
const worths = new Float64Array(CARDS)

/** Reads every unit in play once: what follows speaks of this table until another one is surveyed. */
export function survey(s: State): void {
  lookingAt(s, readUnits)
}

function readUnits(s: State): void {
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) if (isUnit(s, c)) read(s, c)
}

/** What is left of the worth of a unit that is stunned, and of one that will stay so. */
const DAZED = 0.6
const HELD = 0.2

function read(s: State, c: Card): void {
  const d = def.get(s, c)
  const alone = isAlone(s, c, d)
  const strikes = Math.max(0, alone ? ownStrength(s, c, d) : strength(s, c))
  const lives = (alone ? ownHealth(s, c, d) : healthTotal(s, c)) - damage.get(s, c)
  const mask = skills(s, c)
  hits[c] = strikes
  life[c] = lives
  its[c] = mask
  let worth = plainWorth(strikes, lives, mask)
  if (isAround(s, WARCRY_BIT)) worth += 0.7 * warcry(s, c)
  worths[c] = has(s, c, STUNNED) ? (heldStunned(s, c) ? HELD : DAZED) * worth : worth
}

/** What a unit with these numbers is worth. */
export function plainWorth(strikes: number, lives: number, mask: number): number {
  let worth = 1 + strikes + 0.7 * Math.max(0, lives)
  if ((mask & ANY) !== 0)
    for (let i = 0; i < SKILLS.length; i++)
      if ((mask & SKILLS[i]!) !== 0) worth += ALONE[i]! + SHARES[i]! * strikes
  return worth
}

export const vigour = (c: Card): number => hits[c]!
export const toughness = (c: Card): number => life[c]!
export const skillsOf = (c: Card): number => its[c]!
export const unitWorth = (c: Card): number => worths[c]!

/** Can this unit stand in the way of that one? */
export function couldBlock(s: State, blocker: Card, attacker: Card): boolean {
  if (!isUnit(s, blocker) || has(s, blocker, EXHAUSTED)) return false
  if ((its[attacker]! & UNBLOCKABLE) !== 0) return false
  return (its[attacker]! & FLYING) === 0 || (its[blocker]! & FLYING) !== 0
}

/** Does `one` die of a fight with `other`, when `other` may strike first or last? */
export function diesTo(one: Card, other: Card): boolean {
  if ((its[one]! & INVULNERABLE) !== 0 || hits[other] === 0) return false
  const quick = (its[one]! & QUICKDRAW) !== 0 && (its[other]! & QUICKDRAW) === 0
  if (quick && fells(one, other)) return false
  return fells(other, one)
}

function fells(striker: Card, struck: Card): boolean {
  const skills = its[striker]!
  if ((its[struck]! & INVULNERABLE) !== 0) return false
  if ((skills & DEADLY) !== 0 && hits[striker]! > 0) return true
  return hits[striker]! * ((skills & DOUBLE_DAMAGE) !== 0 ? 2 : 1) >= life[struck]!
}

/** All strength that a player could send next turn. */
export function strengthOf(s: State, p: number): number {
  let sum = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (isUnit(s, c) && !has(s, c, STUNNED)) sum += hits[c]!
  return sum
}
