/**
 * Rules keep a few counters and modes in module variables while they read a value, where a parameter would cost
 * speed. When something throws, the table that catches it must not leave them as they were in the middle of
 * that reading: each module says here how its own begin.
 */
const resets: (() => void)[] = []

/** Says how the scratch of a module is at rest. */
export function onFault(reset: () => void): void {
  resets.push(reset)
}

/** Every scratch is at rest again. Only where nothing is being read: at the edge of a table, after a fault. */
export function resetScratch(): void {
  for (const reset of resets) reset()
}

/**
 * The length of an array for a few numbers that are read and written all the time. V8 has to look for those of a variable or
 * of a shorter array each time; a longer one lies at a place that is known when the code is compiled.
 */
export const FIXED = 32
