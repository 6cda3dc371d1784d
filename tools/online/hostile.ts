import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WebSocket } from 'ws'
import { gameNamed } from '../../src/games/index.ts'
import type { Outlet } from '../../src/server/live/connections/connection.ts'
import type { Line } from '../../src/server/live/connections/lines.ts'
import { onlyPresent } from '../../src/server/live/engines/engine.ts'
import { thinkHere } from '../../src/server/live/engines/thinker.ts'
import { LiveTables } from '../../src/server/live/live-tables.ts'
import { type Timekeeper, timeOf } from '../../src/server/live/time/timekeeper.ts'
import type { Store } from '../../src/server/store/contract/store.ts'
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts'
import { hostileMessage } from './hostile-messages.ts'
import { createTables, type TablePlan } from './load/create-tables.ts'
import { ServerProcess } from './server.ts'

export interface Withstood {
  readonly messages: number
  /** Connections that were closed for what was said on them. */
  readonly closed: number
  /** Megabytes in use after a tenth of the messages, and after all of them; nothing that is not needed any more is counted. */
  readonly early: number
  readonly late: number
  /** What of the tables is not as it was. */
  readonly changed: readonly string[]
  /** What was reported as a fault of the server. */
  readonly faults: readonly string[]
}

/** After so many messages everything has been compiled and every cache is full: from then on memory stays flat. */
const WARM = 100_000
const GROWS = 0.1

/** Has it taken more memory with every message? In words; null when it has not, or was too short to tell. */
export const growthOf = ({ messages, early, late }: Withstood): string | null =>
  messages >= WARM && late > early * (1 + GROWS)
    ? `memory grew from ${early.toFixed(1)} to ${late.toFixed(1)} MB`
    : null

const roll = (sides: number): number => Math.floor(Math.random() * sides)

/** Of each game a table at its first question, and one somewhere in the middle. */
const PLANS: readonly TablePlan[] = ['aeons-end', 'eternal'].flatMap((game) =>
  [1, 40].map((most) => ({ game, tables: 1, most, roll })),
)

/** Memory in use, when everything that is not needed any more is gone. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** What must not change, whatever is said: the game, its seats and its steps, each as a text. */
async function traceOf(store: Store, id: string): Promise<ReadonlyMap<string, string>> {
  const table = await store.tables.table(id)
  const { steps, state, seed, setup, outcome, asked, options } = table!
  const seats = table!.seats.map(({ person, bot, standin }) => [person, bot, standin])
  const kept = await store.steps.load(id, 0)
  const trace = { steps, state, seed, setup, outcome, asked, options, seats, kept }
  return new Map(Object.entries(trace).map(([name, value]) => [name, JSON.stringify(value)]))
}

/** What of these tables is not as it was, in words: the table, what of it, and how it is now. */
async function changedOf(
  store: Store,
  before: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const [id, was] of before)
    for (const [name, now] of await traceOf(store, id))
      if (was.get(name) !== now) changed.push(`${id}: ${name} was ${was.get(name)}, is ${now}`)
  return changed
}

