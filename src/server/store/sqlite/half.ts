/** A copy of the store that was not finished has this at its end, whatever ended it. */
export const HALF = '.half'
