import { copyInto } from '../kernel/block.ts'
import type { Machine } from '../kernel/machine.ts'
import { heaviest, MOST_OPTIONS, type Option, optionAt } from '../kernel/options.ts'
import { NONE, type Schema, type State } from '../kernel/state.ts'

/** A text that asks more often than this is judged where it stands. */
const MOST_ANSWERS = 40

/**
 * Looks at what becomes of an option: carries it out in a copy, answers what the same text asks next by the
 * same preferences, and judges the table. Preferences may themselves look ahead, but not for ever.
 */
export class Outlook {
  private readonly machine: Machine
  private readonly weigh: (world: State, weights: Float64Array) => void
  private readonly worlds: readonly State[]
  private readonly weights: readonly Float64Array[]
  private nested = 0

  constructor(
    machine: Machine,
    schema: Schema,
    deepest: number,
    weigh: (world: State, weights: Float64Array) => void,
  ) {
    this.machine = machine
    this.weigh = weigh
    this.worlds = Array.from({ length: deepest }, () => schema.create())
    this.weights = Array.from({ length: deepest }, () => new Float64Array(MOST_OPTIONS))
  }

  /** How many looks ahead one is already in. */
  get depth(): number {
    return this.nested
  }

  /** Can one look further ahead from here? */
  get possible(): boolean {
    return this.nested < this.worlds.length
  }

  /** The table after an option, once the text that asks, and all that it started, has nothing more to ask. */
  afterText(s: State, chosen: Option): State {
    const running = this.machine.running(s)
    // The lowest text is the game itself: what it asks next is another matter.
    return this.until(s, chosen, this.machine.below(s, running) === NONE ? running + 1 : running)
  }

  /** The table after an option, once whatever it started has nothing more to ask. */
  afterStarted(s: State, chosen: Option): State {
    return this.until(s, chosen, this.machine.running(s) + 1)
  }

  /** The table after an option, once a question comes at which this look ahead ends, such as somebody's next turn. */
  afterQuestions(s: State, chosen: Option, ends: (op: number) => boolean): State {
    return this.until(s, chosen, 0, ends)
  }

  private until(s: State, chosen: Option, text: number, ends?: (op: number) => boolean): State {
    const { machine } = this
    const world = this.worlds[this.nested]!
    const weights = this.weights[this.nested]!
    copyInto(world, s)
    this.nested++
    try {
      machine.take(world, chosen, text)
      for (let n = 0; n < MOST_ANSWERS && machine.waiting(world) && machine.running(world) >= text; n++) {
        if (ends?.(machine.askedOp(world))) break
        const options = machine.options(world)
        this.weigh(world, weights)
        machine.options(world)
        machine.take(world, optionAt(heaviest(weights, options)), text)
      }
    } finally {
      this.nested--
    }
    return world
  }
}
