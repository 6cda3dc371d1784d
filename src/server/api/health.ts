import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { digestOf } from '../access/session.ts'
import { nothingHere, storeAway } from './refusals.ts'
import type { Routes } from './routes.ts'
import type { Api } from './server.ts'

const HERE: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** This machine itself, or somebody with the token; behind a proxy everybody seems to be this machine. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null)
    return (
      HERE.includes(request.raw.socket.remoteAddress ?? '') &&
      request.headers['x-forwarded-for'] === undefined
    )
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digestOf(given), digestOf(token))
}

export function healthRoutes(routes: Routes, api: Api, token: string | null): void {
  routes.on('GET /api/health', { atMost: 300 }, async () => ({ up: true }))

  routes.on('GET /api/ready', { atMost: 300 }, async () => {
    try {
      await api.store.ping()
    } catch {
      throw storeAway()
    }
    return { ready: true }
  })

  routes.on('GET /metrics', { atMost: 300 }, async ({ request, reply }) => {
    if (!mayRead(request, token)) throw nothingHere()
    reply.type(api.metrics.registry.contentType)
    return api.metrics.text()
  })
}
