import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECKED, NONE, Schema } from '../../src/kernel/state.ts'

describe('a schema', () => {
  it('is checked in tests', () => {
    expect(CHECKED).toBe(true)
  })

  it('gives every field its own place and its initial value', () => {
    const schema = new Schema('places')
    const life = schema.field('life', 3, { min: 0, max: 10, initial: 7 })
    const turn = schema.cell('turn', { min: NONE, initial: NONE })
    const plain = schema.cell('plain')
    const at = schema.region('room', 4, { initial: 2 })
    const s = schema.create()
    expect([0, 1, 2].map((i) => life.get(s, i))).toEqual([7, 7, 7])
    expect([turn.get(s), plain.get(s)]).toEqual([NONE, 0])
    expect([...s.subarray(at, at + 4)]).toEqual([2, 2, 2, 2])
    expect(schema.entries.map((e) => [e.name, e.at, e.count])).toEqual([
      ['life', 1, 3],
      ['turn', 4, 1],
      ['plain', 5, 1],
      ['room', 6, 4],
    ])
    expect([plain.min, plain.max]).toEqual([-32768, 32767])
  })

  it('pads a block to whole lanes of the hash', () => {
    const schema = new Schema('padding')
    schema.region('eight', 8)
    expect(schema.length).toBe(16)
    expect(schema.bytes).toBe(32)
    const exact = new Schema('exact')
    exact.region('seven', 7)
    expect(exact.length).toBe(8)
  })

  it('makes a used block a fresh one', () => {
    const schema = new Schema('fresh')
    schema.field('life', 3, { initial: 5 })
    schema.cell('turn')
    const s = schema.create()
    s.fill(99)
    schema.reset(s)
    expect(s).toEqual(schema.create())
  })

  it('reaches its last place when it is as large as a block can be, and refuses to be larger', () => {
    const schema = new Schema('full')
    const field = schema.field('all', 32_767)
    const s = schema.create()
    field.set(s, 32_766, 5)
    expect([s.at(-1), field.get(s, 32_766), field.get(s, 0)]).toEqual([5, 5, 0])

    const larger = new Schema('larger')
    larger.field('all', 32_768)
    expect(() => larger.create()).toThrow('larger: 32769 numbers are more than a block has (32768)')
  })

  it('refuses a name given twice, and a field declared after the first state', () => {
    const schema = new Schema('toy')
    schema.cell('turn')
    expect(() => schema.cell('turn')).toThrow('toy: "turn" is declared twice')
    schema.create()
    expect(() => schema.cell('late')).toThrow('toy: "late" was declared after the first state was made')
  })

  it('refuses a range that does not fit, and an initial value outside its range', () => {
    const schema = new Schema('toy')
    expect(() => schema.cell('a', { max: 32768 })).toThrow('toy: "a" cannot hold -32768 to 32768')
    expect(() => schema.cell('b', { min: -32769 })).toThrow('toy: "b" cannot hold -32769 to 32767')
    expect(() => schema.cell('c', { min: 1 })).toThrow('toy: "c" begins as 0, outside 1 to 32767')
    expect(() => schema.cell('d', { max: 3, initial: 4 })).toThrow('toy: "d" begins as 4')
    expect(schema.entries).toEqual([])
  })
})

describe('a field', () => {
  const schema = new Schema('ranges')
  const life = schema.field('life', 4, { min: 0, max: 10 })
  const turn = schema.cell('turn', { min: NONE, max: 3 })
  const other = schema.field('other', 4)

  it('holds what was written and touches nothing else', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: 0, max: 10 }), fc.integer({ min: -1, max: 3 }), (i, n, t) => {
        const s = schema.create()
        life.set(s, i, n)
        turn.set(s, t)
        expect(life.get(s, i)).toBe(n)
        expect(turn.get(s)).toBe(t)
        const expected = schema.create()
        expected[life.at + i] = n
        expected[turn.at] = t
        expect(s).toEqual(expected)
      }),
    )
  })

  it('adds to what is there', () => {
    const s = schema.create()
    life.set(s, 2, 5)
    life.add(s, 2, 3)
    life.add(s, 2, -1)
    turn.add(s, 2)
    turn.add(s, -1)
    expect([life.get(s, 2), turn.get(s)]).toEqual([7, 1])
  })

  it.each([
    ['life[0]: 11 is outside 0 to 10', () => life.set(schema.create(), 0, 11)],
    ['life[1]: -1 is outside 0 to 10', () => life.add(schema.create(), 1, -1)],
    ['life[0]: NaN is outside 0 to 10', () => life.set(schema.create(), 0, Number.NaN)],
    ['life[0]: 1.5 is outside 0 to 10', () => life.set(schema.create(), 0, 1.5)],
    ['life: no place -1 (0 to 3)', () => life.get(schema.create(), NONE)],
    ['life: no place 4 (0 to 3)', () => life.set(schema.create(), 4, 0)],
    ['turn: 4 is outside -1 to 3', () => turn.set(schema.create(), 4)],
    ['turn: -2 is outside -1 to 3', () => turn.add(schema.create(), -2)],
    ['turn: 0.5 is outside -1 to 3', () => turn.set(schema.create(), 0.5)],
    ['other[0]: 32768 is outside -32768 to 32767', () => other.set(schema.create(), 0, 32768)],
  ])('says “%s”', (message, mistake) => {
    expect(mistake).toThrow(new RangeError(message))
  })
})

