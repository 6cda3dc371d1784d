import { describe, expect, it } from 'vitest'
import { playAndVerify, playRealCampaign } from './real-battles.ts'

describe('random campaigns with their own battles (C8)', () => {
  it.each([1, 2, 3, 4])('of %i mages come to an end', (players) => {
    const state = playRealCampaign(players, `${players}/0`)
    expect(state.score.length).toBeGreaterThanOrEqual(8)
    expect(state.ending).not.toBeNull()
  })

  it.each([1, 2, 3, 4])('of %i mages play again as they were recorded', (players) => {
    playAndVerify(players, `verified ${players}`)
  })
})
