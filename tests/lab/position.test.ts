import { expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { Table } from '../../src/table/table.ts'

it('a position with changed cards can be played, and laying it out is no part of the log', () => {
  const position = { 'player 1': { units: [{ card: 'Oni Ronin', strength: 4 }] } }
  const table = Table.begin(fromPosition(eternal, eternal.scenario), { position }, 'position')
  expect(table.seats).toBe(2)
  expect(table.log).toEqual([])
})
