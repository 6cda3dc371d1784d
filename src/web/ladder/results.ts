import { signal } from '@preact/signals'
import { GAMES, type GameId } from '../source/source.ts'

/** A game that was played to its end in this browser, against a rung of a ladder. */
export interface Result {
  /** The game's own id: it counts once. */
  readonly id: string
  readonly game: GameId
  /** Whom it was against and how hard: `rageborne normal`. */
  readonly rung: string
  readonly won: boolean
  readonly turns: number
  readonly at: number
}

const KEY = 'cardwright/results'

function isResult(each: unknown): each is Result {
  if (typeof each !== 'object' || each === null) return false
  const { id, game, rung, won, turns, at } = each as Record<string, unknown>
  return (
    typeof id === 'string' &&
    GAMES.some((known) => known === game) &&
    typeof rung === 'string' &&
    typeof won === 'boolean' &&
    typeof turns === 'number' &&
    typeof at === 'number'
  )
}

function stored(): readonly Result[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter(isResult) : []
  } catch {
    return []
  }
}

export const results = signal<readonly Result[]>(stored())

/** Enters the end of a game, once. */
export function enter(result: Result): void {
  if (results.peek().some(({ id }) => id === result.id)) return
  results.value = [...results.peek(), result]
  try {
    localStorage.setItem(KEY, JSON.stringify(results.peek()))
  } catch {
    // Then it counts until the page is closed.
  }
}

/** What was played against one rung, the oldest first. */
export const against = (game: GameId, rung: string): readonly Result[] =>
  results.value.filter((result) => result.game === game && result.rung === rung)

/** How many games were won in a row up to now. */
export function streak(played: readonly Result[]): number {
  const lost = played.findLastIndex(({ won }) => !won)
  return played.length - 1 - lost
}
