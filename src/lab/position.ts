import { copyInto } from '../kernel/block.ts'
import { listening } from '../kernel/events.ts'
import type { State } from '../kernel/state.ts'
import type { Playable, Rules, ScenarioFace } from '../language/face.ts'
import { isPosition, type Position } from './is-position.ts'

/**
 * A game that begins in a position which a scenario describes, instead of a deal. Its records hold the
 * description as their set-up, so they can be kept, shared and replayed like any other.
 */
export function fromPosition<G extends Rules>(game: G, scenario: ScenarioFace): G {
  // Setting up a position is nothing that happens in the game: no event is emitted.
  const stateAt = (position: unknown): State => listening(null, () => scenario.given(position))
  return {
    ...game,
    readSetup: (document) => {
      // Built here as well, so that what is wrong with it is said before anything begins.
      if (isPosition(document)) stateAt(document.position)
      return document
    },
    // The description is its own settled document.
    settled: (setup) => setup,
    seats: (setup) => scenario.seats(stateAt((setup as Position).position)),
    begin: (s, setup) => copyInto(s, stateAt((setup as Position).position)),
  }
}

/** The game that a record is of: one that begins in a position, where its set-up describes one. */
export const gameOf = <G extends Playable>(game: G, { setup }: { readonly setup: unknown }): G =>
  isPosition(setup) ? fromPosition(game, game.scenario) : game
