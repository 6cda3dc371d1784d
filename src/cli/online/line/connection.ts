import { CLOSED } from '../../../table/messages.ts'
import { Connection, type ConnectionHooks } from '../../../table/wire/connection.ts'

const PING = 8_000
/** Answers to the request for a socket that will not become better by asking again. */
const FINAL: Readonly<Record<number, number>> = {
  401: CLOSED.signedOut,
  403: CLOSED.unknown,
  404: CLOSED.unknown,
}

export type OpenConnection = (token: string, hooks: ConnectionHooks) => Connection

/**
 * Opens lines of a terminal to a table, with the token of its person. Sockets are loaded only by whoever needs them:
 * they take as long as a fifth of all the rest of a command.
 */
export async function connecting(): Promise<OpenConnection> {
  const { WebSocket } = await import('ws')
  return (token, hooks) => openConnection(WebSocket, token, hooks)
}

const openConnection = (
  WebSocket: typeof import('ws').WebSocket,
  token: string,
  hooks: ConnectionHooks,
): Connection =>
  new Connection(
    {
      socket: (address, events) => {
        const socket = new WebSocket(address, {
          headers: { authorization: `Bearer ${token}` },
          maxPayload: 16 * 1024 * 1024,
        })
        let final: number | undefined
        socket.on('unexpected-response', (_, { statusCode = 0 }) => {
          final = FINAL[statusCode]
          // Whoever listens here has to end it herself, or nothing is ever said to be closed.
          socket.terminate()
        })
        socket.on('open', () => events.opened())
        socket.on('message', (data) => events.received(String(data)))
        // A socket that cannot be opened says so here and is closed; what follows is the same as when it breaks.
        socket.on('error', () => {})
        socket.on('close', (code) => events.closed(final ?? code))
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
