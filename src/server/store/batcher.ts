import { setTimeout } from 'node:timers/promises'
import type { Append, Appended, Step, Steps } from './contract/steps.ts'
import { isFaultOfRow } from './sql.ts'

interface Waiting {
  readonly entry: Append
  readonly done: (appended: Appended) => void
  readonly failed: (error: unknown) => void
}

/** More would only make those wait who came first. */
export const MOST_AT_ONCE = 500

/** So short that nobody notices, and long enough for some tables of a busy server. */
const GATHERING = 10

/** Waits for more to be stored with the next commit. */
export const gathering = (): Promise<unknown> => setTimeout(GATHERING)

/**
 * Group commit: while one is under way, entries of all tables gather, and the next commit takes them together. A
 * sync of the disk costs milliseconds, whether it carries one step or some hundred.
 */
export class Batcher implements Steps {
  private readonly steps: Steps
  private readonly gather: () => Promise<unknown>
  private waiting: Waiting[] = []
  private writing = false

  /** `gather`: where several tables are at play, more comes while this is waited for. */
  constructor(steps: Steps, gather: () => Promise<unknown> = async () => {}) {
    this.steps = steps
    this.gather = gather
  }

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    const entries = batch.map(
      (entry) =>
        new Promise<Appended>((done, failed) => {
          this.waiting.push({ entry, done, failed })
        }),
    )
    if (!this.writing) void this.write()
    return Promise.all(entries)
  }

  load(game: string, after: number): Promise<readonly Step[]> {
    return this.steps.load(game, after)
  }

  private async write(): Promise<void> {
    this.writing = true
    // Whatever else is appended in this turn of the event loop goes with the first commit.
    await Promise.resolve()
    while (this.waiting.length > 0) {
      const now = this.waiting.splice(0, MOST_AT_ONCE)
      await this.commit(now)
      if (now.length > 1 || this.waiting.length > 0) await this.gather()
    }
    this.writing = false
  }

  private async commit(now: readonly Waiting[]): Promise<void> {
    try {
      const appended = await this.steps.append(now.map(({ entry }) => entry))
      now.forEach(({ done }, i) => {
        done(appended[i]!)
      })
    } catch (error) {
      // What cannot be stored for one table must not stop the others; those that are stored twice are fenced.
      if (now.length > 1 && isFaultOfRow(error)) for (const each of now) await this.commit([each])
      else for (const { failed } of now) failed(error)
    }
  }
}
