import { Refusal } from '../../../kernel/refusal.ts'
import { number, type Sql } from '../sql.ts'
import { first } from './001.ts'
import { campaigns } from './002.ts'
import { notices } from './003.ts'
import { wishes } from './004.ts'
import { seats } from './005.ts'
import { holidays } from './006.ts'
import { repeats } from './007.ts'
import { lentEyes } from './008.ts'
import { proposals } from './009.ts'
import { progress } from './010.ts'
import { reports } from './011.ts'
import { freed } from './012.ts'
import { removals } from './013.ts'

/**
 * In the order in which they were made; each is written for SQLite and never changed again. Expand first and
 * contract a release later: two releases may run side by side.
 */
export const migrations: readonly string[] = [
  first,
  campaigns,
  notices,
  wishes,
  seats,
  holidays,
  repeats,
  lentEyes,
  proposals,
  progress,
  reports,
  freed,
  removals,
]

const statements = (script: string): string[] =>
  script
    .split(/;\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** The same in the words of PostgreSQL. */
export const forPostgres = (statement: string): string =>
  statement
    .replace(/\bINTEGER\b/g, 'bigint')
    .replace(/\bBLOB\b/g, 'bytea')
    .replace(/\bREAL\b/g, 'double precision')
    .replace(/\) STRICT(, WITHOUT ROWID)?$/, ')')

/** Brings a store up to this release, inside one transaction; refuses one that a later release has made. */
export async function migrate(
  sql: Sql,
  dialect: (statement: string) => string,
  known: readonly string[] = migrations,
): Promise<void> {
  await sql.run(
    dialect('CREATE TABLE IF NOT EXISTS migration (n INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT'),
  )
  const [row] = await sql.all('SELECT COALESCE(MAX(n), 0) AS n FROM migration')
  const done = number(row!, 'n')
  if (done > known.length)
    throw new Refusal(
      `The store was written by a later release of Cardwright (its form is ${done}, this release knows ${known.length}); start that release, or one after it.`,
    )
  for (const [i, script] of known.entries()) {
    if (i < done) continue
    for (const statement of statements(script)) await sql.run(dialect(statement))
    await sql.run('INSERT INTO migration (n, at) VALUES ($1, NOW)', i + 1)
  }
}
