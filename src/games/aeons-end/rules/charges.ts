import { emit } from '../../../kernel/events.ts'
import { mages } from '../content.ts'
import { charges, mageOf, type State } from '../state.ts'
import { CHARGES_CHANGED } from './events.ts'

const NO_MAGE_CHARGES = 5

/** R145: the spaces on the mat. */
export const chargeSpaces = (s: State, p: number): number =>
  mages[mageOf.get(s, p)]?.ability.charges ?? NO_MAGE_CHARGES
export const isCharged = (s: State, p: number): boolean => charges.get(s, p) === chargeSpaces(s, p)

export function gainCharges(s: State, p: number, n: number): void {
  const before = charges.get(s, p)
  charges.set(s, p, Math.min(chargeSpaces(s, p), before + n))
  if (charges.get(s, p) !== before) emit(s, CHARGES_CHANGED, p, charges.get(s, p) - before, charges.get(s, p))
}

export function loseCharges(s: State, p: number, n: number): void {
  const before = charges.get(s, p)
  charges.set(s, p, Math.max(0, before - n))
  if (charges.get(s, p) !== before) emit(s, CHARGES_CHANGED, p, charges.get(s, p) - before, charges.get(s, p))
}
