import type { Stretch } from './stretch.ts'

/** Stretches of games in order, neighbours joined; two that overlap are never in one list. */
export function joinedStretches(stretches: readonly Stretch[]): Stretch[] {
  const list: Stretch[] = []
  for (const { first, count } of [...stretches].sort((a, b) => a.first - b.first)) {
    const last = list.at(-1)
    if (last !== undefined && last.first + last.count === first)
      list[list.length - 1] = { first: last.first, count: last.count + count }
    else list.push({ first, count })
  }
  return list
}

/** Do two of them share a game? */
export function overlap(stretches: readonly Stretch[]): boolean {
  const list = [...stretches].sort((a, b) => a.first - b.first)
  return list.some(({ first }, i) => i > 0 && list[i - 1]!.first + list[i - 1]!.count > first)
}

/** The games below `games` that are in none of the stretches. */
export function gaps(done: readonly Stretch[], games: number): Stretch[] {
  const list: Stretch[] = []
  let next = 0
  for (const { first, count } of joinedStretches(done)) {
    if (first >= games) break
    if (first > next) list.push({ first: next, count: first - next })
    next = first + count
  }
  if (next < games) list.push({ first: next, count: games - next })
  return list
}

/** Hands out the games of the gaps, a piece at a time. */
export class Gaps {
  private readonly left: Stretch[]

  constructor(left: readonly Stretch[]) {
    this.left = [...left].reverse()
  }

  /** The next games, at most so many; undefined when all have been handed out. */
  take(most: number): Stretch | undefined {
    const next = this.left.pop()
    if (next === undefined) return undefined
    const count = Math.min(most, next.count)
    if (count < next.count) this.left.push({ first: next.first + count, count: next.count - count })
    return { first: next.first, count }
  }
}
