import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'

const at = (given: unknown) => eternal.scenario.given(given)
const why = (given: unknown, move: string, lang: 'en' | 'fr' = 'en') => eternal.wish!(at(given), move, lang)

describe('why something cannot be done', () => {
  it('is told with the number of its rule, in both languages', () => {
    const given = { 'player 1': { hand: ['Torch'] } }
    expect(why(given, 'play Torch')).toEqual({
      possible: false,
      why: { words: 'You are 1 power short.', rule: 'E025' },
    })
    expect(why(given, 'play torche', 'fr')).toEqual({
      possible: false,
      why: { words: 'Il vous manque 1\u00a0de puissance.', rule: 'E025' },
    })
  })

  it('knows units that cannot attack or block', () => {
    const given = {
      'player 1': {
        units: [
          { card: 'Pyre Adept', exhausted: true },
          { card: 'Oni Ronin', fresh: true },
        ],
      },
    }
    expect(why(given, 'attack Pyre Adept').why?.rule).toBe('E108')
    expect(why(given, 'Attack Oni Ronin').why?.words).toContain('no Charge')
  })

  it('says so when it can be done', () => {
    expect(why({ 'player 1': { hand: ['Fire Sigil'] } }, 'play Fire Sigil')).toEqual({
      possible: true,
      why: null,
    })
    expect(why({}, 'end turn')).toEqual({ possible: true, why: null })
  })

  it('refuses what is no move, and cards that are not there', () => {
    expect(() => why({}, 'win')).toThrow(Refusal)
    expect(() => why({}, 'play Torch')).toThrow('“Torch” is not in the hand of player 1')
    expect(() => why({}, 'attack Oni Ronin')).toThrow('“Oni Ronin” is not in play on the side of player 1')
    // A verb alone says nothing, in whatever language it was typed.
    for (const said of ['attack', 'attaquer']) expect(() => why({}, said)).toThrow('say it like one of these')
  })
})
