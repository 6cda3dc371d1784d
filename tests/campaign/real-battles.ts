import { expect } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { plannedBattle } from '../../src/campaign/battle.ts'
import { botsFight } from '../../src/campaign/bots.ts'
import { Campaign } from '../../src/campaign/campaign.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'
import { exportedMage } from '../../src/campaign/legacy/mages.ts'
import { legacy } from '../../src/campaign/legacy/script.ts'
import { readCampaign, writeCampaign } from '../../src/campaign/record.ts'
import type { CampaignState } from '../../src/campaign/state.ts'
import { verifyCampaign } from '../../src/campaign/verify.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { fairNumbers, seedFrom } from '../../src/kernel/random.ts'
import { creationOf } from './random-campaign.ts'

/** The battle that waits is dealt: five cards in every hand and deck, the lives and piles that the plan says. */
function checkDeal(state: CampaignState): void {
  const plan = plannedBattle(legacy, state)
  const s = aeonsEnd.schema.create()
  aeonsEnd.begin(s, aeonsEnd.readSetup(legacyBattles.document(plan)), seedFrom(plan.seed))
  expect(aeonsEnd.schema.fault(s)).toBeNull()
  const view = aeonsEnd.observe(s, 0)
  expect(view.players).toHaveLength(state.players)
  for (const { mage } of view.players) expect(mage).not.toBeNull()
  expect(view.supply.map(({ card }) => card)).toEqual(expect.arrayContaining([...plan.supply]))
  expect(view.nemesis.id).toBe(plan.nemesis)
  expect(view.maxLife).toBe(plan.life)
  for (const { hand, deck, discard, play, breaches } of view.players)
    expect(
      hand.length + deck + discard.length + play.length + breaches.flatMap((each) => each.prepped).length,
    ).toBe(10)
}

/** Mages of a campaign play in any other game. */
function checkExport(state: CampaignState): void {
  const setup = aeonsEnd.readSetup({ mages: state.mages.map(exportedMage), nemesis: 'rageborne' })
  expect(aeonsEnd.seats(setup)).toBe(state.players)
}

/** A whole campaign in which everybody answers at random, in battles as between them. */
export function playRealCampaign(players: number, seed: string): CampaignState {
  const roll = fairNumbers(seedFrom(`real ${seed}`))
  const campaign = Campaign.create(legacyBattles, creationOf(players, seed), seed)
  const bot = new RandomBot()
  for (;;) {
    const { state } = campaign
    if (state.asked.kind === 'end') break
    if (state.asked.kind === 'battle') {
      checkDeal(state)
      campaign.finish(botsFight(campaign, [bot]), '2026-01-01')
    } else campaign.answer(roll(state.asked.options.length))
  }
  checkExport(campaign.state)
  return campaign.state
}

/** The same from its text, down to every decision of every battle. */
export function playAndVerify(players: number, seed: string): void {
  const campaign = Campaign.create(legacyBattles, creationOf(players, seed), seed)
  const roll = fairNumbers(seedFrom(`verified ${seed}`))
  const bot = new RandomBot()
  while (campaign.state.asked.kind !== 'end') {
    const { asked } = campaign.state
    if (asked.kind === 'battle') campaign.finish(botsFight(campaign, [bot]), '2026-01-01')
    else campaign.answer(roll(asked.options.length))
  }
  const record = readCampaign(legacy, writeCampaign(campaign.record))
  expect(verifyCampaign(legacyBattles, record)).toMatchObject({ ok: true, reason: null })
}
