import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { type Books, compareBooks } from './books.ts'
import { Cable } from './cable.ts'
import { ownRedis } from './own-redis.ts'
import { Player } from './player.ts'
import { ServerProcess } from './server.ts'

export interface Broken {
  readonly events: Readonly<Record<string, number>>
  readonly books: Books
  /**
   * After a node was killed: milliseconds from the kill to the first acknowledged answer at each of its tables, sorted;
   * infinite where there was none.
   */
  readonly gaps: readonly number[]
}

export interface ClusterOptions {
  readonly postgres: string
  readonly redis: string
  readonly tables: number
  readonly rounds: number
  /** So many nodes are killed in each round, one after the other; one unless said. */
  readonly kills?: number
  readonly program: string
  readonly said?: (line: string) => void
}

/** So soon a table has to be answered again after its node was lost, in 99 of 100 cases. */
export const SOON = 5_000
/** Nobody waits longer for a table; on a busy machine that says nothing about the nodes. */
const LONGEST = 600_000
const NODES = 3
/** All players together say no more than so many answers a second: what is measured is the nodes, not the crowd. */
const A_TABLE = 5
const FROZEN = 4_500
/** The clocks of two nodes are an hour wrong all the time: the database has one of its own. */
const WRONG_BY = [0, 3_600_000, -3_600_000]
const WRONG_CLOCK = join(import.meta.dirname, 'wrong-clock.mjs')
const AWAY = 3_000
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Three nodes over one database, broken in one way after the other while people play. */
export async function breakCluster(options: ClusterOptions): Promise<Broken> {
  const { tables, rounds, kills = 1, program, said = () => {} } = options
  const schema = `chaos_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: options.postgres })
  await admin.connect()
  await admin.query(`CREATE SCHEMA ${schema}`)
  const own = new URL(options.postgres)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const database = new Cable(own.href, 5432)
  // Emptying it harms nobody else.
  const relay = await ownRedis(options.redis)
  const redis = new Cable(relay.url, 6379)
  await database.open()
  await redis.open()
  const env = { DATABASE_URL: database.url, REDIS_URL: redis.url }
  const nodes = Array.from(
    { length: NODES },
    (_, n) =>
      new ServerProcess(
        program,
        { ...env, CLOCK_WRONG_BY: String(WRONG_BY[n]) },
        { node: ['--import', WRONG_CLOCK] },
      ),
  )
  const up = new Set<ServerProcess>()
  const start = async (node: ServerProcess): Promise<void> => {
    await node.start()
    up.add(node)
  }
  /** A node that ends by itself is a fault of its own, even when the others play on without it. */
  const mustStand = (): void => {
    const fallen = nodes.find(({ fell }) => fell !== null)
    if (fallen !== undefined) throw new Error(fallen.fell!)
  }
  const roll = (sides: number) => Math.floor(Math.random() * sides)
  const any = <T>(list: readonly T[]): T => list[roll(list.length)]!
  const players: Player[] = []
  const gaps: number[] = []
  const playing = (): readonly Player[] => players.filter(({ over }) => !over)
  /** Until everybody has been answered since then, or has waited for too long. */
  const answered = async (those: readonly Player[], since: number): Promise<void> => {
    const waits = (player: Player): boolean => !player.over && player.lastAcknowledged < since
    while (those.some(waits) && performance.now() - since < LONGEST) await wait(20)
  }
  const namesOf = async (query: string): Promise<readonly string[]> =>
    (await admin.query<{ name: string }>(query)).rows.map(({ name }) => name)
  const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)'
  const living = (): Promise<readonly string[]> =>
    namesOf(`SELECT name FROM ${schema}.node WHERE lease > ${NOW}`)
  const tablesOf = (owner: string): Promise<readonly string[]> =>
    namesOf(`SELECT id AS name FROM ${schema}.game WHERE owner = '${owner}'`)
  /** The tables of whichever node ends while `end` does. */
  const tablesLost = async (end: () => Promise<void>): Promise<readonly string[]> => {
    const owned = new Map<string, readonly string[]>()
    for (const name of await living()) owned.set(name, await tablesOf(name))
    await end()
    for (;;) {
      const now = await living()
      const gone = [...owned].find(([name]) => !now.includes(name))
      if (gone !== undefined) return gone[1]
      await wait(50)
    }
  }
  const refill = async (): Promise<void> => {
    while (playing().length < tables) {
      const player = new Player({
        game: 'aeons-end',
        setup: { mages: ['brama', 'mist'] },
        seats: 2,
        server: () => any([...up]).url,
        roll,
        acknowledged: () => {},
        pause: () => wait(Math.max(100, tables * A_TABLE)),
      })
      players.push(player)
      await player.begin()
    }
  }
  const killOne = async (): Promise<void> => {
    // The one that has been up for longest: a node that was started just now has few tables to lose.
    const node = [...up][0]!
    let at = 0
    const there = playing()
    const lost = await tablesLost(async () => {
      up.delete(node)
      at = performance.now()
      await node.stop('SIGKILL')
    })
    const those = there.filter(({ table }) => lost.includes(table))
    await answered(those, at)
    const found = those.map((player) => player.firstSince(at) - at)
    gaps.push(...found)
    const soon = found.filter((gap) => gap <= SOON).length
    said(`a node with ${found.length} tables was killed: ${soon} answered again within ${SOON / 1000} s`)
    await start(node)
  }
  const breaks: Readonly<Record<string, () => Promise<void>>> = {
    kill: async () => {
      for (let n = 0; n < kills; n++) {
        if (n > 0) await refill()
        await killOne()
      }
    },
    freeze: async () => {
      const node = any([...up])
      up.delete(node)
      node.signal('SIGSTOP')
      await wait(FROZEN)
      node.signal('SIGCONT')
      up.add(node)
    },
    'database cut': async () => {
      database.pull()
      await wait(AWAY)
      database.plug()
    },
    'database silent': async () => {
      database.pause()
      await wait(FROZEN)
      database.speak()
    },
    'Redis cut': async () => {
      redis.pull()
      await wait(AWAY)
      redis.plug()
    },
    'Redis emptied': async () => {
      const client = new Redis(relay.url)
      await client.flushdb()
      client.disconnect()
    },
    'rolling restart': async () => {
      for (const node of nodes) {
        up.delete(node)
        await node.stop('SIGTERM')
        await start(node)
      }
    },
  }
  const events: Record<string, number> = {}
  try {
    for (const node of nodes) await start(node)
    await refill()
    for (let round = 0; round < rounds; round++) {
      for (const [name, breakIt] of Object.entries(breaks)) {
        await breakIt()
        mustStand()
        events[name] = (events[name] ?? 0) + 1
        const since = performance.now()
        await answered(playing(), since)
        const silent = playing().filter((player) => player.lastAcknowledged < since).length
        if (silent > 0) throw new Error(`${name}: ${silent} tables were not answered any more`)
        mustStand()
        await refill()
        said(`${name}: everybody plays on`)
      }
    }
    for (const player of players) player.stop()
    for (const node of nodes) await node.stop('SIGKILL')
    const store = await openPostgres(own.href)
    const books = await compareBooks(store, players)
    await store.close()
    return { events, books, gaps: gaps.sort((a, b) => a - b) }
  } finally {
    for (const player of players) player.stop()
    for (const node of nodes) await node.stop('SIGKILL')
    database.remove()
    redis.remove()
    await relay.drop()
    await admin.query(`DROP SCHEMA ${schema} CASCADE`)
    await admin.end()
  }
}
