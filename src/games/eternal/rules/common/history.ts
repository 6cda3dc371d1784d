import type { State } from '../../../../kernel/state.ts'
import { HISTORY_KINDS, historyField } from '../../state.ts'
import { within } from './limits.ts'

export const CARDS_PLAYED = 0
export const SPELLS_PLAYED = 1
export const POWER_PLAYED = 2
export const CARDS_DRAWN = 3
export const CARDS_DISCARDED = 4
export const UNITS_DIED = 5
export const UNITS_SACRIFICED = 6
export const ATTACKS_MADE = 7
export const HITS_MADE = 8
export const DAMAGE_TAKEN = 9
export const INFLUENCE_GAINED_TURN = 10
export const ATTACKS_THIS_GAME = 11
export const SIGILS_THIS_GAME = 12

/** Counts something for the texts that look back (A6). */
export function count(s: State, p: number, what: number, n = 1): void {
  const at = p * HISTORY_KINDS + what
  historyField.set(s, at, within(historyField.get(s, at) + n))
}
