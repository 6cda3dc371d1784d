import { account, enter, keepsAccount, type Line, newAccount } from '../../../../kernel/account.ts'
import type { State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { DOUBLE_DAMAGE } from '../../content.ts'
import { DOUBLE, SHARE } from '../common/accounts.ts'
import { type Blow, deal, isDoubledToPlayers, NO_LINES, newBlow } from '../damage/damage.ts'
import { enterStrength } from '../values/sums.ts'
import { strength } from '../values/values.ts'

/*
 * Damage of a fight is dealt at the same time (ER16): every blow of a moment is worked out, with the strength and the
 * skills that are there then, before the first one is dealt.
 */

const blows: Blow[] = []
let struck = 0

export function beginBlows(): void {
  struck = 0
}

/** What this unit or relic weapon deals in a fight, doubled by Double Damage. */
export function force(s: State, by: Card, its: number): number {
  const n = strength(s, by)
  return n <= 0 ? 0 : (its & DOUBLE_DAMAGE) !== 0 ? n * 2 : n
}

/** One more blow: `amount` of what `by` has goes to this object; `its` are the skills of the source. */
export function addBlow(
  s: State,
  object: number,
  amount: number,
  by: Card,
  source: number,
  its: number,
  gainer: number,
): void {
  if (amount <= 0) return
  if (struck === blows.length) blows.push(newBlow(true))
  const blow = blows[struck++]!
  const twice = (its & DOUBLE_DAMAGE) === 0 && isDoubledToPlayers(s, object, source)
  blow.object = object
  blow.amount = twice ? 2 * amount : amount
  blow.source = source
  blow.skills = its
  blow.gainer = gainer
  blow.lines = keepsAccount() ? linesOf(s, by, amount, (its & DOUBLE_DAMAGE) !== 0, twice) : NO_LINES
}

/** The strength of what strikes, doubled, or the share of it that lands here, doubled there. */
function linesOf(s: State, by: Card, amount: number, doubled: boolean, twice: boolean): readonly Line[] {
  newAccount()
  enterStrength(s, by)
  const whole = strength(s, by)
  if (doubled) enter(whole, DOUBLE)
  enter(amount - (doubled ? 2 * whole : whole), SHARE)
  if (twice) enter(amount, DOUBLE)
  return [...account()]
}

export function dealBlows(s: State): void {
  for (let i = 0; i < struck; i++) {
    const blow = blows[i]!
    if (blow.lines.length > 0) {
      newAccount()
      for (const { by, why, a, b, c } of blow.lines) enter(by, why, a, b, c)
    }
    deal(s, blow)
  }
  struck = 0
}
