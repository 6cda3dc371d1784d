/** A line as fast as this has so many bars; a slower one has one. */
const FAST = [
  [100, 4],
  [250, 3],
  [600, 2],
] as const
export const MOST_BARS = 4

export const barsFor = (milliseconds: number): number =>
  FAST.find(([limit]) => milliseconds < limit)?.[1] ?? 1
