import type { GameRecord } from '../../../kernel/record.ts'
import type { Playable } from '../../../language/face.ts'
import { openRecord } from '../../../table/opening.ts'
import { Table } from '../../../table/table.ts'
import type { Thinker } from './thinker.ts'

/**
 * What plays a table: kernel, language and games of one release. All of a table comes from the same one, for what rules
 * keep in mind while they run is known to their own kernel alone.
 */
export interface Engine {
  readonly id: string
  begin(kind: string, setup: unknown, seed: string): Table<Playable>
  /** The table where a record ends, or where it last agrees with these rules; none where not even the deal does. */
  open(kind: string, record: GameRecord): { readonly table: Table<Playable> | null; readonly whole: boolean }
  /** Thinks with these rules; null: whoever thinks for the tables of this release. */
  readonly thinker: Thinker | null
}

/** The engine of this release, which new tables are begun with. */
export interface PresentEngine extends Engine {
  /** The name of the content of a game. */
  content(kind: string): string
}

/** The engines that can be had here. */
export interface Engines {
  readonly present: PresentEngine
  /** One that an earlier release has left here; null when it has not. */
  earlier(id: string): Promise<Engine | null>
}

/** The engine that is part of this program. */
export const presentEngine = (id: string, gameNamed: (kind: string) => Playable): PresentEngine => ({
  id,
  content: (kind) => gameNamed(kind).content,
  begin: (kind, setup, seed) => Table.begin(gameNamed(kind), setup, seed),
  open: (kind, record) => {
    const { made, differs } = openRecord(gameNamed(kind), record)
    return { table: made, whole: differs === null }
  },
  thinker: null,
})

/** Where no earlier release has left anything. */
export const onlyPresent = (id: string, gameNamed: (kind: string) => Playable): Engines => ({
  present: presentEngine(id, gameNamed),
  earlier: async () => null,
})
