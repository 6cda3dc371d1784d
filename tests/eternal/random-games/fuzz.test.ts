import { expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { Fuzz } from './fuzz.ts'

it('random games with random legal decks keep all cards, always offer something and end', () => {
  const fuzz = new Fuzz('short')
  fuzz.play(100, 'short')
  expect(fuzz.games).toBe(100)
  // `npm run fuzz` plays until nothing is left; a short run already uses nearly everything.
  expect(fuzz.unused.length).toBeLessThan(eternal.cardIds.length / 3)
  expect(fuzz.idle.length).toBeLessThan(6)
})
