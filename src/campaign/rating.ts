import type { Script } from './script.ts'
import type { CampaignState } from './state.ts'

/** The rating of a campaign as it stands. */
export function ratingOf(script: Script, state: Pick<CampaignState, 'score' | 'scars'>): number {
  const { from, perLoss, perScar, graveholdPerPoint } = script.rating
  const losses = state.score.filter(({ won }) => !won).length
  const last = state.score.at(-1)
  const finale = script.chapters.at(-1)!.id
  const saved = last?.won === true && last.chapter === finale ? last.gravehold : 0
  return from - perLoss * losses - perScar * state.scars.length + Math.floor(saved / graveholdPerPoint)
}
