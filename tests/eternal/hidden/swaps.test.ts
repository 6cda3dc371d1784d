import { describe, expect, it } from 'vitest'
import { SUBSCRIBES } from '../../../src/games/eternal/abilities.ts'
import { defIndex, definitions } from '../../../src/games/eternal/content.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { isAtRandomPlace, knows } from '../../../src/games/eternal/knowledge.ts'
import * as state from '../../../src/games/eternal/state.ts'
import { DECK, def, HAND, machine, zones } from '../../../src/games/eternal/state.ts'
import { copyInto } from '../../../src/kernel/block.ts'
import { optionAt, optionFirst, optionKind } from '../../../src/kernel/options.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import { PICK } from '../../../src/language/compiler/steps.ts'
import { worldOf } from '../../bots/worlds.ts'
import { chooser, richTable } from '../playing.ts'

/** A zone as a list, the top first. */
function cardsIn(s: State, z: number): number[] {
  const list: number[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) list.push(c)
  return list
}

/** Exchanges two cards where they lie, card by card, and touches nothing else. */
function swap(s: State, a: number, b: number): void {
  const [za, zb] = [zones.of(s, a), zones.of(s, b)]
  const other = (c: number): number => (c === a ? b : c === b ? a : c)
  const lists = [...new Set([za, zb])].map((z) => ({ z, cards: cardsIn(s, z).map(other) }))
  for (const { z, cards } of lists) for (const c of cards) zones.moveToBottom(s, c, z)
}

/** Everything that a seat cannot see and has no note of: cards of the other's hand and decks, its own deck. */
function unseen(s: State, seat: number): number[] {
  const top = zones.first(s, DECK + seat)
  return (
    [HAND + 1 - seat, DECK + 1 - seat, DECK + seat]
      .flatMap((z) => cardsIn(s, z))
      .filter((c) => !knows(s, seat, c) && !isAtRandomPlace(s, seat, c))
      // Whether the top card of the own deck has Warp is shown.
      .filter((c) => c !== top)
  )
}

/** Those of them that are offered: where they lie in the own deck is not shown. */
function offeredFromDeck(s: State, seat: number): ReadonlySet<number> {
  if (machine.seat(s) !== seat) return new Set()
  const options = Array.from({ length: machine.options(s) }, (_, i) => optionAt(i))
  const picked = options.filter((o) => optionKind(o) === PICK).map(optionFirst)
  return new Set(picked.filter((c) => c < state.CARDS && zones.of(s, c) === DECK + seat))
}

const ofSide = (s: State, c: number): number => zones.of(s, c) & 1

const FIELDS = [
  def,
  state.strengthPlus,
  state.healthPlus,
  state.skillsPlus,
  state.costPlus,
  state.number,
] as const
const facesOf = (s: State): string[] =>
  Array.from({ length: zones.zones }, (_, z) =>
    cardsIn(s, z)
      .map((c) => FIELDS.map((field) => field.get(s, c)).join('.'))
      .join(' '),
  )

/** Cards that hear something while they lie in a deck or a hand. */
const LISTENERS = eternal.cardIds
  .map(defIndex)
  .filter((d) => SUBSCRIBES[0][0]![d] !== 0 || SUBSCRIBES[0][1]![d] !== 0)
  .map((d) => definitions[d]!)
  .filter(({ created }) => !created)
  .map(({ id }) => id)

/** The whole pool, with many cards whose abilities would tell where they lie. */
function revealingTable(pick: (n: number) => number): unknown {
  const table = richTable(pick) as Record<string, { hand: string[]; deck: string[] }>
  for (const side of Object.values(table)) {
    for (const list of [side.hand, side.deck])
      for (let i = 0; i < 3; i++) list[pick(list.length)] = LISTENERS[pick(LISTENERS.length)]!
    side.hand[pick(side.hand.length)] = SEARCHES
  }
  return table
}

