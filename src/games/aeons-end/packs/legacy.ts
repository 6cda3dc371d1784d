import { cards } from '../cards/legacy/index.ts'
import { mats } from '../mages/legacy.ts'
import { legacyNemeses, legacyNemesisCards } from '../nemeses/legacy/index.ts'
import { packOf } from '../pack.ts'

/** Legacy: what its campaign is played with. */
export const legacy = packOf('legacy', 1, {
  campaign: true,
  playerCards: cards,
  nemesisCards: legacyNemesisCards,
  nemeses: legacyNemeses,
  mats,
})
