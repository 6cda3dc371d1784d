/*
 * Small typed builders, so that a definition reads like its card. What they make is plain data with a
 * few chained words on its prototype; the card shells strip those, so that a definition is JSON.
 */

export * from './builders/amounts.ts'
export * from './builders/cards.ts'
export * from './builders/clauses.ts'
export * from './builders/conditions.ts'
export * from './builders/destinations.ts'
export * from './builders/effects.ts'
export * from './builders/events.ts'
export * from './builders/mats.ts'
export * from './builders/picks.ts'
export * from './builders/rules.ts'
export * from './builders/shared.ts'
export * from './builders/steps.ts'
export * from './builders/subjects.ts'
export * from './builders/things.ts'
