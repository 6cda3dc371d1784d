/** What time it is, and something to be done later; tests have one of their own. */
export interface Timekeeper {
  /** The time that all nodes share. It may leap, also back: then the clock of the store was set, or this machine slept. */
  now(): number
  /** A clock that never leaps, for how long something takes in this process. */
  steady(): number
  /**
   * Does something after so many milliseconds of the steady clock, perhaps a little sooner; gives what cancels it. So whoever waits
   * for a time looks at the clock then, and waits on if it has not come.
   */
  after(milliseconds: number, what: () => void): () => void
}

/** A timer has nobody to tell of a fault: it is reported, and the process goes on. */
export const guarded = (time: Timekeeper, report: (error: unknown) => void): Timekeeper => ({
  now: () => time.now(),
  steady: () => time.steady(),
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

/** Does something when its time has come by the steady clock; a table that waits keeps no process alive. */
function after(milliseconds: number, what: () => void): () => void {
  const due = steady() + Math.max(0, milliseconds)
  let timer: NodeJS.Timeout
  const wait = (): void => {
    timer = setTimeout(
      () => {
        // A timer of Node may come a moment early, and what is far away is waited for in parts.
        if (steady() < due) wait()
        else what()
      },
      Math.min(Math.max(0, due - steady()), LONGEST),
    )
    timer.unref()
  }
  wait()
  return () => clearTimeout(timer)
}

/** The time of this machine, put forward by so much. */
export const timeOf = (offset: number): Timekeeper => ({ now: () => steady() + offset, steady, after })

/** A difference to the store that is not worth a leap. */
const TOLERATED = 250

/**
 * The time of the store, which all nodes share: counted on by a clock that nobody sets, and compared with the store now
 * and then, because a machine that sleeps counts nothing.
 */
export class StoreTime implements Timekeeper {
  readonly after = after
  readonly steady = steady
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
