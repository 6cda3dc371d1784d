import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../../../src/server/store/migrations/index.ts'

export interface Column {
  readonly name: string
  readonly type: string
}

/** Every table with its columns, as the migrations make them. */
export function schema(scripts: readonly string[] = migrations): ReadonlyMap<string, readonly Column[]> {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE migration (n INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT')
  for (const script of scripts) database.exec(script)
  const found = new Map<string, Column[]>()
  const columns = database.prepare(
    "SELECT m.name AS of_table, c.name AS name, c.type AS type FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'",
  )
  for (const { of_table, name, type } of columns.all())
    found.set(String(of_table), [
      ...(found.get(String(of_table)) ?? []),
      { name: String(name), type: String(type) },
    ])
  database.close()
  return found
}
