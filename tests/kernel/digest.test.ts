import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chained, digest, digits, textHash } from '../../src/kernel/digest.ts'

const leaf = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constant(true), fc.string({ minLength: 1 }))

describe('a digest', () => {
  it('stays what it was: old records are compared with it', () => {
    expect([
      digest({ health: 25, hand: ['Torch', 'Rally'], over: true, half: 0.5 }),
      digest([1, [2, 3], { a: -4 }]),
      digest('Torch'),
      textHash('Torch'),
      chained(7, 9),
    ]).toMatchInlineSnapshot(`
      [
        3920513719,
        3104636071,
        2020290652,
        1449837333,
        1941471912,
      ]
    `)
  })

  it('does not know the order of keys', () => {
    fc.assert(
      fc.property(leaf, leaf, (a, b) => {
        expect(digest({ a, b })).toBe(digest({ b, a }))
      }),
    )
  })

  it('knows where everything stands', () => {
    fc.assert(
      fc.property(leaf, leaf, (a, b) => {
        fc.pre(a !== b)
        expect(digest([a, b])).not.toBe(digest([b, a]))
        expect(digest({ a, b })).not.toBe(digest({ a: b, b: a }))
        expect(digest({ a: [b] })).not.toBe(digest({ a: b }))
        expect(digest([a])).not.toBe(digest([b]))
      }),
    )
  })

  it('takes nothing for nothing said', () => {
    for (const nothing of [null, false, 0, '', [], undefined]) {
      expect(digest({ a: 1, b: nothing })).toBe(digest({ a: 1 }))
      expect(digest(nothing)).toBe(digest(null))
    }
  })

  it('counts what a list holds, nothing included', () => {
    expect(digest([0, 0])).not.toBe(digest([0]))
    expect(digest([0])).not.toBe(digest([]))
  })

  it('leaves out what it is told to, however deep', () => {
    const without = new Set(['again'])
    expect(digest({ a: [{ again: 3, b: 2 }], again: 1 }, without)).toBe(digest({ a: [{ b: 2 }] }))
    expect(digest({ a: 1, again: 1 })).not.toBe(digest({ a: 1 }))
  })

  it('tells fractions and signs apart', () => {
    const all = [0.5, 1.5, 1, -1, 2 ** 31 - 1, true, 'x', '1'].map((value) => digest(value))
    expect(new Set(all).size).toBe(all.length)
    for (const h of all) expect(h).toBeGreaterThan(-1)
  })

  it('of a text changes with every character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, n) => {
        const at = n % text.length
        const other = text[at] === 'x' ? 'y' : 'x'
        expect(textHash(text.slice(0, at) + other + text.slice(at + 1))).not.toBe(textHash(text))
      }),
    )
  })
})

describe('a chain of digests', () => {
  it('changes with each link and with their order', () => {
    expect(chained(1, 2)).not.toBe(chained(2, 1))
    expect(chained(chained(0, 1), 2)).not.toBe(chained(chained(0, 2), 1))
    expect(chained(0, 0)).not.toBe(0)
  })
})

it('digits are eight, also of small and of negative numbers', () => {
  expect([digits(0), digits(255), digits(-1), digits(0x12345678)]).toEqual([
    '00000000',
    '000000ff',
    'ffffffff',
    '12345678',
  ])
})
