import type { State } from './state.ts'

/**
 * Every observable change is reported once, by the function that makes it. Simulations listen to
 * nothing, so a report costs one comparison.
 */
export type Sink = (s: State, kind: number, a: number, b: number, c: number, d: number) => void

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
  if (sink !== null) sink(s, kind, a, b, c, d)
}
