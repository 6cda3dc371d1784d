import { account, accounting, enter, type Line } from '../../../../kernel/account.ts'
import type { State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { COST, HEALTH, STRENGTH } from '../../content.ts'
import * as state from '../../state.ts'
import { costPlus, damage, def, healthPlus, isPlaymat, strengthPlus, zones } from '../../state.ts'
import { FLOOR, LASTING, POWER_CARDS, PRINTED, THIS_TURN, WOUNDS } from '../common/accounts.ts'
import { summing } from '../common/evaluate.ts'
import { isUnleashed } from '../triggers/delayed.ts'
import { maximumPower } from './player-values.ts'
import { cost, healthTotal, strength } from './values.ts'

/*
 * The numbers of a card with their accounts. What is printed or was changed stands in the card's own fields;
 * what other cards add is entered by the very functions that read the value.
 */

export function enterStrength(s: State, c: Card): void {
  const d = def.get(s, c)
  enter(STRENGTH[d]!, PRINTED, c)
  enter(strengthPlus.get(s, c), LASTING, c)
  if (isPlaymat(zones.of(s, c))) enter(state.turnStrength.get(s, c), THIS_TURN, c)
  summing(() => strength(s, c))
}

function enterHealth(s: State, c: Card): void {
  const d = def.get(s, c)
  enter(HEALTH[d]!, PRINTED, c)
  enter(healthPlus.get(s, c), LASTING, c)
  const inPlay = isPlaymat(zones.of(s, c))
  if (inPlay) enter(state.turnHealth.get(s, c), THIS_TURN, c)
  summing(() => healthTotal(s, c))
  if (inPlay) enter(-damage.get(s, c), WOUNDS, c)
}

function enterCost(s: State, c: Card): void {
  enter(COST[def.get(s, c)]!, PRINTED, c)
  enter(costPlus.get(s, c), LASTING, c)
  // The cost of an unleashed copy cannot be reduced.
  if (!isUnleashed(s, c)) summing(() => cost(s, c))
  enterFloor()
}

/** ER102: a number that would be below 0 is 0. */
function enterFloor(): void {
  const total = account().reduce((sum, { by }) => sum + by, 0)
  if (total < 0) enter(-total, FLOOR)
}

function enterMaxPower(s: State, p: number): void {
  enter(state.maxPower.get(s, p), POWER_CARDS, p)
  summing(() => maximumPower(s, p))
  enterFloor()
}

const linesOf = (enterAll: () => void): readonly Line[] =>
  accounting(() => {
    enterAll()
    return [...account()]
  })

export const strengthLines = (s: State, c: Card): readonly Line[] => linesOf(() => enterStrength(s, c))
/** What is left of the health of a unit in play; the whole of it elsewhere. */
export const healthLines = (s: State, c: Card): readonly Line[] => linesOf(() => enterHealth(s, c))
export const costLines = (s: State, c: Card): readonly Line[] => linesOf(() => enterCost(s, c))
export const maxPowerLines = (s: State, p: number): readonly Line[] => linesOf(() => enterMaxPower(s, p))
