import type { Playable } from '../../language/face.ts'
import type { Table } from '../../table/table.ts'

/** Whose turn it is, as everybody saw it begin; null when no player's is, or none has begun. */
export function turnOf({ game, log, watcher }: Table<Playable>): number | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]!.seenBy(watcher)
    if (event !== null && game.story.part(event).is === 'turn') return game.story.whose(event)
  }
  return null
}

/** How many turns have begun. */
export function turnsBegun({ game, log, watcher }: Table<Playable>): number {
  return log.filter((entry) => {
    const event = entry.seenBy(watcher)
    return event !== null && game.story.part(event).is === 'turn'
  }).length
}
