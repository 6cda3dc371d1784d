import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { cardThatAsks } from '../../src/language/label.ts'

const { machine, scenario, words } = aeonsEnd

/** The question that is open after these moves. */
function askedAfter(given: unknown, ...moves: readonly unknown[]) {
  const s = scenario.given(given)
  for (const move of moves) scenario.perform(s, move, (index) => machine.answer(s, index))
  return aeonsEnd.decision(s)
}

describe('what asks', () => {
  const power = { phase: 'main', nemesis: { play: ['woven-sky'] } }
  const hand = ['crystal', 'crystal', 'spark', 'spark']

  it('is a card, with the text of it that asks', () => {
    const cast = askedAfter(
      {
        phase: 'casting',
        'player 1': { breaches: { 1: { prepped: 'spark' } } },
        nemesis: { play: ['bane-sire'] },
      },
      { cast: { from: 1 } },
    )
    expect(cast.why).toEqual({ card: 'spark', part: 'cast' })
    const price = askedAfter({ ...power, 'player 1': { hand } }, { 'discard power': 'woven-sky' })
    expect(price.why).toEqual({ card: 'woven-sky', part: 'to discard' })
    expect(cardThatAsks(price)).toBe('woven-sky')
  })

  it('is a rule where no card asks', () => {
    const main = askedAfter({ ...power, 'player 1': { hand } })
    expect(main.why).toEqual({ text: 'the game, step by step' })
    expect(cardThatAsks(main)).toBeNull()
    expect(cardThatAsks(null)).toBeNull()
  })

  it('lets a power say only what asks: its price, or what it does', () => {
    const { parts, text } = words.en.card('woven-sky')
    expect(Object.keys(parts!)).toEqual(['to discard', ''])
    expect(text).toBe(`${parts!['to discard']}\n${parts!['']}`)
    expect(parts!['to discard']).toMatch(/^TO DISCARD: /)
    expect(words.en.card('spark').parts).toBeUndefined()
  })
})
