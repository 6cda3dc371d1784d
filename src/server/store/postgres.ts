import pg from 'pg'
import { Refusal } from '../../kernel/refusal.ts'
import { Batcher, gathering } from './batcher.ts'
import type { Append, Appended } from './contract/steps.ts'
import type { Store } from './contract/store.ts'
import { Core } from './core.ts'
import { forPostgres, migrate } from './migrations/index.ts'
import { dump, restore } from './moving.ts'
import { checkValues, type Row, type Sql, type Value } from './sql.ts'

const BIGINT = 20
/** Nodes that start together migrate one after the other. */
const MIGRATING = 4_680_001

/** In the words of PostgreSQL. As in SQLite, a statement that names the time twice names the same one. */
const dialect = (text: string): string =>
  text
    .replace(/ LOCKED\b/g, ' FOR UPDATE')
    .replace(/ FREE\b/g, ' FOR UPDATE SKIP LOCKED')
    .replace(/\bNOW\b/g, '(extract(epoch from statement_timestamp()) * 1000)::bigint')
    .replace(/\bEACH\((\$\d+)\)/g, 'SELECT json_array_elements_text($1::json)')

const APPEND = dialect(`
WITH i AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[])
    AS entry (game, epoch, n, kind, seat, value, data, key, mark, asked, due)),
g AS (
  UPDATE game SET steps = i.n, asked = i.asked, due = NOW + i.due, proposal = NULL, changed = NOW FROM i
  WHERE game.id = i.game AND game.epoch = i.epoch AND game.steps = i.n - 1 AND game.state = 'playing'
  RETURNING i.game, i.n, i.kind, i.seat, i.value, i.data, i.key, i.mark, game.changed),
s AS (
  INSERT INTO step (game, n, kind, seat, value, data, key, mark, at)
  SELECT game, n, kind, seat, value, data, key, mark, changed FROM g),
o AS (
  INSERT INTO notice (person, game, kind, due, sent, tries)
  SELECT new_notice.person, g.game, new_notice.kind, NOW + new_notice.after, NULL, 0
  FROM unnest($12::text[], $13::text[], $14::text[], $15::bigint[], $16::boolean[]) AS new_notice (game, person, kind, after, here) JOIN g ON g.game = new_notice.game
  WHERE NOT new_notice.here OR EXISTS (SELECT 1 FROM wish WHERE wish.person = new_notice.person AND wish.always = 1)
  ON CONFLICT (person, game, kind) DO UPDATE SET due = excluded.due, sent = NULL, tries = 0)
SELECT game, changed AS at FROM g`)

function plain(value: unknown): Value {
  if (value instanceof Buffer) return new Uint8Array(value)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`a store holds no ${typeof value}`)
}

const rowOf = (found: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, plain(value)]))

type Connection = pg.Pool | pg.PoolClient

const ask = (connection: Connection, text: string, values: readonly Value[]) => {
  checkValues(values)
  return connection.query<Record<string, unknown>>(dialect(text), [...values])
}

/** The k-th entries of every game go together: one statement changes a row only once. */
function rounds(batch: readonly Append[]): Append[][] {
  const seen = new Map<string, number>()
  const list: Append[][] = []
  for (const entry of batch) {
    const round = seen.get(entry.game) ?? 0
    seen.set(entry.game, round + 1)
    list[round] ??= []
    list[round].push(entry)
  }
  return list
}

async function appendRound(connection: Connection, entries: readonly Append[]): Promise<Map<string, number>> {
  for (const { data, key } of entries) checkValues([data, key])
  // Always in the same order, so that two nodes do not wait for each other.
  const sorted = [...entries].sort((a, b) => (a.game < b.game ? -1 : 1))
  const notices = sorted.flatMap(({ game, notices: due }) => due.map((each) => ({ game, ...each })))
  const column = <K extends keyof Append>(name: K) => sorted.map((entry) => entry[name])
  const { rows } = await connection.query<{ game: string; at: number }>(APPEND, [
    column('game'),
    column('epoch'),
    column('n'),
    column('kind'),
    column('seat'),
    column('value'),
    column('data'),
    column('key'),
    column('mark'),
    column('asked'),
    column('dueAfter'),
    notices.map(({ game }) => game),
    notices.map(({ person }) => person),
    notices.map(({ kind }) => kind),
    notices.map(({ after }) => after),
    notices.map(({ here }) => here),
  ])
  return new Map(rows.map(({ game, at }) => [game, at]))
}

