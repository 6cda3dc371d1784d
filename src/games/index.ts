import { Refusal } from '../kernel/refusal.ts'
import type { Playable } from '../language/face.ts'
import { aeonsEnd } from './aeons-end/index.ts'
import { eternal } from './eternal/index.ts'

const played: Playable[] = [aeonsEnd, eternal]

/** Every game of the house, in the order in which they are offered. */
export const games: readonly Playable[] = played

/** Plays this game wherever its id is named: the one of the house with more packs. Gives the way back. */
export function playInstead(game: Playable): () => void {
  const at = played.findIndex(({ id }) => id === game.id)
  const before = played[at]!
  played[at] = game
  return () => {
    played[at] = before
  }
}

export function gameNamed(id: string): Playable {
  const found = games.find((game) => game.id === id)
  if (found === undefined)
    throw new Refusal({
      en: `“${id}” is not a game; choose one of ${games.map((game) => game.id).join(', ')}`,
      fr: `«\u202f${id}\u202f» n’est pas un jeu\u202f; choisissez parmi ${games.map((game) => game.id).join(', ')}`,
    })
  return found
}
