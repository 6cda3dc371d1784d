/** At most so much of a line's delay is nobody's time: whoever answers pings late on purpose wins no more than this. */
export const MOST_LAG = 300
/** The shortest of so many trips counts: one that was late says little of the line, and much of a process that was busy. */
const REMEMBERED = 4

/** How long it takes until an answer arrives, measured by pings of this server: what a page says of it counts nothing. */
export class Lag {
  private trips: readonly number[] = []
  private pinged = 0
  private since: number | null = null

  /** A ping leaves now; gives the text that has to come back. The ping before it is waited for no longer. */
  ping(now: number): string {
    this.pinged += 1
    this.since = now
    return String(this.pinged)
  }

  ponged(token: string, now: number): void {
    if (this.since === null || token !== String(this.pinged)) return
    this.trips = [...this.trips, Math.max(0, now - this.since)].slice(-REMEMBERED)
    this.since = null
  }

  /** How many milliseconds before it arrived an answer was given. */
  get credit(): number {
    if (this.trips.length === 0) return 0
    return Math.min(Math.floor(Math.min(...this.trips) / 2), MOST_LAG)
  }
}
