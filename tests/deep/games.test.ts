import { describe, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { playInFourWays, playToTheEnd } from '../lab/properties.ts'
import { sittings } from '../lab/tables.ts'

describe.each(games)('many random games of $id', (game) => {
  const document = game.setupFrom({})
  it('all end', () => {
    playToTheEnd(game, document, 'deep', 10_000)
  })
  it('go the same way copied, stored and replayed', () => {
    for (let i = 0; i < 300; i++) playInFourWays(game, document, `deep four ways/${i}`)
  })
})

describe('many games at every table', () => {
  it.each(sittings)('$title', ({ title, game, document }) => {
    playToTheEnd(game, document, `deep ${title}`, 500)
    for (let i = 0; i < 5; i++) playInFourWays(game, document, `deep ${title} four ways/${i}`)
  })
})
