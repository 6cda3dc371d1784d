import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { gameNamed } from '../games/index.ts'
import { engineId } from '../lab/release.ts'
import { askWorkers } from '../lab/think-queue.ts'
import { AddressDigest } from './access/address.ts'
import { Counts } from './access/limits.ts'
import { OpenSessions } from './access/open-sessions.ts'
import { Origins } from './access/origin.ts'
import { Upgrade } from './access/upgrade.ts'
import { campaignRoutes } from './api/campaigns/campaigns.ts'
import { healthRoutes } from './api/health.ts'
import { accountRoutes } from './api/people/account.ts'
import { friendRoutes } from './api/people/friends.ts'
import { holidayRoutes } from './api/people/holidays.ts'
import { MailCodes } from './api/people/mail-codes.ts'
import { noticeRoutes } from './api/people/notices.ts'
import { peopleRoutes } from './api/people/people.ts'
import { personReportRoutes } from './api/people/reports.ts'
import { Routes } from './api/routes.ts'
import { type Api, makeApi } from './api/server.ts'
import { tableChanged } from './api/tables/access.ts'
import { answerRoutes } from './api/tables/answers.ts'
import { replayRoutes } from './api/tables/replays.ts'
import { tableRoutes } from './api/tables/tables.ts'
import { beginIfReady, waitingRoomRoutes } from './api/tables/waiting-room.ts'
import type { Backend, Playing, StartPlaying } from './backend.ts'
import { ANY_TABLE, MemoryHub } from './cluster/hub.ts'
import { Lease } from './cluster/lease.ts'
import { RedisHub, redisAt } from './cluster/redis-hub.ts'
import { Relay } from './cluster/relay.ts'
import type { Config } from './config.ts'
import { beginDuties } from './duties.ts'
import { Shelf } from './engines.ts'
import { type Engines, presentEngine } from './live/engines/engine.ts'
import { startTables } from './live/index.ts'
import { Metrics } from './operating/metrics.ts'
import { reasonOf } from './operating/reason.ts'
import { Reports } from './operating/reports.ts'
import { type ApiHandler, pageServer } from './page/app.ts'
import { mailer } from './post/mail.ts'
import { vapidKeys } from './post/push.ts'
import { Reach } from './reach/reach.ts'
import type { Store } from './store/contract/store.ts'
import { openSqlite } from './store/sqlite/sqlite.ts'
import { earlierEngine } from './work/earlier-engine.ts'
import { thinkElsewhere } from './work/thinker.ts'
import { ThinkingThreads } from './work/thinkers.ts'

/** As many as sockets: one for each open page. */
const STREAMS_AN_ADDRESS = 30

/** Plays tables in this process, and reaches those of other nodes. */
export const playTables: StartPlaying = async ({
  api,
  store,
  hub,
  node,
  log,
  metrics,
  shared,
  workers,
  threads,
  shelf,
  reports,
}) => {
  const lease = new Lease(store.tables, node)
  await lease.begin(shared)
  const here = new ThinkingThreads(threads)
  const thinker = thinkElsewhere((thought, whose) =>
    // Without workers, or without Redis, this machine thinks itself.
    workers === null
      ? here.think(thought, whose)
      : workers.think(thought, whose.signal).catch(() => here.think(thought, whose)),
  )
  const present = presentEngine(engineId(), gameNamed)
  const engines: Engines = {
    present,
    // Only this machine has the files of earlier engines.
    earlier: (id) => earlierEngine(shelf, id, (thought, whose) => here.think(thought, whose)),
  }
  const live = await startTables(
    store,
    node,
    engines,
    (error, table) => log.error({ table, ...reasonOf(error) }, 'table'),
    thinker,
    () => lease.isHeld,
    (report) => {
      const file = reports.keep(report)
      log.error({ table: report.table, file }, 'a fault was kept')
    },
    async (id) => {
      await beginIfReady(api, id)
      tableChanged(api, id)
    },
  )
  lease.onLapsed = () => {
    live.lapsed().catch((error: unknown) => log.error(reasonOf(error), 'lease'))
  }
  const relay = new Relay(hub, node, store.tables, {
    connect: (...guest) => live.connect(...guest),
    receive: live.receive,
  })
  const ends = [
    hub.subscribe(ANY_TABLE, (id) => {
      live.changed(id).catch(() => {})
    }),
    hub.regained(() => void live.lookAgain()),
  ]
  metrics.watch(() => live.counts)
  return {
    receive: relay.receive,
    connect: (...guest) => relay.connect(...guest),
    endLeftTables: () => live.endLeftTables(),
    close: async () => {
      for (const end of ends) end()
      relay.close()
      await live.close()
      await lease.end()
      await here.close()
      await workers?.close()
    },
  }
}