describe('a block from outside', () => {
  it('is faulty when a field is out of its range, when something hides behind the fields, or when a check says so', () => {
    const schema = new Schema('outside')
    const life = schema.field('life', 2, { min: 0, max: 10 })
    const turn = schema.cell('turn')
    schema.checks.push((s) => (turn.get(s) === 13 ? 'turn 13 brings bad luck' : null))
    schema.checks.push((s) => (turn.get(s) >= 13 ? 'it is late' : null))
    const s = schema.create()
    expect(schema.fault(s)).toBeNull()
    turn.set(s, 14)
    expect(schema.fault(s)).toBe('it is late')
    turn.set(s, 13)
    expect(schema.fault(s)).toBe('turn 13 brings bad luck')
    s[schema.length - 1] = 1
    expect(schema.fault(s)).toBe('there is a 1 behind the last field')
    s[life.at + 1] = 11
    expect(schema.fault(s)).toBe('life[1] is 11, outside 0 to 10')
  })
})

describe('flags', () => {
  const make = (n: number, count: number) => {
    const schema = new Schema('flags')
    const before = schema.cell('before')
    const flags = schema.flags(
      'marks',
      count,
      Array.from({ length: n }, (_, i) => `flag ${i}`),
    )
    const after = schema.cell('after')
    return { schema, flags, before, after }
  }

  it('are as many as have names, and none touches another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean())),
        (n, count, changes) => {
          const { schema, flags, before, after } = make(n, count)
          const s = schema.create()
          const known = new Set<string>()
          for (const [thing, name, on] of changes) {
            const i = thing % count
            const flag = flags.flag(`flag ${name % n}`)
            if (on) flags.set(s, i, flag)
            else flags.clear(s, i, flag)
            if (on) known.add(`${i} ${flag}`)
            else known.delete(`${i} ${flag}`)
          }
          for (let i = 0; i < count; i++)
            for (let flag = 0; flag < n; flag++) expect(flags.has(s, i, flag)).toBe(known.has(`${i} ${flag}`))
          expect([before.get(s), after.get(s), schema.fault(s)]).toEqual([0, 0, null])
        },
      ),
    )
  })

  it('refuse a name, a thing or a number that is not there', () => {
    const { schema, flags } = make(20, 3)
    const s = schema.create()
    expect(() => flags.flag('flag 20')).toThrow('no flag is called “flag 20”')
    for (const [i, flag] of [
      [3, 0],
      [-1, 0],
      [0, 20],
      [0, -1],
    ])
      expect(() => flags.set(s, i!, flag!)).toThrow(RangeError)
  })
})

describe('marks', () => {
  const make = (n: number, count: number) => {
    const schema = new Schema('marks')
    const before = schema.cell('before')
    const marks = schema.marks(
      'marks',
      count,
      Array.from({ length: n }, (_, i) => `mark ${i}`),
    )
    const after = schema.cell('after')
    return { schema, marks, before, after }
  }

  it('are one bit for each thing, and none touches another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 70 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean())),
        (n, count, changes) => {
          const { schema, marks, before, after } = make(n, count)
          const s = schema.create()
          const known = new Set<string>()
          for (const [thing, name, on] of changes) {
            const i = thing % count
            const mark = marks.mark(`mark ${name % n}`)
            if (on) marks.set(s, i, mark)
            else marks.clear(s, i, mark)
            if (on) known.add(`${i} ${mark}`)
            else known.delete(`${i} ${mark}`)
          }
          for (let i = 0; i < count; i++)
            for (let mark = 0; mark < n; mark++) expect(marks.has(s, i, mark)).toBe(known.has(`${i} ${mark}`))
          expect([before.get(s), after.get(s), schema.fault(s)]).toEqual([0, 0, null])
        },
      ),
    )
  })

  it('refuse a name, a thing or a number that is not there', () => {
    const { schema, marks } = make(3, 20)
    const s = schema.create()
    expect(() => marks.mark('mark 3')).toThrow('no mark is called “mark 3”')
    for (const [i, mark] of [
      [20, 0],
      [-1, 0],
      [0, 3],
      [0, -1],
    ] as const) {
      expect(() => marks.set(s, i, mark)).toThrow('no mark')
      expect(() => marks.has(s, i, mark)).toThrow('no mark')
      expect(() => marks.clear(s, i, mark)).toThrow('no mark')
    }
  })
})
