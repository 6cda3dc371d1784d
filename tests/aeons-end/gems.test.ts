import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { gemsWouldGive } from '../../src/games/aeons-end/rules/gems.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { Table } from '../../src/table/table.ts'

function inHand(hand: readonly string[]) {
  const position = { players: 1, phase: 'main', 'player 1': { mage: 'kadir', hand } }
  const { state } = Table.begin(fromPosition(aeonsEnd, aeonsEnd.scenario), { position }, 'position')
  const before = [...state]
  const given = gemsWouldGive(state)
  expect([...state]).toEqual(before)
  return given
}

describe('what the gems in hand would give', () => {
  it('counts every gem that asks nothing', () => {
    expect(inHand(['crystal', 'crystal', 'jade', 'spark'])).toEqual({ gems: 3, aether: 4 })
  })

  it.each([
    [['emerald-shard', 'crystal', 'crystal', 'crystal']],
    [['crystal', 'emerald-shard', 'crystal', 'crystal']],
    [['crystal', 'crystal', 'crystal', 'emerald-shard', 'emerald-shard']],
  ])('leaves out one that asks, wherever it lies: %s', (hand) => {
    expect(inHand(hand)).toEqual({ gems: 3, aether: 3 })
  })

  it.each(['en', 'fr'] as const)('asks nothing where a gem does not say that it may, in %s', (lang) => {
    const gems = aeonsEnd.cardIds
      .map((id) => aeonsEnd.words[lang].card(id))
      .filter(({ type }) => type === 'gem')
    const plain = gems.filter(({ asks }) => asks !== true).map(({ id }) => id)
    expect(plain).toEqual(expect.arrayContaining(['crystal', 'jade', 'searing-ruby', 'diamond-cluster']))
    expect(plain.filter((id) => inHand([id]).gems !== 1)).toEqual([])
    const asking = gems.filter(({ asks }) => asks === true).map(({ id }) => id)
    expect(asking).toEqual(expect.arrayContaining(['emerald-shard', 'burning-opal', 'refined-lumenium']))
  })

  it('is nothing without gems', () => {
    expect(inHand(['spark'])).toEqual({ gems: 0, aether: 0 })
  })
})
