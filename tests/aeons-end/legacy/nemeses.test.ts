import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../../src/games/aeons-end/index.ts'
import { mages, nemeses, nemesisCards } from '../../../src/games/aeons-end/packs/all.ts'
import { DIFFICULTIES } from '../../../src/games/aeons-end/setup/difficulties.ts'
import { playInFourWays, playToTheEnd } from '../../lab/properties.ts'

const legacy = nemeses.filter(({ set }) => set === 'legacy').map(({ id }) => id)
const team = (n: number): string[] => mages.slice(0, n).map(({ id }) => id)

describe.each(legacy)('%s', (nemesis) => {
  it('is played to the end by one to four mages at every difficulty', () => {
    for (const difficulty of DIFFICULTIES)
      for (let n = 1; n <= 4; n++)
        playToTheEnd(aeonsEnd, { nemesis, difficulty, mages: team(n) }, `${nemesis} ${difficulty} ${n}`, 2)
  })
  it('goes the same way copied, stored and replayed', () => {
    for (let n = 1; n <= 4; n++) playInFourWays(aeonsEnd, { nemesis, mages: team(n) }, `${nemesis} ${n}`)
  })
})

it('a battle deals evolved basic cards, and any card in the place of another', () => {
  const evolved = nemesisCards.filter(({ insteadOf }) => insteadOf !== undefined)
  const tiers = [1, 2, 3].map((tier) => ({
    basics: evolved.filter((card) => card.nemesis === 'basic' && card.tier === tier).map(({ id }) => id),
    added: 7,
  }))
  const deck = { kind: 'tiers', tiers, instead: { 'maelstrom-risen-bladius': 'wounded-bladius' } }
  for (let n = 1; n <= 4; n++)
    playToTheEnd(
      aeonsEnd,
      { nemesis: 'maelstrom-risen', mages: team(n), campaign: { deck } },
      `evolved ${n}`,
      6,
    )
  expect(evolved.map(({ insteadOf }) => insteadOf)).toHaveLength(23)
})
