import type { Tables } from '../store/store.ts'

/** A node that has not been heard of for so long has lost its tables to whoever asks for them. */
export const LEASE = 3_000
const BEAT = 1_000
/** Where a store has one process only, nobody waits for it to end. */
const FOR_GOOD = 10 * 365 * 86_400_000

/** Keeps a node alive in the eyes of the others. The fence of a table holds also when this fails. */
export class Lease {
  private readonly tables: Tables
  private readonly node: string
  private timer: NodeJS.Timeout | undefined
  private beating = false

  constructor(tables: Tables, node: string) {
    this.tables = tables
    this.node = node
  }

  async begin(shared: boolean): Promise<void> {
    await this.tables.beat(this.node, '', shared ? LEASE : FOR_GOOD)
    if (!shared) return
    this.timer = setInterval(() => void this.beat(), BEAT)
    this.timer.unref()
  }

  private async beat(): Promise<void> {
    if (this.beating) return
    this.beating = true
    // A store that is away for a moment is asked again with the next beat.
    await this.tables.beat(this.node, '', LEASE).catch(() => {})
    this.beating = false
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.tables.gone(this.node).catch(() => {})
  }
}
