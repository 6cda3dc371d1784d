import { createReadStream, createWriteStream, existsSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../../kernel/refusal.ts'
import type { Config } from '../config.ts'
import type { Store } from '../store/contract/store.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite/sqlite.ts'
import { fromLines, toLines } from './dump.ts'
import { reportedPeople } from './reported.ts'

const USE = `tables backup FILE    a whole copy of the embedded store, also while it is used
tables export FILE    every row as lines of JSON
tables import FILE    rows of an export into an empty store
tables reports        whom people have reported, why, and what those have said there; the latest last

The store is the embedded one in data/ (or DATA), or the one at DATABASE_URL.`

const MOST_REPORTS = 200

const pathOf = (config: Config): string => join(config.data, 'cardwright.db')

async function mustBeFree(file: string): Promise<void> {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined)
    throw new Refusal(`${file} is already there; take another name.`)
}

/** Reads the store as it is now; the embedded one from a copy, so that a server may go on using it. */
async function reading<T>(config: Config, body: (store: Store) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) {
    const store = await openPostgres(config.databaseUrl)
    return body(store).finally(() => store.close())
  }
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-tables-'))
  try {
    const { copyStore } = await import('../store/sqlite/copy.ts')
    await copyStore(pathOf(config), join(folder, 'cardwright.db'))
    const store = await openSqlite(join(folder, 'cardwright.db'))
    return await body(store).finally(() => store.close())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function exported(config: Config, file: string): Promise<string> {
  await mustBeFree(file)
  let rows = 0
  await reading(config, (store) => {
    async function* counted() {
      for await (const row of store.dump()) {
        rows += 1
        yield row
      }
    }
    return pipeline(Readable.from(toLines(counted())), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  }).catch((error: unknown) => {
    // Half of the rows would look like all of them.
    rmSync(file, { force: true })
    throw error
  })
  return `${rows} rows are in ${file}.`
}

/** The file is opened when its first line is wanted: a reader that began before would lose what it had read. */
async function* linesOf(file: string): AsyncIterable<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}

async function imported(config: Config, file: string): Promise<string> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const store =
    config.databaseUrl === null ? await openSqlite(pathOf(config)) : await openPostgres(config.databaseUrl)
  try {
    return `${await store.restore(fromLines(linesOf(file)))} rows are in ${store.place} now.`
  } finally {
    await store.close()
  }
}

async function copied(config: Config, file: string): Promise<string> {
  if (config.databaseUrl !== null)
    throw new Refusal('PostgreSQL is backed up by its own tools, such as pg_dump.')
  const { copyStore } = await import('../store/sqlite/copy.ts')
  await copyStore(pathOf(config), file)
  return `${file} is a whole copy of ${pathOf(config)}.`
}

const VERBS: ReadonlyMap<string, (config: Config, file: string) => Promise<string>> = new Map([
  ['backup', copied],
  ['export', exported],
  ['import', imported],
])

/** `npm run tables -- backup FILE`, and the like; gives the sentence that says what was done. */
export async function tablesCommand(config: Config, words: readonly string[]): Promise<string> {
  const [verb, file, ...more] = words
  if (verb === undefined || verb === '--help') return USE
  if (verb === 'reports' && file === undefined)
    return reading(config, async ({ people }) => reportedPeople(await people.reports(MOST_REPORTS)))
  const run = VERBS.get(verb)
  if (run === undefined || file === undefined || more.length > 0) throw new Refusal(USE)
  return run(config, file)
}
