import type { Playable } from '../../../language/face.ts'
import type { LogEntry } from '../../../table/shown/log-entry.ts'
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

/** So many turns have begun, as far as the log was read. */
export interface TurnsRead {
  readonly turns: number
  readonly until: number
  readonly last: LogEntry | undefined
}

/** How many turns have begun; counted on from what was read before, as far as the log was not cut since. */
export function turnsRead({ game, log, watcher }: Table<Playable>, before: TurnsRead | null): TurnsRead {
  const goesOn = before !== null && log[before.until - 1] === before.last
  let turns = goesOn ? before.turns : 0
  for (let i = goesOn ? before.until : 0; i < log.length; i++) {
    const event = log[i]!.seenBy(watcher)
    if (event !== null && game.story.part(event).is === 'turn') turns += 1
  }
  return { turns, until: log.length, last: log.at(-1) }
}

/** How many turns have begun. */
export const turnsBegun = (table: Table<Playable>): number => turnsRead(table, null).turns
