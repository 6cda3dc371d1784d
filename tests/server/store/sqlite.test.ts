import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/kernel/refusal.ts'
import { migrate, migrations } from '../../../src/server/store/migrations/index.ts'
import { StoreInUse } from '../../../src/server/store/sqlite/in-use.ts'
import { SqliteSql } from '../../../src/server/store/sqlite/sql.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { playing } from './engines.ts'
import { stepOf } from './rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the file of the embedded store', () => {
  it('is for its owner only, and so is what lies beside it', async () => {
    const path = join(folder, 'own', 'cardwright.db')
    const store = await openSqlite(path)
    await playing(store)
    for (const name of ['', '-wal', '-shm']) expect(statSync(path + name).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'own')).mode & 0o777).toBe(0o700)
    await store.close()
  })
  it('is open in one place at a time, and the second says so', async () => {
    const path = join(folder, 'one', 'cardwright.db')
    const store = await openSqlite(path)
    await expect(openSqlite(path)).rejects.toThrow(StoreInUse)
    await expect(openSqlite(path)).rejects.toThrow(join(folder, 'one'))
    const { id, epoch } = await playing(store)
    expect(await store.steps.append([stepOf(id, epoch, 1)])).toMatchObject([{ stored: true }])
    await store.close()
    await (await openSqlite(path)).close()
  })
  it('refuses a folder that cannot be written', async () => {
    await expect(openSqlite('/dev/null/x/cardwright.db')).rejects.toThrow()
  })
  it('refuses what is no store', async () => {
    await expect(openSqlite(join(import.meta.dirname, 'engines.ts'))).rejects.toThrow()
    rmSync(join(import.meta.dirname, 'lock'), { force: true })
  })
  it('says in a sentence why it cannot be opened, for whoever runs the server', async () => {
    const says = (path: string) =>
      openSqlite(path).then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error.message : error),
      )
    const file = join(folder, 'a file')
    writeFileSync(file, 'x')
    const inFile = join(file, 'cardwright.db')
    expect(await says(inFile)).toBe(`The store at ${inFile} cannot be opened: its folder is a file.`)
    const garbage = join(folder, 'garbage', 'cardwright.db')
    mkdirSync(join(folder, 'garbage'))
    writeFileSync(garbage, 'no store at all, and long enough to be one '.repeat(200))
    expect(await says(garbage)).toContain(`The store at ${garbage} cannot be opened: it is damaged`)
    const cut = join(folder, 'cut', 'cardwright.db')
    await (await openSqlite(cut)).close()
    truncateSync(cut, 8_192)
    expect(await says(cut)).toContain(`The store at ${cut} cannot be opened: it is damaged`)
    const lost = join(folder, 'lost', 'cardwright.db')
    mkdirSync(lost, { recursive: true })
    expect(await says(lost)).toContain(`The store at ${lost} cannot be opened: `)
  })
  it('can be copied while it is used', async () => {
    const store = await openSqlite(join(folder, 'copied', 'cardwright.db'))
    const { id, epoch } = await playing(store)
    await store.steps.append([stepOf(id, epoch, 1)])
    const copy = join(folder, 'copy', 'cardwright.db')
    await (await openSqlite(copy)).close()
    await store.backup(copy)
    await store.close()
    const opened = await openSqlite(copy)
    expect(await opened.steps.load(id, 0)).toHaveLength(1)
    await opened.close()
  })
  it('says that it is closed to whoever asks later', async () => {
    const store = await openSqlite(join(folder, 'late', 'cardwright.db'))
    const last = store.people.create({ id: 'a', name: 'A', lang: 'en' })
    await store.close()
    await last.catch(() => {})
    await expect(store.ping()).rejects.toThrow('closed')
    await store.close()
  })
})

describe('a process that is killed', () => {
  const script = join(import.meta.dirname, 'killed.ts')
  it('has stored whatever it said was stored, and the next one opens at once', async () => {
    const path = join(folder, 'killed', 'cardwright.db')
    let before = 0
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      const seen = new Promise<void>((done) => {
        child.stdout.on('data', (piece: Buffer) => {
          said += piece.toString()
          if (said.split('\n').length > 20) done()
        })
      })
      await seen
      const gone = new Promise((done) => child.on('close', done))
      child.kill('SIGKILL')
      await gone
      const acknowledged = said
        .split('\n')
        .filter((line) => /^\d+;$/.test(line))
        .map((line) => Number.parseInt(line, 10))
      const store = await openSqlite(path)
      const steps = await store.steps.load('killed', 0)
      expect(steps.map(({ n }) => n)).toEqual(steps.map((_, i) => i + 1))
      expect(steps.length).toBeGreaterThanOrEqual(Math.max(before, ...acknowledged))
      expect(acknowledged.length).toBeGreaterThan(10)
      before = steps.length
      await store.close()
    }
  })
})

describe('migrations', () => {
  let sql: SqliteSql
  let database: DatabaseSync
  beforeAll(() => {
    database = new DatabaseSync(':memory:')
    sql = new SqliteSql(database)
  })
  const asIs = (statement: string) => statement
  it('run once, in order', async () => {
    await migrate(sql, asIs, ['CREATE TABLE a (x INTEGER) STRICT;\n'])
    await migrate(sql, asIs, ['CREATE TABLE a (x INTEGER) STRICT;\n', 'ALTER TABLE a ADD COLUMN y TEXT;\n'])
    await migrate(sql, asIs, ['CREATE TABLE a (x INTEGER) STRICT;\n', 'ALTER TABLE a ADD COLUMN y TEXT;\n'])
    expect((await sql.all('SELECT n FROM migration ORDER BY n')).map(({ n }) => n)).toEqual([1, 2])
    expect(database.prepare('SELECT x, y FROM a').all()).toEqual([])
  })
  it('refuse a store of a later release with one sentence', async () => {
    await expect(migrate(sql, asIs, ['CREATE TABLE a (x INTEGER) STRICT;\n'])).rejects.toThrow(
      'The store was written by a later release of Cardwright (its form is 2, this release knows 1)',
    )
  })
  it('leave nothing of one that fails', async () => {
    const own = new SqliteSql(new DatabaseSync(':memory:'))
    const broken = ['CREATE TABLE b (x INTEGER) STRICT;\nCREATE TABLE b (x INTEGER) STRICT;\n']
    await expect(own.transaction((inside) => migrate(inside, asIs, broken))).rejects.toThrow('already exists')
    await expect(own.all('SELECT * FROM b')).rejects.toThrow('no such table')
  })
  it('there is at least one', () => {
    expect(migrations.length).toBeGreaterThan(0)
  })
})

it('the thread says nothing of its own', async () => {
  const path = join(folder, 'quiet', 'cardwright.db')
  const code = `const { openSqlite } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/server/store/sqlite/sqlite.ts'))}); await (await openSqlite(${JSON.stringify(path)})).close()`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  expect(stdout).toBe('')
  expect(stderr).toBe('')
})
