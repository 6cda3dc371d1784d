/** So many keys are remembered for certain; those that have not come up for longest are forgotten. */
const KEYS = 10_000

/** A map that forgets: in two generations, so that no key has to be looked for to be dropped. */
class Recent<T> {
  private young = new Map<string, T>()
  private old = new Map<string, T>()

  get(key: string): T | undefined {
    return this.young.get(key) ?? this.old.get(key)
  }

  set(key: string, value: T): void {
    if (this.young.size >= KEYS) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, value)
  }

  delete(key: string): void {
    this.young.delete(key)
    this.old.delete(key)
  }

  get size(): number {
    return this.young.size + this.old.size
  }
}

/** Lets through so much at once, and so much every second. */
export class Buckets {
  private readonly most: number
  private readonly perSecond: number
  private readonly clock: () => number
  private readonly levels = new Recent<{ level: number; at: number }>()

  constructor(most: number, perSecond: number, clock: () => number) {
    this.most = most
    this.perSecond = perSecond
    this.clock = clock
  }

  take(key: string, cost = 1): boolean {
    const level = this.level(key)
    const good = level >= cost
    this.set(key, good ? level - cost : level)
    return good
  }

  /** What was taken was not needed after all. */
  giveBack(key: string, cost = 1): void {
    this.set(key, Math.min(this.most, this.level(key) + cost))
  }

  /** From now on there is at least so much. */
  fill(key: string, least: number): void {
    this.set(key, Math.max(this.level(key), least))
  }

  private level(key: string): number {
    const known = this.levels.get(key)
    if (known === undefined) return this.most
    // A clock that was set back takes nothing away.
    const passed = Math.max(0, this.clock() - known.at)
    return Math.min(this.most, known.level + (passed / 1000) * this.perSecond)
  }

  private set(key: string, level: number): void {
    this.levels.set(key, { level, at: this.clock() })
  }
}

/** How many there are of something at the same time. */
export class Counts {
  private readonly most: number
  private readonly counts = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  enter(key: string): boolean {
    const count = this.counts.get(key) ?? 0
    if (count >= this.most) return false
    this.counts.set(key, count + 1)
    return true
  }

  leave(key: string): void {
    const count = (this.counts.get(key) ?? 1) - 1
    if (count === 0) this.counts.delete(key)
    else this.counts.set(key, count)
  }
}

const TRIES = 5
const LOCKED = 15 * 60_000

/** Wrong codes: after five of them nothing is tried for a quarter of an hour, by whichever key. */
export class Attempts {
  private readonly clock: () => number
  private readonly wrong = new Recent<{ count: number; at: number }>()

  constructor(clock: () => number) {
    this.clock = clock
  }

  /** A try counts as wrong until it was right: a hundred at the same moment are not five. */
  begin(keys: readonly string[]): boolean {
    const may = keys.every((key) => {
      const known = this.wrong.get(key)
      return known === undefined || known.count < TRIES || this.clock() - known.at >= LOCKED
    })
    if (may) this.count(keys)
    return may
  }

  private count(keys: readonly string[]): void {
    for (const key of keys) {
      const known = this.wrong.get(key)
      const count = known === undefined || this.clock() - known.at >= LOCKED ? 1 : known.count + 1
      this.wrong.set(key, { count, at: this.clock() })
    }
  }

  succeeded(keys: readonly string[]): void {
    for (const key of keys) this.wrong.delete(key)
  }
}
