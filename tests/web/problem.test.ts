import { describe, expect, it } from 'vitest'
import { writeMageCode } from '../../src/games/aeons-end/growth/code.ts'
import { newMage } from '../../src/games/aeons-end/growth/options.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { inBothLanguages } from '../../src/web/engine/problem.ts'
import { readTypedCode } from '../../src/web/setup/aeons-end/grown.ts'

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

  it('takes nothing of the sentence for the place, nor of the place for the sentence', () => {
    const said = both('“a: b” is no card', '“a: b” n’est pas une carte')
    expect(inBothLanguages(new Refusal(said, 'packs: 1'))).toEqual(
      both('“a: b” is no card', '«\u202fa: b\u202f» n’est pas une carte'),
    )
  })

  it('says what is wrong with a typed mage without its place in the code', () => {
    const code = writeMageCode(newMage('Ada'))
    expect(readTypedCode(code, 'en')).toEqual({ code })
    const misplaced = writeMageCode({ ...newMage('Ada'), mastery: { kind: 'ordered', place: 15 } })
    for (const lang of ['en', 'fr'] as const)
      expect(readTypedCode(misplaced, lang)).toEqual({ problem: expect.stringMatching(/^\p{Lu}[^:]*\.$/u) })
  })

  it('leaves the words of a fault as they are', () => {
    expect(inBothLanguages(new Error('x: y'))).toEqual(both('x: y', 'x: y'))
  })
})
