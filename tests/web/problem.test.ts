import { describe, expect, it } from 'vitest'
import { Refusal } from '../../src/kernel/refusal.ts'
import { inBothLanguages } from '../../src/web/engine/problem.ts'

const both = (en: string, fr: string) => ({ en, fr })

describe('what the page says when something is refused', () => {
  it.each([
    [
      'decks[0].main',
      'The main deck of player 1: too few cards',
      'Le deck principal du joueur 1\u00a0: trop peu de cartes',
    ],
    [
      'decks[1].market',
      'The market of player 2: too few cards',
      'Le marché du joueur 2\u00a0: trop peu de cartes',
    ],
    ['decks[1]', 'The deck of player 2: too few cards', 'Le deck du joueur 2\u00a0: trop peu de cartes'],
    ['answer 12', 'Answer 12: too few cards', 'Réponse 12\u00a0: trop peu de cartes'],
    ['content', 'Too few cards', 'Trop peu de cartes'],
    ['', 'Too few cards', 'Trop peu de cartes'],
  ])('at %s', (place, en, fr) => {
    const refusal = new Refusal(both('too few cards', 'trop peu de cartes'), place)
    expect(inBothLanguages(refusal)).toEqual(both(en, fr))
  })

  it('leaves the words of a fault as they are', () => {
    expect(inBothLanguages(new Error('x: y'))).toEqual(both('x: y', 'x: y'))
  })
})
