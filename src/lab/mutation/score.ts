import type { Equivalent } from './equivalents.ts'
import type { MutationResult } from './mutation-test.ts'

/** How many of the mutants of a definition scenarios notice. */
export interface CardScore {
  readonly id: string
  readonly killed: number
  /** Without those that play like the card itself. */
  readonly total: number
  readonly survivors: readonly string[]
  /** Equivalent mutants that are none: a scenario fails with them, or they are not there. */
  readonly wrong: readonly string[]
}

export function scoreOf(
  game: string,
  id: string,
  { killers }: MutationResult,
  equivalents: readonly Equivalent[],
): CardScore {
  const listed = new Set(
    equivalents.filter((one) => one.game === game && one.card === id).map(({ what }) => what),
  )
  const mutants = Object.entries(killers)
  const killed = mutants.filter(([, killer]) => killer !== '').length
  const alive = mutants.filter(([, killer]) => killer === '').map(([what]) => what)
  const survivors = alive.filter((what) => !listed.has(what))
  const wrong = [...listed].filter((what) => !alive.includes(what))
  return { id, killed, total: killed + survivors.length, survivors, wrong }
}

/** The sum of some scores, in whole percent and tenths, rounded down. */
export function percent(scores: readonly CardScore[]): number {
  const total = scores.reduce((n, each) => n + each.total, 0)
  const killed = scores.reduce((n, each) => n + each.killed, 0)
  return total === 0 ? 100 : Math.floor((1000 * killed) / total) / 10
}
