import type { CampaignFace } from '../scenario/position.ts'
import { legacyBattles } from './battles.ts'
import { legacy } from './script.ts'
import { storyPage } from './words/index.ts'

/** Everything that the campaign may bring beside cards and rules: each is shown by a scenario. */
export const legacyScenarios: CampaignFace = {
  battles: legacyBattles,
  things: [
    ...[...legacy.slots].map((letter) => `box-${letter}`),
    ...legacy.boons.map(({ id }) => `boon-${id}`),
    ...legacy.scars.map(({ id }) => `scar-${id}`),
    ...legacy.endings.map(({ id }) => `ending-${id}`),
    ...legacy.chapters.map(({ id }) => `chapter-${id}`),
    ...legacy.chapters.flatMap(({ onLoss }) =>
      onLoss.flatMap((each) => (each.op === 'flag' ? [`flag-${each.set}`] : [])),
    ),
  ],
  titleOf: (page) => storyPage(page, 'en').title,
}
