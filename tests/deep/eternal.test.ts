import { afterAll, describe, expect, it } from 'vitest'
import { leaksNothing } from '../eternal/hidden/secrets.ts'
import { Fuzz } from '../eternal/random-games/fuzz.ts'

const PARTS = 10
const GAMES = 2_000

describe('random games with random decks that seek what was used least', () => {
  const fuzz = new Fuzz('deep')
  it.each(Array.from({ length: PARTS }, (_, i) => i + 1))(`${GAMES} games, part %i`, (part) => {
    fuzz.play(GAMES, `deep ${part}`)
    expect(fuzz.games).toBe(part * GAMES)
  })
  it('use every card', () => {
    expect(fuzz.unused).toEqual([])
  })
  it('let every skill matter', () => {
    expect(fuzz.idle).toEqual([])
  })
  afterAll(() => {
    console.log(
      `${fuzz.games} games, ${fuzz.decisions} decisions; never used: ${fuzz.unused.join(', ') || 'nothing'}`,
    )
  })
})

describe('games with random decks', () => {
  it('show no seat what it cannot see', () => {
    for (let g = 0; g < 300; g++)
      leaksNothing({ decks: [`random::deep a${g}`, `random::deep b${g}`] }, `deep ${g}`)
  })
})
