import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { listed, mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import { CANNOT_BE_SILENCED } from '../../abilities.ts'
import { BATTLE, COST, LATER_BATTLE, WARCRY_BIT } from '../../content.ts'
import { evaluator } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { bitOf, isLater } from '../../skills.ts'
import * as state from '../../state.ts'
import { def, isPlayer, machine, number, onPlaymat, PICK_STREAM, PLAYER, streams } from '../../state.ts'
import { NUMBER_CHANGED } from '../common/events.ts'
import { within } from '../common/limits.ts'
import { gainHealth, gainMaxPower } from '../damage/health.ts'
import { mayTouch } from '../values/aegis.ts'
import {
  changeCost,
  changeStats,
  exhaustByEffect,
  gainPlayerSkills,
  gainSkills,
  ready,
  silence,
  stun,
} from '../values/changes.ts'
import { allSkills, laterSkills } from '../values/later-skills.ts'
import { isForbidden } from '../values/prohibitions.ts'
import { skills, warcry } from '../values/skills.ts'
import { healthLeft, strength } from '../values/values.ts'
import { forObjects } from './objects.ts'

export const stunAll = forObjects('stun', true, (s, _f, x) => {
  if (onPlaymat(s, x)) stun(s, x)
})

export const exhaustAll = forObjects('exhaust', true, (s, _f, x) => {
  if (onPlaymat(s, x)) exhaustByEffect(s, x)
})

export const readyAll = forObjects('ready', true, (s, _f, x) => {
  if (onPlaymat(s, x)) ready(s, x)
})

export const silenceAll = forObjects('silence', true, (s, _f, x) => {
  if (!isForbidden(s, x, CANNOT_BE_SILENCED)) silence(s, x)
})

/** What `get` gives, compiled. */
export interface Gift {
  readonly strength: Operand
  readonly health: Operand
  readonly skills: number
  readonly laterSkills: number
  readonly warcry: number
  readonly cost: Operand
  readonly battleSkillsOf: Operand
  /** One of these by chance, by their numbers. */
  readonly chance: readonly number[]
  readonly lacking: boolean
  /** Local with the number of a chosen skill, or 0. */
  readonly chosen: number
  readonly maxPower: Operand
  readonly free: boolean
  /** Traits that forbid something. */
  readonly cannot: number
}

/** What a done-once “cannot” writes on the card, for this turn. */
export const FORBIDS = { attack: state.NO_ATTACK_NOW, block: state.NO_BLOCK_NOW } as const

export const gifts: Gift[] = growing.list()

export const get = machine.op('get', (s, f, objects, at, lasts) => {
  const gift = gifts[at]!
  const strengthBy = evaluator.amount(s, f, gift.strength)
  const healthBy = evaluator.amount(s, f, gift.health)
  const thisTurn = lasts === 1
  const from = mark()
  evaluator.gather(s, f, objects)
  const end = mark()
  for (let i = from; i < end; i++) {
    const x = listed(i)
    if (!mayTouch(s, f, x)) continue
    if (isPlayer(x)) {
      gainHealth(s, x - PLAYER, healthBy)
      gainPlayerSkills(s, x - PLAYER, gift.skills, thisTurn, gift.laterSkills)
      if (gift.maxPower !== 0) gainMaxPower(s, x - PLAYER, evaluator.amount(s, f, gift.maxPower))
    } else give(s, f, x, gift, strengthBy, healthBy, thisTurn)
  }
  release(from)
})

/** A gift for good to a single card. */
export const giveTo = (s: State, f: number, c: Card, gift: Gift): void =>
  give(s, f, c, gift, evaluator.amount(s, f, gift.strength), evaluator.amount(s, f, gift.health), false)

function give(
  s: State,
  f: number,
  c: Card,
  gift: Gift,
  strengthBy: number,
  healthBy: number,
  thisTurn: boolean,
): void {
  changeStats(s, c, strengthBy, healthBy, thisTurn)
  let mask = gift.skills
  let later = gift.laterSkills
  let n = gift.warcry
  if (gift.battleSkillsOf !== 0) {
    const of = evaluator.first(s, f, gift.battleSkillsOf)
    if (of !== NONE) {
      mask |= skills(s, of) & BATTLE & ~WARCRY_BIT
      later |= laterSkills(s, of) & LATER_BATTLE
      n += warcry(s, of)
    }
  }
  const one = gift.chosen !== 0 ? s[f + gift.chosen]! : gift.chance.length > 0 ? byChance(s, c, gift) : NONE
  if (one !== NONE && isLater(one)) later |= bitOf(one)
  else if (one !== NONE) mask |= bitOf(one)
  if (mask !== 0 || n > 0 || later !== 0)
    gainSkills(s, c, mask & ~WARCRY_BIT, (mask & WARCRY_BIT) !== 0 && n === 0 ? 1 : n, thisTurn, later)
  if (gift.cost !== 0) changeCost(s, c, evaluator.amount(s, f, gift.cost))
  if (gift.free) changeCost(s, c, -COST[def.get(s, c)]! - state.costPlus.get(s, c))
  state.setTrait(s, c, gift.cannot)
}

function byChance(s: State, c: Card, gift: Gift): number {
  const now = gift.lacking ? allSkills(s, c) : NO_SKILLS
  const lacking = gift.chance.filter((n) => ((isLater(n) ? now.later : now.first) & bitOf(n)) === 0)
  if (lacking.length === 0) return NONE
  machine.reveal(s)
  return lacking[streams.roll(s, PICK_STREAM, lacking.length)]!
}
const NO_SKILLS = { first: 0, later: 0 }

const BOTH_STATS = 2

/** 0 strength, 1 health, 2 both, 3 cost: worked out once from the whole value, stored for good (EG4). */
export const double = forObjects('double', true, (s, _f, x, stat) => {
  // ER102: what is ongoing comes after all permanent changes.
  if (stat === 3) changeCost(s, x, Math.max(0, COST[def.get(s, x)]! + state.costPlus.get(s, x)))
  else
    changeStats(
      s,
      x,
      stat === 0 || stat === BOTH_STATS ? strength(s, x) : 0,
      stat === 1 || stat === BOTH_STATS ? healthLeft(s, x) : 0,
      false,
    )
})

export const become = forObjects('become', true, (s, f, x, stat, n) => {
  const to = evaluator.amount(s, f, n)
  if (stat === 0) changeStats(s, x, to - strength(s, x), 0, false)
  else changeStats(s, x, 0, to - healthLeft(s, x), false)
})

export const changeNumber = forObjects('change number', true, (s, f, x, by) => {
  const n = evaluator.amount(s, f, by)
  if (n === 0) return
  number.set(s, x, within(number.get(s, x) + n))
  emit(s, NUMBER_CHANGED, def.get(s, x), n, x)
})
