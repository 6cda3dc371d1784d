import { describe, expect, it } from 'vitest'
import { loadEternal } from '../../../src/games/eternal/index.ts'
import * as b from '../../../src/games/eternal/language/builders.ts'
import type { Amount, Effect } from '../../../src/games/eternal/language/nodes.ts'
import { usualPacks } from '../../../src/games/eternal/packs/index.ts'
import { readPack } from '../../../src/games/eternal/read-pack.ts'
import { tooMuchWork } from '../../../src/kernel/limits.ts'
import { fromPosition } from '../../../src/lab/position.ts'
import { plain } from '../../../src/language/nodes.ts'
import { Table } from '../../../src/table/table.ts'

/*
 * A pack may ask for anything that the language can say. What would take minutes is stopped, and the table stays at the
 * decision before it.
 */

const TOO_MUCH = `the game was stopped: ${tooMuchWork().message}`

const often = (...steps: Effect[]): Effect => b.repeat(18, b.repeat(20, ...steps))

/** As many units as are at least as strong as there are units that are at least as strong as ... */
const nested = (depth: number): Amount =>
  depth === 0 ? 0 : b.count(b.units(b.withStrength('atLeast', nested(depth - 1))))

const texts: Readonly<Record<string, Effect>> = {
  'random-units': often(b.playNew(b.randomCard(b.aUnit), { n: 99 })),
  'random-cards-drawn': often(b.drawNew(b.randomCard(b.aUnit), { n: 99 })),
  'cards-drawn': b.repeat(40, often(b.drawNew(b.card('1-1'), { n: 99 }))),
  'cards-put': b.repeat(40, often(b.putNew(b.card('1-1'), 'void', { n: 99 }))),
  'sets-in-sets': b.repeat(99, b.deal(nested(6), b.enemyPlayer)),
}

const pack = readPack(
  JSON.parse(
    JSON.stringify({
      id: 'toomuch',
      version: 1,
      cards: Object.entries(texts).map(([name, text]) =>
        plain(b.spell(`toomuch@1/${name}`, `Too Much ${name}`, { cost: 0, influence: '' }, [b.onPlay(text)])),
      ),
    }),
  ),
)
const game = loadEternal([...usualPacks, pack])

describe('a card that brings about too much', () => {
  it.each(Object.keys(texts))('is stopped, and the table stays where it was: %s', (name) => {
    const card = `toomuch@1/${name}`
    const many = Array.from({ length: 12 }, () => '1-331')
    const position = { 'player 1': { hand: [card], units: many }, 'player 2': { units: many } }
    const table = Table.begin(fromPosition(game, game.scenario), { position }, 'too much')
    const before = [...table.state]
    const index = game.decision(table.state).options.findIndex(({ kind }) => kind === 'play')
    expect(index).toBeGreaterThanOrEqual(0)
    expect(() => table.answer(index)).toThrow(TOO_MUCH)
    expect([...table.state]).toEqual(before)
    expect(game.decision(table.state).options[index]?.kind).toBe('play')
  })
})
