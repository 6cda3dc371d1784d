import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import type { Mage } from '../../src/games/aeons-end/language/nodes.ts'
import { mages, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { SLOTS } from '../../src/games/aeons-end/setup/supply.ts'
import { pileZone, zones } from '../../src/games/aeons-end/state.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { scenariosIn } from '../../src/lab/scenarios/files.ts'

const sets = ['base', 'war-eternal'] as const
const supplyCards = playerCards.filter((card) => card.starter !== true)
const printedSets = [...sets, 'legacy'] as const
const starters = playerCards.filter((card) => card.starter === true && sets.some((set) => set === card.set))

/** The piles that a dealt supply of nine holds, by name. */
function dealt(supply: readonly string[]): Map<string, number> {
  const s = aeonsEnd.schema.create()
  aeonsEnd.begin(s, aeonsEnd.readSetup({ mages: ['brama', 'kadir'], supply }), seedFrom('piles'))
  return new Map(supply.map((id, i) => [id, zones.count(s, pileZone(i))]))
}

/** Every supply card is dealt once, in as many supplies as that takes. */
function pileSizes(): Map<string, number> {
  const ofType = (type: string): string[] => supplyCards.filter((c) => c.type === type).map(({ id }) => id)
  const left = new Map(SLOTS.map((type) => [type, ofType(type)]))
  const sizes = new Map<string, number>()
  while (sizes.size < supplyCards.length) {
    const supply = SLOTS.map((type) => {
      const ids = left.get(type)!
      ids.push(ids[0]!)
      return ids.shift()!
    })
    for (const [id, size] of dealt(supply)) sizes.set(id, size)
  }
  return sizes
}

describe('the cards of both sets', () => {
  it('are 54 of the supply and 18 starters', () => {
    for (const set of sets) {
      const types = supplyCards.filter((card) => card.set === set).map((card) => card.type)
      expect(['gem', 'relic', 'spell'].map((type) => types.filter((t) => t === type).length)).toEqual([
        7, 6, 14,
      ])
    }
    expect(starters.filter((card) => card.cost === 0)).toHaveLength(18)
  })

  it('are 37 of the supply in Legacy, opened nine and four at a time', () => {
    const types = supplyCards.filter((card) => card.set === 'legacy').map((card) => card.type)
    expect(['gem', 'relic', 'spell'].map((type) => types.filter((t) => t === type).length)).toEqual([
      11, 10, 16,
    ])
  })

  it('lie in piles of seven gems, five relics or five spells', () => {
    const sizes = pileSizes()
    for (const { id, type } of supplyCards) expect([id, sizes.get(id)]).toEqual([id, type === 'gem' ? 7 : 5])
  })

  it('have a scenario file each, as every mage has', () => {
    const folder = (name: string, ids: readonly string[]): void => {
      for (const id of ids)
        for (const { proves } of scenariosIn(`scenarios/aeons-end/${name}/${id}.yaml`))
          expect(proves).toContain(id)
    }
    folder(
      'cards',
      [...starters, ...supplyCards].map(({ id }) => id),
    )
    folder(
      'mages',
      mages.filter(({ set }) => set !== 'legacy').map(({ id }) => id),
    )
  })
})

describe('the mages', () => {
  it('are eight in each set, with five starters in hand and five in the deck', () => {
    for (const set of sets) expect(mages.filter((mage) => mage.set === set)).toHaveLength(8)
    const known = new Set(starters.map(({ id }) => id))
    for (const { hand, deck } of mages.filter(({ set }) => set !== 'legacy')) {
      expect([hand.length, deck.length]).toEqual([5, 5])
      expect([...hand, ...deck].filter((id) => !known.has(id))).toEqual([])
    }
  })

  it('share Crystals and Sparks and no other starter', () => {
    const owners = starters.map(
      ({ id }) => mages.filter(({ hand, deck }) => [...hand, ...deck].includes(id)).length,
    )
    expect(starters.filter((_, i) => owners[i] !== 1).map(({ id }) => id)).toEqual(['crystal', 'spark'])
  })
})

interface PrintedCard {
  readonly id: string
  readonly set: string
  readonly type: string
  readonly cost: number
  readonly copies: number
  readonly starter?: boolean
}

interface PrintedMage {
  readonly id: string
  readonly set: string
  readonly startingHand: readonly string[]
  readonly startingDeck: readonly string[]
  readonly breaches: Readonly<Record<string, string | { readonly stage: number }>>
  readonly ability: { readonly timing: string; readonly charges: number }
}

const folder =
  process.env.CARDWRIGHT_REFERENCE ?? join(import.meta.dirname, '../../../shared/reference/aeons-end')
const cardFile = join(folder, 'player-cards.json')
const mageFile = join(folder, 'mages.json')

function printed<T extends { readonly set: string }>(file: string): readonly T[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly T[]
  return all.filter(({ set }) => printedSets.some((name) => name === set))
}

const WINDOWS: Readonly<Record<Mage['ability']['window'], string>> = {
  yourMainPhase: 'your-main-phase',
  anyMainPhase: 'any-player-main-phase',
  afterNemesisDraw: 'nemesis-draw-phase',
  afterTurnCardDrawn: 'after-turn-order-draw',
}

describe.runIf(existsSync(cardFile) && existsSync(mageFile))('compared with what is printed', () => {
  it('cards have their set, type, cost and number of copies', () => {
    const sizes = pileSizes()
    const ours = [...starters, ...supplyCards].map(({ id, set, type, cost, starter }) => [
      id,
      set,
      type,
      cost,
      starter === true,
      sizes.get(id) ?? 'starter',
    ])
    const theirs = printed<PrintedCard>(cardFile).map(({ id, set, type, cost, starter, copies }) => [
      id,
      set,
      type,
      cost,
      starter === true,
      starter === true ? 'starter' : copies,
    ])
    expect(ours.sort()).toEqual(theirs.sort())
  })

  it('mages have their hand, deck, breaches, charges and moment', () => {
    const ours = mages
      .filter(({ set }) => set !== 'legacy')
      .map(({ id, set, hand, deck, breaches, ability }) => ({
        id,
        set,
        hand: [...hand].sort(),
        deck: [...deck].sort(),
        breaches: [...breaches],
        charges: ability.charges,
        timing: WINDOWS[ability.window],
      }))
    const theirs = printed<PrintedMage>(mageFile)
      .filter(({ set }) => set !== 'legacy')
      .map((mage) => ({
        id: mage.id,
        set: mage.set,
        hand: [...mage.startingHand].sort(),
        deck: [...mage.startingDeck].sort(),
        breaches: [1, 2, 3, 4].map((n) => {
          const breach = mage.breaches[n]!
          return typeof breach === 'string' ? breach : breach.stage
        }),
        charges: mage.ability.charges,
        timing: mage.ability.timing,
      }))
    const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)
    expect(ours.sort(byId)).toEqual(theirs.sort(byId))
  })
})
