import { randomBytes } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import { fastifyRateLimit } from '@fastify/rate-limit'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { z } from 'zod'
import { type Bilingual, Refusal } from '../../kernel/refusal.ts'
import type { Offers } from '../../table/wire/api.ts'
import { type AddressDigest, clientAddress } from '../access/address.ts'
import { HEADERS, SECURE_HEADERS } from '../access/headers.ts'
import { Buckets, type Counts } from '../access/limits.ts'
import type { OpenSessions } from '../access/open-sessions.ts'
import type { Origins } from '../access/origin.ts'
import { type SignedIn, signedIn } from '../access/session.ts'
import type { Hub } from '../cluster/hub.ts'
import type { Metrics } from '../operating/metrics.ts'
import { reasonOf } from '../operating/reason.ts'
import type { Reach } from '../reach/reach.ts'
import type { Store } from '../store/contract/store.ts'
import type { Language } from '../store/contract/values.ts'
import { isAway, isNul } from '../store/sql.ts'
import {
  ApiRefusal,
  crowded,
  fault,
  foreign,
  noTable,
  nothingHere,
  notSignedIn,
  slower,
  storeAway,
  unreadable,
} from './refusals.ts'

/** Everything that the routes are made of. */
export interface Api {
  readonly store: Store
  readonly hub: Hub
  readonly origins: Origins
  readonly addresses: AddressDigest
  readonly proxies: number
  readonly clock: () => number
  /** What goes on with a session, and ends with it. */
  readonly sessions: OpenSessions
  readonly log: Logger
  readonly metrics: Metrics
  /** Counts requests for all nodes, where there are several. */
  readonly redis: Redis | null
  /** How many streams of events each address has open. */
  readonly streams: Counts
  /** Where others reach this server. */
  readonly reach: Reach
  /** What is offered beside playing, for the page to know. */
  readonly offers: Offers
}

const BODY = 64 * 1024
const PER_MINUTE = 300
/**
 * So much may be asked from one address at once, whoever asks and wherever, and so much more every second: enough for
 * all the pages that it may have open, each with forty requests a minute.
 */
const AN_ADDRESS = 1_200
const A_SECOND = 20

export const newId = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** In which language somebody is refused whom nobody knows. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? ''
  return /^\s*fr\b/i.test(header) ? 'fr' : 'en'
}

export const whoAsks = (api: Api, request: FastifyRequest): Promise<SignedIn | null> =>
  signedIn(api.store.people, request.raw, api.origins.secure)

export async function mustBeIn(api: Api, request: FastifyRequest): Promise<SignedIn> {
  const who = await whoAsks(api, request)
  if (who === null) throw notSignedIn()
  return who
}

/** Where a request comes from, as limits count it. */
export const addressIn = (api: Api, request: FastifyRequest): string =>
  clientAddress(request.raw, api.proxies)

const addressed = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** A table or replay in an address; whatever else stands there is none. */
export function idIn(request: FastifyRequest): string {
  const { data } = addressed.safeParse(request.params)
  if (data === undefined) throw noTable()
  return data.id
}

function refusalOf(error: unknown): ApiRefusal | null {
  if (error instanceof ApiRefusal) return error
  if (error instanceof Refusal) return new ApiRefusal(400, 'refused', { en: error.message, fr: error.french })
  if (isNul(error)) return unreadable('NUL')
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  switch (error.statusCode) {
    case 404:
      return nothingHere()
    case 429:
      return slower()
    default:
      return typeof error.statusCode === 'number' && error.statusCode < 500
        ? new ApiRefusal(error.statusCode, 'unreadable', unreadableBody)
        : null
  }
}

const unreadableBody = {
  en: 'What was sent cannot be read: it must be JSON of at most 64 kB, sent as application/json.',
  fr: 'Ce qui a été envoyé ne peut pas être lu\u00a0: il faut du JSON d’au plus 64 ko, envoyé comme application/json.',
}

/** A sentence may repeat what was sent, but not all of it. */
const LONGEST_SENTENCE = 4_000

function sentence(refusal: Bilingual, lang: Language): string {
  const text = lang === 'fr' ? refusal.french : refusal.message
  return text.length <= LONGEST_SENTENCE ? text : `${text.slice(0, LONGEST_SENTENCE - 1).toWellFormed()}…`
}

async function refuse(api: Api, error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const known = refusalOf(error)
  if (known === null) api.log.error({ route: request.routeOptions.url, ...reasonOf(error) }, 'failed')
  const refusal = known ?? (isAway(error) ? storeAway() : fault())
  const lang = languageOf(request)
  await reply.status(refusal.status).send({ error: refusal.code, message: sentence(refusal, lang) })
}

/** What every request is checked for: whom it is meant for, where a write comes from, and in which form. */
function guard(api: Api, request: FastifyRequest): void {
  if (!api.origins.isOurs(request.raw)) throw foreign()
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!api.origins.mayWrite(request.raw)) throw foreign()
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new ApiRefusal(415, 'unreadable', unreadableBody)
}

/** An empty API with all these checks; routes are added by their own files. */
export async function makeApi(api: Api): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY,
    requestTimeout: 30_000,
    logger: false,
    routerOptions: { maxParamLength: 64 },
    ajv: { customOptions: { coerceTypes: false } },
  })
  app.setErrorHandler((error, request, reply) => refuse(api, error, request, reply))
  app.setNotFoundHandler(() => {
    throw nothingHere()
  })
  const addresses = new Buckets(AN_ADDRESS, A_SECOND, api.clock)
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value)
    if (api.origins.secure)
      for (const [name, value] of Object.entries(SECURE_HEADERS)) reply.header(name, value)
    reply.header('cache-control', 'no-store')
    if (!addresses.take(addressIn(api, request))) throw crowded()
    guard(api, request)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    api.metrics.requests.inc({ route, method: request.method, status: String(reply.statusCode) })
    api.log.info(
      {
        route,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        from: api.addresses.of(addressIn(api, request)),
      },
      'request',
    )
  })
  await app.register(fastifyCookie)
  await app.register(fastifyRateLimit, {
    max: PER_MINUTE,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => addressIn(api, request),
    // Without the counters of the others this node counts by itself.
    skipOnError: true,
    ...(api.redis === null ? {} : { redis: api.redis, nameSpace: 'cw-limit-' }),
  })
  return app
}
