import { emit } from '../../../../kernel/events.ts'
import type { State } from '../../../../kernel/state.ts'
import { phase } from '../../state.ts'
import { PHASE_EVENT } from './events.ts'

export function enterPhase(s: State, to: number): void {
  phase.set(s, to)
  emit(s, PHASE_EVENT, to)
}
