import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { abilityText, mages } from '../content.ts'
import { assembler } from '../engine.ts'
import type { Window } from '../language/nodes.ts'
import { charges, mageOf, type State } from '../state.ts'
import { isCharged, loseCharges } from './charges.ts'
import { ABILITY_USED } from './events.ts'

/** R019: the printed window is open and every space has a charge. */
export function abilityReady(s: State, p: number, window: Window): boolean {
  const mage = mageOf.get(s, p)
  return mage !== NONE && mages[mage]!.ability.window === window && isCharged(s, p)
}

/** R020, M01: the charges are gone before the effect. */
export function useAbility(s: State, p: number, card: number): void {
  emit(s, ABILITY_USED, p)
  loseCharges(s, p, charges.get(s, p))
  assembler.start(s, abilityText[mageOf.get(s, p)]!, p, p, card)
}
