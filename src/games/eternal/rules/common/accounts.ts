/** Why a number is what it is, for the lines of an account. The comment says what a, b and c of a line are. */
export const WHY = [
  /** position in the code, amount, card that speaks */
  'text',
  /** card whose printed number it is */
  'printed',
  /** card that was changed for good */
  'lasting',
  /** card that was changed for this turn */
  'turn',
  /** card that gives it while it is there */
  'card',
  'double',
  /** the rest of a blow goes elsewhere */
  'share',
  /** what Overwhelm leaves over; card */
  'overwhelm',
  /** unit that is wounded */
  'wounds',
  /** card or player with Lifesteal */
  'lifesteal',
  /** never below 0 */
  'floor',
  /** power cards and what changed the maximum for good */
  'power',
  /** card or player with Decay */
  'decay',
] as const

export type Why = (typeof WHY)[number]
const index = (why: Why): number => WHY.indexOf(why)

export const TEXT = index('text')
export const PRINTED = index('printed')
export const LASTING = index('lasting')
export const THIS_TURN = index('turn')
export const CARD = index('card')
export const DOUBLE = index('double')
export const SHARE = index('share')
export const OVERWHELM_REST = index('overwhelm')
export const WOUNDS = index('wounds')
export const LIFESTEAL_GAIN = index('lifesteal')
export const FLOOR = index('floor')
export const POWER_CARDS = index('power')
export const DECAY_LOSS = index('decay')
