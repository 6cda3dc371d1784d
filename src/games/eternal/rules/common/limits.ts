/** Numbers of the game end here: what a place of the state can hold, with room to add. */
export const LARGEST = 30_000

/** As large or small as a number of the game can be: what would go beyond stays there. */
export const within = (n: number): number => Math.max(-LARGEST, Math.min(LARGEST, n))

/** As much damage as is never dealt: what would kill a unit that damage cannot kill. */
export const NEVER = LARGEST + 1
