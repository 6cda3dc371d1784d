import { campaignPart, isMageCode } from '../campaign-part.ts'
import { mageAt, mageNamed } from '../content.ts'
import type { MageSheet, OpenedEffect } from './sheet.ts'

/** III and IV of every printed mage. R035 */
export const PRINTED_EFFECTS: readonly OpenedEffect[] = ['none', 'none', 'bonus', 'bonus']

/** The sheet of a mage of a set-up: a printed one by its id, a grown one by its code. */
export function sheetOf(id: string): MageSheet {
  if (isMageCode(id)) return campaignPart().sheet(id)
  const { hand, deck, breaches } = mageAt[mageNamed(id)]!
  return { mat: id, name: null, hand, deck, breaches, effects: PRINTED_EFFECTS, charges: 0 }
}
