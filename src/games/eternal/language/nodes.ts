/**
 * The card language of Eternal as closed unions of plain, JSON-able nodes. Five readers read them:
 * compiler, English and French renderers, linter and bots. Stable: the renderers build on it.
 *
 * An instruction is one step with a check after it (EG2); `together` joins several effects into one.
 * Which choices are made before a reaction window, and whether there is one, is derived, never written.
 */

export * from './nodes/abilities.ts'
export * from './nodes/cards.ts'
export * from './nodes/costs.ts'
export * from './nodes/effects.ts'
export * from './nodes/events.ts'
export * from './nodes/expressions.ts'
export * from './nodes/modifications.ts'
export * from './nodes/new-cards.ts'
export * from './nodes/words.ts'
