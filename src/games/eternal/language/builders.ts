/** Small typed builders: a card definition reads aloud like its text. Nothing here but data comes out. */

export * from './builders/abilities.ts'
export * from './builders/amounts.ts'
export * from './builders/cards.ts'
export * from './builders/costs.ts'
export * from './builders/effects.ts'
export * from './builders/events.ts'
export * from './builders/filters.ts'
export * from './builders/keywords.ts'
export * from './builders/modifications.ts'
export * from './builders/skills.ts'
export * from './builders/steps.ts'
export * from './builders/things.ts'
