import { type Opened, opened } from '../kernel/opening.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { Rules } from '../language/face.ts'
import { Table } from './table.ts'

/** The table where a record ends, or where it last agrees with the rules of today. */
export function openRecord<G extends Rules>(game: G, record: GameRecord): Opened<Table<G>> {
  return opened(game, record, (count, withActs) => Table.at(game, record, count, withActs))
}
