import { Session } from 'node:inspector/promises'

declare global {
  /** Counts since the thread began (tests/counted.ts). */
  var workSinceBegin: Work | undefined
}

/** What counts in this thread: only where it began before anything else was loaded it counts all. */
export function workOfThread(): Work {
  if (globalThis.workSinceBegin === undefined)
    throw new Error('this file has no thread in which work is counted')
  return globalThis.workSinceBegin
}

/**
 * Counts work in units that are the same on every machine: how often functions were called and the parts between their
 * branches were run, by whichever code of this thread.
 */
export class Work {
  private readonly session = new Session()

  static async counted(): Promise<Work> {
    const work = new Work()
    work.session.connect()
    await work.session.post('Profiler.enable')
    await work.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    return work
  }

  /** What was done since it was asked last. */
  async done(): Promise<number> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage')
    let sum = 0
    for (const { functions } of result)
      for (const { ranges } of functions) for (const { count } of ranges) sum += count
    return sum
  }

  async of(body: () => unknown): Promise<number> {
    await this.done()
    await body()
    return this.done()
  }
}
