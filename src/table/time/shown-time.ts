import type { Company, WindowShown } from '../messages.ts'
import { THINK } from './clock.ts'

/** A reaction window by the clock of whoever was told of it. */
export interface OpenWindow {
  /** When it closes, or may be shown to have been answered. */
  readonly closes: number
  readonly exactly: boolean
  readonly thinking: boolean
}

/** A window of which so much is left now. */
export const openWindow = (window: WindowShown | null, left: number, now: number): OpenWindow | null =>
  window === null ? null : { closes: now + left, exactly: window.exactly, thinking: window.thinking }

/** A window is nobody's time at first; what "think" buys is paid for. */
export const paidFrom = (window: OpenWindow | null): number =>
  window === null ? Number.NEGATIVE_INFINITY : window.closes - (window.thinking ? THINK : 0)

/** What somebody has left at a time. */
export interface TimeLeft {
  /** Of her turn where that is less, for then her time is over. */
  readonly left: number
  /** Of all that she has for the game. */
  readonly all: number
  /** It is less because of her turn. */
  readonly ofTurn: boolean
  readonly runs: boolean
}

/**
 * What a seat has left, by the clock of whoever heard of it at `knownAt`; null where there is no clock. While somebody
 * is on holiday her time stands still.
 */
export function timeLeft(
  { clock, seats }: Pick<Company, 'clock' | 'seats'>,
  seat: number,
  {
    knownAt,
    window,
    now,
  }: { readonly knownAt: number; readonly window: OpenWindow | null; readonly now: number },
): TimeLeft | null {
  const bank = clock?.banks[seat]
  if (clock === null || bank === undefined) return null
  const running = clock.running?.seat === seat && seats[seat]?.holiday == null ? clock.running : null
  if (running === null) return { left: bank, all: bank, ofTurn: false, runs: false }
  const taken = Math.max(0, now - Math.max(knownAt, paidFrom(window)))
  const { turnLeft } = running
  return { left: Math.min(turnLeft, bank) - taken, all: bank - taken, ofTurn: turnLeft < bank, runs: true }
}
