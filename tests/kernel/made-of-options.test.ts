import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import {
  beginOptions,
  forgetOptionsOf,
  onceForOptions,
  option,
  ownOptions,
} from '../../src/kernel/options.ts'
import { fairNumbers, seedFrom } from '../../src/kernel/random.ts'
import { Session } from '../../src/kernel/session.ts'

describe('what is made of a list of options', () => {
  const block = games[0]!.schema.create()
  const list = (kind: number): void => {
    beginOptions()
    option(kind)
    ownOptions(block, 1)
  }

  it('is made once, until there is another list', () => {
    list(1)
    expect(onceForOptions(() => 'first')).toBe('first')
    expect(onceForOptions(() => 'again')).toBe('first')
    list(2)
    expect(onceForOptions(() => 'second')).toBe('second')
  })

  it('is forgotten with the list', () => {
    list(1)
    expect(onceForOptions(() => 'first')).toBe('first')
    forgetOptionsOf(block)
    expect(onceForOptions(() => 'second')).toBe('second')
  })

  it('is not kept when another list was made meanwhile', () => {
    list(1)
    const made = onceForOptions(() => {
      list(2)
      return 'of the first'
    })
    expect(made).toBe('of the first')
    expect(onceForOptions(() => 'of the second')).toBe('of the second')
  })
})

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
