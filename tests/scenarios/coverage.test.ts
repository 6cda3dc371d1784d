import { expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { coverage } from '../../src/lab/scenarios/coverage.ts'
import { allScenarios } from './all.ts'

it('every statement of the rules and every card is proved by a scenario', () => {
  for (const [game, { statements, cards }] of Object.entries(coverage(games, allScenarios()))) {
    expect(statements.total, game).toBeGreaterThan(400)
    expect(cards.total, game).toBeGreaterThan(200)
    expect([...statements.missing, ...cards.missing], game).toEqual([])
  }
})