const GAMES = 16
/** Views are long: they are compared every few decisions, worlds at each. */
const VIEWED = 8
const SIGILS = ['Fire Sigil', 'Time Sigil', 'Justice Sigil', 'Primal Sigil', 'Shadow Sigil']
const SEARCHES = '1-408'
const name = (s: State, c: number): string => definitions[def.get(s, c)]!.name

describe('a truth that differs only where a seat cannot see', () => {
  it('gives the same view, the same options and the same imagined worlds', () => {
    let swaps = 0
    for (let g = 0; g < GAMES; g++) {
      const pick = chooser(g + 1)
      const s = eternal.scenario.given(revealingTable(pick))
      const other = eternal.schema.create()
      for (let n = 0; machine.waiting(s) && n < 250; n++) {
        for (let seat = 0; seat < 2; seat++) {
          const cards = unseen(s, seat)
          if (cards.length === 0) continue
          const a = cards[pick(cards.length)]!
          const others = cards.filter((c) => ofSide(s, c) === ofSide(s, a) && def.get(s, c) !== def.get(s, a))
          if (others.length === 0) continue
          const b = others[pick(others.length)]!
          copyInto(other, s)
          swap(other, a, b)
          swaps++
          const what = `game ${g}, decision ${n}, seat ${seat}: ${name(s, a)} and ${name(s, b)} change places`
          const shown = (truth: State) => ({
            view: n % VIEWED === 0 ? eternal.observe(truth, seat) : null,
            options: n % VIEWED === 0 && machine.seat(truth) === seat ? eternal.decision(truth) : null,
            world: facesOf(worldOf(eternal, truth, seat, n)),
          })
          expect(shown(other), what).toEqual(shown(s))
        }
        machine.answer(s, pick(machine.options(s)))
      }
    }
    expect(swaps).toBeGreaterThan(1_000)
  })
})

/** Cards whose text speaks of a deck and that can be played at once. */
const SEARCHERS = eternal.cardIds.filter((id) => {
  const { abilities, created } = definitions[defIndex(id)]!
  return !created && JSON.stringify(abilities).includes('deck')
})

describe('a search of the own deck', () => {
  it('shows which cards there are, and nothing of where they lie, whatever card searches', () => {
    const met = new Set<string>()
    for (const [g, id] of SEARCHERS.entries()) {
      const pick = chooser(g + 1)
      const table = richTable(pick) as Record<string, { deck: string[] }>
      // Sigils, of which some cards search one, and two of some cards: equal ones are offered once.
      const cards = table['player 1']!.deck
      const deck = [...cards, ...SIGILS, ...cards.slice(5, 12), ...SIGILS]
      const side = {
        ...table['player 1'],
        deck,
        hand: [id],
        power: 30,
        influence: 'FFFFFFTTTTTTJJJJJJPPPPPPSSSSSS',
      }
      const s = eternal.scenario.given({ ...table, 'player 1': side })
      const other = eternal.schema.create()
      for (let n = 0; machine.waiting(s) && n < 8; n++) {
        const seat = machine.seat(s)
        const offered = offeredFromDeck(s, seat)
        const cards = unseen(s, seat).filter((c) => zones.of(s, c) === DECK + seat)
        for (const a of cards.filter((c) => offered.has(c)).slice(0, 4)) {
          const others = cards.filter((c) => def.get(s, c) !== def.get(s, a))
          if (others.length === 0) continue
          const b = others[pick(others.length)]!
          copyInto(other, s)
          swap(other, a, b)
          met.add(id)
          const what = `${id}: ${name(s, a)} and ${name(s, b)} change places`
          const world = (truth: State): string[] => facesOf(worldOf(eternal, truth, seat, n))
          const options = (truth: State): unknown => eternal.decision(truth).options
          expect([options(other), world(other)], what).toEqual([options(s), world(s)])
        }
        const { options } = eternal.decision(s)
        const plays = options.findIndex(({ kind }) => kind === 'play')
        machine.answer(s, n === 0 && plays !== -1 ? plays : pick(options.length))
      }
    }
    expect(met.size).toBeGreaterThan(5)
    expect(met).toContain(SEARCHES)
  })
})
