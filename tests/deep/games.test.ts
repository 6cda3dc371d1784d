import { describe, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { playInFourWays, playToTheEnd } from '../lab/properties.ts'

describe.each(games)('many random games of $id', (game) => {
  const document = game.setupFrom({})
  it('all end', () => {
    playToTheEnd(game, document, 'deep', 10_000)
  })
  it('go the same way copied, stored and replayed', () => {
    for (let i = 0; i < 300; i++) playInFourWays(game, document, `deep four ways/${i}`)
  })
})
