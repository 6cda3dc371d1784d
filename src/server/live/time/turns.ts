import type { Playable } from '../../../language/face.ts'
import type { Table } from '../../../table/table.ts'

/**
 * Which turn it is, by its place in the log, and whose, as everybody saw it begin; null when no player's is, or none has
 * begun.
 */
export function turnNow({ game, log, watcher }: Table<Playable>): {
  readonly turn: number
  readonly turnOf: number | null
} {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]!.seenBy(watcher)
    if (event !== null && game.story.part(event).is === 'turn')
      return { turn: i, turnOf: game.story.whose(event) }
  }
  return { turn: -1, turnOf: null }
}

/** How many turns have begun. */
export function turnsBegun({ game, log, watcher }: Table<Playable>): number {
  return log.filter((entry) => {
    const event = entry.seenBy(watcher)
    return event !== null && game.story.part(event).is === 'turn'
  }).length
}
