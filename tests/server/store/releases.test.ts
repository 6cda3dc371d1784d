import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { timeOf } from '../../../src/server/live/timekeeper.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { migrations } from '../../../src/server/store/migrations/index.ts'
import { openSqlite } from '../../../src/server/store/sqlite.ts'
import { environmentOf, Page } from '../live/harness.ts'

/*
 * Stores as earlier releases have left them, schema and rows as SQL: each had a table of Aeon's End after 25 answers and one
 * of Eternal after 20, with somebody having said something, and a game that was over. Every later release opens them.
 */

const RELEASES = join(import.meta.dirname, 'releases')
const PEOPLE = ['ann', 'bob']

/**
 * How many steps of each table play alike. Where rules or the places of numbers in the state change on purpose, a table of then
 * stands still (its engine would play it on, and was not kept in those days), and fewer steps are right here.
 */
const ALIKE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '2026-11-16.sql': { 'aeons-end': 25, eternal: 0 },
  '2026-11-18.sql': { 'aeons-end': 25, eternal: 20 },
}
const STEPS: Readonly<Record<string, number>> = { 'aeons-end': 25, eternal: 20 }

const folder = mkdtempSync(join(tmpdir(), 'releases-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One process keeps the tables of a folder. */
const fileOf = (release: string): string => {
  mkdirSync(join(folder, release), { recursive: true })
  return join(folder, release, 'cardwright.db')
}

async function opened(release: string): Promise<Store> {
  const path = fileOf(release)
  const database = new DatabaseSync(path)
  database.exec(readFileSync(join(RELEASES, release), 'utf8'))
  const [{ n }] = database.prepare('SELECT MAX(n) AS n FROM migration').all() as [{ n: number }]
  expect(n).toBeLessThan(migrations.length)
  database.close()
  return openSqlite(path)
}

async function until(true_: () => boolean): Promise<void> {
  for (let n = 0; n < 400 && !true_(); n++) await new Promise((done) => setTimeout(done, 25))
  expect(true_()).toBe(true)
}

describe.each(readdirSync(RELEASES))('the store of %s', (release) => {
  it('opens, and its tables go on, or stand still where they play differently', async () => {
    const store = await opened(release)
    const environment = environmentOf(store, timeOf(0))
    const live = new LiveTables(environment)
    for (const [table, alike] of Object.entries(ALIKE[release] ?? {})) {
      const pages = PEOPLE.map((person) => {
        const page = new Page()
        page.connect(live, table, person)
        return page
      })
      await until(() => pages.every(({ moment }) => moment !== null))
      const whole = alike === STEPS[table]
      for (const { company, revision } of pages) {
        expect(revision).toBe(alike)
        expect(company!.stopped).toBe(whole ? null : 'rules')
      }
      const row = (await store.tables.table(table))!
      expect(row.state).toBe(whole ? 'playing' : 'frozen')
      expect(await store.steps.load(table, 0)).toHaveLength(STEPS[table]!)
      if (!whole) continue
      const asked = pages.find(({ moment }) => moment!.question !== null)!
      const { index } = asked.moment!.question!.choices[0]!
      asked.say({ c: 'a', r: alike, i: index, id: 'of-this-release' })
      await until(() => pages.every(({ revision }) => revision === alike + 1))
      expect(await store.steps.load(table, 0)).toHaveLength(alike + 1)
    }
    await live.close()
    await store.close()
  })

  it('still has what was said, who sat where and the game that was over', async () => {
    const store = await openSqlite(fileOf(release))
    expect((await store.people.persons(PEOPLE)).map(({ name }) => name).sort()).toEqual(PEOPLE)
    expect(await store.tables.sayings('aeons-end', 50)).toMatchObject([
      { person: 'ann', text: 'It’s “ours”; --' },
    ])
    expect(await store.tables.bookmarks('aeons-end')).toMatchObject([{ person: 'ann', at: 3, text: 'here' }])
    const { seats } = (await store.tables.table('eternal'))!
    expect(seats.map(({ person, wish }) => [person, wish])).toEqual(PEOPLE.map((person) => [person, null]))
    expect(await store.results.replay('over')).toMatchObject({ outcome: 'player 2: conceded' })
    expect(await store.results.ofPerson('ann', 10)).toHaveLength(1)
    const live = new LiveTables(environmentOf(store, timeOf(0)))
    const page = new Page()
    page.connect(live, 'over', 'ann')
    await until(() => page.moment !== null)
    expect(page.closed).toBeNull()
    await live.close()
    await store.close()
  })
})
