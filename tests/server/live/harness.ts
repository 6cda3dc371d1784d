import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import type { Lang, Playable } from '../../../src/language/face.ts'
import type { Guest, Outlet } from '../../../src/server/live/connections/connection.ts'
import type { Line } from '../../../src/server/live/connections/lines.ts'
import { onlyPresent } from '../../../src/server/live/engines/engine.ts'
import { thinkHere } from '../../../src/server/live/engines/thinker.ts'
import type { Environment } from '../../../src/server/live/environment.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import type { Timekeeper } from '../../../src/server/live/time/timekeeper.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import type { NewSeat } from '../../../src/server/store/contract/tables.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { commitmentOf, seedOf } from '../../../src/table/deal.ts'
import type { Company, SentLine, WireMessage } from '../../../src/table/messages.ts'
import type { Moment } from '../../../src/table/moment.ts'
import type { TableOptions } from '../../../src/table/options.ts'
import { type Patch, patched } from '../../../src/table/shown/patch.ts'
import { Table } from '../../../src/table/table.ts'
import type { WireCommand } from '../../../src/table/wire/commands.ts'
import { nextOfTest } from '../../which-test.ts'

/** So many milliseconds off the timers of a poor clock go, one after the other. */
const OFF: readonly number[] = [-1, 3, -3, 0, -2]
/** Timers of a beat stay as they are, however soon before it something is made: what leaves when is measured elsewhere, to the millisecond. */
const BEATS = 60
let poor = false

/** In this file the timers of all manual time come a little early or late, as those of a busy machine do. */
export const poorTimers = (): void => {
  beforeAll(() => {
    poor = true
  })
  // Other files of the thread have the same clock.
  afterAll(() => {
    poor = false
  })
}

/** Time that goes on only when a test moves it. */
export class ManualTime implements Timekeeper {
  private at = 1_000_000
  private set = 0
  private later: { readonly at: number; readonly n: number; readonly what: () => void }[] = []
  private n = 0

  now(): number {
    return this.at + this.set
  }

  steady(): number {
    return this.at
  }

  /** Sets the clock that everybody shares back by so much; what timers wait for goes on. */
  setBack(milliseconds: number): void {
    this.set -= milliseconds
  }

  after(milliseconds: number, what: () => void): () => void {
    this.n += 1
    const off = poor && milliseconds > BEATS ? OFF[this.n % OFF.length]! : 0
    const timer = { at: this.at + Math.max(0, milliseconds + off), n: this.n, what }
    this.later.push(timer)
    return () => {
      this.later = this.later.filter((each) => each !== timer)
    }
  }

  /** What happens just now takes so long. */
  spend(milliseconds: number): void {
    this.at += milliseconds
  }

  /** Lets so much time go by, and everything happen that is due by then. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.at + milliseconds
    await settled()
    for (;;) {
      const [next] = this.later.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.n - b.n)
      if (next === undefined) break
      this.later = this.later.filter((each) => each !== next)
      this.at = Math.max(this.at, next.at)
      next.what()
      await settled()
    }
    this.at = Math.max(this.at, end)
  }
}

/** What real stores are doing just now. */
const storing = new Set<Promise<unknown>>()

const immediately = setImmediate

/** Everything that waits for something in this process, or for a store, has happened: however slow that is, no time goes by meanwhile. */
export async function settled(): Promise<void> {
  for (;;) {
    // Not before all promises of this process have been followed to their end.
    await new Promise((done) => immediately(done))
    if (storing.size === 0) return
    await Promise.race(storing)
  }
}

/** The same part of a store; manual time waits while it works. */
function timed<T extends object>(part: T): T {
  return new Proxy(part, {
    get: (of, name) => {
      const found: unknown = Reflect.get(of, name)
      if (typeof found !== 'function') return found
      return (...args: unknown[]): unknown => {
        const given: unknown = Reflect.apply(found, of, args)
        if (!(given instanceof Promise)) return given
        const end = (): boolean => storing.delete(done)
        const done: Promise<boolean> = given.then(end, end)
        storing.add(done)
        return given
      }
    },
  })
}

/** A page: it keeps what it is sent, and patches it together. */
export class Page implements Outlet {
  readonly frames: { readonly at: number; readonly frame: string }[] = []
  moment: Moment | null = null
  lines: SentLine[] = []
  company: Company | null = null
  revision = 0
  past = ''
  closed: number | null = null
  buffered = 0
  private line: Line | null = null
  private readonly now: () => number
  private readonly awaitsEnd: (() => void)[] = []
  private awaited: {
    readonly wants: (message: WireMessage) => boolean
    readonly done: (m: WireMessage) => void
  }[] = []

