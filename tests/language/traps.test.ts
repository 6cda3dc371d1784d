import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import { AeonsEndCompiler } from '../../src/games/aeons-end/language/compile.ts'
import { grammar } from '../../src/games/aeons-end/language/grammar.ts'
import { allCards } from '../../src/games/eternal/cards/index.ts'
import * as e from '../../src/games/eternal/language/builders.ts'
import { grammar as eternalGrammar } from '../../src/games/eternal/language/grammar.ts'
import { knownCards, withIds } from '../../src/games/eternal/language/references.ts'
import { lint } from '../../src/language/linter.ts'

/* Each of these was once accepted and meant nothing. The types are checked by `npm run check`. */

/** Never called: every line below must be an error of the type checker. */
const typeErrors = (): unknown[] => [
  // @ts-expect-error only a condition has another half
  b.gainAether(2).otherwise(b.gainAether(7)),
  // @ts-expect-error only a permission is done or not
  b.discard(b.one(b.hand)).ifDone(b.draw(1)),
  // @ts-expect-error a permission has no other half
  b.may(b.draw(1)).otherwise(b.draw(2)),
  // @ts-expect-error nothing is picked that could be given a name
  b.gainCharge(1).as('charge'),
  // @ts-expect-error a breach lies in no breach
  b.breaches.which(b.nextToCastFrom),
  // @ts-expect-error a card is neither opened nor closed
  b.hand.opened,
  // @ts-expect-error a card is neither opened nor closed
  b.hand.which(b.is('opened')),
  // @ts-expect-error a breach has no cost to gain it
  b.breaches.costing(3),
  // @ts-expect-error a pile has no number
  b.piles.which({ numbered: [1] }),
  // @ts-expect-error which is tier, which is life?
  b.minion('pain-sower', 2, 11),
  // @ts-expect-error which difficulties?
  b.amountByDifficulty(4, 3),
  // @ts-expect-error no hole in the middle
  e.attackDeclared('you', undefined, { exactlyOne: true }),
]

const k = new AeonsEndCompiler()

describe('words of sets', () => {
  it('are there where they mean something, which the types say', () => {
    expect(typeErrors).toBeTypeOf('function')
  })
  it('follow one another in any order', () => {
    expect({ ...b.breaches.opened.numbered(3).which(b.is('empty')) }).toEqual({
      op: 'from',
      zone: 'breaches',
      where: [{ is: 'opened' }, { numbered: [3] }, { is: 'empty' }],
    })
    expect({ ...b.prepped.spells.ownedBy('everyone').other.ownedBy('allies') }).toEqual({
      op: 'from',
      zone: 'prepped',
      of: 'allies',
      where: [{ is: 'spell' }, { is: 'other' }],
    })
    expect(b.hand).not.toHaveProperty('where')
  })
})

describe('a filter that cannot be asked of these things', () => {
  expect(aeonsEnd.id).toBe('aeons-end')
  const compiled = (zone: 'breaches' | 'hand' | 'piles' | 'players', where: readonly object[]) => () =>
    k.reading(true, undefined, () => k.set({ op: 'from', zone, where } as unknown as b.Cards))
  it.each([
    ['breaches', { costing: { min: 3 } }],
    ['breaches', { not: { named: 'spark' } }],
    ['hand', { is: 'opened' }],
    ['hand', { anyOf: [{ is: 'gem' }, { is: 'closed' }] }],
    ['hand', { in: { breachOf: 'spell' } }],
    ['piles', { numbered: [1] }],
    ['players', { is: 'gem' }],
  ] as const)('is refused when it is loaded: %s, %o', (zone, filter) => {
    expect(compiled(zone, [filter])).toThrow(`cannot be asked of ${zone === 'hand' ? 'cards' : zone}`)
  })
  it.each([
    ['breaches', { is: 'opened' }],
    ['breaches', { in: 'castFrom' }],
    ['hand', { in: 'castFrom' }],
    ['piles', { costing: { max: 4 } }],
  ] as const)('others are taken: %s, %o', (zone, filter) => {
    expect(compiled(zone, [filter])).not.toThrow()
  })
})

describe('an entry that nobody reads', () => {
  const faults = (tree: object, of = grammar) =>
    lint({ place: 'x', tree, on: 'card', declared: {} }, of).map(({ what }) => what)
  it('is a fault of the definition, in both games', () => {
    expect(faults({ op: 'gainAether', n: 2, otherwise: [] })).toEqual([
      'nothing reads the entry “otherwise” of “gainAether”',
    ])
    expect(faults({ op: 'when', condition: { op: 'yourTurn' }, steps: [], otherwise: [] })).toEqual([])
    expect(faults({ op: 'attackDeclared', by: 'you', alone: true }, eternalGrammar)).toEqual([
      'nothing reads the entry “alone” of “attackDeclared”',
    ])
  })
})

describe('cards of Eternal that speak of others', () => {
  it('call them by name, and a name that no card has is refused', () => {
    const drone = (name: string) => e.unit('x-1', 'Drone', { cost: 1 }, [e.summon(e.playNew(e.card(name)))])
    const known = knownCards(allCards)
    expect(JSON.stringify(withIds([drone('Grenadin')], known))).toContain('"id":"1-t-grenadin"')
    expect(() => withIds([drone('Grenadine')], known)).toThrow('x-1 (Drone): there is no card “Grenadine”')
  })
  it('have names of their own', () => {
    expect(new Set(allCards.map(({ name }) => name)).size).toBe(allCards.length)
  })
})

describe('words that both games share', () => {
  it('mean the same in both', () => {
    expect(b.plus(1, 2)).toEqual(e.plus(1, 2))
    expect({ ...b.may(), ...b.repeat(2) }).toEqual({ ...e.may(), ...e.repeat(2) })
    const name = { ...b.discard(b.one(b.hand)).as('x') }
    expect(name).toMatchObject({ op: 'discard', as: 'x' })
    expect({ ...e.one(e.units()).as('x') }).toMatchObject({ op: 'pick', as: 'x' })
    expect([b.the('x'), e.the('x')]).toMatchObject([{ name: 'x' }, { name: 'x' }])
  })
})

describe('a node that no compiler reads', () => {
  it('is refused when it is loaded, should a foreign pack bring one', () => {
    const unknown = { op: 'from', zone: 'attic' } as unknown as b.Cards
    expect(() => k.reading(true, undefined, () => k.set(unknown))).toThrow('nothing reads "attic"')
  })
})
