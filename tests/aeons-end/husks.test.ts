import { expect, it } from 'vitest'
import { cards, husksAgainst } from './husks.ts'

const SEEDS = 12

it('husks meet every card that deals damage as the mat says', () => {
  const texts = new Set<string>()
  const faults = cards.flatMap((id) =>
    Array.from({ length: SEEDS }, (_, seed) => husksAgainst(id, seed, ({ text }) => texts.add(text))).flat(),
  )
  expect(faults).toEqual([])
  expect(texts.size).toBeGreaterThanOrEqual(55)
})
