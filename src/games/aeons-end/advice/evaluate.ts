import { NEMESIS_WIN_CONDITION } from '../rules/end.ts'
import { machine, type State } from '../state.ts'
import type { Deck } from './deck.ts'
import { addDeck, COUNT, FEATURES, type Feature, lifeLack, readFeatures, turnsLeft } from './features.ts'

/** How much each number of a table counts: fitted to the outcome of many games, see docs/notes/bots.md. */
export const WEIGHTS: Record<Feature, number> = {
  nemesis: -0.79,
  minionLife: -1.2,
  minionThreat: -1.5,
  powerThreat: -0.94,
  danger: -1.8,
  gravehold: 0.42,
  graveholdLow: -0.058,
  life: 0.58,
  lifeLow: -0.12,
  exhausted: -8.6,
  charges: 0.25,
  damage: 0.55,
  damageToCome: 8.9,
  aether: 0.54,
  aetherToCome: 0.33,
  aetherLongTerm: 8.1,
  otherToCome: 1.1,
  prepped: 0.67,
  handAether: 0.17,
  handDamage: 0.45,
  pool: 0.56,
  stages: 0.44,
  opened: 0.088,
  openedToCome: 0.15,
  turnsAhead: 3,
  turnsLeft: 0,
  nemesisCards: -6,
}
const weights = Float64Array.from(FEATURES, (name) => WEIGHTS[name])

const numbers = new Float64Array(COUNT)

function sum(of: Float64Array): number {
  let total = 0
  for (let i = 0; i < COUNT; i++) total += weights[i]! * of[i]!
  return total
}

/** What one aether that is left is worth. */
export const aetherWorth = (s: State): number => WEIGHTS.pool * Math.min(1, 2 * turnsLeft(s))

/** What a deck is worth in the rest of the game. */
export function worthOf(its: Deck, left: number): number {
  numbers.fill(0)
  addDeck(its, left, numbers)
  return sum(numbers)
}

/** What so much life of a mage is worth. */
export const lifeWorth = (n: number): number =>
  WEIGHTS.life * Math.max(0, n) + WEIGHTS.lifeLow * lifeLack(n) + (n <= 0 ? WEIGHTS.exhausted : 0)

const OVER = 400

/** Points of a table, for all players together; the higher the better. */
export function points(s: State): number {
  const over = machine.over.get(s)
  if (over !== 0) return over <= NEMESIS_WIN_CONDITION ? OVER : -OVER
  readFeatures(s, numbers)
  return sum(numbers)
}
