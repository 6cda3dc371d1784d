/** A small generator of its own: the same cases on every run. */
export class Dice {
  private state: number

  constructor(seed: number) {
    this.state = (seed * 2654435761) >>> 0
  }

  /** From 0 to n - 1. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  one<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }
}
