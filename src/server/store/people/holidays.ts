import { holidayLeft, holidayUntil } from '../../../table/time/holiday.ts'
import type { HolidayOf, Holidays } from '../contract/people.ts'
import { number, type Sql, text } from '../sql.ts'

async function holidaysOf(sql: Sql, ids: readonly string[]): Promise<readonly HolidayOf[]> {
  const rows = await sql.all(
    'SELECT person, begins, ends FROM holiday WHERE person IN (EACH($1)) ORDER BY person, begins',
    JSON.stringify(ids),
  )
  return rows.map((row) => ({
    person: text(row, 'person'),
    begins: number(row, 'begins'),
    ends: number(row, 'ends'),
  }))
}

/** Games in which the time of somebody runs otherwise from now on are due: some node looks until when. */
const lookAgain = (sql: Sql, person: string): Promise<number> =>
  sql.run(
    "UPDATE game SET due = NOW WHERE state = 'playing' AND due IS NOT NULL AND id IN (SELECT game FROM seat WHERE person = $1)",
    person,
  )

/** When people are away and no time of theirs runs. */
export const sqlHolidays = (sql: Sql): Holidays => ({
  takeHoliday(id: string, milliseconds: number): Promise<boolean> {
    return sql.transaction(async (sql) => {
      const [row] = await sql.all("SELECT NOW AS now FROM person WHERE id = $1 AND kind <> 'gone' LOCKED", id)
      if (row === undefined) return false
      const now = number(row, 'now')
      const taken = await holidaysOf(sql, [id])
      if (holidayUntil(taken, now) !== null || milliseconds > holidayLeft(taken, now)) return false
      await sql.run(
        'INSERT INTO holiday (person, begins, ends) VALUES ($1, $2, $3) ON CONFLICT (person, begins) DO UPDATE SET ends = excluded.ends',
        id,
        now,
        now + milliseconds,
      )
      await lookAgain(sql, id)
      return true
    })
  },

  endHoliday(id: string): Promise<boolean> {
    return sql.transaction(async (sql) => {
      const count = await sql.run('UPDATE holiday SET ends = NOW WHERE person = $1 AND ends > NOW', id)
      if (count > 0) await lookAgain(sql, id)
      return count > 0
    })
  },

  holidays(ids: readonly string[]): Promise<readonly HolidayOf[]> {
    return holidaysOf(sql, ids)
  },
})
