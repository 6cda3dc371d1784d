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
/** The game for examples, and parts of it on their own. */
export const STEPWISE = assembler.declare('the game, step by step')
export const NEMESIS_MAIN = assembler.declare('nemesis main phase')
export const NEMESIS_DRAW = assembler.declare('nemesis draw phase')
/** One card in play, as if its place in the nemesis main phase had come. */
export const RESOLVE_ONE = assembler.declare('resolve a nemesis card')
/** Damage dealt by a player without a card; how much waits in the local of the bonus. */
export const DEAL_DAMAGE = assembler.declare('deal damage')
