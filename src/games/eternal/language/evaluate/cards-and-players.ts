import type { State } from '../../../../kernel/state.ts'
import { COST, HEALTH, PRINTED_LATER, PRINTED_SKILLS, STRENGTH } from '../../content.ts'
import { SELF, YOU } from '../../engine.ts'
import { laterSkills } from '../../rules/values/later-skills.ts'
import { skills } from '../../rules/values/skills.ts'
import { cost, healthLeft } from '../../rules/values/values.ts'
import { lastHealth, lastStrength } from '../../rules/zones/zones.ts'
import {
  attached,
  DECK,
  DEFINITION,
  def,
  HAND,
  isPlayer,
  isPlaymat,
  MARKET,
  PLAYER,
  PLAYMAT,
  POWER,
  VOID,
  zones,
} from '../../state.ts'
import type { Place } from '../nodes.ts'

// The evaluators are the pure half of the language: what amounts, conditions, sets and filters read from the state.

export const zoneOf: Record<Place, number> = {
  playmat: PLAYMAT,
  hand: HAND,
  deck: DECK,
  void: VOID,
  market: MARKET,
  power: POWER,
}

const isDefinition = (x: number): boolean => x >= DEFINITION
export const defOf = (s: State, x: number): number => (isDefinition(x) ? x - DEFINITION : def.get(s, x))
export const isCard = (x: number): boolean => x >= 0 && !isPlayer(x)

const strengthOf = (s: State, x: number): number =>
  isDefinition(x) ? STRENGTH[x - DEFINITION]! : lastStrength(s, x)
export const healthOf = (s: State, x: number): number =>
  isDefinition(x) ? HEALTH[x - DEFINITION]! : isPlaymat(zones.of(s, x)) ? healthLeft(s, x) : lastHealth(s, x)
const costOf = (s: State, x: number): number => (isDefinition(x) ? COST[x - DEFINITION]! : cost(s, x))
export const skillsOf = (s: State, x: number): number =>
  isDefinition(x) ? PRINTED_SKILLS[x - DEFINITION]! : skills(s, x)

export const laterOf = (s: State, x: number): number =>
  isDefinition(x) ? PRINTED_LATER[x - DEFINITION]! : laterSkills(s, x)

export function statOf(s: State, x: number, stat: number): number {
  if (!isCard(x)) return 0
  return stat === 0 ? strengthOf(s, x) : stat === 1 ? healthOf(s, x) : costOf(s, x)
}

export const STATS = ['strength', 'health', 'cost'] as const

export function bits(mask: number): number {
  let n = 0
  for (let m = mask >>> 0; m !== 0; m &= m - 1) n++
  return n
}

/** side: 0 you, 1 enemy, 2 both. */
export const playerOf = (s: State, f: number, side: number): number =>
  side === 0 ? s[f + YOU]! : 1 - s[f + YOU]!

/** The player that a relic curses: the one it is on. */
export function cursed(s: State, f: number): number {
  const on = attached.get(s, s[f + SELF]!)
  return isPlayer(on) ? on - PLAYER : 1 - s[f + YOU]!
}
