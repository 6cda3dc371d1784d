import { readRecord } from '../../../kernel/record.ts'
import { heedsHolidays } from '../../../table/time/holiday.ts'
import type { HolidayOf } from '../../store/contract/people.ts'
import type { Step } from '../../store/contract/steps.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import { type PlayedAlike, playedAlike } from '../engines/alike.ts'
import type { Environment } from '../environment.ts'
import { type Beside, type OpenedTable, openTable, PlaysDifferently } from './opening.ts'

/** Takes tables from the store for this node, and finds the engine that goes on with each. */
export class Loading<T> {
  private readonly environment: Environment
  private readonly live: (opened: OpenedTable, environment: Environment) => T

  /** `live`: makes a live table of one that is opened; it throws where its steps lead elsewhere. */
  constructor(environment: Environment, live: (opened: OpenedTable, environment: Environment) => T) {
    this.environment = environment
    this.live = live
  }

  /** The table as this node has it from now on; null where there is none, or another node has it. */
  async load(id: string): Promise<T | null> {
    const { environment } = this
    if (!environment.holdsTables()) return null
    const { store, node } = environment
    const claim = await store.tables.claim(id, node)
    const row = await store.tables.table(id)
    if (row === null) return null
    // Whoever has claimed it since, while this node was frozen, has it: its fence is not ours.
    if (row.state === 'playing' && row.epoch !== claim?.epoch) return null
    const steps = row.state === 'over' ? [] : await store.steps.load(id, 0)
    const beside: Beside = {
      freed: claim?.freed ?? null,
      next: row.state === 'over' ? await store.tables.nextOf(id) : null,
      holidays: await this.holidaysAt(row),
      repeated: row.repeats === null ? null : await store.tables.table(row.repeats),
    }
    return this.asEver(row, steps, beside) ?? (await this.byWhoeverCan(row, steps, beside))
  }

  /** When the people of a table are on holiday, as far as its time heeds that. */
  async holidaysAt(table: TableWithSeats): Promise<readonly HolidayOf[]> {
    if (!heedsHolidays(table)) return []
    return this.environment.store.people.holidays(table.seats.flatMap(({ person }) => person ?? []))
  }

  /** As this release left it; null when another one has played it, or when it does not open that way. */
  private asEver(row: TableWithSeats, steps: readonly Step[], beside: Beside): T | null {
    const { present } = this.environment.engines
    if (row.engine !== present.id || row.state === 'frozen') return null
    try {
      if (row.record !== null) {
        const { table, whole } = present.open(row.kind, readRecord(row.record))
        return table === null ? null : this.bring(row, { engine: present, table, steps: [], whole }, beside)
      }
      const table = present.begin(row.kind, JSON.parse(row.setup), row.seed ?? '')
      return this.bring(row, { engine: present, table, steps, whole: true }, beside)
    } catch {
      return null
    }
  }

  /**
   * A table of another release, or one that did not open: it goes on with the engine that plays it alike. Without one it is
   * frozen; nothing is lost, and a release that brings such an engine goes on with it.
   */
  private async byWhoeverCan(row: TableWithSeats, steps: readonly Step[], beside: Beside): Promise<T | null> {
    const { store, engines, report } = this.environment
    const { present } = engines
    const { id, epoch } = row
    const played = await playedAlike(row, steps, engines)
    if (row.state === 'frozen' && played?.whole === true) {
      await store.tables.thaw(id)
      return this.load(id)
    }
    if (row.state === 'playing') {
      if (played?.whole !== true) {
        report(new PlaysDifferently(id), id)
        await store.tables.close(id, 'frozen', 'engine', epoch)
      } else if (played.engine === present && row.engine !== present.id)
        await store.tables.setEngine(id, epoch, present.id, present.content(row.kind))
    }
    if (played === null) throw new PlaysDifferently(id)
    return this.bring(row, played, beside)
  }

  private bring(row: TableWithSeats, played: PlayedAlike, beside: Beside): T {
    const { environment } = this
    const { thinker } = played.engine
    return this.live(
      openTable(row, row.epoch, played, environment.time.now(), beside),
      thinker === null ? environment : { ...environment, thinker },
    )
  }
}