export interface Running {
  readonly server: Server
  readonly backend: Backend
  readonly app: FastifyInstance
  readonly upgrade: Upgrade
  close(): Promise<void>
}

const openStore = async (config: Config): Promise<Store> => {
  if (config.databaseUrl === null) return openSqlite(join(config.data, 'cardwright.db'))
  const { openPostgres } = await import('./store/postgres.ts')
  return openPostgres(config.databaseUrl)
}

/** The engines of earlier releases, and that of this one for later ones: tables go on without them, as far as they can. */
function shelfIn(folder: string, log: Logger): Shelf {
  const shelf = new Shelf(folder)
  try {
    shelf.bring(engineId(), new URL('./engines/', import.meta.url))
  } catch (error) {
    log.error(reasonOf(error), 'engine not kept')
  }
  return shelf
}

export async function makeBackend(config: Config, clock: () => number = Date.now): Promise<Backend> {
  const store = await openStore(config)
  // Standard output is for people who start it; programs read the other one.
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))
  const metrics = new Metrics()
  const measured = { ...store, steps: metrics.ofSteps(store.steps) }
  const vapid = await vapidKeys(store)
  const hub = config.redisUrl === null ? new MemoryHub() : new RedisHub(config.redisUrl)
  const api: Api = {
    store,
    hub,
    sessions: new OpenSessions(hub, store.people),
    origins: new Origins(config.publicUrl),
    addresses: new AddressDigest(clock),
    proxies: config.proxies,
    clock,
    log,
    metrics,
    redis: config.redisUrl === null ? null : redisAt(config.redisUrl),
    streams: new Counts(STREAMS_AN_ADDRESS),
    reach: new Reach(config),
    offers: { mail: config.smtpUrl !== null, webhooks: config.webhooks, push: vapid.publicKey },
  }
  return {
    store: measured,
    hub,
    api,
    log,
    metrics,
    node: randomBytes(9).toString('base64url'),
    mail: config.smtpUrl === null ? null : mailer(config.smtpUrl, config.mailFrom),
    vapid,
    workers: config.redisUrl === null ? null : await askWorkers(config.redisUrl),
    threads: config.threads ?? undefined,
    shared: config.databaseUrl !== null,
    shelf: shelfIn(join(config.data, 'engines'), log),
    reports: new Reports(join(config.data, 'reports')),
  }
}

export async function routesOf(
  backend: Backend,
  config: Config,
  playing: Pick<Playing, 'connect'> | null = null,
): Promise<FastifyInstance> {
  const app = await makeApi(backend.api)
  const routes = new Routes(app)
  healthRoutes(routes, backend.api, config.metricsToken)
  peopleRoutes(routes, backend.api)
  const codes = backend.mail === null ? null : new MailCodes(backend.api, backend.mail)
  accountRoutes(routes, backend.api, codes, playing)
  noticeRoutes(routes, backend.api, codes)
  friendRoutes(routes, backend.api)
  personReportRoutes(routes, backend.api)
  holidayRoutes(routes, backend.api)
  tableRoutes(routes, backend.api)
  waitingRoomRoutes(routes, backend.api)
  replayRoutes(routes, backend.api)
  campaignRoutes(routes, backend.api)
  if (playing !== null) answerRoutes(routes, backend.api, playing)
  await app.ready()
  return app
}

/** The page with tables behind it. */
export async function startServer(
  config: Config,
  folder: string,
  startPlaying: StartPlaying,
  clock: () => number = Date.now,
): Promise<Running> {
  const backend = await makeBackend(config, clock)
  const live = await startPlaying(backend)
  const app = await routesOf(backend, config, live)
  const answers: ApiHandler = (request, response) => app.routing(request, response)
  const server = pageServer(folder, answers, backend.api.origins.secure)
  const { api } = backend
  server.on('listening', () => {
    const at = server.address()
    api.reach.port = typeof at === 'object' ? (at?.port ?? null) : null
  })
  const upgrade = new Upgrade(
    {
      people: api.store.people,
      sessions: api.sessions,
      origins: api.origins,
      addresses: api.addresses,
      proxies: api.proxies,
      clock: api.clock,
    },
    live.receive,
  )
  upgrade.attach(server)
  const duties = beginDuties(backend, config, live)
  return {
    server,
    backend,
    app,
    upgrade,
    close: async () => {
      server.close()
      await duties.end()
      await live.close()
      upgrade.terminate()
      server.closeAllConnections()
      await app.close()
      api.sessions.close()
      await backend.hub.close()
      backend.api.redis?.disconnect()
      await backend.store.close()
    },
  }
}
