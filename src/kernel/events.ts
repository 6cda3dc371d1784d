import type { State } from './state.ts'
import { spend } from './work.ts'

/**
 * Every observable change is reported once, by the function that makes it. Simulations listen to
 * nothing, so a report costs a comparison; where somebody listens it counts as work.
 */
export type Sink = (s: State, kind: number, a: number, b: number, c: number, d: number) => void

/** What one event counts as work: somebody may look at it, log it and send it, for every seat. */
const REPORTED = 4

let sink: Sink | null = null

/** Runs `body` with every event going to `to`. */
export function listening<T>(to: Sink | null, body: () => T): T {
  const before = sink
  sink = to
  try {
    return body()
  } finally {
    sink = before
  }
}

export function emit(s: State, kind: number, a = 0, b = 0, c = 0, d = 0): void {
  if (sink === null) return
  spend(REPORTED)
  sink(s, kind, a, b, c, d)
}
