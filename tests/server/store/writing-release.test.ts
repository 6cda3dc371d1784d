import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { PEOPLE, writeStore } from './stored-release.ts'

/*
 * How the stores in `releases` are made: with STORE_RELEASE=2026-11-19 (a name that is not there yet) this release writes
 * down its own. Without it the recipe is only followed, so that it works when it is needed.
 */

const quoted = (value: SQLOutputValue): string =>
  value === null
    ? 'NULL'
    : value instanceof Uint8Array
      ? `X'${Buffer.from(value).toString('hex')}'`
      : typeof value === 'string'
        ? `'${value.replaceAll("'", "''")}'`
        : String(value)

/** Schema and rows as statements; foreign keys are off, for rows come in the order of their tables. */
function statementsOf(path: string): string {
  const database = new DatabaseSync(path)
  const made = database
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type = 'index', rowid")
    .all()
  const rows = made.flatMap(({ type, name }) =>
    type !== 'table'
      ? []
      : database
          .prepare(`SELECT * FROM "${String(name)}"`)
          .all()
          .map((row) => {
            const values = Object.values(row).map(quoted)
            return `INSERT INTO ${String(name)} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')});`
          }),
  )
  database.close()
  return ['PRAGMA foreign_keys = OFF;', ...made.map(({ sql }) => `${String(sql)};`), ...rows, ''].join('\n')
}

it('a store of this release is written down, and opens again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stored-'))
  try {
    const path = join(folder, 'cardwright.db')
    await writeStore(path)
    const statements = statementsOf(path)
    const again = join(folder, 'again.db')
    const database = new DatabaseSync(again)
    database.exec(statements)
    database.close()
    const store = await openSqlite(again)
    expect(await store.people.persons(PEOPLE)).toHaveLength(PEOPLE.length)
    expect((await store.tables.table('over'))?.outcome).toBe('player 2: conceded')
    await store.close()
    const release = process.env.STORE_RELEASE
    if (release !== undefined)
      writeFileSync(join(import.meta.dirname, 'releases', `${release}.sql`), statements, { flag: 'wx' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
