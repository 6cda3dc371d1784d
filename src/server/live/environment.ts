import type { FaultReport } from '../operating/reports.ts'
import type { Store } from '../store/contract/store.ts'
import type { Engines } from './engines/engine.ts'
import type { Thinker } from './engines/thinker.ts'
import type { Timekeeper } from './time/timekeeper.ts'

/** What live tables need of the process that they run in. */
export interface Environment {
  readonly store: Store
  /** The name of this node, under which it owns tables. */
  readonly node: string
  readonly time: Timekeeper
  /** Are the tables of this node surely its own still? If not, another one may play them already. */
  holdsTables(): boolean
  /** What plays tables, here and in earlier releases. */
  readonly engines: Engines
  /** A fair number below `sides`, for what must not be foreseen. */
  roll(sides: number): number
  /** Fresh bytes that nobody can guess. */
  bytes(count: number): Uint8Array
  /** With it tables sign what pages have seen: every node has the same, and nobody else has it. */
  readonly pastKey: string
  readonly thinker: Thinker
  /** Everybody is ready in a room, and whoever was to begin there has ended before: play begins. */
  beginRoom?(table: string): Promise<void>
  /** A fault of ours, for whoever runs this server; it never holds a seed, a secret or a name. */
  report(error: unknown, table: string): void
  /** Keeps what is needed to see a fault again, where whoever runs this server finds it. */
  keepReport?(report: FaultReport): void
}
