/** Seconds of this process on a core: a busy neighbour distorts it little. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * CPU time of this thread alone: what plays a game or copies it. The compiler's own threads, which are busy
 * for seconds after a large program has started, do not count as the speed of a decision.
 */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/**
 * What work takes by a clock, done again and again until the clock has moved: some machines count the time of a
 * thread in steps of ten milliseconds.
 */
export function timed(
  clock: () => number,
  work: () => void,
): { readonly times: number; readonly seconds: number } {
  const start = clock()
  for (let times = 1; ; times++) {
    work()
    const seconds = clock() - start
    if (seconds > 0) return { times, seconds }
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
