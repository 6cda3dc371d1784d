import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Numbering } from '../../src/kernel/numbering.ts'
import { Library, MOST_DEFINITIONS } from '../../src/language/library.ts'

interface Toy {
  readonly id: string
  readonly cost: number
}
const toy = (id: string, cost = 0): Toy => ({ id, cost })
const make = (...register: string[]): Library<Toy> => new Library(new Numbering('card', register))

describe('a library', () => {
  it('gives every card the number of the register, wherever in the lists another one comes in', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ids, { minLength: ids.length }),
        fc.array(fc.nat(ids.length), { maxLength: 4 }),
        (order, places) => {
          const library = make(...ids)
          const list = [...order]
          places.forEach((at, i) => {
            list.splice(at, 0, `new ${i}`)
          })
          library.add(
            list.map((id) => toy(id)),
            'cards',
          )
          for (const [number, id] of ids.entries()) expect(library.definitions[number]!.id).toBe(id)
          expect(library.definitions).toHaveLength(ids.length + places.length)
        },
      ),
    )
  })

  it('refuses an id that is there already, and says where both stand', () => {
    const library = make()
    library.add([toy('crystal')], 'gems')
    expect(() => library.add([toy('spark'), toy('crystal')], 'spells')).toThrow(
      'spells, number 2: the card “crystal” is already defined (gems, number 1)',
    )
    expect(() => library.add([toy('')], 'relics')).toThrow('relics, number 1: a card has no id')
  })

  it('fills a table as definitions come, and one that is made later at once', () => {
    const library = make('b')
    const early = library.bytes('cost', ({ cost }) => cost)
    library.add([toy('a', 3)], 'cards')
    const late = library.numbers('late cost', ({ cost }) => cost)
    library.add([toy('b', 5)], 'cards')
    for (const table of [early, late]) expect([...table.subarray(0, 3)]).toEqual([5, 3, 0])
    expect(library.list(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('has one table of a name, and does not read a definition for one that knows it', () => {
    const library = make()
    const cost = library.bytes('cost', (card) => card.cost)
    const twice = library.wide('twice the cost', 2, (card) => [card.cost, 2 * card.cost])
    expect(() => library.numbers('cost', (card) => card.cost)).toThrow('two tables are called “cost”')
    library.add([toy('a', 3)], 'cards')
    library.add([toy('b', 5)], 'cards', new Set(['cost']))
    expect([...cost.subarray(0, 2)]).toEqual([3, 0])
    expect([...twice.subarray(0, 4)]).toEqual([3, 6, 5, 10])
  })

  it('refuses a number that has no room in its table', () => {
    const library = make()
    library.bytes('cost', ({ cost }) => cost)
    expect(() => library.add([toy('dear', 200)], 'gems')).toThrow(
      'dear: 200 is no possible cost (gems, number 1)',
    )
    expect(() => library.add([toy('half', 0.5)], 'gems')).toThrow('half: 0.5 is no possible cost')
  })

  it('has room for eight thousand definitions, and says so when there is one too many', () => {
    const library = make()
    const cost = library.numbers('cost', (card) => card.cost)
    library.add(
      Array.from({ length: MOST_DEFINITIONS }, (_, i) => toy(`card ${i}`, i)),
      'cards',
    )
    expect(MOST_DEFINITIONS).toBeGreaterThan(8000)
    expect(cost[MOST_DEFINITIONS - 1]).toBe(MOST_DEFINITIONS - 1)
    expect(() => library.add([toy('too many')], 'more')).toThrow('there is room for 8192 definitions')
  })

  it('numbers none of those that have no room together', () => {
    const library = make()
    const cards = Array.from({ length: MOST_DEFINITIONS - 1 }, (_, i) => toy(`card ${i}`, i))
    expect(() => library.add([...cards, toy('last'), toy('too many')], 'cards')).toThrow(
      'cards, number 8193: there is room for 8192 definitions, “too many” is one more',
    )
    expect(library.add([...cards, toy('other')], 'cards')).toHaveLength(MOST_DEFINITIONS)
  })
})
