import { randomBytes, randomInt } from 'node:crypto'
import type { Receive } from '../access/visit.ts'
import type { FaultReport } from '../operating/reports.ts'
import type { Store } from '../store/contract/store.ts'
import type { Lines } from './connections/lines.ts'
import type { Engines } from './engines/engine.ts'
import { type Thinker, thinkHere } from './engines/thinker.ts'
import { LiveTables } from './live-tables.ts'
import { StoreTime } from './time/timekeeper.ts'

/** The live tables of a process. */
export interface Live {
  /** Takes a socket that was let in. */
  readonly receive: Receive
  /** Takes somebody whose socket is at another node. */
  readonly connect: Lines['connect']
  /** Something about a table has changed before play: whoever waits there is told, or sits down. */
  changed(table: string): Promise<void>
  /** What others have said of tables may be lost. */
  lookAgain(): Promise<void>
  readonly counts: LiveTables['counts']
  /** Games end that nobody goes on with any more. */
  endLeftTables(): Promise<void>
  /** This node was not heard of for too long: its tables may be elsewhere. */
  lapsed(): Promise<void>
  close(): Promise<void>
}

/** So often the time is compared with that of the store. */
const FOLLOWS = 30_000
const KEY_BYTES = 32

/** Plays tables in this process, by the clock of the store, which all nodes share. */
export async function startTables(
  store: Store,
  node: string,
  engines: Engines,
  report: (error: unknown, table: string) => void,
  thinker: Thinker = thinkHere,
  holdsTables: () => boolean = () => true,
  keepReport: (report: FaultReport) => void = () => {},
  beginRoom: (table: string) => Promise<void> = async () => {},
): Promise<Live> {
  const time = new StoreTime(() => store.tables.now())
  await time.follow()
  const pastKey = await store.keep('past', randomBytes(KEY_BYTES).toString('base64url'))
  const live = new LiveTables({
    store,
    node,
    time,
    holdsTables,
    engines,
    roll: (sides) => randomInt(sides),
    bytes: (count) => randomBytes(count),
    pastKey,
    thinker,
    report,
    keepReport,
    beginRoom,
  })
  // A store that is away for a moment is asked again the next time.
  const following = setInterval(() => void time.follow().catch(() => {}), FOLLOWS)
  following.unref()
  return {
    receive: live.lines.receive,
    connect: (...guest) => live.lines.connect(...guest),
    changed: (table) => live.changed(table),
    lookAgain: () => live.lookAgain(),
    get counts() {
      return live.counts
    },
    endLeftTables: () => live.endLeftTables(),
    lapsed: () => live.lapsed(),
    close: () => {
      clearInterval(following)
      return live.close()
    },
  }
}
