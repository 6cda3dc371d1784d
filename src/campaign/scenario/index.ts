import { legacyScenarios } from '../legacy/scenario.ts'
import type { CampaignFace } from './position.ts'

export { differences } from './expected.ts'
export { type CampaignFace, Position } from './position.ts'
export { perform } from './steps.ts'

/** The campaigns that scenarios may play in. */
export const campaigns: readonly CampaignFace[] = [legacyScenarios]
