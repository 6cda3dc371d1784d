import type { Store } from '../../store/contract/store.ts'
import type { Progress } from '../../store/contract/tables.ts'
import type { Connection } from '../connections/connection.ts'
import type { LiveTable } from '../live-table.ts'
import { inParts, withoutHurry } from '../time/in-parts.ts'
import type { Timekeeper } from '../time/timekeeper.ts'
import { type TurnsRead, turnsRead } from '../time/turns.ts'

/** That somebody is at a table is written so often. */
const SEEN_EVERY = 60_000
/** So many are written at once: steps that are to be stored wait so long. */
const AT_ONCE = 200

interface Noted {
  revision: number
  read: TurnsRead
  watchers: number
}

/** What lists of tables and friends say of those who are here: kept where every node reads it, and only where it is new. */
export class Listings {
  private readonly noted = new WeakMap<LiveTable, Noted>()
  private seenAt = Number.NEGATIVE_INFINITY
  private readonly store: Store
  private readonly time: Timekeeper

  constructor(store: Store, time: Timekeeper) {
    this.store = store
    this.time = time
  }

  async note(tables: readonly LiveTable[]): Promise<void> {
    const changed: Progress[] = []
    for await (const some of withoutHurry(tables, this.time))
      for (const table of some) this.addChanged(table, changed)
    for (const some of inParts(changed, AT_ONCE)) await this.store.tables.setProgress(some)
  }

  /** Adds what is new of a table. Every table is looked at every few seconds: of its log only what it has not been read of. */
  private addChanged(table: LiveTable, to: Progress[]): void {
    const { opened, shared, stage } = table
    if (opened.row.state !== 'playing') return
    const before = this.noted.get(table)
    const { revision } = shared
    const watchers = stage.attendance.watchers(opened.row.seats)
    if (before?.revision === revision && before.watchers === watchers) return
    const read = before?.revision === revision ? before.read : turnsRead(shared.table, before?.read ?? null)
    const turn = read.turns
    const isKnown = before?.read.turns === turn && before.watchers === watchers
    if (before === undefined) this.noted.set(table, { revision, read, watchers })
    else {
      before.revision = revision
      before.read = read
      before.watchers = watchers
    }
    if (!isKnown) to.push({ game: table.id, epoch: opened.epoch, turn, watchers })
  }

  async noteSeen(connections: Iterable<Connection>): Promise<void> {
    const now = this.time.steady()
    if (now - this.seenAt < SEEN_EVERY) return
    const people = new Set([...connections].map(({ person }) => person))
    if (people.size === 0) return
    this.seenAt = now
    for (const some of inParts([...people], AT_ONCE)) await this.store.people.noteSeen(some)
  }
}
