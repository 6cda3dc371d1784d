import { matLibrary } from '../content.ts'
import { difficulty, nemesisId, type State } from '../state.ts'
import { COUNT, FEATURES, type Feature, readFeatures } from './features.ts'

/*
 * The chance to win, as the logarithm of the odds. How much a part of the table counts was measured by changing it
 * at random in the middle of greedy games and looking at how they ended: in games that are only watched, a good deck
 * goes with a nemesis that should have been hurt more by it, and seems to be worth nothing. What could not be changed
 * is fitted to watched games. See docs/notes/bots.md.
 */

const PARTS: Partial<Record<Feature, number>> = {
  minionLife: -0.1,
  minionThreat: -0.02,
  powerThreat: -0.11,
  charges: 0.11,
  damageToCome: 0.56,
  aetherLongTerm: 0.52,
  otherToCome: 0.12,
  prepped: 0.07,
  handDamage: 0.02,
  stages: 0.08,
  opened: 0.14,
  turnsAhead: 0.35,
  turnsLeft: -5.1,
}

interface Slopes {
  readonly start: number
  readonly nemesis: number
  readonly gravehold: number
  readonly life: number
  readonly danger: number
}

const USUAL: Slopes = { start: -2, nemesis: -0.072, gravehold: 0.074, life: 0.136, danger: -0.15 }

const BY_NEMESIS: Readonly<Record<string, Slopes>> = {
  rageborne: { start: -0.7, nemesis: -0.079, gravehold: 0.069, life: 0.147, danger: -0.22 },
  'carapace-queen': { start: -0.4, nemesis: -0.092, gravehold: 0.05, life: 0.134, danger: -0.09 },
  'umbra-titan': { start: -1.8, nemesis: -0.06, gravehold: 0.077, life: 0.147, danger: -0.2 },
  'crooked-mask': { start: -1.3, nemesis: -0.091, gravehold: 0.064, life: 0.166, danger: 0 },
  'prince-of-gluttons': { start: -0.8, nemesis: -0.076, gravehold: 0.06, life: 0.09, danger: -0.1 },
  'hollow-crown': { start: -3.9, nemesis: -0.07, gravehold: 0.081, life: 0.158, danger: 0 },
  'gate-witch': { start: -5, nemesis: -0.05, gravehold: 0.071, life: 0.168, danger: -0.2 },
  'magus-of-cloaks': { start: -3.2, nemesis: -0.11, gravehold: 0.1, life: 0.11, danger: -0.08 },
}

/** From expert on, cards and mats do more than they say at normal difficulty. */
const EXPERT = 2
const INCREASED = -1.4

const slopes: readonly Slopes[] = matLibrary.list(({ id }) => BY_NEMESIS[id] ?? USUAL)
/** By nemesis, one number a feature. */
const parts: readonly Float64Array[] = matLibrary.list(({ id }) =>
  Float64Array.from(FEATURES, (name) => ({ ...PARTS, ...(BY_NEMESIS[id] ?? USUAL) })[name] ?? 0),
)
const usual = Float64Array.from(FEATURES, (name) => ({ ...PARTS, ...USUAL })[name] ?? 0)
const numbers = new Float64Array(COUNT)

/** How likely the players are to win from here, if they play soundly. */
export function odds(s: State): number {
  readFeatures(s, numbers)
  const nemesis = nemesisId.get(s)
  const its = parts[nemesis] ?? usual
  let sum = (slopes[nemesis] ?? USUAL).start + (difficulty.get(s) >= EXPERT ? INCREASED : 0)
  for (let i = 0; i < COUNT; i++) sum += its[i]! * numbers[i]!
  return sum
}
