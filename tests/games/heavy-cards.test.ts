import { describe, expect, it } from 'vitest'
import { loadAeonsEnd } from '../../src/games/aeons-end/index.ts'
import * as a from '../../src/games/aeons-end/language/builders.ts'
import { allPacks } from '../../src/games/aeons-end/packs/all.ts'
import { readPack as readAeonsEnd } from '../../src/games/aeons-end/read-pack.ts'
import { loadEternal } from '../../src/games/eternal/index.ts'
import * as e from '../../src/games/eternal/language/builders.ts'
import { usualPacks } from '../../src/games/eternal/packs/index.ts'
import { readPack as readEternal } from '../../src/games/eternal/read-pack.ts'
import { listening } from '../../src/kernel/events.ts'
import { EngineLimit } from '../../src/kernel/limits.ts'
import { fromPosition } from '../../src/lab/position.ts'
import type { Playable } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'
import { Table } from '../../src/table/table.ts'

/*
 * Cards that do ordinary things far too often, made of every way to do something again and of many effects: however they
 * are put together, one answer brings about no more than a table can show, or it is taken back.
 */

const CARDS = 16
/** So many events of one answer are seen by every seat, logged and sent; those of real games have 60 at most. */
const MOST_EVENTS = 25_000

/** The same numbers on every run, one row of them for each card. */
function chance(seed: number): (n: number) => number {
  let x = seed * 7919 + 1
  return (n) => {
    x = (x * 1103515245 + 12345) & 0x7fffffff
    return (x >> 8) % n
  }
}

/** A text of some of the effects, nested in the ways of doing things again. */
function heavy<Effect>(
  seed: number,
  effects: readonly Effect[],
  ways: readonly ((name: string, ...inner: readonly Effect[]) => Effect)[],
): Effect {
  const roll = chance(seed)
  let named = 0
  const nest = (depth: number): Effect => {
    if (depth === 0) return effects[roll(effects.length)]!
    const inner = Array.from({ length: 1 + roll(2) }, () => nest(depth - 1))
    return ways[roll(ways.length)]!(`x${named++}`, ...inner)
  }
  return nest(2 + roll(3))
}

interface Heavy {
  readonly id: string
  readonly table: () => Table
  readonly index: number
}

function answered({ table, index }: Heavy): { readonly events: number; readonly stopped: boolean } {
  const { session } = table()
  const s = session.game.schema.create()
  s.set(session.state)
  let events = 0
  try {
    listening(
      () => {
        events++
      },
      () => session.game.machine.answer(s, index),
    )
  } catch (error) {
    if (!(error instanceof EngineLimit)) throw error
    return { events, stopped: true }
  }
  return { events, stopped: false }
}

const begin = (game: Playable, position: object) => (): Table =>
  Table.begin(fromPosition(game, game.scenario!), { position }, 'heavy')

function mustStayWhole(all: readonly Heavy[]): void {
  let stopped = 0
  for (const each of all) {
    const one = answered(each)
    expect([each.id, Math.max(one.events, MOST_EVENTS)]).toEqual([each.id, MOST_EVENTS])
    if (!one.stopped) continue
    stopped++
    if (stopped > 1) continue
    const table = each.table()
    const before = [...table.state]
    expect(() => table.answer(each.index)).toThrow('the game was stopped: ')
    expect([...table.state]).toEqual(before)
  }
  expect(stopped).toBeGreaterThan(CARDS / 10)
}

const seeds = Array.from({ length: CARDS }, (_, i) => i)
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('cards that do too much', () => {
  it('of Eternal end within what a table can show', () => {
    const effects = [
      e.getThisTurn(e.yourUnits(), e.plusStats(1, 1), e.flying, e.deadly),
      e.deal(1, e.enemyUnits()),
      e.gainHealth(99),
      e.gainArmor(2, e.enemyPlayer),
      e.gainInfluence('FFJ'),
      e.gainMaxPower(1),
      e.ready(e.yourUnits()),
      e.exhaust(e.enemyUnits()),
      e.stun(e.enemyUnits()),
      e.draw(2),
      e.drawNew(e.card('1-t-pig')),
      e.playNew(e.card('1-t-pig'), { n: 99 }),
      e.putNew(e.card('1-t-frog'), 'void', { n: 99, of: 'enemy' }),
      e.nightfall,
    ]
    const cards = seeds.map((seed) => {
      const text = heavy(seed, effects, [
        (_, ...inner) => e.repeat(99, ...inner),
        (_, ...inner) => e.repeat(30, ...inner),
        (name, ...inner) => e.forEach(e.units(), name, ...inner),
      ])
      return plain(e.spell(`heavy@1/c${seed}`, `Heavy ${seed}`, { cost: 0, influence: '' }, [e.onPlay(text)]))
    })
    const game = loadEternal([...usualPacks, readEternal(json({ id: 'heavy', version: 1, cards }))])
    const units = Array.from({ length: 12 }, () => '1-331')
    mustStayWhole(
      cards.map(({ id }) => {
        const table = begin(game, { 'player 1': { hand: [id], units }, 'player 2': { units } })
        const index = game.decision(table().state).options.findIndex(({ kind }) => kind === 'play')
        return { id, table, index }
      }),
    )
  })

  it('of Aeon’s End end within what a table can show', () => {
    const effects = [
      a.gainAether(1),
      a.gainCharge(1),
      a.gainLife(1),
      a.draw(1),
      a.eachPlayer(a.suffer(1)),
      a.gravehold(a.suffer(1), a.gainLife(1)),
      a.discard(a.all(a.hand)),
      a.toHand(a.all(a.discardPile)),
      a.shuffle(a.deck),
      a.place(a.all(a.hand), a.topOf(a.deck)),
      a.reveal(a.all(a.hand)),
    ]
    const ids = seeds.map((seed) => `heavy@1/c${seed}`)
    const playerCards = seeds.map((seed) => {
      const text = heavy(seed, effects, [
        (_, ...inner) => a.repeat(99, ...inner),
        (_, ...inner) => a.repeat(30, ...inner),
        (_, ...inner) => a.eachPlayer(...inner),
      ])
      return plain(a.gem(`heavy@1/c${seed}`, 0, a.play(text)))
    })
    const names = {
      en: { cards: Object.fromEntries(ids.map((id) => [id, 'Boulder'])) },
      fr: { cards: Object.fromEntries(ids.map((id) => [id, { one: 'Rocher', gender: 'm' }])) },
    }
    const game = loadAeonsEnd([
      ...allPacks,
      readAeonsEnd(json({ id: 'heavy', version: 1, playerCards, names })),
    ])
    mustStayWhole(
      ids.map((id) => {
        const hand = [id, ...Array.from({ length: 12 }, () => 'crystal')]
        const table = begin(game, { players: 4, phase: 'main', 'player 1': { mage: 'kadir', hand } })
        const index = game
          .decision(table().state)
          .options.findIndex((option) => option.kind === 'play' && 'card' in option && option.card === id)
        return { id, table, index }
      }),
    )
  })
})
