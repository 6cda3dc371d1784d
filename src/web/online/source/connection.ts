import { CLOSED } from '../../../table/messages.ts'
import { Connection, type ConnectionHooks } from '../../../table/wire/connection.ts'
import { api } from '../api.ts'

const PING = 8_000
const PING_HIDDEN = 15_000

/** A browser does not say why a socket was not opened: her session may have ended while this page had no network. */
const whyNotOpened = (code: number): Promise<number> =>
  api.me().then(
    ({ me }) => (me === null ? CLOSED.signedOut : code),
    () => code,
  )

/** The connection of a page to a table, which hurries when the network or the person is back. */
export class PageConnection extends Connection {
  private readonly back = (): void => {
    if (!document.hidden) this.hurry()
  }

  constructor(hooks: ConnectionHooks) {
    super(
      {
        socket: (address, events) => {
          const socket = new WebSocket(address)
          let isOpen = false
          socket.addEventListener('open', () => {
            isOpen = true
            events.opened()
          })
          socket.addEventListener('message', ({ data }: MessageEvent<string>) => events.received(data))
          socket.addEventListener('close', ({ code }) => {
            if (isOpen) events.closed(code)
            else void whyNotOpened(code).then((reason) => events.closed(reason))
          })
          return { send: (text) => socket.send(text), end: () => socket.close() }
        },
        now: () => performance.now(),
        after: (milliseconds, what) => {
          const timer = setTimeout(what, milliseconds)
          return () => clearTimeout(timer)
        },
        random: Math.random,
        pingEvery: () => (document.hidden ? PING_HIDDEN : PING),
      },
      hooks,
    )
    addEventListener('online', this.back)
    document.addEventListener('visibilitychange', this.back)
  }

  override close(): void {
    removeEventListener('online', this.back)
    document.removeEventListener('visibilitychange', this.back)
    super.close()
  }
}
