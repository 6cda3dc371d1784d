import { isMageCode } from '../campaign-part.ts'
import type { Collection } from '../collection.ts'
import { mageAt, mageNamed } from '../content.ts'
import type { MageSheet, OpenedEffect } from './sheet.ts'

/** III and IV of every printed mage. R035 */
export const PRINTED_EFFECTS: readonly OpenedEffect[] = ['none', 'none', 'bonus', 'bonus']

/** The sheet of a mage of a set-up: a printed one by its id, a grown one by its code. */
export const sheetOf = ({ campaign }: Pick<Collection, 'campaign'>, id: string): MageSheet =>
  campaign !== null && isMageCode(id) ? campaign.sheet(id) : printedSheet(id)

export function printedSheet(id: string): MageSheet {
  const { hand, deck, breaches } = mageAt[mageNamed(id)]!
  return { mat: id, name: null, hand, deck, breaches, effects: PRINTED_EFFECTS, charges: 0 }
}
