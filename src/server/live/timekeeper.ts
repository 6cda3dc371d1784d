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

/** The time of this machine, put forward by so much to be that of the store. */
export const timeOf = (offset: number): Timekeeper => ({
  now: () => Date.now() + offset,
  after(milliseconds, what) {
    const timer = setTimeout(what, Math.min(Math.max(0, milliseconds), LONGEST))
    // A table that waits keeps no process alive.
    timer.unref()
    return () => clearTimeout(timer)
  },
})
