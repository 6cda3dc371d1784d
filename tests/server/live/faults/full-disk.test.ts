import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { timeOf } from '../../../../src/server/live/time/timekeeper.ts'
import { Batcher } from '../../../../src/server/store/batcher.ts'
import type { Kept, Store } from '../../../../src/server/store/contract/store.ts'
import { Core } from '../../../../src/server/store/core.ts'
import { migrate } from '../../../../src/server/store/migrations/index.ts'
import { SqliteSql } from '../../../../src/server/store/sqlite/sql.ts'
import { openSqlite } from '../../../../src/server/store/sqlite/sqlite.ts'
import { CLOSED } from '../../../../src/table/messages.ts'
import { begunTable, environmentOf, newId, Page } from '../harness.ts'

/* A disk without room: nothing is promised that is not kept, people are told, and it goes on when there is room again. */

interface Disk {
  readonly store: Store
  /** Leaves no room, and makes it again. */
  fill(): void
  clear(): void
}

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A file that SQLite lets grow no further, which it takes for a full disk. */
async function cappedFile(): Promise<Disk> {
  const folder = mkdtempSync(join(tmpdir(), 'capped-'))
  const database = new DatabaseSync(join(folder, 'cardwright.db'))
  ends.push(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  const sql = new SqliteSql(database)
  await sql.transaction((inside) => migrate(inside, (statement) => statement))
  const core = new Core(sql)
  const kept: Kept = { ...core, steps: new Batcher(core.steps) }
  return {
    // What tables use of a store; the rest would need a thread.
    store: Object.assign(Object.create(null), kept),
    fill: () => database.exec('PRAGMA max_page_count = 1'),
    clear: () => database.exec('PRAGMA max_page_count = 1000000'),
  }
}

/** A file system of two megabytes; null where nobody may mount one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const remove = () => rmSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    remove()
    return null
  }
  ends.push(() => {
    execFileSync('umount', [folder])
    remove()
  })
  return folder
}

async function diskIn(folder: string): Promise<Disk> {
  const store = await openSqlite(join(folder, 'store', 'cardwright.db'))
  ends.push(() => store.close())
  const ballast = join(folder, 'ballast')
  return {
    store,
    fill: () => {
      const file = openSync(ballast, 'w')
      try {
        for (const size of [65_536, 4_096, 1]) {
          const piece = Buffer.alloc(size)
          try {
            while (writeSync(file, piece) === size);
          } catch {
            // So much does not fit any more; perhaps less does.
          }
        }
      } finally {
        closeSync(file)
      }
    },
    clear: () => rmSync(ballast),
  }
}

/** In milliseconds. */
const A_WHILE = 150

async function play({ store, fill, clear }: Disk): Promise<void> {
  const id = await begunTable(store, 'aeons-end', ['ann', 'bob'])
  // However fast the machine is, people take a while to answer: nobody says more than a server listens to.
  let thought = 0
  const clock = timeOf(0)
  const environment = environmentOf(store, {
    after: clock.after,
    now: () => clock.now() + thought,
    steady: () => clock.steady() + thought,
  })
  const live = new LiveTables(environment)
  ends.push(() => live.close())
  const pages = { ann: new Page(), bob: new Page() }
  const sit = async (): Promise<void> => {
    for (const [person, page] of Object.entries(pages)) {
      const shown = page.next(({ m }) => m === 'whole' || m === 'company')
      page.connect(live, id, person)
      await shown
    }
  }
  const acknowledged: string[] = []
  /** Answers once; gives the name of an answer that was not acknowledged before the table was closed. */
  const answer = async (): Promise<string | null> => {
    const asking = Object.values(pages).find(({ moment }) => moment!.question !== null)!
    const key = newId()
    thought += A_WHILE
    const ok = asking.next((message) => message.m === 'ok' && message.id === key).then(() => true)
    const shown = Promise.all(Object.values(pages).map((page) => page.next(({ m }) => m === 'patch')))
    const closed = Promise.all(Object.values(pages).map((page) => page.gone())).then(() => false)
    asking.say({ c: 'a', r: asking.revision, i: asking.moment!.question!.choices[0]!.index, id: key })
    if (!(await Promise.race([ok, closed]))) return key
    acknowledged.push(key)
    await shown
    return null
  }
  await sit()
  for (let n = 0; n < 6; n++) expect(await answer()).toBeNull()

  fill()
  let unstored: string | null = null
  // What is allotted already may take some more.
  for (let n = 0; n < 300 && unstored === null; n++) unstored = await answer()
  expect(unstored).not.toBeNull()
  for (const page of Object.values(pages)) {
    expect(page.closed).toBe(CLOSED.unstored)
    expect(page.messages.at(-1)).toEqual({ m: 'resync' })
  }
  expect(environment.faults.map(String).join()).toMatch(/full/)
  const keys = async (): Promise<readonly string[]> => (await store.steps.load(id, 0)).map(({ key }) => key)
  expect(await keys()).toEqual(acknowledged)

  // Whoever comes meanwhile is told the same, however far she gets.
  const [name, page] = Object.entries(pages).find(([, { moment }]) => moment!.question !== null)!
  const closed = page.gone()
  page.connect(live, id, name)
  page.say({ c: 'a', r: page.revision, i: page.moment!.question!.choices[0]!.index, id: unstored! })
  await closed
  expect(page.closed).toBe(CLOSED.unstored)
  expect(await keys()).toEqual(acknowledged)

  clear()
  await sit()
  const before = acknowledged.length
  for (let n = 0; n < 6; n++) expect(await answer()).toBeNull()
  expect(acknowledged).toHaveLength(before + 6)
  expect(await keys()).toEqual(acknowledged)
}

describe('a table whose store has no room', () => {
  it('says so, loses nothing, and goes on when there is room: a file that may not grow', async () => {
    await play(await cappedFile())
  })

  it('says so, loses nothing, and goes on when there is room: a disk that is full', async ({ skip }) => {
    const folder = smallDisk()
    if (folder === null) skip('nobody may mount a file system here')
    else await play(await diskIn(folder))
  })
})
