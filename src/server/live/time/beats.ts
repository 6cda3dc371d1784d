import type { Timekeeper } from './timekeeper.ts'

/** In games with hidden hands everything leaves on this grid, so that no time tells what somebody holds. */
const BEAT = 50
/**
 * At least so long before it leaves it is made: more to choose from takes longer to put into words, and whoever measured
 * when it came would know that. What is not ready in time waits for the next beat.
 */
const MAKING = 10

const nextBeat = (after: number): number => after - (after % BEAT) + BEAT

/** The beats of all tables of this process: each time is waited for once, however many wait for it. */
export class Beats {
  private readonly time: Timekeeper
  private readonly report: (error: unknown) => void
  private readonly waiting = new Map<number, (() => void)[]>()
  private soon: (() => void)[] | null = null

  constructor(time: Timekeeper, report: (error: unknown) => void) {
    this.time = time
    this.report = report
  }

  /** The beat with which leaves what begins to be made now. */
  get next(): number {
    return nextBeat(this.time.steady() + MAKING)
  }

  /** The beat that comes now: what should have left with one that has gone by leaves with this one. */
  orNext(beat: number): number {
    const now = this.time.steady()
    return now < beat ? beat : nextBeat(now)
  }

  /** Does something as soon as what happens now is over. */
  afterwards(what: () => void): void {
    if (this.soon === null) {
      this.soon = []
      this.time.after(0, () => {
        const now = this.soon ?? []
        this.soon = null
        this.all(now)
      })
    }
    this.soon.push(what)
  }

  /** Does something at once, unless a beat has come with which something has yet to leave: then after that. */
  behind(what: () => void): void {
    const now = this.time.steady()
    let late: (() => void)[] | null = null
    for (const [beat, leaving] of this.waiting) if (beat <= now) late = leaving
    if (late === null) what()
    else late.push(() => this.afterwards(what))
  }

  /** Does something with a beat. */
  at(beat: number, what: () => void): void {
    const known = this.waiting.get(beat)
    if (known !== undefined) {
      known.push(what)
      return
    }
    this.waiting.set(beat, [what])
    this.wait(beat)
  }

  private wait(beat: number): void {
    this.time.after(beat - this.time.steady(), () => {
      // A timer may come a little early.
      if (this.time.steady() < beat) return this.wait(beat)
      const now = this.waiting.get(beat) ?? []
      this.waiting.delete(beat)
      this.all(now)
    })
  }

  /** What fails for one table keeps no other one waiting. */
  private all(what: readonly (() => void)[]): void {
    const faults: unknown[] = []
    for (const each of what)
      try {
        each()
      } catch (error) {
        faults.push(error)
      }
    // Nor does what fails for whoever hears of it.
    for (const fault of faults) this.report(fault)
  }
}
