import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Arrivals } from '../server/live/secrets/arrivals.ts'
import { windowsOpened } from '../server/live/secrets/openings.ts'
import { fitted, guessed, type Habits, type Met, windowsMet } from '../server/live/windows/windows.ts'

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
    'tell no guesser by the time they are open what somebody holds where they are %s',
    async (mode, habits) => {
      const met = await windowsMet(mode, EACH, habits)
      expect(met).toHaveLength(2 * EACH)
      expect(guessed(met)).toBeLessThanOrEqual(0.52)
      expect(fitted(met)).toBeLessThanOrEqual(0.52)
    },
    8 * HOURS,
  )

  it(
    'tell the same guessers where nothing protects it',
    async () => {
      const met = await windowsMet('plain', EACH, usual)
      expect(guessed(met)).toBeGreaterThan(0.75)
      expect(fitted(met)).toBeGreaterThan(0.75)
    },
    8 * HOURS,
  )
})

describe('checklist 3: when ten thousand windows are opened, by a true clock at the end of a line', () => {
  let arrivals: Arrivals
  beforeAll(async () => {
    arrivals = await Arrivals.open(4)
  })
  afterAll(() => arrivals.close())

  it.each(['even', 'sealed', 'plain'] as const)(
    'tells no guesser what somebody holds where they are %s, and five microseconds more would',
    async (mode) => {
      const met = await windowsOpened(mode, EACH, arrivals)
      expect(met).toHaveLength(2 * EACH)
      const halves = (after: (each: Met) => number): readonly Met[] => {
        const all = met.map((each) => ({ ...each, after: after(each) }))
        return [...all.filter(({ holds }) => holds), ...all.filter(({ holds }) => !holds)]
      }
      const opened = halves(({ after }) => after)
      expect(guessed(opened)).toBeLessThanOrEqual(0.52)
      expect(fitted(opened)).toBeLessThanOrEqual(0.52)
      expect(guessed(halves(({ after, holds }) => after + (holds ? 5 : 0)))).toBeGreaterThan(0.52)
    },
    8 * HOURS,
  )
})
