const FULL = 40
const PER_SECOND = 8
/** Whoever comes can go on playing at once, whatever was said on another page. */
const AT_LEAST = 4

/** What somebody may still say at a table. It is hers however often she connects: coming again fills it but a little. */
export class Purse {
  private credit = FULL
  private at: number

  constructor(now: number) {
    this.at = now
  }

  private refill(now: number): void {
    this.credit = Math.min(FULL, this.credit + ((now - this.at) * PER_SECOND) / 1000)
    this.at = now
  }

  /** Somebody connects with it. */
  welcome(now: number): void {
    this.refill(now)
    this.credit = Math.max(AT_LEAST, this.credit)
  }

  /** Takes the cost of a command; false when there is not so much left. */
  pay(cost: number, now: number): boolean {
    this.refill(now)
    if (cost > this.credit) return false
    this.credit -= cost
    return true
  }

  /** A full one is as good as a new one. */
  isFull(now: number): boolean {
    this.refill(now)
    return this.credit === FULL
  }
}
