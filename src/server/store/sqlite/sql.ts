import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Append, Appended } from '../contract/steps.ts'
import { NOTICE } from '../notices.ts'
import { checkValues, type Row, type Sql, type Value } from '../sql.ts'

/** In the words of SQLite. */
const dialect = (text: string): string =>
  text
    .replace(/ (?:LOCKED|FREE)\b/g, '')
    .replace(/\bNOW\b/g, "CAST(unixepoch('subsec') * 1000 AS INTEGER)")
    .replace(/\bEACH\((\$\d+)\)/g, 'SELECT value FROM json_each($1)')
    .replace(/\$(\d+)/g, '?$1')

const FENCE =
  "UPDATE game SET steps = $3, asked = $4, due = NOW + $5, proposal = NULL, changed = NOW WHERE id = $1 AND epoch = $2 AND steps = $3 - 1 AND state = 'playing' RETURNING changed"
const STEP =
  'INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)'

function plain(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array)
    return value
  throw new Error(`a store holds no ${typeof value}`)
}

const rowOf = (found: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, plain(value)]))

/** One connection: whoever comes while a transaction runs waits for its end. */
export class SqliteSql implements Sql {
  private readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(database: DatabaseSync) {
    this.database = database
  }

  all(text: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.inTurn(async () => this.rows(text, values))
  }

  run(text: string, ...values: readonly Value[]): Promise<number> {
    return this.inTurn(async () => this.changes(text, values))
  }

  transaction<T>(body: (sql: Sql) => Promise<T>): Promise<T> {
    return this.inTurn(() => this.committed(() => body(this.inside)))
  }

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.inTurn(() => this.committed(async () => batch.map((entry) => this.appendOne(entry))))
  }

  /** The same connection for those who have their turn already. */
  private readonly inside: Sql = {
    all: async (text, ...values) => this.rows(text, values),
    run: async (text, ...values) => this.changes(text, values),
    transaction: (body) => body(this.inside),
    append: async (batch) => batch.map((entry) => this.appendOne(entry)),
  }

  /** Everything that was asked for has been done. */
  async idle(): Promise<void> {
    await this.last
  }

  private appendOne(entry: Append): Appended {
    const { game, n, kind, seat, value, data, key, mark } = entry
    const fence = [game, entry.epoch, n, entry.asked, entry.dueAfter]
    checkValues(fence)
    const row = this.statement(FENCE).get(...fence)
    if (row === undefined) return { stored: false }
    const at = row.changed as number
    this.changes(STEP, [game, n, kind, seat, value, data, key, mark, at])
    for (const { person, kind: notice, after, here } of entry.notices)
      this.changes(NOTICE, [person, game, notice, after, here ? 1 : 0])
    return { stored: true, at }
  }

  private inTurn<T>(body: () => Promise<T>): Promise<T> {
    const turn = this.last.then(body)
    this.last = turn.catch(() => {})
    return turn
  }

  private async committed<T>(body: () => Promise<T>): Promise<T> {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const value = await body()
      this.database.exec('COMMIT')
      return value
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }

  private statement(text: string): StatementSync {
    const known = this.prepared.get(text)
    if (known !== undefined) return known
    const made = this.database.prepare(dialect(text))
    this.prepared.set(text, made)
    return made
  }

  private rows(text: string, values: readonly Value[]): readonly Row[] {
    checkValues(values)
    return this.statement(text)
      .all(...values)
      .map(rowOf)
  }

  private changes(text: string, values: readonly Value[]): number {
    checkValues(values)
    return Number(this.statement(text).run(...values).changes)
  }
}
