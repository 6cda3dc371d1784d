import { describe, expect, it } from 'vitest'
import type { CardEntry } from '../../src/language/face.ts'
import { countIn, curveOf, type OwnDeck, sizeOf, withOneLess, withOneMore } from '../../src/web/decks/deck.ts'
import { atLeast, influenceOdds, needsOf } from '../../src/web/decks/odds.ts'

const card = (id: string, type: string, cost: number, influence: string): readonly [string, CardEntry] => [
  id,
  { id, game: 'eternal', set: '1', type, cost, name: id, text: '', influence },
]
const cards = new Map([
  card('torch', 'spell', 1, 'F'),
  card('giant', 'unit', 9, 'FFF'),
  card('sigil', 'power', 0, 'F'),
])
const empty: OwnDeck = { id: 'x', name: 'x', format: 'throne', main: [], market: [], at: 0 }

describe('a deck that is being built', () => {
  it('takes and gives back copies one by one, in the deck and in the market', () => {
    const two = withOneMore(withOneMore(empty, 'main', 'torch'), 'main', 'torch')
    expect(two.main).toEqual([[2, 'torch']])
    expect(withOneLess(withOneLess(two, 'main', 'torch'), 'main', 'torch').main).toEqual([])
    expect(withOneLess(two, 'main', 'sigil')).toEqual(two)
    const market = withOneMore(two, 'market', 'giant')
    expect(countIn(market, 'market', 'giant')).toBe(1)
    expect(sizeOf(market)).toBe(2)
    expect(withOneLess(market, 'market', 'giant').market).toEqual([])
  })

  it('has a curve without its power cards, whose last step is open', () => {
    const deck = {
      ...empty,
      main: [
        [4, 'torch'],
        [2, 'giant'],
        [9, 'sigil'],
      ] as const,
    }
    expect(curveOf(deck, cards)).toEqual([0, 4, 0, 0, 0, 0, 0, 0, 2])
  })
})

describe('the odds of drawing', () => {
  it('are those of cards drawn without putting back', () => {
    // One ace at least among two of four cards with two aces: 1 - (2/4)(1/3).
    expect(atLeast(1, 2, 4, 2)).toBeCloseTo(5 / 6, 12)
    expect(atLeast(2, 2, 4, 2)).toBeCloseTo(1 / 6, 12)
    expect(atLeast(0, 0, 4, 2)).toBe(1)
    expect(atLeast(3, 2, 4, 4)).toBe(0)
    expect(atLeast(1, 25, 75, 7)).toBeCloseTo(0.9496, 3)
  })

  it('ask for the most that a card needs, and never before so many power cards can be played', () => {
    const deck = {
      ...empty,
      main: [
        [40, 'torch'],
        [2, 'giant'],
        [9, 'sigil'],
      ] as const,
    }
    const [need] = needsOf(deck, cards)
    expect(need).toEqual({ letter: 'F', most: 3, sources: 9, card: 'giant' })
    const odds = influenceOdds(deck, need!, need!.most, 4)
    expect(odds.slice(0, 2)).toEqual([0, 0])
    expect(odds[2]).toBeCloseTo(atLeast(3, 9, 51, 9), 12)
    expect(odds[3]).toBeGreaterThan(odds[2]!)
  })
})
