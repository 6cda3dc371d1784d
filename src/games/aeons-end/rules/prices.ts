import { enter, enterAlone } from '../../../kernel/account.ts'
import { costOf } from '../content.ts'
import { defOf, PILE_ZONES, PILES, refinedLeft, type State, zones } from '../state.ts'
import { COST, REFINED } from './accounts.ts'

const REFINEMENT = 1

/** Is any pile cheaper for this player? */
export const hasRefined = (s: State, p: number): boolean => refinedLeft.get(s, p) !== 0

/** LP5: does this card lie in a refined pile of which the player has gained no card yet? */
function isRefined(s: State, p: number, c: number): boolean {
  if (!hasRefined(s, p)) return false
  const pile = zones.of(s, c) - PILE_ZONES
  return pile >= 0 && pile < PILES && (refinedLeft.get(s, p) & (1 << pile)) !== 0
}

/** What a player pays for a card of the supply. */
export const priceOf = (s: State, p: number, c: number): number =>
  costOf[defOf(s, c)]! - (isRefined(s, p, c) ? REFINEMENT : 0)

/** The same, with its account. */
export function pricePaid(s: State, p: number, c: number): number {
  enterAlone(costOf[defOf(s, c)]!, COST, c)
  if (isRefined(s, p, c)) enter(-REFINEMENT, REFINED)
  return priceOf(s, p, c)
}

/** The first card of a pile that a player gains, paid for or not, is the one that was cheaper. */
export function noteGained(s: State, p: number, zone: number): void {
  const left = refinedLeft.get(s, p)
  if (left !== 0) refinedLeft.set(s, p, left & ~(1 << (zone - PILE_ZONES)))
}
