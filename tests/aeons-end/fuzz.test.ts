import { expect, it } from 'vitest'
import { Fuzz } from './fuzz.ts'

it('random games at every kind of table keep all cards, always offer something and end', () => {
  const fuzz = new Fuzz('short')
  fuzz.play(400, 'short')
  expect(fuzz.games).toBe(400)
  // `npm run fuzz` plays until nothing is left; a short run already uses nearly everything.
  expect(fuzz.unused.length / fuzz.uses.size).toBeLessThan(0.15)
})