  constructor(now: () => number = () => 0) {
    this.now = now
  }

  send(frame: string): void {
    this.frames.push({ at: this.now(), frame })
    if (frame !== '0') this.receive(JSON.parse(frame))
  }

  receive(message: WireMessage): void {
    switch (message.m) {
      case 'whole':
        this.moment = message.moment
        this.revision = message.r
        this.past = message.past ?? ''
        this.company = message.company
        this.lines = [...this.lines.slice(0, message.log.keep), ...message.log.add]
        break
      case 'patch':
        if (message.from !== this.revision)
          throw new Error(`a patch from ${message.from}, but the page is at ${this.revision}`)
        this.moment = patchedMoment(this.moment, message.moment)
        this.revision = message.r
        this.past = message.past ?? ''
        this.lines = [...this.lines.slice(0, message.log.keep), ...message.log.add]
        if (this.company !== null) this.company = { ...this.company, ...message.company }
        break
      case 'company':
        this.company = message.company
        break
      default:
    }
    for (const each of [...this.awaited])
      if (each.wants(message)) {
        this.awaited = this.awaited.filter((other) => other !== each)
        each.done(message)
      }
  }

  /** The next message of this kind. */
  next(wants: (message: WireMessage) => boolean): Promise<WireMessage> {
    return new Promise((done) => {
      this.awaited.push({ wants, done })
    })
  }

  close(code: number): void {
    this.closed = code
    for (const done of this.awaitsEnd.splice(0)) done()
  }

  /** The table closes the line. */
  gone(): Promise<void> {
    return new Promise((done) => {
      this.awaitsEnd.push(done)
    })
  }

  connect(
    live: LiveTables,
    table: string,
    person: string,
    lang: Lang = 'en',
    key: string | null = null,
  ): void {
    this.closed = null
    this.line = live.lines.connect(table, this.guest(person, lang), key, this)
  }

  /** Whoever opens this page, and what it has already. */
  guest(person: string, lang: Lang): Guest {
    const { revision, past } = this
    return { person, name: person, lang, revision, lines: this.lines.length, past }
  }

  /** From now on it speaks on a line that was opened for it. */
  take(line: Line): void {
    this.closed = null
    this.line = line
  }

  say(command: WireCommand | string): void {
    this.line?.receive(typeof command === 'string' ? command : JSON.stringify(command))
  }

  /** The other end of this page’s socket answers a ping. */
  ponged(token: string): void {
    this.line?.ponged(token)
  }

  leave(): void {
    this.line?.left()
    this.line = null
  }

  get messages(): readonly WireMessage[] {
    return this.since(0)
  }

