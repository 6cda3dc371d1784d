import { Refusal } from '../../kernel/refusal.ts'
import type { Dumped } from './contract/values.ts'
import { codeOf, isNul, type Row, type Sql, type Value } from './sql.ts'

/*
 * Rows of any kind, to be moved into another store. The only statements that are put together: of the names below, and of
 * columns that are plain words.
 */

/** Every kind of row that moves from store to store, parents before children, with its key. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  person: ['id'],
  session: ['hash'],
  passkey: ['id'],
  recovery: ['person'],
  mute: ['person', 'other'],
  subscription: ['id'],
  holiday: ['person', 'begins'],
  game: ['id'],
  seat: ['game', 'seat'],
  removal: ['game', 'person'],
  step: ['game', 'n'],
  saying: ['game', 'n'],
  bookmark: ['game', 'person', 'at'],
  report: ['person', 'about', 'game'],
  result: ['game', 'seat'],
  daily: ['day', 'kind'],
  notice: ['person', 'game', 'kind'],
  campaign: ['id'],
  party: ['campaign', 'seat'],
  wish: ['person'],
  campaignnotice: ['person', 'campaign'],
  kept: ['name'],
}

/** A name of a table or column of ours, as it stands in a statement. */
function known(name: string): string {
  if (!/^[a-z0-9]+$/.test(name)) throw foreign(name)
  return name
}

const places = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, i) => `$${i + from}`).join(', ')

const foreign = (name: string): Refusal => new Refusal(`"${name.slice(0, 40)}" is no part of a store.`)

/** The rows of one kind after that with this key. */
export async function page(
  sql: Sql,
  kind: string,
  after: readonly Value[] | null,
  limit: number,
): Promise<readonly Row[]> {
  const key = KINDS[kind]
  if (key === undefined) throw foreign(kind)
  const columns = key.join(', ')
  return after === null
    ? sql.all(`SELECT * FROM ${kind} ORDER BY ${columns} LIMIT $1`, limit)
    : sql.all(
        `SELECT * FROM ${kind} WHERE (${columns}) > (${places(key.length, 2)}) ORDER BY ${columns} LIMIT $1`,
        limit,
        ...after,
      )
}

/** Does a row name what is not there, break a rule of the schema or hold what a column cannot? Not: is the store away? */
const isUnfit = (error: unknown): boolean =>
  isNul(error) || /^(sqlite (1|19|20|25)|(22|23|42)...)$/.test(codeOf(error))

/** Rows as `page` gave them; nobody owns a table in its new place. */
export async function insert(sql: Sql, rows: readonly Dumped[]): Promise<number> {
  for (const [n, { table, row }] of rows.entries()) {
    if (!Object.hasOwn(KINDS, table)) throw foreign(table)
    const moved: Row = table === 'game' ? { ...row, owner: null } : row
    const columns = Object.keys(moved).map(known)
    // The new store may have kept values of its own already; those that come in count.
    const over = table === 'kept' ? ' ON CONFLICT (name) DO UPDATE SET value = excluded.value' : ''
    try {
      await sql.run(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places(columns.length)})${over}`,
        ...Object.values(moved),
      )
    } catch (error) {
      if (!isUnfit(error)) throw error
      throw new Refusal(
        `Row ${n + 1} of the export, of the kind "${table}", does not fit into this store: a later release has written it, or it was changed since. Nothing was brought in.`,
      )
    }
  }
  return rows.length
}
