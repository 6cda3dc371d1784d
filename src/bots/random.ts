import type { Seed } from '../kernel/random.ts'
import type { Asked, Bot } from './bot.ts'

const WARM_UP = 12

/** Takes any option, each as likely as the others. Its chance (sfc32) has nothing to do with the game's. */
export class RandomBot implements Bot {
  private readonly cells = new Int32Array(4)

  begin(seed: Seed): void {
    this.cells.set(seed)
    for (let i = 0; i < WARM_UP; i++) this.next()
  }

  choose(asked: Asked): number {
    const { options } = asked
    const unfair = 65536 % options
    for (;;) {
      const m = (this.next() >>> 16) * options
      if ((m & 0xffff) >= unfair) return m >>> 16
    }
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
