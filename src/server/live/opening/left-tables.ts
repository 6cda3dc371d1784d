import { readOptions, type TableOptions } from '../../../table/options.ts'
import { PACES } from '../../../table/time/clock.ts'
import { afterHolidays } from '../../../table/time/holiday.ts'
import type { HolidayOf } from '../../store/contract/people.ts'
import type { Store } from '../../store/contract/store.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'

const DAY = 86_400_000

/** Where nobody has gone on for so long, nobody will. */
export const LEFT_AFTER: Readonly<Record<TableOptions['pace'], number>> = {
  relaxed: 60 * DAY,
  live: 60 * DAY,
  days: 2 * PACES.days.bank,
}
const LEAST = Math.min(...Object.values(LEFT_AFTER))

/** When a table counts as left: the holidays of those who are waited for come on top. */
function leftFrom(
  { changed, options, asked, seats }: TableWithSeats,
  holidays: readonly HolidayOf[],
): number {
  const { pace } = readOptions(JSON.parse(options))
  const after = LEFT_AFTER[pace]
  if (pace !== 'days') return changed + after
  const waited = seats.flatMap(({ seat, person }) =>
    asked === null || asked < 0 || asked === seat ? (person ?? []) : [],
  )
  return Math.max(
    changed + after,
    ...waited.map((id) =>
      afterHolidays(
        holidays.filter(({ person }) => person === id),
        changed,
        after,
      ),
    ),
  )
}

/** Tables that nobody goes on with any more, of those that no other node has, as they are stored; so many at a time are looked at. */
export async function* leftTables(
  { tables, people }: Pick<Store, 'tables' | 'people'>,
  node: string,
  atOnce: number,
): AsyncIterable<TableWithSeats> {
  for (let after = ''; ; ) {
    const ids = await tables.idle(node, LEAST, atOnce, after)
    const now = await tables.now()
    for (const id of ids) {
      const row = await tables.table(id)
      if (row === null || row.state !== 'playing') continue
      const holidays = await people.holidays(row.seats.flatMap(({ person }) => person ?? []))
      if (leftFrom(row, holidays) <= now) yield row
    }
    if (ids.length < atOnce) return
    after = ids.at(-1)!
  }
}
