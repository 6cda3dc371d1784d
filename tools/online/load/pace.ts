import { nextPing } from '../../../src/table/wire/connection.ts'

/** How many milliseconds people take for a decision, on average. */
export const PACE: Readonly<Record<string, number>> = { 'aeons-end': 12_000, eternal: 6_000 }

/** A page that has heard nothing for so long says a ping. */
const PING_EVERY = 8_000

/** Says pings as a page does (src/table/wire/connection.ts); whoever has it is told what is said and heard beside. */
export class Pings {
  private readonly send: () => void
  private received = performance.now()
  private said = this.received
  private pinged = this.received
  private timer: NodeJS.Timeout | undefined

  constructor(send: () => void) {
    this.send = send
    this.wait()
  }

  onReceived(): void {
    this.received = performance.now()
  }

  says(): void {
    this.said = performance.now()
  }

  end(): void {
    clearTimeout(this.timer)
  }

  private get due(): number {
    return nextPing(PING_EVERY, this.received, this.said, this.pinged)
  }

  private wait(): void {
    this.timer = setTimeout(
      () => {
        const now = performance.now()
        if (now >= this.due) {
          this.send()
          this.said = now
          this.pinged = now
        }
        this.wait()
      },
      Math.max(0, this.due - performance.now()),
    )
  }
}

/** How long somebody takes this time: between half and one and a half of the usual. */
export const thinkingTime = (pace: number): number => pace * (0.5 + Math.random())

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
