import { gameNamed } from '../games/index.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { Playable } from '../language/face.ts'
import { openRecord } from '../table/opening.ts'
import { Table } from '../table/table.ts'

/*
 * The engine as a file of its own, without imports, which the build makes beside the programs. A server leaves it in its
 * data folder: whatever a later release does to the rules, tables that were begun with these go on with these.
 */

/** The form of what is exported here and of everything that it gives: another one is another number. */
export const form = 1

export const begin = (kind: string, setup: unknown, seed: string): Table<Playable> =>
  Table.begin(gameNamed(kind), setup, seed)

/** The table where a record ends, or where it last agrees with these rules. */
export function open(
  kind: string,
  record: GameRecord,
): { readonly table: Table<Playable> | null; readonly whole: boolean } {
  const { made, differs } = openRecord(gameNamed(kind), record)
  return { table: made, whole: differs === null }
}

export { think } from './think.ts'
