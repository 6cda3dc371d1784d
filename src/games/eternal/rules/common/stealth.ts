import { emit } from '../../../../kernel/events.ts'
import type { State } from '../../../../kernel/state.ts'
import { isHidden, know } from '../../knowledge.ts'
import { CARDS, controllerOf } from '../../state.ts'
import { REVEALED } from './events.ts'

/**
 * A unit with Stealth is turned up when it deals or takes damage, when something of the enemy affects it, when
 * something is played on it and when it uses an ability.
 */
export function turnUp(s: State, x: number): void {
  if (x < 0 || x >= CARDS || !isHidden(s, 1 - controllerOf(s, x), x)) return
  know(s, 0, x)
  know(s, 1, x)
  emit(s, REVEALED, x)
}
