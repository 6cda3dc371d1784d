/** From a phone to a wall, upright and across: any window whose short side is 360 and whose long side is 640 or more. */
const LEAST = { short: 360, long: 640 }
const MOST = { width: 3840, height: 2160 }

type Size = readonly [width: number, height: number]

/** Sizes as people have them: as many between 400 and 800 as between 800 and 1600. */
export function drawn(next: (below: number) => number): Size {
  const between = (least: number, most: number): number =>
    Math.round(least * (most / least) ** (next(10_001) / 10_000))
  for (;;) {
    const size = [between(LEAST.short, MOST.width), between(LEAST.short, MOST.height)] as const
    if (Math.max(...size) >= LEAST.long) return size
  }
}
