import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { writeRecord } from '../../../../src/kernel/record.ts'
import * as present from '../../../../src/lab/engine.ts'
import { Shelf } from '../../../../src/server/engines.ts'
import {
  type Engines,
  type PresentEngine,
  presentEngine,
} from '../../../../src/server/live/engines/engine.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import type { TableRow } from '../../../../src/server/store/contract/tables.ts'
import { earlierEngine } from '../../../../src/server/work/earlier-engine.ts'
import { ThinkingThreads } from '../../../../src/server/work/thinkers.ts'
import { begunTable, environmentOf, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Two releases: the rules of the earlier one differ, and its tables go on with them. */

/** What the earlier release did otherwise: hands of six, and openings of six. */
const THEN: Readonly<Record<string, readonly [string, string]>> = {
  'aeons-end/rules/turn.ts': ['HAND_SIZE = 5', 'HAND_SIZE = 6'],
  'eternal/rules/turn/setup.ts': ['OPENING_HAND = 7', 'OPENING_HAND = 6'],
}

interface Build {
  bundleEngine(
    plugins: readonly { readonly name: string; transform(source: string, file: string): string | null }[],
  ): Promise<{ readonly id: string; readonly code: string }>
}

let folder = ''
let previous = ''
let threads: ThinkingThreads

const shelf = (name = 'engines'): Shelf => new Shelf(join(folder, name))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shelf-'))
  threads = new ThinkingThreads(1)
  const { bundleEngine }: Build = await import(new URL('../../../../tools/build.mjs', import.meta.url).href)
  let changes = 0
  const { id, code } = await bundleEngine([
    {
      name: 'the rules of then',
      transform(source: string, file: string) {
        const [, change] = Object.entries(THEN).find(([path]) => file.endsWith(path)) ?? []
        if (change === undefined) return null
        changes += source.includes(change[0]) ? 1 : 0
        return source.replace(change[0], change[1])
      },
    },
  ])
  expect(changes).toBe(2)
  previous = id
  mkdirSync(join(folder, 'built'))
  writeFileSync(join(folder, 'built', `${id}.mjs`), code)
  // What the earlier release did at its start.
  shelf().bring(id, pathToFileURL(join(folder, 'built/')))
  await shelf().take(id)
})

afterAll(async () => {
  await threads.close()
  rmSync(folder, { recursive: true, force: true })
})

const think = (...thought: Parameters<ThinkingThreads['think']>) => threads.think(...thought)

/** The earlier release, while it ran. */
async function earlierRelease(): Promise<Engines> {
  const engine = (await earlierEngine(shelf(), previous, think))!
  const present: PresentEngine = { ...engine, content: () => 'then' }
  return { present, earlier: async () => null }
}

const today = (from: Shelf): Engines => ({
  present: presentEngine('today', gameNamed),
  earlier: (id) => earlierEngine(from, id, think),
})

class Evening {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  pages: Page[] = []
  faults: unknown[] = []
  id = ''
  private live: LiveTables | null = null

  async begin(kind: string, people: readonly (string | { bot: string })[], options = {}): Promise<void> {
    this.id = await begunTable(
      this.store.asStore,
      kind,
      people,
      options,
      {},
      { id: 'table', secret: new Uint8Array(32).fill(7) },
    )
    const kept = this.store.kept.get(this.id)!
    kept.row = { ...kept.row, engine: previous }
  }

  get row(): TableRow {
    return this.store.kept.get(this.id)!.row
  }

  get marks(): readonly number[] {
    return this.store.kept.get(this.id)!.steps.map(({ mark }) => mark)
  }

  /** A release starts, and people come again. */
  async release(engines: Engines, people: readonly string[]): Promise<void> {
    await this.live?.close()
    const environment = environmentOf(this.store.asStore, this.time, engines.present.id)
    this.faults = environment.faults
    this.live = new LiveTables({ ...environment, engines })
    this.pages = []
    for (const person of people) {
      const page = new Page()
      this.pages.push(page)
      page.connect(this.live, this.id, person)
      // Reading an engine takes as long as it takes.
      while (page.company === null) await this.pass(20)
    }
  }

  /** The engine is loaded and bots think in their own time. */
  async pass(milliseconds: number): Promise<void> {
    await this.time.pass(milliseconds)
    await new Promise((done) => setTimeout(done, 5))
    await this.time.pass(0)
  }

  async play(answers: number, choose: (n: number) => number = () => 0): Promise<void> {
    for (let n = 0; n < answers; n++) {
      for (const page of this.pages) page.say({ c: 'p' })
      const who = this.pages.find(({ moment }) => moment?.question != null)
      if (who === undefined) return
      const { choices } = who.moment!.question!
      const { index } = choices[choose(n) % choices.length]!
      who.say({ c: 'a', r: who.revision, i: index, id: newId() })
      await this.pass(2_200)
    }
  }
}

const varied = (n: number): number => n * 7

