import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { REASONS, sweep } from '../lab/needless.ts'

const GAMES = 400

describe.each([aeonsEnd, eternal])('$id', (game) => {
  it(`asks nobody what changes nothing in ${GAMES} games, unless there is a reason`, () => {
    const { unexplained, decisions, found } = sweep(game, GAMES, 'deep')
    expect(unexplained).toEqual([])
    const kinds = new Set(found.map(({ kind }) => kind))
    console.log(`${decisions} decisions; asked for a reason: ${[...kinds].join(', ')}`)
    for (const kind of kinds) expect(REASONS[game.id]).toHaveProperty([kind])
  })
})
