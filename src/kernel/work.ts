import { tooMuchWork } from './limits.ts'
import { FIXED } from './scratch.ts'

/*
 * Steps are counted by the machine, but one step may look through every card there is, and a text may ask for that as
 * often as it likes: sets within filters of sets, cards made by chance, cards made by the hundred. And whatever happens is
 * seen by every seat, logged and sent, a dozen units at each of the steps. Whatever can make one step long says here how
 * much it does, and the run that it belongs to is stopped when it is too much for a decision.
 */

/** Many times what any real card needs: so many times a text may look through the table between two decisions. */
const MOST = 100_000
const numbers = new Int32Array(FIXED)
/** What is left of it. */
const LEFT = 0
/** How many runs are going on, each within the one before; outside of them nobody has to stop. */
const RUNNING = 1

export function beginWork(): void {
  if (numbers[RUNNING]!++ === 0) numbers[LEFT] = MOST
}

export function endWork(): void {
  numbers[RUNNING]!--
}

/** One for every look through the cards on the table and for every card that is made or drawn; some for an event. */
export function spend(n: number): void {
  numbers[LEFT]! -= n
  if (numbers[LEFT]! < 0) exhausted()
}

function exhausted(): void {
  numbers[LEFT] = MOST
  if (numbers[RUNNING]! > 0) throw tooMuchWork()
}
