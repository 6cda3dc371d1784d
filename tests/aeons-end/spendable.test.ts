import { expect, it } from 'vitest'
import { pools } from '../../src/games/aeons-end/rules/aether.ts'
import { useOf } from '../../src/games/aeons-end/text/words/decisions.ts'
import { spendable, USES } from '../../src/web/table/aeons-end/mage/spendable.ts'

/* The view lists aether pool by pool, and the page says what each of them is for: both must mean the same pool. */

it('knows every pool of the engine by the same name', () => {
  expect(USES).toEqual(pools.map((_, pool) => useOf(pool)))
})

it.each(USES)('shows aether for “%s” as what it is, and free aether beside it', (use) => {
  const pool = USES.indexOf(use)
  const amounts = pools.map((_, i) => (i === pool ? 3 : 0))
  const { free, tied } = spendable(amounts)
  expect(free).toBe(use === 'any' ? 3 : 0)
  expect(tied).toEqual(use === 'any' ? [] : [{ n: 3, use }])
})
