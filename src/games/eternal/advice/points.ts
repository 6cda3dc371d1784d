import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { COST, CURSE, CURSED_RELIC, KIND, POWER_KIND, RELIC, RELIC_WEAPON, SITE } from '../content.ts'
import { healthLeft, strength } from '../rules/values/values.ts'
import { armor, def, HAND, health, machine, maxPower, PLAYMAT, winner, zones } from '../state.ts'
import { isUnit, survey, unitWorth } from './units.ts'

/** What lies beside the units counts in the same currency, a point of strength. */
export const WEIGHTS = {
  /** Times the root of a player's health: the last points are dearest. */
  health: 4,
  card: 2.2,
  /** Maximum power up to what a deck can use. */
  power: 1.4,
  enoughPower: 7,
  weapon: 0.8,
  relic: 2,
  curse: 1.5,
  site: 0.8,
}

const OVER = 500

/** What a card is worth where it lies, once the table is surveyed. */
export function cardInPlay(s: State, c: Card): number {
  if (isUnit(s, c)) return unitWorth(c)
  const d = def.get(s, c)
  switch (KIND[d]) {
    case RELIC_WEAPON:
      return WEIGHTS.weapon * (strength(s, c) + armor.get(s, zones.of(s, c) & 1))
    case RELIC:
      return WEIGHTS.relic + 0.5 * COST[d]!
    case CURSE:
    case CURSED_RELIC:
      return WEIGHTS.curse
    case SITE:
      return WEIGHTS.site * (COST[d]! + healthLeft(s, c))
    default:
      return 0
  }
}

/** Later power cards in hand are worth less than cards that do something. */
function handWorth(s: State, p: number, own: boolean): number {
  const n = zones.count(s, HAND + p)
  if (!own) return WEIGHTS.card * n
  let powers = 0
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === POWER_KIND) powers++
  return WEIGHTS.card * (n - powers) + 0.8 * powers
}

function ofPlayer(s: State, p: number, own: boolean): number {
  let sum =
    WEIGHTS.health * Math.sqrt(Math.max(0, health.get(s, p))) +
    WEIGHTS.power * Math.min(WEIGHTS.enoughPower, maxPower.get(s, p)) +
    handWorth(s, p, own)
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) sum += cardInPlay(s, c)
  return sum
}

/** How much better this seat stands than the other. */
export function points(s: State, seat: number): number {
  if (machine.over.get(s) !== 0) return winner.get(s) === seat ? OVER : -OVER
  survey(s)
  return ofPlayer(s, seat, true) - ofPlayer(s, 1 - seat, false)
}