describe.each(['aeons-end', 'eternal'])('a days table of %s begun with the previous engine', (kind) => {
  const people = ['ann', 'bob']
  const options = { pace: 'days' } as const

  it('goes on as if there had been no other release', async () => {
    const [moved, stayed] = [new Evening(), new Evening()]
    for (const evening of [moved, stayed]) {
      await evening.begin(kind, people, options)
      await evening.release(await earlierRelease(), people)
      await evening.play(12, varied)
    }
    expect(moved.marks).toHaveLength(12)
    await moved.release(today(shelf()), people)
    await stayed.release(await earlierRelease(), people)
    for (const evening of [moved, stayed]) {
      expect(evening.pages[0]!.company!.stopped).toBeNull()
      await evening.play(20, varied)
      const [ann] = evening.pages
      // Looking back and taking back are played by the same rules.
      ann!.say({ c: 'look', at: 5, q: 7 })
      ann!.say({ c: 'undo', r: ann!.revision, to: null, id: newId() })
      await evening.pass(200)
    }
    expect(moved.row).toMatchObject({ state: 'playing', engine: previous })
    expect(moved.marks.length).toBeGreaterThan(30)
    expect(moved.marks).toEqual(stayed.marks)
    const seen = ({ pages }: Evening) =>
      pages.map(({ moment, lines, messages }) => [moment, lines, messages.find(({ m }) => m === 'reply')])
    expect(seen(moved)).toEqual(seen(stayed))
    expect(moved.faults).toEqual([])
  })

  it('stands still without that engine, with a sentence, and goes on when it is there again', async () => {
    const evening = new Evening()
    await evening.begin(kind, people, options)
    await evening.release(await earlierRelease(), people)
    await evening.play(12, varied)
    const { marks } = evening
    await evening.release(today(shelf('empty')), people)
    expect(evening.row).toMatchObject({ state: 'frozen', engine: previous })
    for (const { company, closed, moment, revision } of evening.pages) {
      expect(closed).toBeNull()
      expect(company!.stopped).toBe('rules')
      expect(moment!.question).toBeNull()
      expect(revision).toBeLessThan(12)
    }
    await evening.release(today(shelf()), people)
    expect(evening.row).toMatchObject({ state: 'playing', engine: previous })
    expect(evening.marks).toEqual(marks)
    await evening.play(1)
    expect(evening.marks).toHaveLength(13)
  })
})

describe('a table of the previous engine', () => {
  it('has bots that think by its rules', async () => {
    const evening = new Evening()
    await evening.begin('aeons-end', ['ann', { bot: 'search:20' }])
    await evening.release(await earlierRelease(), ['ann'])
    await evening.play(6, varied)
    const before = evening.marks.length
    await evening.release(today(shelf()), ['ann'])
    const hasThought = (): boolean =>
      evening.store.kept.get('table')!.steps.some(({ key, n }) => n > before && key.startsWith('bot:'))
    while (!hasThought()) {
      const [ann] = evening.pages
      ann!.say({ c: 'p' })
      if (ann!.moment?.question != null) await evening.play(1)
      else await evening.pass(1_000)
    }
    expect(hasThought()).toBe(true)
    expect(evening.faults).toEqual([])
    expect(evening.row.engine).toBe(previous)
  })
})

describe('a thread that thinks', () => {
  it('does it with the engine that it is given', async () => {
    const { url, engine } = (await shelf().take(previous))!
    const table = engine.begin('aeons-end', gameNamed('aeons-end').setupFrom({}, 'set-up'), 'seed')
    for (let n = 0; n < 20; n++) table.answer(0)
    const record = writeRecord(table.session.record())
    const thought = { game: 'aeons-end', record, bot: 'search:20', iterations: 20, engine: url }
    const signal = new AbortController().signal
    expect(await think(thought, { table: 'table', person: 'ann', signal })).toEqual(engine.think(thought))
  })
})

describe('the shelf', () => {
  it('gives out no file but one whose digest is its name', async () => {
    mkdirSync(join(folder, 'spoilt'))
    const false_ = 'a'.repeat(32)
    writeFileSync(join(folder, 'spoilt', `${false_}.mjs`), 'export const form = 1')
    for (const id of [false_, '../built/x', `../engines/${previous}`, 'source-x', '', previous])
      expect(await shelf('spoilt').take(id)).toBeNull()
    expect((await shelf().take(previous))!.engine.form).toBe(1)
  })

  it('plays an engine of the form that this release writes, and none of another', async () => {
    mkdirSync(join(folder, 'forms'))
    const left = (code: string): string => {
      const id = createHash('sha256').update(code).digest('hex').slice(0, 32)
      writeFileSync(join(folder, 'forms', `${id}.mjs`), code)
      return id
    }
    const { form } = present
    expect((await shelf('forms').take(left(`export const form = ${form}`)))!.engine.form).toBe(form)
    for (const other of [form + 1, form - 1, undefined])
      expect(await shelf('forms').take(left(`export const form = ${other}`))).toBeNull()
    // Something more, or less, is another form: releases that know only this one must not be given it.
    expect([form, Object.keys(present).sort()]).toEqual([1, ['begin', 'form', 'open', 'think']])
  })

  it('keeps what a table needs and what was in use lately, and throws the rest away', () => {
    mkdirSync(join(folder, 'full'))
    const [own, needed, lately, old] = ['1', '2', '3', '4'].map((digit) => digit.repeat(32))
    const now = Date.now()
    const days = (n: number): number => now / 1000 - n * 86_400
    for (const [id, age] of [
      [own, 9],
      [needed, 9],
      [lately, 0.5],
      [old, 9],
    ] as const) {
      const file = join(folder, 'full', `${id}.mjs`)
      writeFileSync(file, '')
      utimesSync(file, days(age), days(age))
    }
    writeFileSync(join(folder, 'full', 'notes.txt'), '')
    shelf('full').tidy(own!, [needed!], now)
    expect(readdirSync(join(folder, 'full')).sort()).toEqual(
      [own, needed, lately].map((id) => `${id}.mjs`).concat('notes.txt'),
    )
    // The own one counts as used: another node with the same folder lets it be.
    shelf('full').tidy(needed!, [], now + 3_600_000)
    expect(existsSync(join(folder, 'full', `${own}.mjs`))).toBe(true)
  })
})
