import type { Person } from '../language/people.ts'

/** Who sits where, as the words of one reader call them: herself, and the others by name. */
export const peopleFor = (names: readonly string[], answersFor: readonly number[]): readonly Person[] =>
  names.map((name, seat) => (answersFor.length === 1 && answersFor[0] === seat ? { you: true } : { name }))
