import { describe, expect, it } from 'vitest'
import { playRandomly } from './random-campaign.ts'

describe('random campaigns with assumed results (C8)', () => {
  it.each([1, 2, 3, 4])('of %i mages', (players) => {
    const endings = new Set<string | null>()
    for (let i = 0; i < 12; i++)
      endings.add(playRandomly(players, `told ${players}/${i}`, [30, 60, 90][i % 3]!).ending)
    expect(endings.size).toBeGreaterThan(1)
  })
})
