import { WebSocket } from 'ws'
import { Connection, type ConnectionHooks } from '../../table/connection.ts'
import { CLOSED } from '../../table/messages.ts'

const PING = 8_000
/** Answers to the request for a socket that will not become better by asking again. */
const FINAL = [401, 403, 404]

/** The line of a terminal to a table, with the token of its person. */
export const openConnection = (token: string, hooks: ConnectionHooks): Connection =>
  new Connection(
    {
      socket: (address, events) => {
        const socket = new WebSocket(address, {
          headers: { authorization: `Bearer ${token}` },
          maxPayload: 16 * 1024 * 1024,
        })
        let final = false
        socket.on('unexpected-response', (request, { statusCode = 0 }) => {
          final = FINAL.includes(statusCode)
          request.destroy()
        })
        socket.on('open', () => events.opened())
        socket.on('message', (data) => events.received(String(data)))
        // A socket that cannot be opened says so here and is closed; what follows is the same as when it breaks.
        socket.on('error', () => {})
        socket.on('close', (code) => events.closed(final ? CLOSED.unknown : code))
        return { send: (text) => socket.send(text), end: () => socket.close() }
      },
      now: () => performance.now(),
      after: (milliseconds, what) => {
        const timer = setTimeout(what, milliseconds)
        return () => clearTimeout(timer)
      },
      random: Math.random,
      pingEvery: () => PING,
    },
    hooks,
  )
