import type { Person } from '../contract/people.ts'
import type { Language } from '../contract/values.ts'
import { number, type Row, type Sql, text, word } from '../sql.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']

export const personRow = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  kind: word(row, 'kind', ['guest', 'account', 'gone']),
  lang: word(row, 'lang', LANGUAGES),
  settings: text(row, 'settings'),
  created: number(row, 'created'),
  seen: number(row, 'seen'),
})

export const firstOf = <T>(rows: readonly Row[], read: (row: Row) => T): T | null =>
  rows[0] === undefined ? null : read(rows[0])

/**
 * Keeps somebody from going until the end of the transaction; false when she is gone for good. What is written for her
 * is written before she goes, and goes with her, or not at all.
 */
export const isHere = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.all('SELECT kind FROM person WHERE id = $1 LOCKED', id)).every(
    (row) => text(row, 'kind') !== 'gone',
  )

export const personOf = async (sql: Sql, id: string): Promise<Person | null> =>
  firstOf(await sql.all('SELECT * FROM person WHERE id = $1', id), personRow)
