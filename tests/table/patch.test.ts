import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { diff, patched } from '../../src/table/shown/patch.ts'
import { Table } from '../../src/table/table.ts'

const json = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

describe('a patch', () => {
  it('makes one value of another, whatever they are, also over the wire', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const patch = diff(from, to)
        if (patch === null) expect(json(to)).toEqual(json(from))
        else expect(json(patched(from, JSON.parse(JSON.stringify(patch))))).toEqual(json(to))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes over into the new value whatever is the same, and changes nothing by it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (from, other) => {
        const parts = { same: from, list: [from, other], nested: { from } }
        const next = structuredClone({ ...parts, list: [from, from, other], other })
        const before = json(next)
        diff(parts, next)
        expect(json(next)).toEqual(before)
        expect(next.same).toBe(parts.same)
        expect(next.nested).toBe(parts.nested)
        expect(next.list[0]).toBe(parts.list[0])
        expect(next.list[2]).toBe(parts.list[1])
      }),
    )
  })

  it('of lists drops, puts and changes only what differs', () => {
    expect(diff([1, 2, 3], [1, 2, 3])).toBeNull()
    expect(diff([1, 2, 3, 4], [1, 9, 8, 3, 4])).toEqual([2, 1, 1, [9, 8], []])
    expect(diff([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }])).toEqual([
      2,
      0,
      0,
      [],
      [[1, [1, { a: [0, 3] }, []]]],
    ])
  })

  it('takes what is undefined for what is not there', () => {
    expect(diff({ a: undefined }, {})).toBeNull()
    expect(diff({ a: 1 }, { a: undefined })).toEqual([1, {}, ['a']])
  })

  it('refuses a value that it was not made for', () => {
    expect(() => patched(1, [1, {}, []])).toThrow(TypeError)
    expect(() => patched({}, [2, 0, 0, [], []])).toThrow(TypeError)
  })

  it.each(games)('of a view of $id is far smaller than the view', (game) => {
    const table = Table.begin(game, game.setupFrom({}), 'patch')
    let view: unknown = game.observe(table.state, 0)
    let [small, whole] = [0, 0]
    for (let i = 0; i < 60 && !table.over; i++) {
      table.answer((i * 7) % table.options)
      const next = game.observe(table.state, 0)
      const patch = diff(view, next)
      const kept = patch === null ? view : patched(view, patch)
      expect(json(kept)).toEqual(json(next))
      small += JSON.stringify(patch).length
      whole += JSON.stringify(next).length
      view = kept
    }
    expect(small * 4).toBeLessThan(whole)
  })
})
