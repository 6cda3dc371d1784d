import { describe, expect, it } from 'vitest'
import { resetScratch } from '../../src/kernel/scratch.ts'
import { NONE, Schema } from '../../src/kernel/state.ts'
import { add, Evaluator, listed, mark, release, relist } from '../../src/language/compiler/evaluator.ts'

const s = new Schema('rows').create()

describe('the evaluator', () => {
  it('takes numbers from 0 on as they are, and everything below as a row', () => {
    const e = new Evaluator()
    const sum = e.amountKind((_s, f, a, b, c) => f * 1000 + a * 100 + b * 10 + c)
    const row = e.row(sum, 1, 2, 3)
    expect(row).toBeLessThan(0)
    expect([e.amount(s, 0, 0), e.amount(s, 0, 7), e.amount(s, 4, row)]).toEqual([0, 7, 4123])
  })

  it('stores equal rows once', () => {
    const e = new Evaluator()
    const kind = e.amountKind(() => 1)
    const other = e.amountKind(() => 2)
    const rows = [
      e.row(kind, 1, 2, 3),
      e.row(kind, 1, 2, 3),
      e.row(kind, 1, 23),
      e.row(kind, 12, 3),
      e.row(other, 1, 2, 3),
    ]
    expect(rows[1]).toBe(rows[0])
    expect(new Set(rows).size).toBe(4)
  })

  it('gathers from the beginning again after a fault in the middle of a list', () => {
    const e = new Evaluator()
    const failing = e.setKind((_s, _f, n) => {
      for (let i = 0; i < n; i++) add(i)
      throw new TypeError('planted')
    })
    expect(() => e.count(s, 0, e.row(failing, 3))).toThrow('planted')
    expect(mark()).toBeGreaterThan(0)
    resetScratch()
    expect(mark()).toBe(0)
  })

  it('has room for as many rows as are needed', () => {
    const e = new Evaluator()
    const kind = e.amountKind((_s, _f, a) => a)
    const rows = Array.from({ length: 5000 }, (_, i) => e.row(kind, i))
    rows.forEach((row, i) => {
      expect(e.amount(s, 0, row)).toBe(i)
    })
  })

  it('gathers, counts and finds the first, and leaves the list as it was', () => {
    const e = new Evaluator()
    const upTo = e.setKind((_s, _f, n) => {
      for (let i = 1; i <= n; i++) add(i * 10)
    })
    const from = mark()
    add(99)
    expect([e.count(s, 0, e.row(upTo, 4)), e.first(s, 0, e.row(upTo, 4))]).toEqual([4, 10])
    expect([e.count(s, 0, e.row(upTo, 0)), e.first(s, 0, e.row(upTo, 0))]).toEqual([0, NONE])
    expect(mark()).toBe(from + 1)
    e.gather(s, 0, e.row(upTo, 2))
    expect([mark() - from, listed(from), listed(from + 1), listed(from + 2)]).toEqual([3, 99, 10, 20])
    relist(from + 1, 77)
    expect(listed(from + 1)).toBe(77)
    release(from)
    expect(mark()).toBe(from)
  })

  it('knows whether a set has a member, by its own reader where there is one, and leaves the list as it was', () => {
    const e = new Evaluator()
    const upTo = e.setKind((_s, _f, n) => {
      for (let i = 1; i <= n; i++) add(i)
    })
    const ungathered = e.setKind(
      () => expect.fail('nothing has to be gathered'),
      (_s, f, a, b, c) => f + a === b + c,
    )
    const from = mark()
    expect([e.any(s, 0, e.row(upTo, 3)), e.any(s, 0, e.row(upTo, 0))]).toEqual([true, false])
    expect([e.any(s, 1, e.row(ungathered, 4, 2, 3)), e.any(s, 1, e.row(ungathered, 4, 2, 2))]).toEqual([
      true,
      false,
    ])
    expect(mark()).toBe(from)
  })

  it('lets everything pass filter 0, and what a filter says otherwise', () => {
    const e = new Evaluator()
    const atLeast = e.filterKind((_s, _f, x, a, b) => x >= a && x <= b)
    const row = e.row(atLeast, 3, 5)
    expect([2, 3, 5, 6].map((x) => e.passes(s, 0, row, x))).toEqual([false, true, true, false])
    expect(e.passes(s, 0, 0, 2)).toBe(true)
  })

  it('says so when more is gathered than the list can hold', () => {
    const from = mark()
    const flood = () => {
      for (let i = 0; i < 10_000; i++) add(1)
    }
    expect(flood).toThrow('more than 8192 things at once')
    release(from)
  })
})
