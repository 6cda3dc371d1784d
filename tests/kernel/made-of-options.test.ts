import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { fairNumbers, seedFrom } from '../../src/kernel/random.ts'
import { Session } from '../../src/kernel/session.ts'

describe.each(games)('what is asked in $id', (game) => {
  it('is the same, whatever was asked elsewhere in between', () => {
    const roll = fairNumbers(seedFrom('asked'))
    const tables = ['one', 'two'].map((seed) => new Session(game, game.setupFrom({}), seed))
    const other = game.schema.create()
    for (let i = 0; i < 80; i++)
      for (const { state } of tables) {
        if (!game.machine.waiting(state)) continue
        const asked = JSON.stringify(game.decision(state))
        copyInto(other, state)
        expect(JSON.stringify(game.decision(other))).toBe(asked)
        expect(JSON.stringify(game.decision(state))).toBe(asked)
        game.machine.answer(state, roll(game.machine.options(state)))
        // The copy stands where it stood.
        expect(JSON.stringify(game.decision(other))).toBe(asked)
      }
  })
})
