import type { CampaignPart } from './campaign-part.ts'
import { readMageCode, writeMageCode } from './growth/code.ts'
import { grownSheet } from './growth/sheet.ts'
import { inBattle, placeBattle } from './setup/battle.ts'
import { readCampaign } from './setup/campaign.ts'

/** What campaigns are played with. */
export const campaigns: CampaignPart = {
  mage: (code, place) => writeMageCode(readMageCode(code, place)),
  sheet: (code) => grownSheet(readMageCode(code)),
  battle: readCampaign,
  seated: inBattle,
  place: placeBattle,
}
