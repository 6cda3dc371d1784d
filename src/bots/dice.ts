import { isFair, type Seed } from '../kernel/random.ts'

const WARM_UP = 12

/** A bot's own chance (sfc32): it has nothing to do with the game's. */
export class Dice {
  private readonly cells = new Int32Array(4)

  seed(seed: Seed): void {
    const [a, b, c, d] = seed
    const { cells } = this
    cells[0] = a
    cells[1] = b
    cells[2] = c
    cells[3] = d
    for (let i = 0; i < WARM_UP; i++) this.next()
  }

  /** A fair number from 0 to sides - 1. */
  roll(sides: number): number {
    for (;;) {
      const m = (this.next() >>> 16) * sides
      if (isFair(m & 0xffff, sides)) return m >>> 16
    }
  }

  /** A seed for something else. */
  fresh(): Seed {
    return [this.next(), this.next(), this.next(), this.next()]
  }

  private next(): number {
    const { cells } = this
    const b = cells[1]!
    const c = cells[2]!
    const t = (cells[0]! + b + cells[3]!) | 0
    cells[3] = cells[3]! + 1
    cells[0] = b ^ (b >>> 9)
    cells[1] = c + (c << 3)
    cells[2] = ((c << 21) | (c >>> 11)) + t
    return t
  }
}
