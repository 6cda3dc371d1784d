// Moments of a campaign that pictures are taken of: each is the text of the campaign as it stood then.
import { GreedyBot } from '../src/bots/greedy.ts'
import { botsAnswer, botsFight } from '../src/campaign/bots.ts'
import { Campaign } from '../src/campaign/campaign.ts'
import { legacyBattles } from '../src/campaign/legacy/battles.ts'
import { writeCampaign } from '../src/campaign/record.ts'
import { fairNumbers, seedFrom } from '../src/kernel/random.ts'

const SEED = 'pictures'
const NAMES = ['Ysel', 'Toran']
/** Chapters whose overview is shown: at the start, in the middle, before the last. */
const ROADS: Readonly<Record<number, string>> = { 0: 'start', 3: 'middle', 7: 'late' }

/** A campaign of bots from its first page to its last; each kind of page as it is met first. */
export function campaignMoments(): Readonly<Record<string, string>> {
  const mages = NAMES.map((name, look) => ({ name, look }))
  const seats = NAMES.map(() => 'person')
  const campaign = Campaign.create(legacyBattles, { seed: SEED, mages, seats }, NAMES.join(', '))
  const roll = fairNumbers(seedFrom(SEED))
  const moments: Record<string, string> = {}
  for (;;) {
    const { asked, attempt, chapter } = campaign.state
    const name = asked.kind === 'battle' ? `road-${ROADS[chapter] ?? chapter}` : asked.kind
    moments[name] ??= writeCampaign(campaign.record)
    if (asked.kind === 'end') return moments
    if (asked.kind === 'battle') campaign.finish(botsFight(campaign, [new GreedyBot()]), '2026-01-01')
    else campaign.answer(botsAnswer(asked, attempt, roll))
  }
}
