import { describe, expect, it } from 'vitest'
import { readScenarios } from '../../src/lab/scenarios/document.ts'
import { castsOf } from '../../tools/casts.ts'

const castIn = (game: string, text: string): string => castsOf(game, readScenarios('a.yaml', text))[0]!

describe('the cast of an example', () => {
  it('is the cards that its moves name, in French', () => {
    const told = `
title: A spell on a unit
game: eternal
given: {player 1: {hand: [Torch]}, player 2: {units: [Oni Ronin]}}
when: [play Torch, pick Oni Ronin, pass all]
then: {player 2: {units: []}}`
    expect(castIn('eternal', told)).toBe('Torche, Ronin oni')
  })

  it('is what lies there where no move names a card, and nothing where nothing does', () => {
    const told = (given: string) => `
title: The nemesis unleashes
game: aeons-end
given: ${given}
when: unleash
then: {}`
    expect(castIn('aeons-end', told('{player 1: {hand: [jade]}}'))).toBe('Jade')
    expect(castIn('aeons-end', told('{}'))).toBe('')
  })
})
