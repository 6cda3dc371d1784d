import { enterAlone } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { abilityText, mageLibrary } from '../content.ts'
import { assembler } from '../engine.ts'
import type { Window } from '../language/nodes.ts'
import { charged, charges, isWithheld, mageOf, NO_ABILITIES, playerCount, type State } from '../state.ts'
import { ABILITY } from './accounts.ts'
import { isCharged, loseCharges } from './charges.ts'
import { ABILITY_USED } from './events.ts'

export const YOUR_MAIN_PHASE = 0
export const ANY_MAIN_PHASE = 1
export const AFTER_TURN_CARD = 2
export const AFTER_NEMESIS_DRAW = 3
const WINDOWS: readonly Window[] = ['yourMainPhase', 'anyMainPhase', 'afterTurnCardDrawn', 'afterNemesisDraw']
const windowOf = mageLibrary.bytes('window', (mage) => WINDOWS.indexOf(mage.ability.window))

/** R019: the printed window is open and every space has a charge. */
export function abilityReady(s: State, p: number, window: number): boolean {
  if (!isCharged(s, p) || isWithheld(s, NO_ABILITIES)) return false
  const mage = mageOf.get(s, p)
  return mage !== NONE && windowOf[mage] === window
}

/** Could anybody use an ability in this window? */
export function someoneReady(s: State, window: number): boolean {
  if (charged.get(s) === 0) return false
  for (let p = 0; p < playerCount.get(s); p++) if (abilityReady(s, p, window)) return true
  return false
}

/** R020, M01: the charges are gone before the effect. */
export function useAbility(s: State, p: number, card: number): void {
  emit(s, ABILITY_USED, p)
  enterAlone(charges.get(s, p), ABILITY, p)
  loseCharges(s, p, charges.get(s, p))
  assembler.start(s, abilityText[mageOf.get(s, p)]!, p, p, card)
}
