import { expect, it } from 'vitest'
import { fitted, guessed, windowsMet } from '../server/live/windows.ts'

const EACH = 5000

it('checklist 3: ten thousand windows tell no guesser what somebody holds, even or sealed, and many where nothing protects it', async () => {
  const usual = { holding: { least: 300, more: 1500 }, empty: { least: 50, more: 600 } }
  const slow = { ...usual, holding: { least: 300, more: 8000 } }
  for (const [mode, habits] of [
    ['even', usual],
    ['sealed', slow],
  ] as const) {
    const met = await windowsMet(mode, EACH, habits)
    expect(guessed(met), mode).toBeLessThanOrEqual(0.52)
    expect(fitted(met), mode).toBeLessThanOrEqual(0.52)
  }
  // The same guessers find it where nothing protects it.
  const open = await windowsMet('plain', EACH, usual)
  expect(guessed(open)).toBeGreaterThan(0.75)
  expect(fitted(open)).toBeGreaterThan(0.75)
}, 7_200_000)
