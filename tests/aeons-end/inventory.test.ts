import { describe, expect, it } from 'vitest'
import { nemesisCardAt } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { defOf, NEMESIS_DECK, schema, zones } from '../../src/games/aeons-end/state.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { NONE } from '../../src/kernel/state.ts'

const SETS = ['base', 'war-eternal'] as const
const count = <T>(things: readonly T[], which: (thing: T) => boolean): number => things.filter(which).length

describe('what is in the boxes', () => {
  it.each(SETS)('%s: 27 kinds of supply cards, as many as randomizers (R010)', (set) => {
    const piles = playerCards.filter((card) => card.set === set && card.starter !== true)
    expect(piles).toHaveLength(27)
    expect(count(piles, ({ type }) => type === 'gem')).toBe(7)
    expect(count(piles, ({ type }) => type === 'relic')).toBe(6)
    expect(count(piles, ({ type }) => type === 'spell')).toBe(14)
  })
  it('18 starting cards: Crystal, Spark and one of each mage', () => {
    expect(count(playerCards, ({ starter, set }) => starter === true && set !== 'legacy')).toBe(18)
  })
  it.each(SETS)('%s: 8 mages and 4 nemeses (R007), of difficulty 1 to 10 (R051)', (set) => {
    expect(count(mages, (mage) => mage.set === set)).toBe(8)
    const own = nemeses.filter((nemesis) => nemesis.set === set)
    expect(own).toHaveLength(4)
    for (const { difficulty } of own) expect(difficulty >= 1 && difficulty <= 10).toBe(true)
  })
  it('every mage has ten cards and four places for breaches', () => {
    for (const mage of mages) {
      expect(mage.hand.length + mage.deck.length, mage.id).toBe(10)
      expect(mage.breaches, mage.id).toHaveLength(4)
    }
  })
  it.each([
    ['base', 22],
    ['war-eternal', 25],
  ] as const)('%s: %i basic nemesis cards (R058)', (set, n) => {
    expect(count(nemesisCards, (card) => card.nemesis === 'basic' && card.set === set)).toBe(n)
  })
  it.each([
    ['base', 75],
    ['war-eternal', 70],
  ] as const)('%s: %i nemesis cards (R011)', (set, n) => {
    const own = nemesisCards.filter((card) => card.set === set)
    expect(own.reduce((sum, { copies }) => sum + (copies ?? 1), 0)).toBe(n)
  })
  it('every nemesis has three cards of its own in each tier (R058, R059)', () => {
    for (const { id } of nemeses.filter(({ mat }) => mat.every(({ op }) => op !== 'scriptedDeck')))
      for (const tier of [1, 2, 3])
        expect(
          count(
            nemesisCards,
            (card) => card.nemesis === id && card.tier === tier && card.insteadOf === undefined,
          ),
          `${id}, tier ${tier}`,
        ).toBe(3)
  })
  it('legacy: 22 basic nemesis cards, each with one that it evolves into, of the same tier and type', () => {
    const basics = nemesisCards.filter((card) => card.nemesis === 'basic' && card.set === 'legacy')
    const first = basics.filter(({ insteadOf }) => insteadOf === undefined)
    expect([1, 2, 3].map((tier) => count(first, (card) => card.tier === tier))).toEqual([8, 7, 7])
    const evolved = basics.filter(({ insteadOf }) => insteadOf !== undefined)
    expect(evolved.map(({ insteadOf }) => insteadOf).sort()).toEqual(first.map(({ id }) => id).sort())
    for (const { id, tier, type, insteadOf } of evolved)
      expect({ id, tier, type }).toEqual({
        id,
        tier: first.find((card) => card.id === insteadOf)?.tier,
        type: first.find((card) => card.id === insteadOf)?.type,
      })
  })
  it('enough basic cards of each tier for four players', () => {
    for (const set of [...SETS, 'legacy'] as const)
      [8, 7, 7].forEach((needed, i) => {
        const there = nemesisCards.filter(
          (card) => card.nemesis === 'basic' && card.set === set && card.tier === i + 1,
        )
        expect(there.length, `${set}, tier ${i + 1}`).toBeGreaterThanOrEqual(needed)
      })
  })
  it('a nemesis deck holds its own cards and basic ones, and no others (R058)', () => {
    const s = schema.create()
    for (const { id } of nemeses)
      for (let seed = 0; seed < 10; seed++) {
        schema.reset(s)
        aeonsEnd.begin(s, aeonsEnd.readSetup({ nemesis: id }), seedFrom(`inventory ${seed}`))
        for (let c = zones.first(s, NEMESIS_DECK); c !== NONE; c = zones.after(s, c))
          expect(['basic', id]).toContain(nemesisCardAt[defOf(s, c)]!.nemesis)
      }
  })
})
