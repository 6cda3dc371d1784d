import { SqlCampaigns } from './campaigns.ts'
import type { People } from './contract/people.ts'
import type { Kept } from './contract/store.ts'
import type { Tables } from './contract/tables.ts'
import type { Dumped, Retention } from './contract/values.ts'
import { sqlPeople } from './people/people.ts'
import { SqlResults } from './results.ts'
import { insert, page } from './rows.ts'
import { number, type Row, type Sql, text, type Value } from './sql.ts'
import { SqlSteps } from './steps.ts'
import { sqlTables } from './tables/tables.ts'

/** Rows older than they may become, parents last. */
const SWEPT: readonly (readonly [keyof Retention | null, string])[] = [
  [null, 'DELETE FROM session WHERE expires < NOW - $1'],
  ['sayings', 'DELETE FROM saying WHERE at < NOW - $1'],
  // What was said there is gone by then.
  ['sayings', 'DELETE FROM report WHERE at < NOW - $1'],
  [
    'openTables',
    "UPDATE game SET state = 'closed', outcome = 'left', ended = NOW, invite = NULL WHERE state = 'open' AND changed < NOW - $1",
  ],
]

/** What may be taken once stands under names that begin so, with its last moment before its value. */
const ONCE = 'once/'

function untilWhen(kept: string): { readonly expires: number; readonly value: string } {
  const space = kept.indexOf(' ')
  return { expires: Number(kept.slice(0, space)), value: kept.slice(space + 1) }
}

/** All that is kept, over either engine. */
export class Core implements Kept {
  readonly people: People
  readonly tables: Tables
  readonly steps: SqlSteps
  readonly results: SqlResults
  readonly campaigns: SqlCampaigns
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
    this.people = sqlPeople(sql)
    this.tables = sqlTables(sql)
    this.steps = new SqlSteps(sql)
    this.results = new SqlResults(sql)
    this.campaigns = new SqlCampaigns(sql)
  }

  async ping(): Promise<void> {
    await this.sql.all('SELECT 1 AS one')
  }

  async keep(name: string, value: string): Promise<string> {
    await this.sql.run(
      'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      name,
      value,
    )
    const [row] = await this.sql.all('SELECT value FROM kept WHERE name = $1', name)
    return text(row!, 'value')
  }

  async once(name: string, value: string, life: number): Promise<void> {
    const expires = (await this.tables.now()) + life
    await this.sql.run(
      'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      ONCE + name,
      `${expires} ${value}`,
    )
  }

  async take(name: string): Promise<string | null> {
    const [row] = await this.sql.all(
      'DELETE FROM kept WHERE name = $1 RETURNING value, NOW AS now',
      ONCE + name,
    )
    if (row === undefined) return null
    const { expires, value } = untilWhen(text(row, 'value'))
    return expires > number(row, 'now') ? value : null
  }

  private async sweepOnce(): Promise<void> {
    const now = await this.tables.now()
    for (const row of await this.sql.all("SELECT name, value FROM kept WHERE name LIKE 'once/%'"))
      if (untilWhen(text(row, 'value')).expires <= now)
        await this.sql.run('DELETE FROM kept WHERE name = $1', text(row, 'name'))
  }

  async sweep(retention: Retention): Promise<number> {
    let count = await this.sql.transaction(async (sql) => {
      let changed = 0
      for (const [kept, statement] of SWEPT)
        changed += await sql.run(statement, kept === null ? 0 : retention[kept])
      // Nobody can go on with a table that was left; its steps are of no use to anybody.
      await sql.run(
        "DELETE FROM step WHERE game IN (SELECT id FROM game WHERE state = 'closed' AND outcome = 'left')",
      )
      await sql.run(
        "DELETE FROM notice WHERE game IN (SELECT id FROM game WHERE state = 'closed' AND outcome = 'left')",
      )
      return changed
    })
    await this.sweepOnce()
    const guests = await this.sql.all(
      "SELECT id FROM person WHERE kind = 'guest' AND seen < NOW - $1 AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id) AND NOT EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game WHERE seat.person = person.id AND game.state = 'playing') ORDER BY id LIMIT 500",
      retention.guests,
    )
    for (const row of guests) {
      await this.people.erase(text(row, 'id'))
      count += 1
    }
    return count
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.sql.all('SELECT COUNT(*) AS n FROM person')
    const [games] = await this.sql.all('SELECT COUNT(*) AS n FROM game')
    return number(row!, 'n') === 0 && number(games!, 'n') === 0
  }

  page(kind: string, after: readonly Value[] | null, limit: number): Promise<readonly Row[]> {
    return page(this.sql, kind, after, limit)
  }

  insert(rows: readonly Dumped[]): Promise<number> {
    return this.sql.transaction((sql) => insert(sql, rows))
  }
}
