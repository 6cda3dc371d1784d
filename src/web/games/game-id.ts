import { GAMES, type GameId } from './ids.ts'

/** A game of the page by the name that others give it. */
export function gameIdOf(name: string): GameId {
  const found = GAMES.find((game) => game === name)
  if (found === undefined) throw new Error(`the page has no game called ${name}`)
  return found
}
