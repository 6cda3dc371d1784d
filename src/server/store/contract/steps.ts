/* The steps of a game, one after the other. */

import type { NewNotice } from './people.ts'
import type { Time } from './values.ts'

/** What a step is; numbers, because there are millions of them. */
export const STEP = {
  /** `value`: index of the option; `data`: so many milliseconds it took to arrive, which nobody is charged for. */
  answer: 0,
  /** `value`: number of the act in the game's list. */
  act: 1,
  /** `value`: so many answers are kept. */
  back: 2,
  /** `data`: the bot or the person who sits there from now on. */
  seat: 3,
  /** `value`: so many milliseconds count for nobody. */
  pause: 4,
} as const
export type StepKind = (typeof STEP)[keyof typeof STEP]

export interface Step {
  readonly n: number
  readonly kind: StepKind
  readonly seat: number
  readonly value: number
  readonly data: string | null
  /** What the sender called it, so that a repeated one is known. */
  readonly key: string
  /** Digest of the state after it. */
  readonly mark: number
  readonly at: Time
}

/** What a table waits for. */
export interface Asking {
  readonly asked: number | null
  /** Milliseconds from the commit until the server has to act by itself. */
  readonly dueAfter: number | null
  /** Go into the outbox with the same commit. */
  readonly notices: readonly NewNotice[]
}

export interface Append extends Omit<Step, 'at'>, Asking {
  readonly game: string
  /** Of the claim under which this is written: an older one changes nothing. */
  readonly epoch: number
}

/** `stored`: on disk, at this time. `fenced`: another node owns the table, or this step was not the next; nothing changed. */
export type Appended = { readonly stored: true; readonly at: Time } | { readonly stored: false }

export interface Steps {
  /** Answers for each entry, in order, after the commit. Entries of one game are in the order of their numbers. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>
  /** The steps of a table after the first `after`. */
  load(game: string, after: number): Promise<readonly Step[]>
}
