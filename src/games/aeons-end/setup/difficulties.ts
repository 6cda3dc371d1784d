export const DIFFICULTIES = ['beginner', 'normal', 'expert', 'extinction'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** R223 to R225: players' life, Gravehold's life, change of the nemesis' life. */
export const LIVES: Readonly<Record<Difficulty, readonly [number, number, number]>> = {
  beginner: [12, 35, -10],
  normal: [10, 30, 0],
  expert: [10, 30, 0],
  extinction: [8, 25, 10],
}
