import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../migrations/index.ts'
import { StoreInUse } from './in-use.ts'
import { SqliteSql } from './sql.ts'

/** Only the one who runs the server may read what people have said and which keys they have. */
function ownFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

/**
 * Held as long as the process lives, and given back by the system however it ends. It is a file of its own, so that a
 * backup can read the store meanwhile.
 */
function lock(folder: string): DatabaseSync {
  const path = join(folder, 'lock')
  ownFile(path)
  const held = new DatabaseSync(path, { timeout: 0 })
  try {
    held.exec('BEGIN EXCLUSIVE')
    return held
  } catch (error) {
    held.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new StoreInUse(`The tables in ${folder} are kept by another process.`)
    throw error
  }
}

export interface SqliteFile {
  readonly sql: SqliteSql
  readonly database: DatabaseSync
  close(): void
}

export async function openFile(path: string): Promise<SqliteFile> {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const held = lock(folder)
  try {
    ownFile(path)
    const database = new DatabaseSync(path)
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 4000',
    )
    const sql = new SqliteSql(database)
    await sql.transaction((inside) => migrate(inside, (statement) => statement))
    // Whoever owned tables here has ended, since the lock was free.
    await sql.run('UPDATE node SET lease = 0')
    return {
      sql,
      database,
      close: () => {
        database.close()
        held.close()
      },
    }
  } catch (error) {
    held.close()
    throw error
  }
}
