/** Everything a text of Aeon's End can say, as plain data. See docs/writing-cards.md. */

export * from './nodes/amounts-and-conditions.ts'
export * from './nodes/cards.ts'
export * from './nodes/effects.ts'
export * from './nodes/players-and-things.ts'
export * from './nodes/rules-and-clauses.ts'
