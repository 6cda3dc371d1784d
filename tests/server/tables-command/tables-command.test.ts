import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { tablesCommand } from '../../../src/server/tables-command/tables.ts'
import { guest, ownSchema, playing } from '../store/engines.ts'
import { stepOf } from '../store/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'tables-'))
afterAll(() => rmSync(folder, { recursive: true }))
const configOf = (data: string, env = {}) => readConfig({ DATA: join(folder, data), ...env }, [], folder)
const run = (data: string, ...words: string[]) => tablesCommand(configOf(data), words)

async function filled(data: string) {
  const store = await openSqlite(join(folder, data, 'cardwright.db'))
  const person = await guest(store, 'Robert"); DROP TABLE person;--\n')
  const { id, epoch } = await playing(store)
  await store.steps.append([stepOf(id, epoch, 1), stepOf(id, epoch, 2)])
  return { store, person, id }
}

describe('npm run tables', () => {
  it('copies a store that is in use', async () => {
    const { store, id } = await filled('used')
    const copy = join(folder, 'copy', 'cardwright.db')
    await (await openSqlite(copy)).close()
    rmSync(copy)
    expect(await run('used', 'backup', copy)).toContain('is a whole copy of')
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(existsSync(`${copy}.half`)).toBe(false)
    const nowhere = join(folder, 'nowhere')
    symlinkSync(join(folder, 'elsewhere'), nowhere)
    for (const verb of ['backup', 'export'])
      await expect(run('used', verb, nowhere)).rejects.toThrow('already there')
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false)
    await expect(run('used', 'backup', copy)).rejects.toThrow('already there')
    await store.close()
    const opened = await openSqlite(copy)
    expect(await opened.steps.load(id, 0)).toHaveLength(2)
    await opened.close()
  })
  it('moves everything through a file that is for its owner only', async () => {
    const { store, person, id } = await filled('from')
    const file = join(folder, 'tables.jsonl')
    expect(await run('from', 'export', file)).toMatch(/^\d+ rows are in /)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(run('from', 'import', file)).rejects.toThrow('kept by another process')
    expect(await run('to', 'import', file)).toMatch(/^\d+ rows are in .*cardwright\.db now\.$/)
    const moved = await openSqlite(join(folder, 'to', 'cardwright.db'))
    expect(await moved.people.person(person)).toEqual(await store.people.person(person))
    expect(await moved.steps.load(id, 0)).toEqual(await store.steps.load(id, 0))
    await moved.close()
    await store.close()
    await expect(run('to', 'import', file)).rejects.toThrow('not empty')
    const url = inject('postgres')
    if (url === null) return
    const schema = await ownSchema(url)
    const grown = configOf('x', { DATABASE_URL: schema.url })
    expect(await tablesCommand(grown, ['import', file])).toMatch(/^\d+ rows are in postgres:\/\//)
    const back = join(folder, 'back.jsonl')
    await tablesCommand(grown, ['export', back])
    const count = (path: string) => readFileSync(path, 'utf8').split('\n').length
    expect(count(back)).toBe(count(file))
    await schema.drop()
  })
  it.each([
    ['a column of a later release', { table: 'mute', row: { person: 'a', other: 'b', since: 1 } }],
    ['a person who is not there', { table: 'mute', row: { person: 'a', other: 'b' } }],
    ['a text for a number', { table: 'daily', row: { day: 1, kind: 'x' } }],
    ['a NUL', { table: 'kept', row: { name: 'a\0', value: 'b' } }],
    ['nothing at all', { table: 'kept', row: {} }],
  ])('refuses a row with %s in a sentence, in both stores, and brings in nothing', async (what, row) => {
    const file = join(folder, `${what}.jsonl`)
    const good = { table: 'kept', row: { name: 'good', value: 'x' } }
    const lines = [{ cardwright: 'tables', form: 1 }, good, row].map((each) => JSON.stringify(each))
    writeFileSync(file, `${lines.join('\n')}\n`)
    const sentence = `Row 2 of the export, of the kind "${row.table}", does not fit into this store`
    await expect(run(`refused ${what}`, 'import', file)).rejects.toThrow(sentence)
    const kept = await openSqlite(join(folder, `refused ${what}`, 'cardwright.db'))
    expect(await kept.keep('good', 'mine')).toBe('mine')
    await kept.close()
    const url = inject('postgres')
    if (url === null) return
    const schema = await ownSchema(url)
    const grown = configOf('x', { DATABASE_URL: schema.url })
    await expect(tablesCommand(grown, ['import', file])).rejects.toThrow(sentence)
    await schema.drop()
  })
  it.each([
    ['empty', '', 'the file is empty'],
    ['something else', '{"a":1}\n', 'line 1: this is no export'],
    ['half a line', '{"cardwright":"tables","form":1}\n{"table":"person","ro', 'line 2: this is not JSON'],
    ['no row', '{"cardwright":"tables","form":1}\n{"table":"person"}\n', 'line 2: this is no row'],
    ['a row of nothing', '{"cardwright":"tables","form":1}\n{"table":"x","row":{}}\n', 'no part of a store'],
  ])('refuses %s and brings in nothing', async (name, text, sentence) => {
    const file = join(folder, `${name}.jsonl`)
    writeFileSync(file, text)
    await expect(run(`refused ${name}`, 'import', file)).rejects.toThrow(sentence)
    const store = await openSqlite(join(folder, `refused ${name}`, 'cardwright.db'))
    const rows: unknown[] = []
    for await (const { table } of store.dump()) rows.push(table)
    expect(rows).toEqual([])
    await store.close()
  })
  it('says how it is used', async () => {
    expect(await run('x')).toContain('tables export FILE')
    await expect(run('x', 'exprot', 'f')).rejects.toThrow('tables export FILE')
    await expect(run('x', 'backup')).rejects.toThrow('tables backup FILE')
    await expect(run('nowhere', 'backup', join(folder, 'n'))).rejects.toThrow('There is no store')
    await expect(run('x', 'import', join(folder, 'nothing'))).rejects.toThrow('There is no file')
  })
})