  /** What came after the first so many frames. */
  since(frames: number): readonly WireMessage[] {
    return this.frames.slice(frames).flatMap(({ frame }) => (frame === '0' ? [] : [JSON.parse(frame)]))
  }
}

const isMoment = (value: unknown): value is Moment =>
  typeof value === 'object' && value !== null && 'revision' in value

function patchedMoment(moment: Moment | null, patch: Patch | null): Moment | null {
  if (patch === null) return moment
  const made = patched(moment, patch)
  if (!isMoment(made)) throw new Error('no moment came out of a patch')
  return made
}

/** Bytes that differ every time, and are the same in every run of a test, whatever ran before it. */
export const seededBytes = (count: number): Uint8Array => {
  const roll = fairNumbers(seedFrom(nextOfTest('bytes')))
  return Uint8Array.from({ length: count }, () => roll(256))
}

/** A name that nothing else has; what is dealt hangs on it too. */
const idOfTest = (): string => {
  const roll = fairNumbers(seedFrom(nextOfTest('table')))
  return `table${Array.from({ length: 8 }, () => roll(10)).join('')}`
}

export function environmentOf(
  store: Store,
  time: Timekeeper,
  node = 'node',
): Environment & { faults: unknown[] } {
  const faults: unknown[] = []
  const roll = fairNumbers(seedFrom('surroundings'))
  return {
    store,
    node,
    time,
    holdsTables: () => true,
    engines: onlyPresent('test', gameNamed),
    roll,
    bytes: seededBytes,
    pastKey: 'a key of tests',
    thinker: thinkHere,
    report: (error) => faults.push(error),
    faults,
  }
}

export const liveTables = (store: Store, time: Timekeeper, node?: string) => {
  const environment = environmentOf(store, time, node)
  return { live: new LiveTables(environment), environment }
}

/** A store of its own in a folder that is gone afterwards. */
export async function ownStore(): Promise<{ store: Store; path: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'live-'))
  const path = join(folder, 'cardwright.db')
  const opened = await openSqlite(path)
  const { people, tables, steps, results, campaigns } = opened
  const store: Store = {
    ...timed(opened),
    people: timed(people),
    tables: timed(tables),
    steps: timed(steps),
    results: timed(results),
    campaigns: timed(campaigns),
  }
  return {
    store,
    path,
    end: async () => {
      await store.close().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Drawn until the first of the people is asked first, so that a test can say who plays, and whatever else it needs is so. */
function dealWhere(
  kind: string,
  setup: string,
  usual: string,
  suits: (table: Table<Playable>) => boolean,
): Uint8Array {
  for (let n = 0; n < 200; n++) {
    const secret = seededBytes(32)
    const table = Table.begin(gameNamed(kind), JSON.parse(setup), seedOf(secret, usual, []))
    if (table.game.machine.seat(table.state) === 0 && suits(table)) return secret
  }
  throw new Error(`two hundred deals of ${kind}, and none was what the test needs`)
}

/** Whether everybody is asked something together when whoever is asked takes the first option. */
export function asksAll(table: Table<Playable>): boolean {
  for (let n = 0; n < 40 && !table.over; n++) {
    if (table.game.machine.seat(table.state) === -1) return true
    table.answer(0)
  }
  return false
}

/** A table at which play has begun; persons are called by their names, and the first of them is asked first. */
export async function begunTable(
  store: Store,
  kind: string,
  people: readonly (string | { readonly bot: string })[],
  options: Partial<TableOptions> = {},
  flags: Readonly<Record<string, string>> = {},
  as: {
    readonly id?: string
    readonly secret?: Uint8Array
    /** What is dealt in place of what the flags say, by the deal of those flags. */
    readonly setup?: unknown
    /** Whether a deal that asks the first of the people first is good enough; it may be played on to see. */
    readonly suits?: (table: Table<Playable>) => boolean
  } = {},
): Promise<string> {
  const { id = idOfTest() } = as
  for (const each of people)
    if (typeof each === 'string' && (await store.people.person(each)) === null)
      await store.people.create({ id: each, name: each, lang: 'en' })
  const usual = JSON.stringify(gameNamed(kind).setupFrom(flags, 'set-up'))
  const setup = as.setup === undefined ? usual : JSON.stringify(as.setup)
  const secret = as.secret ?? dealWhere(kind, setup, usual, as.suits ?? (() => true))
  const seats = people.map(
    (each): NewSeat =>
      typeof each === 'string'
        ? { person: each, bot: null, name: each }
        : { person: null, bot: each.bot, name: each.bot },
  )
  await store.tables.create({
    id,
    kind,
    engine: 'test',
    content: 'test',
    setup,
    options: JSON.stringify(options),
    host: null,
    visibility: 'open',
    title: 'A table',
    invite: null,
    secret,
    commitment: commitmentOf(id, secret),
    day: null,
    parent: null,
    seats,
  })
  const row = await store.tables.table(id)
  await store.tables.begin(id, seedOf(secret, usual, []), row!.seats)
  return id
}

let said = 0
export const newId = (): string => {
  said += 1
  return `command-${String(said).padStart(8, '0')}`
}
