import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { Campaign } from '../../../src/campaign/campaign.ts'
import { legacyBattles } from '../../../src/campaign/legacy/battles.ts'
import { readCampaign } from '../../../src/campaign/record.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { timeOf } from '../../../src/server/live/time/timekeeper.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { migrations } from '../../../src/server/store/migrations/index.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { environmentOf, Page } from '../live/harness.ts'
import { atTable, PEOPLE, STEPS } from './stored-release.ts'

/*
 * Stores as earlier releases have left them, schema and rows as SQL: each had a table of Aeon's End after 25 answers and one
 * of Eternal after 20, with somebody having said something, and a game that was over. Those since 2026-11-19 also have a table
 * with days for every turn, a campaign, and an account with a row of every kind (`stored-release.ts`). Every later release
 * opens them; `writing-release.test.ts` says how to add one.
 */

const RELEASES = join(import.meta.dirname, 'releases')

/**
 * How many steps of each table play alike. Where rules or the places of numbers in the state change on purpose, a table of then
 * stands still (its engine would play it on, and was not kept in those days), and fewer steps are right here.
 */
const ALIKE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // A turn remembers more cards and rules since then.
  '2026-11-16.sql': { 'aeons-end': 0, eternal: 0 },
  '2026-11-18.sql': { 'aeons-end': 0, eternal: 0 },
  '2026-11-19.sql': STEPS,
}

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
  expect(n).toBeLessThanOrEqual(migrations.length)
  // It was left just now, whenever that was: no time has run out meanwhile.
  const [{ left }] = database.prepare('SELECT MAX(changed) AS left FROM game').all() as [{ left: number }]
  database
    .prepare('UPDATE game SET due = due + ?, asked = asked + ?')
    .run(Date.now() - left, Date.now() - left)
  database.close()
  return openSqlite(path)
}

const until = (holds: () => boolean): Promise<void> => expect.poll(holds).toBe(true)

describe.each(readdirSync(RELEASES))('the store of %s', (release) => {
  it('opens, and its tables go on, or stand still where they play differently', async () => {
    const store = await opened(release)
    const environment = environmentOf(store, timeOf(0))
    const live = new LiveTables(environment)
    expect(ALIKE[release]).toBeDefined()
    for (const [table, alike] of Object.entries(ALIKE[release]!)) {
      const pages = await atTable(live, table)
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
  if (release < '2026-11-19.sql') return
  it('still has everything of an account, and a campaign that goes on', async () => {
    const store = await openSqlite(fileOf(release))
    const kept = await store.people.everything('cy')
    for (const kind of ['person', 'session', 'passkey', 'subscription', 'holiday', 'wish', 'mute'])
      expect(kept[kind], kind).toHaveLength(1)
    expect(kept.person![0]).toMatchObject({ name: 'Cyrille', kind: 'account', lang: 'fr' })
    expect(await store.people.passkey('key-of-cy')).toMatchObject({ counter: 3, label: 'Téléphone' })
    const row = (await store.campaigns.campaign('campaign'))!
    expect(row).toMatchObject({ title: 'Ours', host: 'ann' })
    expect(row.seats.map(({ person }) => person)).toEqual(PEOPLE)
    const record = readCampaign(legacyBattles.script, row.record)
    expect(Campaign.open(legacyBattles, record).state.asked.kind).toBe('battle')
    const days = (await store.tables.table('days'))!
    expect(JSON.parse(days.options)).toMatchObject({ pace: 'days' })
    expect(days.due).not.toBeNull()
    await store.close()
  })
})
