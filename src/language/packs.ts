import { Refusal } from '../kernel/refusal.ts'
import type { Playable } from './face.ts'

/** How a game takes packs that somebody brings along while the program runs: one after the other, then the game with them. */
export interface PackLoader {
  /** Loads a pack that came as JSON. Whatever is wrong with it is reported by card and place. */
  add(document: unknown): void
  /** Of a game that can write what it has compiled, to be read instead. */
  readonly compiled?: CompiledForm
  /** The game with the packs of the house and those that were added. */
  game(): Playable
}

interface CompiledForm {
  /** Loads a pack as `write` gave it under this name; anything else is refused, and nothing is loaded. */
  add(bytes: Uint8Array, name: string): void
  /** Loads a pack that came as JSON, and gives what came of it. */
  write(document: unknown, name: string): Uint8Array
}

/** Refuses a pack that is called like another of the game, or like the game: records know it by its id. */
export function mustBeNew({ id }: { readonly id: string }, taken: readonly string[]): void {
  if (taken.includes(id))
    throw new Refusal(
      {
        en: `another pack of this game is called “${id}”`,
        fr: `un autre paquet de ce jeu s’appelle «\u202f${id}\u202f»`,
      },
      'id',
    )
}
