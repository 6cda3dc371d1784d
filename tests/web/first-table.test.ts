import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../src/games/index.ts'
import { Table } from '../../src/table/table.ts'
import { firstTables } from '../../src/web/games/first.ts'
import { GAMES } from '../../src/web/games/ids.ts'

describe.each(GAMES)('the very first table of %s', (id) => {
  const { setup, seeds } = firstTables[id]
  it.each(seeds)('dealt from %s opens in the player’s own turn', (seed) => {
    const table = Table.begin(gameNamed(id), setup, seed)
    const asked = () => table.game.decision(table.state)
    // Both may keep their hands before the first turn.
    while (asked().kind === 'keep') table.answer(asked().options.findIndex(({ kind }) => kind === 'keep'))
    const { seat, kind } = asked()
    expect(kind).toMatch(/^main/)
    expect(table.game.observe(table.state, 0)).toMatchObject({ turn: 1 })
    if (id === 'eternal') expect(seat).toBe(0)
  })
})
