import { NONE } from '../../kernel/state.ts'
import { add } from '../../language/compiler/evaluator.ts'
import { SharedRows } from '../../language/compiler/shared-rows.ts'
import { type Selection, Steps } from '../../language/compiler/steps.ts'
import { MOST_DEFINITIONS } from '../../language/library.ts'
import { growing } from './growing.ts'
import { CARDS, defOf, IN_PLAY, isOrdered, machine, type State, zones } from './state.ts'

/** What the things of a selection are. */
export interface ThingSelection extends Selection {
  readonly things: 'cards' | 'breaches' | 'piles' | 'players' | 'minions'
  /** All of them are put in a new order: where they lie now tells them apart no more. */
  readonly reordered?: true
}

const DISTINCT = 63
const ZONE_SHIFT = Math.log2(MOST_DEFINITIONS)

/**
 * Two cards look alike when they are the same card in the same place; minions in play never do. Where cards
 * have an order, only those are alike between which no other card lies: without either, the rest is the same.
 */
function look(s: State, x: number, selection: Selection): number {
  const { things, reordered } = selection as ThingSelection
  if ((things !== 'cards' && things !== 'minions') || x >= CARDS) return x
  const z = zones.of(s, x)
  if (z === IN_PLAY) return (DISTINCT << ZONE_SHIFT) | x
  if (reordered !== true && isOrdered(z)) return (DISTINCT << ZONE_SHIFT) | firstOfRun(s, x)
  return (z << ZONE_SHIFT) | defOf(s, x)
}

/** The topmost of the equal cards that lie upon one another. */
export function firstOfRun(s: State, c: number): number {
  const def = defOf(s, c)
  let first = c
  for (
    let above = zones.before(s, c);
    above !== NONE && defOf(s, above) === def;
    above = zones.before(s, above)
  )
    first = above
  return first
}

export const steps = new Steps(machine, look)
export const { assembler, evaluator } = steps
export const rows = new SharedRows(steps, add)
growing.keep(steps.selections)
growing.keep(steps.forks)
growing.keep(steps.consents)
growing.keep(rows.written)

/** Texts of the rules that other rules start; each is written in the file of its name. */
export const GAME = assembler.declare('the game')
export const UNLEASH = assembler.declare('unleash')
export const EXHAUST = assembler.declare('exhausted')
export const WARD = assembler.declare('a blow that may be warded off')
export const SEVERAL = assembler.declare('several things at once')
export const ENTER_PLAY = assembler.declare('a nemesis card enters play')
/** A nemesis card is drawn outside the draw phase. */
export const DRAW_ONE = assembler.declare('draw another nemesis card')
/** The game for examples, and parts of it on their own. */
export const STEPWISE = assembler.declare('the game, step by step')
export const NEMESIS_MAIN = assembler.declare('nemesis main phase')
export const NEMESIS_DRAW = assembler.declare('nemesis draw phase')
/** One card in play, as if its place in the nemesis main phase had come. */
export const RESOLVE_ONE = assembler.declare('resolve a nemesis card')
/** Damage dealt by a player without a card; how much waits in the local of the bonus. */
export const DEAL_DAMAGE = assembler.declare('deal damage')
