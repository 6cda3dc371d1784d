import { writeRecord } from '../../kernel/record.ts'
import { GameStopped } from '../../kernel/session.ts'
import type { Playable } from '../../language/face.ts'
import * as says from '../../table/refusals.ts'
import type { SharedTable } from '../../table/shared-table.ts'
import { isAway } from '../store/sql.ts'
import type { Connection } from './connections/connection.ts'
import type { Environment } from './environment.ts'
import type { OpenedTable } from './opening/opening.ts'
import type { Sentence } from './people/notes.ts'

/** What fails by itself is tried again after so long, and then not any more until somebody does something. */
const TRIES = [1_000, 5_000, 30_000] as const
const SAID_WITHIN = 50

interface Company {
  readonly opened: OpenedTable
  readonly shared: SharedTable<Playable>
  readonly environment: Environment
  isDropped(): boolean
  /** Everybody here is told. */
  note(sentence: Sentence): void
  /** What is to be shown is made once more. */
  show(): void
  /** What should happen by itself at this revision is begun once more. */
  begin(revision: number): void
}

/** What becomes of a live table when a rule, a bot or a word fails: it stands where it stood, and tries again a few times. */
export class Faults {
  private readonly company: Company
  /** How often what should happen by itself has failed since the last step. */
  private failures = 0
  private stopTrying: () => void = () => {}
  /** Pages that could not be shown this revision. */
  private readonly unshownAt = new WeakMap<
    Connection,
    { readonly revision: number; readonly tried: number }
  >()

  constructor(company: Company) {
    this.company = company
  }

  /** A step was taken: what failed before it counts no more. */
  stepped(): void {
    this.failures = 0
  }

  rest(): void {
    this.stopTrying()
  }

  /** Whoever runs this server finds what is needed to see it again; a log holds no seed. */
  keepReport(error: unknown): void {
    const { environment, opened, shared } = this.company
    const table = opened.row.id
    const cause = error instanceof GameStopped ? error.cause : error
    environment.report(cause, table)
    // Nobody needs the game to see that again, and it happens to many tables at once.
    if (isAway(cause)) return
    const record = error instanceof GameStopped ? error.record : shared.table.session.record()
    try {
      environment.keepReport?.({
        table,
        engine: opened.row.engine,
        reason: cause instanceof Error ? cause.message : String(cause),
        stack: cause instanceof Error ? (cause.stack ?? '') : '',
        record: writeRecord(record),
      })
    } catch (unkept) {
      // A disk that is full, or must not be written: the table goes on without a report.
      environment.report(unkept, table)
    }
  }

  /**
   * What should have happened by itself has not, of a bot, a window, an order or the clock: the table stands where it stood,
   * everybody is told so, and it is tried again a few times.
   */
  failed(error: unknown): void {
    const { company } = this
    if (company.isDropped()) return
    this.keepReport(error)
    this.failures += 1
    const again = TRIES[this.failures - 1]
    const { time } = company.environment
    if (this.failures <= TRIES.length + 1) {
      company.note(again === undefined ? says.STUCK : says.FAULT)
      // Not at once: it may be what is shown that has failed.
      time.after(SAID_WITHIN, () => company.show())
    }
    if (again === undefined) return
    const { revision } = company.shared
    this.stopTrying()
    this.stopTrying = time.after(again, () => {
      if (!company.isDropped() && revision === company.shared.revision) company.begin(revision)
    })
  }

  /** A page could not be shown the table: it is told so, once for every revision; the others are served. */
  unshown(error: unknown, connection: Connection | null): void {
    if (connection === null) return this.failed(error)
    const { company } = this
    const { revision } = company.shared
    const known = this.unshownAt.get(connection)
    const tried = known?.revision === revision ? known.tried : 0
    const again = TRIES[tried]
    this.unshownAt.set(connection, { revision, tried: tried + 1 })
    if (tried === 0) {
      this.keepReport(error)
      connection.say({ m: 'note', text: says.NOT_SHOWN[connection.lang] })
    }
    if (again !== undefined) company.environment.time.after(again, () => company.show())
  }
}
