import type { Bot } from '../bots/bot.ts'
import { fairNumbers, seedFrom } from '../kernel/random.ts'
import { plannedBattle } from './battle.ts'
import { botsAnswer, botsPlay, fight } from './bots.ts'
import { type Battles, Campaign } from './campaign.ts'
import { answer, begin, fought } from './interpreter.ts'
import { ratingOf } from './rating.ts'
import type { BattleResult, CampaignState } from './state.ts'

/** Won of so many. */
export interface Wins {
  won: number
  battles: number
}

/** What many campaigns of bots came to: sums that can be added in any order. */
export interface CampaignCounts {
  campaigns: number
  battles: number
  losses: number
  scars: number
  ratings: number
  readonly endings: Record<string, number>
  /** By chapter, then by attempt. */
  readonly chapters: Record<string, Wins[]>
  /** How battles went for parties in which somebody has this sticker, and with this pile in the supply. */
  readonly stickers: Record<string, Wins>
  readonly piles: Record<string, Wins>
}

export const noCampaigns = (): CampaignCounts => ({
  campaigns: 0,
  battles: 0,
  losses: 0,
  scars: 0,
  ratings: 0,
  endings: {},
  chapters: {},
  stickers: {},
  piles: {},
})

function count(table: Record<string, Wins>, id: string, won: boolean): void {
  table[id] ??= { won: 0, battles: 0 }
  table[id].battles += 1
  table[id].won += Number(won)
}

const NAMES = ['Ada', 'Bo', 'Cyr', 'Dun'] as const

/** One campaign of bots, added to the counts. */
export function simulateCampaign(
  battles: Battles,
  { players, bots, seed, date }: { players: number; bots: readonly Bot[]; seed: string; date: string },
  counts: CampaignCounts,
): Campaign {
  const mages = NAMES.slice(0, players).map((name, look) => ({ name, look }))
  const campaign = Campaign.create(battles, { seed, mages, seats: mages.map(() => 'bot') }, seed)
  botsPlay(campaign, bots, date, () => {
    const { chapter, attempt, won } = campaign.state.score.at(-1)!
    counts.battles += 1
    counts.losses += Number(!won)
    counts.chapters[chapter] ??= []
    const attempts = counts.chapters[chapter]
    while (attempts.length < attempt) attempts.push({ won: 0, battles: 0 })
    const tally = attempts[attempt - 1]!
    tally.battles += 1
    tally.won += Number(won)
    for (const pile of campaign.state.supply) count(counts.piles, pile, won)
    for (const { stickers } of campaign.state.mages)
      for (const id of Object.values(stickers)) count(counts.stickers, id, won)
  })
  counts.campaigns += 1
  counts.scars += campaign.state.scars.length
  counts.ratings += ratingOf(battles.script, campaign.state)
  const ending = campaign.state.ending ?? ''
  counts.endings[ending] = (counts.endings[ending] ?? 0) + 1
  return campaign
}

/** How likely bots are assumed to have won a battle before the chapter that is looked at. */
const ASSUMED_WIN_RATE = 0.6
const SIDES = 100

/**
 * One battle of one chapter, at its first try, from a campaign whose earlier battles are assumed instead of fought: many
 * times quicker than whole campaigns, and every chapter gets as many battles as the first.
 */
export function simulateChapter(
  battles: Battles,
  { players, bots, seed }: { players: number; bots: readonly Bot[]; seed: string },
  chapter: string,
): BattleResult {
  const { script } = battles
  const names = NAMES.slice(0, players)
  const roll = fairNumbers(seedFrom(`told ${seed}`))
  const seats = names.map(() => 'bot')
  let state = begin(script, { seed, mages: names.map((name, look) => ({ name, look })), seats })
  while (state.asked.kind !== 'battle' || script.chapters[state.chapter]!.id !== chapter) {
    if (state.asked.kind === 'end') throw new Error(`no campaign comes to chapter ${chapter}`)
    state =
      state.asked.kind === 'battle'
        ? fought(script, state, assumedResult(state, roll(SIDES) < SIDES * ASSUMED_WIN_RATE), '')
        : answer(script, state, botsAnswer(state.asked, state.attempt, roll))
  }
  const plan = plannedBattle(script, state)
  const { state: end } = fight(battles.game, battles.document(plan), plan.seed, bots)
  return battles.result(end)
}

const assumedResult = ({ mages }: CampaignState, won: boolean): BattleResult => ({
  won,
  outcome: '',
  rounds: 0,
  gravehold: Number(won),
  nemesisLife: Number(!won),
  exhausted: [],
  flawed: mages.map(({ flawed }) => flawed),
})
