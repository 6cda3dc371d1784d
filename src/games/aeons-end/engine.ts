import { SharedRows } from '../../language/compiler/shared-rows.ts'
import { add } from '../../language/evaluator.ts'
import { type Selection, Steps } from '../../language/steps.ts'
import { CARDS, defOf, IN_PLAY, machine, type State, zones } from './state.ts'

/** What the things of a selection are. */
export interface ThingSelection extends Selection {
  readonly things: 'cards' | 'breaches' | 'piles' | 'players' | 'minions'
}

const DISTINCT = 63
const ZONE_SHIFT = 10

/** Two cards look alike when they are the same card in the same place; minions in play never do. */
function look(s: State, x: number, selection: Selection): number {
  const { things } = selection as ThingSelection
  if ((things !== 'cards' && things !== 'minions') || x >= CARDS) return x
  const z = zones.of(s, x)
  return z === IN_PLAY ? (DISTINCT << ZONE_SHIFT) | x : (z << ZONE_SHIFT) | defOf(s, x)
}

export const steps = new Steps(machine, look)
export const { assembler, evaluator } = steps
export const rows = new SharedRows(steps, add)

/** Texts of the rules that other rules start; each is written in the file of its name. */
export const GAME = assembler.declare('the game')
export const UNLEASH = assembler.declare('unleash')
export const EXHAUST = assembler.declare('exhausted')
export const SEVERAL = assembler.declare('several things at once')
export const ENTER_PLAY = assembler.declare('a nemesis card enters play')
