import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'
import { Upgrade } from '../../../../src/server/access/upgrade.ts'
import type { Backend } from '../../../../src/server/backend.ts'
import type { Hub } from '../../../../src/server/cluster/hub.ts'
import { RedisHub } from '../../../../src/server/cluster/redis-hub.ts'
import { pageServer } from '../../../../src/server/page/app.ts'
import type { Store } from '../../../../src/server/store/contract/store.ts'
import { openSite, type Site } from '../../api/site.ts'
import { MailServer } from '../../smtp.ts'
import type { Received, Surroundings } from './guest.ts'
import { Secrets } from './search.ts'

const written = (args: unknown): string =>
  JSON.stringify(args, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  )

/** A part of a store that fails when it is told to, as loudly as a database can: with all that it was given. */
const failing = <T extends object>(part: T, fails: () => boolean): T =>
  new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (!fails()) return Reflect.apply(value, target, args)
        const said = `planted ${String(name)} ${written(args)}`
        return Promise.reject(Object.assign(new Error(said), { code: '22P02', detail: said }))
      }
    },
  })

/** Where nodes meet that are not in one process. */
export interface Meeting {
  readonly DATABASE_URL: string
  readonly REDIS_URL: string
}

/** Two nodes in this process with one store, and everything written down that leaves them. */
export class Club {
  readonly secrets = new Secrets()
  readonly received: Received[] = []
  readonly post = new MailServer()
  /** Everything that is logged, at every level. */
  log = ''
  /** What nodes say to each other. */
  relayed = ''
  /** What workers elsewhere are given to think about. */
  jobs = ''
  readonly sites: Site[] = []
  private readonly servers: { readonly server: Server; readonly upgrade: Upgrade }[] = []
  private readonly every: number | null
  private readonly meeting: Meeting | null
  private calls = 0
  /** Set once everybody is there. */
  fails = false

  /** `every`: so often the store fails, once `fails` is set; `meeting`: where each node has its own way to the others. */
  constructor(every: number | null = null, meeting: Meeting | null = null) {
    this.every = every
    this.meeting = meeting
  }

  async begin(): Promise<this> {
    const smtp = await this.post.begin()
    const env = {
      SMTP_URL: smtp,
      MAIL_FROM: 'planted-sender@cards.example',
      WEBHOOKS: '1',
      THREADS: '1',
      ...this.meeting,
    }
    for (let n = 0; n < 2; n++) {
      const hubs: Hub[] = []
      const site = await openSite(env, Date.now, true, (backend) => {
        hubs.push(backend.hub)
        return this.around(backend)
      })
      for (const hub of hubs) if (hub instanceof RedisHub) await hub.ready()
      this.sites.push(site)
      await this.listen(site)
    }
    return this
  }

  private readonly logger: Logger = pino(
    { level: 'trace' },
    new Writable({
      write: (piece, _, done) => {
        this.log += String(piece)
        done()
      },
    }),
  )

  private around(backend: Backend): Backend {
    const first = this.meeting === null ? this.sites[0] : undefined
    // The first one closes it.
    const store =
      first === undefined ? this.storeOf(backend.store) : { ...first.backend.store, close: async () => {} }
    const hub = first?.backend.hub ?? this.hubOf(backend.hub)
    const { logger: log } = this
    const workers: Backend['workers'] = {
      think: async (thought, signal) => {
        this.jobs += `${JSON.stringify(thought)}\n`
        if (backend.workers === null) throw new Error('there are no workers')
        return backend.workers.think(thought, signal)
      },
      close: async () => backend.workers?.close(),
    }
    return { ...backend, store, hub, log, workers, api: { ...backend.api, store, hub, log } }
  }

  private storeOf(store: Store): Store {
    const fails = (): boolean => {
      if (!this.fails || this.every === null) return false
      this.calls += 1
      return this.calls % this.every === 0
    }
    const { keep, once, take, ping } = failing(
      { keep: store.keep, once: store.once, take: store.take, ping: store.ping },
      fails,
    )
    return {
      ...store,
      keep,
      once,
      take,
      ping,
      people: failing(store.people, fails),
      tables: failing(store.tables, fails),
      steps: failing(store.steps, fails),
      results: failing(store.results, fails),
      campaigns: failing(store.campaigns, fails),
    }
  }

  private hubOf(hub: Hub): Hub {
    return {
      publish: (topic, text) => {
        this.relayed += `${topic} ${text}\n`
        hub.publish(topic, text)
      },
      subscribe: (topic, listener) => hub.subscribe(topic, listener),
      regained: (listener) => hub.regained(listener),
      close: () => hub.close(),
    }
  }

  private async listen({ app, backend, playing }: Site): Promise<void> {
    const { store, sessions, origins, addresses, proxies, clock } = backend.api
    const server = pageServer('/nowhere', (request, response) => app.routing(request, response))
    const upgrade = new Upgrade(
      { people: store.people, sessions, origins, addresses, proxies, clock },
      playing!.receive,
    )
    upgrade.attach(server)
    this.servers.push({ server, upgrade })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  }

  get surroundings(): Surroundings {
    return {
      site: this.sites[0]!,
      secrets: this.secrets,
      received: this.received,
      ports: this.servers.map(({ server }) => (server.address() as AddressInfo).port),
      isFaulty: () => this.fails,
    }
  }

  /** Everything that is stored, as somebody would read it who got hold of it. */
  async rows(): Promise<string> {
    let all = ''
    for await (const { row } of this.sites[0]!.backend.store.dump()) all += `${written(row)}\n`
    return all
  }

  /** What is kept of faults, by both nodes. */
  get reports(): string {
    return this.sites
      .flatMap(({ config }) => {
        const folder = join(config.data, 'reports')
        if (!existsSync(folder)) return []
        return readdirSync(folder, { encoding: 'utf8' }).map((name) =>
          readFileSync(join(folder, name), 'utf8'),
        )
      })
      .join('\n')
  }

  async end(): Promise<void> {
    for (const { server, upgrade } of this.servers) {
      upgrade.terminate()
      server.close()
      server.closeAllConnections()
    }
    for (const site of this.sites.toReversed()) await site.end()
    await this.post.end()
  }
}
