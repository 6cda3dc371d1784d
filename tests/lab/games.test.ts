import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { hash } from '../../src/kernel/block.ts'
import { mustAgree } from '../../src/kernel/opening.ts'
import { openRecord } from '../../src/table/opening.ts'
import { Table } from '../../src/table/table.ts'
import { playInFourWays, playToTheEnd } from './properties.ts'
import { sittings } from './tables.ts'

describe.each(games)('random games of $id', (game) => {
  const document = game.setupFrom({})
  it('all end', () => {
    playToTheEnd(game, document, 'all end', 100)
  })
  it('go the same way copied, stored and replayed', () => {
    for (let i = 0; i < 4; i++) playInFourWays(game, document, `four ways/${i}`)
  })
})

describe.each(games)('a table of $id', (game) => {
  it('forgets in its log what was taken back, and is the same when resumed', () => {
    const table = Table.begin(game, game.setupFrom({}), 'log')
    const logs: string[] = []
    const hashes: number[] = []
    for (let i = 0; i < 30; i++) {
      logs.push(JSON.stringify(table.log))
      hashes.push(hash(table.state))
      table.answer(i % table.options)
    }
    const resumed = mustAgree(openRecord(game, table.session.record()))
    expect(resumed.log).toEqual(table.log)
    for (let i = 29; i >= 0; i--) {
      expect(table.undo(true)).toBe(true)
      expect(JSON.stringify(table.log)).toBe(logs[i])
      expect(hash(table.state)).toBe(hashes[i])
    }
    expect(table.undo(true)).toBe(false)
  })
})

describe('every table ends', () => {
  it.each(sittings)('$title', ({ title, game, document }) => {
    playToTheEnd(game, document, title, 4)
  })
})
