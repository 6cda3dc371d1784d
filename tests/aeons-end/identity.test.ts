import { describe, expect, it } from 'vitest'
import { defNamed, idOf } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { become } from '../../src/games/aeons-end/rules/cards.ts'
import {
  deckOf,
  defOf,
  handOf,
  PILES,
  pileZone,
  printedCards,
  printOf,
  zones,
} from '../../src/games/aeons-end/state.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'

interface Seat {
  readonly flawed?: number
  readonly prints?: { readonly flawed: readonly number[]; readonly banished: readonly number[] }
}

function battle(seats: readonly Seat[], seed = 'identity'): State {
  const s = aeonsEnd.schema.create()
  const setup = aeonsEnd.readSetup({ mages: ['adelheim', 'brama'], campaign: { seats } })
  aeonsEnd.begin(s, setup, seedFrom(seed))
  return s
}
const names = (s: State, seat: number) =>
  Object.fromEntries(
    printedCards(s)
      .filter(({ owner }) => owner === seat)
      .map(({ print, card }) => [print, idOf(defOf(s, card))]),
  )
const flawedOf = (s: State, seat: number) =>
  printedCards(s).flatMap(({ owner, print, card }) =>
    owner === seat && defOf(s, card) === defNamed('flawed-crystal') ? [print] : [],
  )
const cardOf = (s: State, seat: number, wanted: number) =>
  printedCards(s).find(({ owner, print }) => owner === seat && print === wanted)!.card
const pilesOf = (s: State) =>
  Array.from({ length: PILES }, (_, pile) =>
    Array.from({ length: zones.count(s, pileZone(pile)) }, (_, n) => zones.nth(s, pileZone(pile), n)),
  )

describe('a physical card', () => {
  it('is told from others of its name, whoever has it', () => {
    const s = battle([{}, {}])
    expect(printedCards(s).map(({ owner, print }) => [owner, print])).toEqual(
      [0, 1].flatMap((owner) => Array.from({ length: 10 }, (_, print) => [owner, print])),
    )
    for (let c = 0; c < zones.cards; c++)
      expect(printOf(s, c) === null, `card ${c}`).toBe(!printedCards(s).some(({ card }) => card === c))
  })

  it('keeps its identity through a battle, and takes its mark into the next', () => {
    const s = battle([{}, {}])
    // The second Crystal of the hand, and not the first.
    const [other, one] = Object.entries(names(s, 0)).flatMap(([print, name]) =>
      name === 'crystal' ? [Number(print)] : [],
    ) as [number, number]
    become(s, cardOf(s, 0, one), defNamed('flawed-crystal'))
    for (let n = 0; aeonsEnd.machine.waiting(s); n++)
      aeonsEnd.machine.answer(s, (n * 7 + 3) % aeonsEnd.machine.options(s))
    expect(aeonsEnd.outcome(s)).not.toBeNull()
    expect(flawedOf(s, 0)).toEqual([one])

    const next = battle([{ prints: { flawed: flawedOf(s, 0), banished: [] } }, {}], 'next')
    expect(flawedOf(next, 0)).toEqual([one])
    expect([names(next, 0)[other], flawedOf(next, 1)]).toEqual(['crystal', []])
  })

  it('is banished and returns, and no other in its place', () => {
    const whole = names(battle([{}, {}]), 1)
    const s = battle([{}, { prints: { flawed: [2], banished: [0, 7] } }])
    const left = names(s, 1)
    expect(Object.keys(left).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
    for (const [print, name] of Object.entries(left))
      expect(name).toBe(print === '2' ? 'flawed-crystal' : whole[Number(print)])
    expect([zones.count(s, handOf(1)), zones.count(s, deckOf(1))]).toEqual([4, 4])
    expect(names(s, 0)).toEqual(names(battle([{}, {}]), 0))
    const returned = battle([{}, { prints: { flawed: [2], banished: [] } }])
    expect(names(returned, 1)).toEqual({ ...whole, 2: 'flawed-crystal' })
  })

  it('counts from the hand on where a campaign says only how many are flawed', () => {
    const crystals = Object.entries(names(battle([{}, {}]), 0)).filter(([, name]) => name === 'crystal')
    expect(crystals.length).toBeGreaterThan(2)
    const first = crystals.slice(0, 2).map(([print]) => Number(print))
    expect(flawedOf(battle([{ flawed: 2 }, {}]), 0)).toEqual(first)
  })

  it('belongs to nobody in the supply, and is the same one from the deal to the end', () => {
    let gained = 0
    for (const seed of ['one', 'two', 'three', 'four']) {
      const s = battle([{}, {}], seed)
      const dealt = pilesOf(s)
      const ids = dealt.map((pile) => pile.map((c) => idOf(defOf(s, c))))
      expect(dealt.flat().length).toBeGreaterThan(45)
      for (const c of dealt.flat()) expect(printOf(s, c)).toBeNull()
      for (const pile of ids) expect(new Set(pile).size).toBe(1)

      for (let n = 0; aeonsEnd.machine.waiting(s); n++) {
        const { options } = aeonsEnd.decision(s)
        const gain = options.findIndex(({ kind }) => kind === 'gain')
        aeonsEnd.machine.answer(s, gain === -1 ? (n * 11 + 2) % options.length : gain)
      }
      expect(dealt.map((pile) => pile.map((c) => idOf(defOf(s, c))))).toEqual(ids)
      gained += dealt.flatMap((pile, i) => pile.filter((c) => zones.of(s, c) !== pileZone(i))).length
      expect(pilesOf(battle([{}, {}], seed))).toEqual(dealt)
    }
    expect(gained).toBeGreaterThan(5)
  })

  it('is refused where no such card can be', () => {
    expect(() => battle([{ prints: { flawed: [10], banished: [] } }, {}])).toThrow('campaign.seats')
  })
})
