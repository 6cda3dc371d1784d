/* The last table that somebody put together on this page, to begin with next time. */

const keyOf = (game: string): string => `cardwright/last-setup/${game}`

/** The last plan with everything that a plan has; what is not there any more is as at first. */
export function lastPlan<P extends object>(game: string, first: P): P {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    if (typeof read !== 'object' || read === null) return first
    const known = Object.entries(read).filter(([key, value]) => sameKind(first[key as keyof P], value))
    return { ...first, ...Object.fromEntries(known) }
  } catch {
    return first
  }
}

function sameKind(a: unknown, b: unknown): boolean {
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && (a === null) === (b === null)
}

export function keepPlan(game: string, plan: object): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(plan))
  } catch {
    // Then it begins as at first.
  }
}
