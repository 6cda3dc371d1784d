import type { Tables } from '../store/contract/tables.ts'

/** A node that has not been heard of for so long has lost its tables to whoever asks for them. */
export const LEASE = 3_000
const BEAT = 1_000
/** A node that could not be heard of for so long stops answering: soon others may. */
export const UNSURE = 2_000
/** Where a store has one process only, nobody waits for it to end; only until when it lived is asked afterwards. */
const FOR_GOOD = 10 * 365 * 86_400_000
const BEAT_ALONE = 10_000

/**
 * Keeps a node alive in the eyes of the others. The fence of a table holds also when this fails; whoever only looks is not
 * fenced, so that a node which was frozen, or cut off, stops by itself.
 */
export class Lease {
  /** Called when the others may have taken the tables of this node. */
  onLapsed: () => void = () => {}
  private readonly tables: Pick<Tables, 'beat' | 'gone'>
  private readonly node: string
  private readonly now: () => number
  private timer: NodeJS.Timeout | undefined
  private beating = false
  private shared = false
  /** When the last beat that was heard was sent; a node that shares nothing is sure without. */
  private receivedAt = Number.POSITIVE_INFINITY

  /** `now`: a clock that goes on while the process is frozen, and that nobody sets. */
  constructor(
    tables: Pick<Tables, 'beat' | 'gone'>,
    node: string,
    now: () => number = () => performance.now(),
  ) {
    this.tables = tables
    this.node = node
    this.now = now
  }

  async begin(shared: boolean): Promise<void> {
    this.shared = shared
    const sent = this.now()
    await this.tables.beat(this.node, '', this.lasts)
    if (shared) this.receivedAt = sent
    this.timer = setInterval(() => void this.beat(), shared ? BEAT : BEAT_ALONE)
    this.timer.unref()
  }

  private get lasts(): number {
    return this.shared ? LEASE : FOR_GOOD
  }

  /** Can no other node have the tables of this one? */
  get isHeld(): boolean {
    return this.now() - this.receivedAt < UNSURE
  }

  async beat(): Promise<void> {
    if (this.beating) return
    this.beating = true
    const sent = this.now()
    // Before it is renewed: what is in memory may be old.
    if (sent - this.receivedAt >= LEASE) this.onLapsed()
    try {
      await this.tables.beat(this.node, '', this.lasts)
      if (this.now() - this.receivedAt >= LEASE) this.onLapsed()
      if (this.shared) this.receivedAt = sent
    } catch {
      // A store that is away for a moment is asked again with the next beat.
    }
    this.beating = false
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.tables.gone(this.node).catch(() => {})
  }
}
