import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { ROUTES } from '../../../src/campaign/http.ts'
import type { Backend, Playing } from '../../../src/server/backend.ts'
import { type Config, readConfig } from '../../../src/server/config.ts'
import { makeBackend, playTables, routesOf } from '../../../src/server/start.ts'
import { type AnyRoute, anyEntries, isAnswer } from '../../../src/table/wire/route.ts'

export interface Answer {
  readonly status: number
  readonly body: Record<string, never> & { readonly error?: string; readonly message?: string }
  readonly cookie: string | null
  readonly headers: Readonly<Record<string, unknown>>
}

export interface Site {
  readonly app: FastifyInstance
  readonly backend: Backend
  readonly config: Config
  readonly playing: Playing | null
  end(): Promise<void>
}

/** The API over an embedded store of its own; with `plays` tables are played behind it, all of it on what `around` puts in its place. */
export async function openSite(
  env: Readonly<Record<string, string>> = {},
  clock: () => number = Date.now,
  plays = false,
  around: (backend: Backend) => Backend = (backend) => backend,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const config = readConfig({ DATA: folder, LOG: 'silent', ...env }, [], folder)
  const made = await makeBackend(config, clock)
  const backend = around(made)
  const playing = plays ? await playTables(backend) : null
  const app = await routesOf(backend, config, playing)
  return {
    app,
    backend,
    config,
    playing,
    end: async () => {
      await app.close()
      await playing?.close()
      await made.hub.close()
      made.api.redis?.disconnect()
      await made.store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const HOST = 'localhost:4680'
export const ORIGIN = `http://${HOST}`

const routes = new Map<string, AnyRoute>(Object.entries(ROUTES))
const patterns = [...routes.keys()].filter((name) => name.includes(':id'))

/** The route that a request goes to, by the contract. */
function routeOf(request: string): AnyRoute | undefined {
  const parts = request.split('/')
  const pattern = patterns.find((name) => {
    const wanted = name.split('/')
    return wanted.length === parts.length && wanted.every((part, i) => part === ':id' || part === parts[i])
  })
  return routes.get(request) ?? routes.get(pattern ?? '')
}

/** Whatever is answered in a test has the entries that the contract names, and no others. */
function mustBeDeclared(request: string, body: object): void {
  const route = routeOf(request)
  if (route === undefined || route.outlines === null) throw new Error(`${request} has no answer by contract`)
  if (!isAnswer(route, body)) throw new Error(`${request} answered otherwise: ${JSON.stringify(body)}`)
  const known = route.outlines.flatMap((each) => Object.keys({ ...each.required, ...each.optional }))
  const others = Object.keys(body).filter((key) => !known.includes(key))
  if (route !== anyEntries && others.length > 0)
    throw new Error(`${request} answered more than is declared: ${others}`)
}

/** Somebody with a browser. */
export class Visitor {
  cookie: string | null = null
  private readonly site: Site
  private readonly headers: Readonly<Record<string, string>>
  /** Each comes from an address of her own, so that nobody is slowed down by the others. */
  readonly address = `10.${[...randomBytes(3)].join('.')}`

  constructor(site: Site, headers: Readonly<Record<string, string>> = {}) {
    this.site = site
    this.headers = headers
  }

  async ask(options: InjectOptions): Promise<Answer> {
    const reply = await this.site.app.inject({
      remoteAddress: this.address,
      ...options,
      headers: {
        host: HOST,
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...this.headers,
        ...options.headers,
      },
    })
    const set = reply.headers['set-cookie']
    const cookie = typeof set === 'string' ? set : null
    if (cookie !== null) this.cookie = cookie.split(';')[0]!
    const json = String(reply.headers['content-type']).startsWith('application/json')
    const body = json ? reply.json() : {}
    if (json && reply.statusCode < 300)
      mustBeDeclared(`${options.method} ${String(options.url).replace(/\?.*$/, '')}`, body)
    return { status: reply.statusCode, body, cookie, headers: reply.headers }
  }

  get(url: string): Promise<Answer> {
    return this.ask({ method: 'GET', url })
  }

  post(url: string, payload: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask({
      method: 'POST',
      url,
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })
  }

  async named(name: string, lang = 'en'): Promise<this> {
    const { status } = await this.post('/api/guest', { name, lang })
    if (status !== 201) throw new Error(`${name} was not let in: ${status}`)
    return this
  }
}

export const share = (): string => randomBytes(16).toString('base64url')
