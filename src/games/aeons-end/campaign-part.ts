import type { MageSheet } from './growth/sheet.ts'
import type { CampaignBattle } from './protocol/campaign.ts'
import type { State } from './state.ts'

/** What a campaign brings along beside its pack, and nobody needs without it: a game is loaded with it. */
export interface CampaignPart {
  /** Checks the code of a grown mage, and writes it as it is usually written. */
  mage(code: string, place: string): string
  sheet(code: string): MageSheet
  /** Reads what a set-up says of a battle. */
  battle(
    value: unknown,
    about: {
      readonly mages: readonly string[]
      readonly nemesis: string
      readonly supply: readonly string[]
    },
  ): CampaignBattle
  /** A mage as it may fight this battle. */
  seated(sheet: MageSheet, battle: CampaignBattle, p: number): MageSheet
  /** Places on the table what only this battle has. */
  place(s: State, battle: CampaignBattle, supply: readonly string[]): void
}

/** Codes of grown mages begin so. */
export const MAGE_CODE = 'mage:'
export const isMageCode = (id: string): boolean => id.startsWith(MAGE_CODE)
