import type { Player } from '../source/source.ts'

export const STRENGTHS = ['easy', 'normal', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** A seat as a form says it: a person, or a bot of a strength. */
export type SeatChoice = 'person' | Strength

export const SEAT_CHOICES: readonly SeatChoice[] = ['person', ...STRENGTHS]

export const playerFor = (choice: SeatChoice): Player =>
  choice === 'person' ? { bot: null } : { bot: `search:${choice}` }