/** Given up by the database so that others could go on; nothing has happened, so it is tried again. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')

const TRIES = 5

class PostgresSql implements Sql {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  async all(text: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return (await ask(this.pool, text, values)).rows.map(rowOf)
  }

  async run(text: string, ...values: readonly Value[]): Promise<number> {
    return (await ask(this.pool, text, values)).rowCount ?? 0
  }

  transaction<T>(body: (sql: Sql) => Promise<T>): Promise<T> {
    return this.committed((client) => body(inside(client)))
  }

  async append(batch: readonly Append[]): Promise<readonly Appended[]> {
    const parts = rounds(batch)
    // One round is one statement, and so its own transaction.
    const stored =
      parts.length === 1
        ? [await this.again(() => appendRound(this.pool, parts[0]!))]
        : await this.committed(async (client) => {
            const list: Map<string, number>[] = []
            for (const part of parts) list.push(await appendRound(client, part))
            return list
          })
    const seen = new Map<string, number>()
    return batch.map(({ game }) => {
      const round = seen.get(game) ?? 0
      seen.set(game, round + 1)
      const at = stored[round]!.get(game)
      return at === undefined ? { stored: false } : { stored: true, at }
    })
  }

  private async again<T>(body: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await body()
      } catch (error) {
        if (!isGivenUp(error) || tries === TRIES) throw error
      }
    }
  }

  private committed<T>(body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.again(async () => {
      const client = await this.pool.connect()
      let broken = false
      try {
        await client.query('BEGIN')
        const value = await body(client)
        await client.query('COMMIT')
        return value
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true
        })
        throw error
      } finally {
        client.release(broken)
      }
    })
  }
}

const inside = (client: pg.PoolClient): Sql => {
  const sql: Sql = {
    all: async (text, ...values) => (await ask(client, text, values)).rows.map(rowOf),
    run: async (text, ...values) => (await ask(client, text, values)).rowCount ?? 0,
    transaction: (body) => body(sql),
    append: () => Promise.reject(new Error('steps are appended outside of transactions')),
  }
  return sql
}

/** Without a password or anything else that nobody should read. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

/** The store of several nodes. */
export async function openPostgres(url: string): Promise<Store> {
  if (!URL.canParse(url)) throw new Refusal('DATABASE_URL is not an address of PostgreSQL.')
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'cardwright',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  })
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', () => {})
  // And one that breaks within a transaction: its next statement fails, and it is not given back to the pool.
  pool.on('connect', (client) => client.on('error', () => {}))
  const sql = new PostgresSql(pool)
  try {
    await sql.transaction(async (transaction) => {
      await transaction.all('SELECT 1 AS one FROM pg_advisory_xact_lock($1)', MIGRATING)
      await migrate(transaction, forPostgres)
    })
  } catch (error) {
    await pool.end()
    if (error instanceof Refusal) throw error
    const why = error instanceof Error && error.message !== '' ? error.message : 'it does not answer'
    throw new Refusal(`The store at ${placeOf(url)} cannot be opened: ${why}.`)
  }
  const core = new Core(sql)
  return {
    people: core.people,
    tables: core.tables,
    steps: new Batcher(core.steps, gathering),
    results: core.results,
    campaigns: core.campaigns,
    place: placeOf(url),
    ping: () => core.ping(),
    keep: (name, value) => core.keep(name, value),
    once: (name, value, life) => core.once(name, value, life),
    take: (name) => core.take(name),
    sweep: (retention) => core.sweep(retention),
    dump: () => dump(core),
    restore: (rows) => restore(core, rows),
    backup: () => Promise.reject(new Refusal('PostgreSQL is backed up by its own tools, such as pg_dump.')),
    close: () => pool.end(),
  }
}
