import { describe, expect, it } from 'vitest'
import { gameNamed, games } from '../../src/games/index.ts'
import { broughtIn, withBrought, withHidden, withSeatsMoved } from '../../src/table/people/brought.ts'

describe('what the seats of a table bring along', () => {
  it.each(games)('is one entry of the set-up of $id for every seat', (game) => {
    const document = game.setupFrom({}, 'seats')
    const parts = broughtIn(game, document)
    expect(parts).toHaveLength(game.seats(game.readSetup(document)))
    expect(game.readSetup(withBrought(game, document, parts))).toEqual(game.readSetup(document))
    const turned = withSeatsMoved(game, document, [1, 0])
    expect(broughtIn(game, turned)).toEqual([parts[1], parts[0]])
    expect(
      broughtIn(
        game,
        withHidden(game, document, (seat) => seat === 1),
      ),
    ).toEqual([null, parts[1]])
  })
  it('is as usual where the document does not say it', () => {
    const game = gameNamed('aeons-end')
    expect(broughtIn(game, { nemesis: 'umbra-titan' })).toEqual(['brama', 'kadir'])
    expect(withBrought(game, { nemesis: 'umbra-titan' }, [undefined, 'mist'])).toEqual({
      nemesis: 'umbra-titan',
      mages: ['brama', 'mist'],
    })
  })
})
