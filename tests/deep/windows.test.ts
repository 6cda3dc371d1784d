import { describe, expect, it } from 'vitest'
import { byOpening, fitted, guessed, type Habits, windowsMet } from '../server/live/windows.ts'

/** So many in which somebody holds a fast card, and as many in which nobody does. */
const EACH = 5000
const HOURS = 3_600_000
const usual: Habits = { holding: { least: 300, more: 1500 }, empty: { least: 50, more: 600 } }
const slow: Habits = { ...usual, holding: { least: 300, more: 8000 } }

describe('checklist 3: ten thousand windows', () => {
  it.each([
    ['even', usual],
    ['sealed', slow],
  ] as const)(
    'tell no guesser what somebody holds where they are %s',
    async (mode, habits) => {
      const met = await windowsMet(mode, EACH, habits)
      expect(met).toHaveLength(2 * EACH)
      expect(guessed(met)).toBeLessThanOrEqual(0.52)
      expect(fitted(met)).toBeLessThanOrEqual(0.52)
      const opened = byOpening(met)
      expect(guessed(opened)).toBeLessThanOrEqual(0.52)
      expect(fitted(opened)).toBeLessThanOrEqual(0.52)
    },
    8 * HOURS,
  )

  it(
    'tell the same guessers where nothing protects it',
    async () => {
      const met = await windowsMet('plain', EACH, usual)
      expect(guessed(met)).toBeGreaterThan(0.75)
      expect(fitted(met)).toBeGreaterThan(0.75)
      // A few microseconds more for whoever holds something would be found as well.
      const slower = byOpening(met).map((each) => ({ ...each, after: each.after + (each.holds ? 20 : 0) }))
      expect(guessed(slower)).toBeGreaterThan(0.52)
    },
    8 * HOURS,
  )
})
