import type { TableOptions } from '../../../table/options.ts'
import type { Participant } from '../../../table/shared-table.ts'
import { THINK, WINDOW } from '../../../table/time/clock.ts'

/** An answer that is carried out when the window closes. */
export interface HeldAnswer {
  readonly by: Participant
  readonly index: number
  readonly id: string
  /** Says to whoever gave it what became of it. */
  readonly done: (revision: number) => void
  /** Says that it was never carried out: the table has moved on without it. */
  readonly missed: () => void
}

/**
 * A reaction window that was shown. However fast or slow somebody answers, the others see it at the same time: not
 * before W, or exactly then.
 */
export class ReactionWindow {
  readonly revision: number
  readonly seat: number
  private readonly mode: TableOptions['windows']
  private opened: number
  private thought = 0
  held: HeldAnswer | null = null

  constructor(revision: number, seat: number, mode: TableOptions['windows'], opened: number) {
    this.revision = revision
    this.seat = seat
    this.mode = mode
    this.opened = opened
  }

  /** Does it close by itself, with or without an answer? */
  get exactly(): boolean {
    return this.mode === 'sealed'
  }

  get closes(): number {
    return this.mode === 'plain' ? this.opened : this.opened + WINDOW + this.thought
  }

  /** How long it is open yet. Until it is seen it is open for as long as then. */
  left(now: number): number {
    return Math.max(0, this.closes - Math.max(now, this.opened))
  }

  /** What should have been seen at one time is seen later: it is open for as long as it would have been. */
  putOff(from: number, to: number): void {
    if (this.opened === from) this.opened = to
  }

  get thinking(): boolean {
    return this.thought > 0
  }

  /** Buys time, once. */
  think(): void {
    this.thought = THINK
  }

  /** Must an answer given now wait? */
  holds(now: number): boolean {
    return now < this.closes
  }
}
