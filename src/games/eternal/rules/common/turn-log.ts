import { tooMuchThisTurn } from '../../../../kernel/limits.ts'
import type { State } from '../../../../kernel/state.ts'
import { LOG_LIMIT, logged, loggedCount } from '../../state.ts'

/** Notes a card that was played or drawn this turn, for those that look at it; one that got lost would change what they do. */
export function log(s: State, entry: number): void {
  const n = loggedCount.get(s)
  if (n >= LOG_LIMIT) throw tooMuchThisTurn()
  logged.set(s, n, entry)
  loggedCount.set(s, n + 1)
}
