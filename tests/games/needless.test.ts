import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { sweep } from '../lab/needless.ts'

/* A short form of the sweep in tests/deep. */

const GAMES = 8

describe.each([aeonsEnd, eternal])('$id', (game) => {
  it('asks nobody what changes nothing, unless there is a reason', () => {
    const { unexplained, decisions } = sweep(game, GAMES, 'needless')
    expect(unexplained).toEqual([])
    expect(decisions).toBeGreaterThan(GAMES * 20)
  })
})
