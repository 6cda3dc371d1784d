import type { TableLists, TableWithSeats } from '../contract/tables.ts'
import { number, type Row, type Sql, text } from '../sql.ts'
import { seatRow, tableRow } from './rows.ts'

async function listed(sql: Sql, asked: Promise<readonly Row[]>): Promise<readonly TableWithSeats[]> {
  const found = (await asked).map(tableRow)
  const seats = await sql.all(
    'SELECT * FROM seat WHERE game IN (EACH($1)) ORDER BY game, seat',
    JSON.stringify(found.map(({ id }) => id)),
  )
  const by = Map.groupBy(seats.map(seatRow), ({ game }) => game)
  return found.map((table) => ({ ...table, seats: by.get(table.id) ?? [] }))
}

export async function openCount(sql: Sql, host: string, lately: number): Promise<number> {
  const [row] = await sql.all(
    "SELECT COUNT(*) AS n FROM game WHERE host = $1 AND (state = 'open' OR (state = 'playing' AND changed > NOW - $2))",
    host,
    lately,
  )
  return number(row!, 'n')
}

/** Tables as they are listed. */
export const sqlTableLists = (sql: Sql): TableLists => ({
  ofPerson(person: string, limit: number): Promise<readonly TableWithSeats[]> {
    return listed(
      sql,
      sql.all(
        "SELECT game.* FROM game WHERE host = $1 OR id IN (SELECT game FROM seat WHERE person = $1) ORDER BY CASE WHEN state = 'playing' AND (asked = -1 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.seat = game.asked AND seat.person = $1)) THEN 0 ELSE 1 END, CASE WHEN state IN ('open', 'playing') THEN 0 ELSE 1 END, changed DESC, id LIMIT $2",
        person,
        limit,
      ),
    )
  },

  open(kind: string | null, limit: number): Promise<readonly TableWithSeats[]> {
    return listed(
      sql,
      sql.all(
        "SELECT game.* FROM game WHERE state = 'open' AND visibility = 'open' AND (CAST($1 AS TEXT) IS NULL OR kind = $1) AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND person IS NULL AND bot IS NULL) ORDER BY created DESC, id LIMIT $2",
        kind,
        limit,
      ),
    )
  },

  live(kind: string | null, within: number, limit: number): Promise<readonly TableWithSeats[]> {
    return listed(
      sql,
      sql.all(
        "SELECT game.* FROM game WHERE state = 'playing' AND visibility = 'open' AND (CAST($1 AS TEXT) IS NULL OR kind = $1) AND changed > NOW - $2 ORDER BY changed DESC, id LIMIT $3",
        kind,
        within,
        limit,
      ),
    )
  },

  openCount: (host: string, lately: number) => openCount(sql, host, lately),

  async engines(): Promise<readonly string[]> {
    const rows = await sql.all(
      "SELECT DISTINCT engine FROM game WHERE state IN ('open', 'playing', 'frozen') ORDER BY engine",
    )
    return rows.map((row) => text(row, 'engine'))
  },
})
