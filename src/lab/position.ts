import { copyInto } from '../kernel/block.ts'
import type { Plain, Playable } from '../language/face.ts'

interface Position {
  readonly position: unknown
}

/** Is this set-up a described position rather than a deal? */
export function isPosition(setup: unknown): setup is Position {
  return typeof setup === 'object' && setup !== null && 'position' in setup
}

/**
 * A game that begins in a position which a scenario describes, instead of a deal. Its records hold the
 * description as their set-up, so they can be kept, shared and replayed like any other.
 */
export function fromPosition(game: Playable): Playable {
  return {
    ...game,
    readSetup: (document) => {
      // Built here as well, so that what is wrong with it is said before anything begins.
      if (isPosition(document)) game.scenario.given(document.position)
      return document
    },
    seats: (setup) => seatsIn(game.observe(game.scenario.given((setup as Position).position), 0)),
    begin: (s, setup) => copyInto(s, game.scenario.given((setup as Position).position)),
  }
}

function seatsIn(view: Plain): number {
  const players = typeof view === 'object' && view !== null && 'players' in view ? view.players : []
  return Array.isArray(players) ? players.length : 0
}