/** Says so many hostile things to tables of this process, from their seats and as somebody who watches. */
export async function withstandInProcess(
  messages: number,
  said: (line: string) => void = () => {},
): Promise<Withstood> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  try {
    const created = await createTables(folder, ...PLANS)
    const store = await openSqlite(join(folder, 'cardwright.db'))
    const faults: string[] = []
    // Time goes on with every message, so that no bucket stays empty.
    let ahead = 0
    const usual = timeOf(0)
    const time: Timekeeper = {
      now: () => usual.now() + ahead,
      steady: () => usual.steady() + ahead,
      after: (ms, what) => usual.after(ms, what),
    }
    const live = new LiveTables({
      store,
      node: 'hostile',
      time,
      holdsTables: () => true,
      engines: onlyPresent('hostile', gameNamed),
      roll,
      bytes: (count) => randomBytes(count),
      pastKey: 'a key of the hostile',
      thinker: thinkHere,
      report: (error) => faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    })
    let closed = 0
    interface Seat {
      readonly table: string
      readonly person: string
      line: Line | null
    }
    const seats: Seat[] = []
    const before = new Map<string, ReadonlyMap<string, string>>()
    const welcomed: Promise<unknown>[] = []
    const guestOf = (person: string) => ({ person, name: person, lang: 'en' as const, revision: 0, lines: 0 })
    for (const { id } of created) {
      before.set(id, await traceOf(store, id))
      const people = (await store.tables.table(id))!.seats.map(({ person }) => person!)
      for (const person of [...people, 'watcher']) seats.push({ table: id, person, line: null })
      // Everybody has another page that is quiet, so that nobody is away.
      for (const person of people)
        welcomed.push(
          new Promise((done) => {
            live.lines.connect(id, guestOf(person), null, { send: done, buffered: 0, close: () => {} })
          }),
        )
    }
    // A standing order is no answer, but it would be carried out for a question that nobody has been shown yet.
    await Promise.all(welcomed)
    const lineOf = (seat: Seat): Line => {
      if (seat.line !== null) return seat.line
      const outlet: Outlet = {
        send: () => {},
        buffered: 0,
        close: () => {
          closed += 1
          // Whatever still waits is on its way out: the next one opens another.
          const { line } = seat
          seat.line = null
          setImmediate(() => line?.left())
        },
      }
      seat.line = live.lines.connect(seat.table, guestOf(seat.person), null, outlet)
      return seat.line
    }
    let early = 0
    for (let n = 0; n < messages; n++) {
      ahead += 20
      lineOf(seats[n % seats.length]!).receive(hostileMessage(roll, 10_000))
      // A page waits for what it hears: so many at a time, then whatever follows from them.
      if (n % 64 === 63) await new Promise((done) => setImmediate(done))
      if (n === Math.floor(messages / 10)) early = memoryInUse()
      if (n % 500_000 === 499_999) said(`${n + 1} messages, ${memoryInUse().toFixed(0)} MB`)
    }
    for (const seat of seats) seat.line?.left()
    await new Promise((done) => setTimeout(done, 100))
    const late = memoryInUse()
    await live.close()
    const changed = await changedOf(store, before)
    await store.close()
    return { messages, closed, early, late, changed, faults }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Before the server: it says how much memory it uses when everything that is not needed any more is gone. */
const SAYS_MEMORY = `data:text/javascript,${encodeURIComponent(`
process.on('SIGUSR2', () => {
  gc()
  gc()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write('memory ' + (heapUsed + external) + '\\n')
})`)}`

/** Memory in use by a server in a process of its own, in megabytes. */
async function memoryOf(server: ServerProcess): Promise<number> {
  const said = server.saysNext('memory ')
  server.signal('SIGUSR2')
  await said
  return Number(/memory (\d+)\s*$/.exec(server.said)?.[1]) / 2 ** 20
}

/** The same over real sockets to a server in a process of its own. */
export async function withstandOverSockets(
  messages: number,
  program: string,
  said: (line: string) => void = () => {},
): Promise<Withstood> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  const server = new ServerProcess(
    program,
    { DATA: folder, DATABASE_URL: '', REDIS_URL: '', LOG: 'error' },
    { node: ['--expose-gc', '--import', SAYS_MEMORY] },
  )
  try {
    const created = await createTables(folder, ...PLANS)
    const store = await openSqlite(join(folder, 'cardwright.db'))
    const before = new Map<string, ReadonlyMap<string, string>>()
    for (const { id } of created) before.set(id, await traceOf(store, id))
    await store.close()
    await server.start()
    let sent = 0
    let closed = 0
    let address = 0
    let early: Promise<number> | null = null
    const tokens = created.flatMap(({ id, tokens }) => tokens.map((token) => ({ id, token })))
    /** One socket after the other: says things until it is closed for them. */
    const visit = async ({ id, token }: { id: string; token: string }): Promise<void> => {
      address += 1
      const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?t=${id}&r=0&l=0`, {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
      })
      socket.on('error', () => {})
      let received: () => void = () => {}
      socket.on('message', (data) => {
        if (String(data) === '0') received()
      })
      const gone = new Promise<void>((done) => socket.once('close', () => done()))
      await Promise.race([new Promise((done) => socket.once('open', done)), gone])
      while (socket.readyState === WebSocket.OPEN && sent < messages) {
        sent += 1
        socket.send(roll(20) === 0 ? randomBytes(roll(300)) : hostileMessage(roll, 10_000))
        // A ping is answered after everything before it was heard, unless that has closed the socket.
        const pong = new Promise<void>((done) => {
          received = done
        })
        socket.send('{"c":"p"}')
        await Promise.race([pong, gone])
        if (early === null && sent >= messages / 10) early = memoryOf(server)
        if (sent % 20_000 === 0) said(`${sent} messages`)
      }
      socket.terminate()
      await gone
      closed += 1
    }
    await Promise.all(
      tokens.map(async (each) => {
        while (sent < messages) await visit(each)
      }),
    )
    // It answers the next page as it answered the first.
    const health = await fetch(`${server.url}/api/health`)
    const faults = health.ok ? [] : [`health: ${health.status}`]
    faults.push(...server.said.split('\n').filter((line) => line.includes('"table"')))
    const begun = await (early ?? memoryOf(server))
    const late = await memoryOf(server)
    await server.stop('SIGTERM')
    const again = await openSqlite(join(folder, 'cardwright.db'))
    const changed = await changedOf(again, before)
    await again.close()
    return { messages: sent, closed, early: begun, late, changed, faults }
  } finally {
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
