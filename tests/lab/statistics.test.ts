import { describe, expect, it } from 'vitest'
import { mean, pairedDifference, share, shareDifference } from '../../src/lab/statistics.ts'

describe('a share', () => {
  // Newcombe 1998, table I: the Wilson score interval without continuity correction.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i has the interval of the textbook', (won, games, low, high) => {
    const found = share(won, games)
    expect(found.low).toBeCloseTo(low, 4)
    expect(found.high).toBeCloseTo(high, 4)
  })
  it('of nothing is anything', () => {
    expect(share(0, 0)).toEqual({ value: Number.NaN, low: 0, high: 1 })
  })
})

describe('a difference of shares', () => {
  it('has the interval of the textbook when the games are not the same', () => {
    // Newcombe 1998, table II, method 10: 56/70 and 48/80.
    const found = shareDifference(share(56, 70), share(48, 80))
    expect(found.value).toBeCloseTo(0.2, 10)
    expect(found.low).toBeCloseTo(0.0524, 4)
    expect(found.high).toBeCloseTo(0.3339, 4)
  })
  it('is turned around when the series change places', () => {
    const one = pairedDifference([1, 1, 7, 5])
    const other = pairedDifference([1, 7, 1, 5])
    expect(one.value).toBeCloseTo(-6 / 14, 10)
    expect(other.low).toBeCloseTo(-one.high, 10)
    expect(other.high).toBeCloseTo(-one.low, 10)
    expect(one.high).toBeLessThan(0)
  })
  it('is surer of pairs than of strangers', () => {
    const paired = pairedDifference([480, 40, 20, 460])
    const strangers = shareDifference(share(520, 1000), share(500, 1000))
    expect(paired.value).toBeCloseTo(strangers.value, 10)
    expect(paired.high - paired.low).toBeLessThan(0.5 * (strangers.high - strangers.low))
  })
  it('holds the truth about as often as it says', () => {
    // Every table of 30 pairs, weighted by how likely it is when the truth is 0.5, 0.2, 0.1, 0.2.
    const truth = [0.5, 0.2, 0.1, 0.2]
    const n = 30
    const log = [0]
    for (let i = 1; i <= n; i++) log.push(log[i - 1]! + Math.log(i))
    let held = 0
    for (let a = 0; a <= n; a++)
      for (let b = 0; a + b <= n; b++)
        for (let c = 0; a + b + c <= n; c++) {
          const d = n - a - b - c
          const table = [a, b, c, d] as const
          const { low, high } = pairedDifference(table)
          if (low > 0.1 || high < 0.1) continue
          const likelihood = table.reduce((sum, k, i) => sum + k * Math.log(truth[i]!) - log[k]!, log[n]!)
          held += Math.exp(likelihood)
        }
    expect(held).toBeGreaterThan(0.93)
    expect(held).toBeLessThan(0.98)
  })
})

describe('a mean', () => {
  it('comes with its deviation and interval', () => {
    const values = [2, 4, 4, 4, 5, 5, 7, 9]
    const sum = values.reduce((a, b) => a + b)
    const squares = values.reduce((a, b) => a + b * b, 0)
    const { value, deviation, low, high } = mean(values.length, sum, squares)
    expect(value).toBe(5)
    expect(deviation).toBeCloseTo(2.1381, 4)
    expect(high - value).toBeCloseTo(value - low, 10)
    expect(high - value).toBeCloseTo((1.96 * 2.1381) / Math.sqrt(8), 3)
  })
})
