import { describe, expect, it } from 'vitest'
import { loadAeonsEnd } from '../../src/games/aeons-end/index.ts'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import type { Amount, Effect } from '../../src/games/aeons-end/language/nodes.ts'
import { allPacks } from '../../src/games/aeons-end/packs/all.ts'
import { readPack } from '../../src/games/aeons-end/read-pack.ts'
import { type EngineLimit, tooMuchThisTurn, tooMuchWork } from '../../src/kernel/limits.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { plain } from '../../src/language/nodes.ts'
import { Table } from '../../src/table/table.ts'

/* What would take minutes is stopped, and the table stays at the decision before it. */

/** As many cards in hand as cost at most as much as there are cards in hand that cost at most ... */
const nested = (depth: number): Amount => (depth === 0 ? 9 : b.count(b.hand.costingUpTo(nested(depth - 1))))

const texts: Readonly<Record<string, Effect>> = {
  'sets-in-sets': b.repeat(99, b.gainAether(nested(7))),
  'sets-in-a-condition': b.repeat(99, b.when(b.atLeast(nested(7), 99), b.gainAether(1))),
  'rules-of-a-turn': b.repeat(99, b.thisTurn(b.extraDraws(1))),
}
/** What is said of them. */
const LIMITS: Readonly<Record<string, EngineLimit>> = { 'rules-of-a-turn': tooMuchThisTurn() }

/** A spell that asks that when a breach is focused. */
const asks = plain(
  b.spell(
    'toomuch@1/sets-in-a-trigger',
    2,
    b.whilePrepped(b.onIf(b.focusedOrOpened, b.atLeast(nested(8), 99), b.deal(1))),
    b.cast(b.deal(1)),
  ),
)

const ids = Object.keys(texts).map((name) => `toomuch@1/${name}`)
const pack = readPack(
  JSON.parse(
    JSON.stringify({
      id: 'toomuch',
      version: 1,
      playerCards: [
        ...Object.entries(texts).map(([name, text]) => plain(b.gem(`toomuch@1/${name}`, 2, b.play(text)))),
        asks,
      ],
      names: {
        en: { cards: Object.fromEntries([...ids, asks.id].map((id) => [id, 'Pebble'])) },
        fr: {
          cards: Object.fromEntries([...ids, asks.id].map((id) => [id, { one: 'Caillou', gender: 'm' }])),
        },
      },
    }),
  ),
)
const game = loadAeonsEnd([...allPacks, pack])

describe('a card that brings about too much', () => {
  it.each(ids)('is stopped, and the table stays where it was: %s', (card) => {
    const hand = [card, ...Array.from({ length: 12 }, () => 'crystal')]
    const position = { players: 1, phase: 'main', 'player 1': { mage: 'kadir', hand } }
    const table = Table.begin(fromPosition(game, game.scenario), { position }, 'too much')
    const before = [...table.state]
    const index = game
      .decision(table.state)
      .options.findIndex((option) => option.kind === 'play' && 'card' in option && option.card === card)
    expect(index).toBeGreaterThanOrEqual(0)
    expect(() => table.answer(index)).toThrow(
      `the game was stopped: ${(LIMITS[card.slice(card.indexOf('/') + 1)] ?? tooMuchWork()).message}`,
    )
    expect([...table.state]).toEqual(before)
  })

  it('leaves nothing behind of what it would have set off with others', () => {
    const mainPhaseWith = (...spells: readonly string[]) => {
      const breaches = Object.fromEntries(spells.map((prepped, i) => [i + 1, { state: 'opened', prepped }]))
      const hand = Array.from({ length: 13 }, () => 'crystal')
      const mage = { mage: 'kadir', aether: 20, hand, breaches }
      return Table.begin(
        fromPosition(game, game.scenario),
        { position: { players: 1, phase: 'main', 'player 1': mage } },
        'woken',
      )
    }
    const focus = (table: ReturnType<typeof mainPhaseWith>): void =>
      game.scenario.perform(table.state, { focus: 3 }, (i) => table.answer(i))
    const [one, other] = [mainPhaseWith('illuminate'), mainPhaseWith('illuminate')]
    const stopped = mainPhaseWith('illuminate', asks.id)
    const before = [...stopped.state]
    focus(one)
    expect(() => focus(stopped)).toThrow(tooMuchWork().message)
    expect([...stopped.state]).toEqual(before)
    focus(other)
    expect([...other.state]).toEqual([...one.state])
  })
})
