import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../access/session.ts'
import { slower } from './refusals.ts'
import { type Api, addressIn } from './server.ts'

const HEARTBEAT = 20_000
/** A page that does not read so much is let go: it comes again by itself. */
const MOST_UNREAD = 16 * 1024

/**
 * Server-sent events: a line whenever something is said about a topic, until the page goes. They stay open, so one address
 * has so many of them and not one a request.
 */
export function stream(
  api: Api,
  topic: string,
  who: SignedIn | null,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const address = addressIn(api, request)
  if (!api.streams.enter(address)) throw slower()
  reply.hijack()
  const response = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const say = (text: string): void => {
    if (response.writableLength > MOST_UNREAD) response.destroy()
    else response.write(text)
  }
  say('retry: 2000\ndata: open\n\n')
  const ends = [
    api.hub.subscribe(topic, (text) => say(`data: ${text}\n\n`)),
    // What was said meanwhile is lost: she looks once more.
    api.hub.regained(() => say('data: changed\n\n')),
  ]
  const beat = setInterval(() => say(':\n\n'), HEARTBEAT)
  // Whoever is signed out looks once more, and finds that it is nothing for her any more.
  const over = who === null ? () => {} : api.sessions.begin(who, () => response.end('data: signed out\n\n'))
  response.on('close', () => {
    clearInterval(beat)
    over()
    for (const end of ends) end()
    api.streams.leave(address)
  })
}
