import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../../../src/server/store/postgres.ts'
import { Cable } from '../../../tools/online/cable.ts'
import { ownSchema } from './engines.ts'
import { tableLike } from './rows.ts'

const url = inject('postgres')

/** How a connection is lost, from either end. */
const LOST = {
  'the network is cut': async (_: pg.Client, cable: Cable) => cable.pull(),
  'the database ends it': async (admin: pg.Client, _: Cable, schema: string) => {
    await admin.query(
      `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
       JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND l.pid <> pg_backend_pid()`,
      [schema],
    )
  },
}

// Without PostgreSQL there is nothing to lose; the closing line of the tests says so.
if (url !== null)
  describe('a connection that is lost in the middle of a transaction', () => {
    // A connection that is in use says that it is lost to whoever uses it, and once more to the process.
    it.each(Object.entries(LOST))('harms nothing but that transaction when %s', async (_, lose) => {
      const schema = await ownSchema(url)
      const cable = new Cable(schema.url, 5432)
      await cable.open()
      const store = await openPostgres(cable.url)
      const admin = new pg.Client({ connectionString: schema.url })
      await admin.connect()
      const name = String((await admin.query('SELECT current_schema() AS name')).rows[0].name)
      for (let time = 0; time < 5; time++) {
        await admin.query('BEGIN')
        await admin.query('LOCK TABLE game IN ACCESS EXCLUSIVE MODE')
        const table = tableLike()
        const made = store.tables.create(table).then(
          () => 'stored',
          () => 'lost',
        )
        const waiting = async (): Promise<number> =>
          (
            await admin.query(
              `SELECT 1 FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
               JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND NOT l.granted`,
              [name],
            )
          ).rows.length
        await expect.poll(waiting).toBeGreaterThan(0)
        await lose(admin, cable, name)
        expect(await made).toBe('lost')
        await admin.query('COMMIT')
        cable.plug()
        expect(await store.tables.table(table.id)).toBeNull()
        await store.tables.create(table)
        expect((await store.tables.table(table.id))?.id).toBe(table.id)
      }
      await store.close()
      await admin.end()
      cable.remove()
      await schema.drop()
    })
  })
