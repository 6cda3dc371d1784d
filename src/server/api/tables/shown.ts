import { heedsHolidays, holidayUntil } from '../../../table/time/holiday.ts'
import type { ListedTable } from '../../../table/wire/api.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import type { Api } from '../server.ts'
import { type Away, tableShape } from '../shapes.ts'

/** Who of those that these tables may wait for is on holiday, and for how long. */
async function awayFrom({ store }: Api, tables: readonly TableWithSeats[], now: number): Promise<Away> {
  const waiting = tables
    .filter(heedsHolidays)
    .flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []))
  if (waiting.length === 0) return new Map()
  const taken = await store.people.holidays([...new Set(waiting)])
  return new Map(
    taken.flatMap((each) => {
      const until = holidayUntil([each], now)
      return until === null ? [] : [[each.person, until - now] as const]
    }),
  )
}

export async function shownTables(
  api: Api,
  tables: readonly TableWithSeats[],
  viewer: string | null,
): Promise<readonly ListedTable[]> {
  const ids = new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))
  const people = await api.store.people.persons([...ids])
  const by = new Map(people.map((each) => [each.id, each]))
  const now = await api.store.tables.now()
  const away = await awayFrom(api, tables, now)
  return tables.map((table) => tableShape(table, by, away, viewer, now))
}

export const shownTable = async (
  api: Api,
  table: TableWithSeats,
  viewer: string | null,
): Promise<ListedTable> => (await shownTables(api, [table], viewer))[0]!
