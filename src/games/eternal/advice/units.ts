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
} from '../content.ts'
import { healthTotal, skills, strength, warcry } from '../rules/values.ts'
import { damage, def, EXHAUSTED, has, PLAYMAT, STUNNED, zones } from '../state.ts'

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
export const vigour = (s: State, c: Card): number => Math.max(0, strength(s, c))
export const toughness = (s: State, c: Card): number => healthTotal(s, c) - damage.get(s, c)

export function unitWorth(s: State, c: Card): number {
  const hits = vigour(s, c)
  const its = skills(s, c)
  let worth = 1 + hits + 0.7 * Math.max(0, toughness(s, c)) + 0.7 * warcry(s, c)
  if ((its & ANY) !== 0)
    for (let i = 0; i < SKILLS.length; i++)
      if ((its & SKILLS[i]!) !== 0) worth += ALONE[i]! + SHARES[i]! * hits
  if (has(s, c, STUNNED)) worth *= 0.6
  return worth
}

/** Can this unit stand in the way of that one? */
export function couldBlock(s: State, blocker: Card, attacker: Card): boolean {
  if (!isUnit(s, blocker) || has(s, blocker, EXHAUSTED)) return false
  const its = skills(s, attacker)
  if ((its & UNBLOCKABLE) !== 0) return false
  return (its & FLYING) === 0 || (skills(s, blocker) & FLYING) !== 0
}

/** Does `one` die of a fight with `other`, when `other` may strike first or last? */
export function diesTo(s: State, one: Card, other: Card): boolean {
  if ((skills(s, one) & INVULNERABLE) !== 0 || vigour(s, other) === 0) return false
  const quick = (skills(s, one) & QUICKDRAW) !== 0 && (skills(s, other) & QUICKDRAW) === 0
  if (quick && fells(s, one, other)) return false
  return fells(s, other, one)
}

function fells(s: State, striker: Card, struck: Card): boolean {
  const its = skills(s, striker)
  if ((skills(s, struck) & INVULNERABLE) !== 0) return false
  if ((its & DEADLY) !== 0 && vigour(s, striker) > 0) return true
  return vigour(s, striker) * ((its & DOUBLE_DAMAGE) !== 0 ? 2 : 1) >= toughness(s, struck)
}

/** All strength that a player could send next turn. */
export function strengthOf(s: State, p: number): number {
  let sum = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (isUnit(s, c) && !has(s, c, STUNNED)) sum += vigour(s, c)
  return sum
}
