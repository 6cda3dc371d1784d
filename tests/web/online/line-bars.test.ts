import { expect, it } from 'vitest'
import { barsFor } from '../../../src/web/online/table/line-bars.ts'

it.each([
  [0, 4],
  [99, 4],
  [100, 3],
  [249, 3],
  [250, 2],
  [599, 2],
  [600, 1],
  [20_000, 1],
])('a line of %s ms has %s bars', (milliseconds, bars) => {
  expect(barsFor(milliseconds)).toBe(bars)
})
