import { describe, it } from 'vitest'
import { playRandomly } from '../campaign/random-campaign.ts'
import { playAndVerify, playRealCampaign } from '../campaign/real-battles.ts'

/**
 * 250 campaigns for each number of mages, in slices that can be run by their names (`-t 'of 2 mages, .* from 50 on'`).
 * A hundred with assumed results take about twelve seconds of processor time.
 */
const SLICE = 25
const slices = [1, 2, 3, 4].flatMap((players) =>
  Array.from({ length: 10 }, (_, slice): readonly [number, number] => [players, slice * SLICE]),
)
const eachOf = (from: number, play: (i: number) => void): void => {
  for (let i = from; i < from + SLICE; i++) play(i)
}

describe('a thousand random campaigns', () => {
  it.each(slices)('of %i mages, with assumed results, from %i on', (players, from) => {
    eachOf(from, (i) => {
      playRandomly(players, `deep told ${players}/${i}`, 20 + ((i * 7) % 75))
    })
  })

  it.each(slices)('of %i mages, with their own battles, from %i on', (players, from) => {
    eachOf(from, (i) => {
      playRealCampaign(players, `deep ${players}/${i}`)
    })
  })

  it.each([1, 2, 3, 4])('of %i mages, played again from their records', (players) => {
    for (let i = 0; i < 10; i++) playAndVerify(players, `deep verified ${players}/${i}`)
  })
})
