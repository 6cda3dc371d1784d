import { join } from 'node:path'
import { expect, it } from 'vitest'
import { coverage } from '../../src/lab/scenarios/index.ts'

it('every statement of the rules and every card is proved by a scenario', () => {
  const { games, unread } = coverage([join(import.meta.dirname, '../../scenarios')])
  expect(unread).toEqual([])
  for (const [game, { statements, cards }] of Object.entries(games)) {
    expect(statements.total, game).toBeGreaterThan(400)
    expect(cards.total, game).toBeGreaterThan(200)
    expect([...statements.missing, ...cards.missing], game).toEqual([])
  }
})
