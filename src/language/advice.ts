import type { Option } from '../kernel/options.ts'
import type { State } from '../kernel/state.ts'

/** What is worth trying although each of its steps by itself may not be, such as an attack with everything. */
export interface Plans {
  /** The plan that this option can begin, or 0. */
  begunBy(option: Option): number
  /** How much each option of the pending decision serves the plan; false when it has no more to say. */
  follow(world: State, plan: number, weights: Float64Array): boolean
}

/**
 * What a game tells bots about itself. All of it reads a world that was dealt again for the seat that thinks
 * (`determinise`), never the truth.
 */
export interface Advice {
  /** How much each option of the pending decision appeals to a sound player, into `weights`: the more the better. */
  weigh(world: State, weights: Float64Array): void
  /**
   * The answer that every sound player gives whatever the others hold, or -1: read from the options alone, so that
   * no world has to be imagined for it.
   */
  atOnce(s: State): number
  /** An option of this weight or more is taken without thinking ahead. */
  readonly obvious: number
  /** How likely this seat is to win, as the logarithm of the odds; where all win together, that they do. */
  odds(world: State, seat: number): number
  /** Has this seat won the game that is over? */
  won(world: State, seat: number): boolean
  /** Do these two seats win together? -1 is the whole table. */
  allied(one: number, other: number): boolean
  /** How far the game has come. */
  turn(world: State): number
  /** How many turns ahead it pays to look. */
  readonly horizon: number
  readonly plans: Plans | null
  /**
   * How far a searching bot strays from the preferences in what follows the option that it thinks about; with 0 only
   * that option is searched.
   */
  readonly curiosity: number
  /** How many tries of a searching bot the preferences count for beside what was tried. */
  readonly trust: number
  /** How much a change of the odds counts: the more, the sooner a great success is as good as a greater one. */
  readonly contrast: number
  /** Why a sound player would choose this option, as a key of `Words.reason`. */
  reason(world: State, option: number): string
}
