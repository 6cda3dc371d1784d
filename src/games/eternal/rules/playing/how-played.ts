/** How a card is played, as bits of the frame's mode: exhausted, depleted, for free, or only to die at once. */
export const EXHAUSTED_PLAY = 1
export const DEPLETED_PLAY = 2
export const FREE = 4
export const DIES_AT_ONCE = 8
/** Out of reach for some turns. */
export const SHIFTED_PLAY = 16
/** Another unit was exhausted for it: the frame's `other`. */
export const BONDED_PLAY = 32
