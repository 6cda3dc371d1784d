import { Refusal } from '../kernel/refusal.ts'
import type { Playable } from '../language/face.ts'
import { aeonsEnd } from './aeons-end/index.ts'
import { eternal } from './eternal/index.ts'

/** Every game of the house, in the order in which they are offered. */
export const games: readonly Playable[] = [aeonsEnd, eternal]

export function gameNamed(id: string): Playable {
  const found = games.find((game) => game.id === id)
  if (found === undefined)
    throw new Refusal({
      en: `there is no game "${id}"; there are ${games.map((game) => game.id).join(', ')}`,
      fr: `il n’y a pas de jeu «\u202f${id}\u202f»\u202f; il y a ${games.map((game) => game.id).join(', ')}`,
    })
  return found
}
