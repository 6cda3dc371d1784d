import type { Duration, Side } from '../nodes.ts'

// The numbers that words of a card have in rows and steps.

export const SIDES: Record<Side, number> = { you: 0, enemy: 1, both: 2 }

export const RELATIONS = { exactly: 0, atLeast: 1, atMost: -1 } as const

export const WHO = { you: 0, enemy: 1, each: 2, cursed: 3, defending: 4 } as const

export const HISTORIES = [
  'cards played',
  'spells played',
  'power played',
  'cards drawn',
  'cards discarded',
  'units died',
  'units sacrificed',
  'attacks',
  'hits on the enemy player',
  'damage taken',
  'influence gained',
  'attacks this game',
  'Sigils played this game',
  'cards drawn or discarded',
] as const

export const LASTS: Record<Duration, number> = { 'for good': 0, 'this turn': 1, 'while yours': 2 }
