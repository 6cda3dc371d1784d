import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Store } from '../../../src/server/store/contract/store.ts'
import type { NewTable } from '../../../src/server/store/contract/tables.ts'
import { openPostgres } from '../../../src/server/store/postgres.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { fresh, tableLike } from './rows.ts'

interface Opened {
  readonly store: Store
  /** Opens the same place once more; the first one must be closed where only one may have it. */
  readonly again: () => Promise<Store>
  readonly end: () => Promise<void>
}

export interface Engine {
  readonly name: string
  open(): Promise<Opened>
}

const sqlite: Engine = {
  name: 'SQLite',
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'store-'))
    const path = join(folder, 'cardwright.db')
    let store = await openSqlite(path)
    return {
      store,
      again: async () => {
        store = await openSqlite(path)
        return store
      },
      end: async () => {
        await store.close()
        rmSync(folder, { recursive: true })
      },
    }
  },
}

/** A place of its own in a database that others use too. */
export async function ownSchema(
  url: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `cardwright_${randomBytes(8).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`CREATE SCHEMA ${name}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${name}`)
  return { url: own.href, drop: () => run(`DROP SCHEMA ${name} CASCADE`) }
}

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  async open() {
    const schema = await ownSchema(url)
    const stores = [await openPostgres(schema.url)]
    return {
      store: stores[0]!,
      again: async () => {
        const store = await openPostgres(schema.url)
        stores.push(store)
        return store
      },
      end: async () => {
        for (const store of stores) await store.close().catch(() => {})
        await schema.drop()
      },
    }
  },
})

const url = inject('postgres')
export const engines: readonly Engine[] = url === null ? [sqlite] : [sqlite, postgres(url)]

export async function guest(store: Store, name = 'Mira'): Promise<string> {
  const id = fresh('person')
  await store.people.create({ id, name, lang: 'en' })
  return id
}

/** A table at which play has begun, owned by a living node. */
export async function playing(
  store: Store,
  to: Partial<NewTable> = {},
): Promise<{ readonly id: string; readonly epoch: number; readonly node: string }> {
  const table = tableLike(to)
  await store.tables.create(table)
  const { seats } = (await store.tables.table(table.id))!
  await store.tables.begin(table.id, 'seed', seats)
  const node = fresh('node')
  await store.tables.beat(node, 'http://a', 60_000)
  const claim = await store.tables.claim(table.id, node)
  return { id: table.id, epoch: claim!.epoch, node }
}
