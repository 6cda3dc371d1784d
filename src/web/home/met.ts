import type { GameId } from '../source/source.ts'
import { savedGames } from '../source/store.ts'

/* Who has never sat at a table of a game is asked once whether to be shown how. */

const keyOf = (game: GameId): string => `cardwright/met/${game}`

export function isNew(game: GameId): boolean {
  try {
    return localStorage.getItem(keyOf(game)) === null && savedGames().every((saved) => saved.game !== game)
  } catch {
    return false
  }
}

export function meet(game: GameId): void {
  try {
    localStorage.setItem(keyOf(game), 'yes')
  } catch {
    // Then she is asked again.
  }
}
