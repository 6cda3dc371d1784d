import { copyInto } from '../../src/kernel/block.ts'
import { derivedSeed, fairNumbers, seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import type { Playable } from '../../src/language/face.ts'

/** A game of this set-up, at its first decision. */
export function dealt(game: Playable, document: unknown, seed: string): State {
  const s = game.schema.create()
  game.begin(s, game.readSetup(document), seedFrom(seed))
  return s
}

/** Plays on at random and shows every few decisions to `look`. */
export function wander(
  game: Playable,
  s: State,
  seed: string,
  every: number,
  look: (s: State, decision: number) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  const roll = fairNumbers(seedFrom(`wander ${seed}`))
  for (let n = 0; game.machine.waiting(s) && n < most * every; n++) {
    if (n % every === 0) look(s, n)
    game.machine.answer(s, roll(game.machine.options(s)))
  }
}

/** The n-th world that a seat can imagine. */
export function worldOf(game: Playable, s: State, seat: number, n: number): State {
  const world = game.schema.create()
  copyInto(world, s)
  game.determinise(world, seat, derivedSeed(seedFrom('worlds'), n))
  return world
}
