import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { spend } from '../../../../kernel/work.ts'
import {
  armor,
  debt,
  health,
  healthPlus,
  influence,
  maxPower,
  PLAYER,
  power,
  turnPower,
  unchecked,
} from '../../state.ts'
import { ARMOR_EVENT, DEBT_EVENT, HEALTH_EVENT, INFLUENCE_EVENT, POWER_EVENT } from '../common/events.ts'
import { count, INFLUENCE_GAINED_TURN } from '../common/history.ts'
import { within } from '../common/limits.ts'
import { dispatch, HEALTH_GAINED, INFLUENCE_GAINED } from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { maximumPower, relicWeapon } from '../values/player-values.ts'

/** A player gains health: no upper limit (EG4). */
export function gainHealth(s: State, p: number, n: number): void {
  if (n <= 0) return
  health.set(s, p, within(health.get(s, p) + n))
  emit(s, HEALTH_EVENT, p, n)
  dispatch(s, HEALTH_GAINED, p, about(NONE, n))
}

/** "Becomes N": neither damage nor gain. */
export function setHealth(s: State, p: number, n: number): void {
  const before = health.get(s, p)
  health.set(s, p, within(n))
  unchecked.set(s, 1)
  emit(s, HEALTH_EVENT, p, n - before)
}

/** Armor from an effect joins the relic weapon and raises its value for good (E193, E194). */
export function gainArmor(s: State, p: number, n: number): void {
  if (n <= 0) return
  armor.set(s, p, within(armor.get(s, p) + n))
  const weapon = relicWeapon(s, p)
  if (weapon !== NONE) healthPlus.set(s, weapon, within(healthPlus.get(s, weapon) + n))
  emit(s, ARMOR_EVENT, p, n)
  dispatch(s, HEALTH_GAINED, p, about(NONE, n, PLAYER + p))
}

export function gainInfluence(s: State, p: number, faction: number, n: number): void {
  if (n === 0) return
  const at = p * 5 + faction
  influence.set(s, at, within(influence.get(s, at) + n))
  unchecked.set(s, 1)
  count(s, p, INFLUENCE_GAINED_TURN, n)
  emit(s, INFLUENCE_EVENT, p, faction, n)
  // Each influence is gained by itself.
  for (let i = 0; i < n; i++) {
    spend(1)
    dispatch(s, INFLUENCE_GAINED, p, about(NONE, 1))
  }
}

export function gainMaxPower(s: State, p: number, n: number): void {
  maxPower.set(s, p, within(maxPower.get(s, p) + n))
  unchecked.set(s, 1)
  emit(s, POWER_EVENT, p, power.get(s, p), maximumPower(s, p))
}

export function gainPower(s: State, p: number, n: number): void {
  power.set(s, p, within(power.get(s, p) + n))
  emit(s, POWER_EVENT, p, power.get(s, p), maximumPower(s, p))
}

/** "+N power this turn" is spent first, and what is left of it ends with the turn (ER129). */
export function gainPowerThisTurn(s: State, p: number, n: number): void {
  turnPower.set(s, p, within(turnPower.get(s, p) + n))
  gainPower(s, p, n)
}

export function endPowerThisTurn(s: State, p: number): void {
  spendPower(s, p, turnPower.get(s, p))
}

export function spendPower(s: State, p: number, n: number): void {
  if (n === 0) return
  turnPower.set(s, p, Math.max(0, turnPower.get(s, p) - n))
  gainPower(s, p, -n)
}

/** Power is set to the maximum, not increased by it (E252). */
export function refillPower(s: State, p: number): void {
  const full = maximumPower(s, p)
  power.set(s, p, full)
  emit(s, POWER_EVENT, p, full, full)
  if (debt.get(s, p) > 0) payDebt(s, p, debt.get(s, p))
}

/** Debt takes what power there is; the rest waits for the next turn. */
export function takeDebt(s: State, p: number, n: number): void {
  if (n > 0) payDebt(s, p, debt.get(s, p) + n)
}

function payDebt(s: State, p: number, owed: number): void {
  const paid = Math.min(Math.max(0, power.get(s, p)), owed)
  spendPower(s, p, paid)
  debt.set(s, p, within(owed - paid))
  emit(s, DEBT_EVENT, p, owed - paid)
}
