/** What time it is, and something to be done later; tests have one of their own. */
export interface Timekeeper {
  now(): number
  /** Does something after so many milliseconds; gives what keeps it from happening. */
  after(milliseconds: number, what: () => void): () => void
}

/** A timer has nobody to tell of a fault: it is reported, and the process goes on. */
export const guarded = (time: Timekeeper, report: (error: unknown) => void): Timekeeper => ({
  now: () => time.now(),
  after: (milliseconds, what) =>
    time.after(milliseconds, () => {
      try {
        what()
      } catch (error) {
        report(error)
      }
    }),
})

/** The longest that a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1

/** A clock that goes on evenly, whatever the time of this machine is set to meanwhile. */
const steady = (): number => Math.floor(performance.timeOrigin + performance.now())

/** Does something later; a table that waits keeps no process alive. */
function after(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, Math.min(Math.max(0, milliseconds), LONGEST))
  timer.unref()
  return () => clearTimeout(timer)
}

/** The time of this machine, put forward by so much. */
export const timeOf = (offset: number): Timekeeper => ({ now: () => steady() + offset, after })

/** A difference to the store that is not worth a leap. */
const TOLERATED = 250

/**
 * The time of the store, which all nodes share: counted on by a clock that nobody sets, and compared with the store now
 * and then, because a machine that sleeps counts nothing.
 */
export class StoreTime implements Timekeeper {
  readonly after = after
  private readonly store: () => Promise<number>
  private readonly clock: () => number
  private offset = 0

  /** Knows nothing until it has followed the store once. */
  constructor(store: () => Promise<number>, clock: () => number = steady) {
    this.store = store
    this.clock = clock
  }

  now(): number {
    return this.clock() + this.offset
  }

  async follow(): Promise<void> {
    const asked = this.now()
    const time = await this.store()
    const answered = this.now()
    const difference = Math.round(time - (asked + answered) / 2)
    // The answer may have been made at any time between asking and hearing it.
    if (Math.abs(difference) > (answered - asked) / 2 + TOLERATED) this.offset += difference
  }
}
