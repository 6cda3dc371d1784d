import { enter } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { mageLibrary } from '../content.ts'
import { charged, charges, isWithheld, mageOf, NO_CHARGES, type State } from '../state.ts'
import { LIMIT } from './accounts.ts'
import { CHARGES_CHANGED } from './events.ts'

const NO_MAGE_CHARGES = 5

/** R145: the spaces on the mat. */
const spaces = mageLibrary.bytes('number of charges', (mage) => mage.ability.charges)
export function chargeSpaces(s: State, p: number): number {
  if (isWithheld(s, NO_CHARGES)) return 0
  const mage = mageOf.get(s, p)
  return mage === NONE ? NO_MAGE_CHARGES : spaces[mage]!
}
export const isCharged = (s: State, p: number): boolean => (charged.get(s) & (1 << p)) !== 0

/** The only place that writes charges: it keeps track of who is ready. */
export function setCharges(s: State, p: number, n: number): void {
  charges.set(s, p, n)
  const bit = 1 << p
  charged.set(s, n > 0 && n === chargeSpaces(s, p) ? charged.get(s) | bit : charged.get(s) & ~bit)
}

export function gainCharges(s: State, p: number, n: number): void {
  const before = charges.get(s, p)
  setCharges(s, p, Math.min(chargeSpaces(s, p), before + n))
  if (charges.get(s, p) === before) return
  enter(charges.get(s, p) - before - n, LIMIT)
  emit(s, CHARGES_CHANGED, p, charges.get(s, p) - before, charges.get(s, p))
}

export function loseCharges(s: State, p: number, n: number): void {
  const before = charges.get(s, p)
  setCharges(s, p, Math.max(0, before - n))
  if (charges.get(s, p) === before) return
  enter(before - charges.get(s, p) - n, LIMIT)
  emit(s, CHARGES_CHANGED, p, charges.get(s, p) - before, charges.get(s, p))
}
