import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Receive, Visit } from '../access/visit.ts'
import type { Guest, Outlet } from '../live/connections/connection.ts'
import type { Line } from '../live/connections/lines.ts'
import type { Tables } from '../store/contract/tables.ts'
import type { Hub } from './hub.ts'

/*
 * A socket that has arrived at a node which does not own its table: what is said goes to the owner and back, and is not
 * read on the way. The balancer makes this rare; losing the relay closes such sockets and nothing else.
 */

const guest = z.object({
  person: z.string(),
  name: z.string(),
  lang: z.enum(['en', 'fr']),
  revision: z.number(),
  lines: z.number(),
  // A node of an earlier release does not pass it on.
  past: z.string().default(''),
})
const passed = z.discriminatedUnion('k', [
  z.object({
    k: z.literal('open'),
    c: z.string(),
    from: z.string(),
    table: z.string(),
    guest,
    key: z.string().nullable(),
  }),
  z.object({ k: z.literal('say'), c: z.string(), text: z.string() }),
  z.object({ k: z.literal('left'), c: z.string() }),
  z.object({ k: z.literal('ping'), c: z.string(), text: z.string() }),
  z.object({ k: z.literal('pong'), c: z.string(), text: z.string() }),
  z.object({ k: z.literal('frame'), c: z.string(), text: z.string() }),
  z.object({ k: z.literal('close'), c: z.string(), code: z.number(), reason: z.string() }),
])
type Passed = z.infer<typeof passed>

/** Whatever else is said on this channel was not said by a node of ours. */
function readPassed(text: string): Passed | null {
  try {
    return passed.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const topicOf = (node: string): string => `node/${node}`
const MOVED = 4012
const BEHIND = 4008
const MOST_UNREAD = 1024 * 1024
/** How often it is looked whether the owner still lives. */
const LOOK = 1_000

/** Where a relayed line ends, at the node of the socket. */
interface Away {
  readonly outlet: Outlet
  readonly table: string
  readonly owner: string
}

export interface Relayed {
  connect(table: string, guest: Guest, key: string | null, outlet: Outlet): Line
  receive: Receive
}

export class Relay {
  private readonly hub: Hub
  private readonly node: string
  private readonly tables: Pick<Tables, 'owner'>
  private readonly live: Relayed
  /** Sockets of this node whose tables are elsewhere. */
  private readonly away = new Map<string, Away>()
  /** Lines of other nodes to tables of this one. */
  private readonly lines = new Map<string, { readonly line: Line; readonly outlet: Outlet }>()
  private readonly ends: readonly (() => void)[]
  private readonly timer: NodeJS.Timeout

  constructor(hub: Hub, node: string, tables: Pick<Tables, 'owner'>, live: Relayed) {
    this.hub = hub
    this.node = node
    this.tables = tables
    this.live = live
    this.ends = [hub.subscribe(topicOf(node), (text) => this.take(text)), hub.regained(() => this.closeAll())]
    this.timer = setInterval(() => void this.look(), LOOK)
    this.timer.unref()
  }

  /** A socket that was let in here: its table is here, or nobody's yet, or elsewhere. */
  readonly receive: Receive = (socket, visit) => {
    const early: string[] = []
    const keep = (data: unknown, isBinary: boolean): void => {
      if (early.length < 8) early.push(isBinary ? '' : String(data))
    }
    socket.on('message', keep)
    this.tables.owner(visit.table).then(
      (owner) => {
        socket.off('message', keep)
        if (socket.readyState !== socket.OPEN) return
        if (owner === null || owner.node === this.node) this.live.receive(socket, visit)
        else this.relaySocket(socket, visit, owner.node)
        // What came while the owner was looked for is heard now.
        for (const text of early) socket.emit('message', Buffer.from(text), false)
      },
      () => socket.close(MOVED, 'connect again'),
    )
  }

  /** A line to a table of this node, of nobody yet, or of another node. */
  async connect(table: string, visitor: Guest, key: string | null, outlet: Outlet): Promise<Line> {
    const owner = await this.tables.owner(table)
    return owner === null || owner.node === this.node
      ? this.live.connect(table, visitor, key, outlet)
      : this.relay(table, visitor, key, outlet, owner.node)
  }

  private relaySocket(socket: WebSocket, visit: Visit, owner: string): void {
    const { person, lang, revision, lines, past, table, key } = visit
    const visitor = { person: person.id, name: person.name, lang, revision, lines, past }
    const outlet: Outlet = {
      send: (frame) => socket.send(frame),
      ping: (token) => socket.ping(token),
      get buffered() {
        return socket.bufferedAmount
      },
      close: (code, reason) => socket.close(code, reason),
    }
    const line = this.relay(table, visitor, key, outlet, owner)
    socket.on('message', (data, isBinary) => line.receive(isBinary ? '' : String(data)))
    socket.on('pong', (token) => line.ponged(String(token)))
    socket.on('close', () => line.left())
  }

  private relay(table: string, visitor: Guest, key: string | null, outlet: Outlet, owner: string): Line {
    const c = randomBytes(12).toString('base64url')
    this.away.set(c, { outlet, table, owner })
    this.pass(owner, { k: 'open', c, from: this.node, table, guest: { past: '', ...visitor }, key })
    return {
      receive: (text) => this.pass(owner, { k: 'say', c, text }),
      ponged: (text) => this.pass(owner, { k: 'pong', c, text }),
      left: () => {
        this.away.delete(c)
        this.pass(owner, { k: 'left', c })
      },
    }
  }

  private pass(node: string, message: Passed): void {
    this.hub.publish(topicOf(node), JSON.stringify(message))
  }

  private take(text: string): void {
    const message = readPassed(text)
    if (message === null) return
    switch (message.k) {
      case 'open': {
        const { c, from, table, key } = message
        const outlet: Outlet = {
          send: (frame) => this.pass(from, { k: 'frame', c, text: frame }),
          // Between the nodes it takes time too, and the player has as little to do with it.
          ping: (token) => this.pass(from, { k: 'ping', c, text: token }),
          // Whether the page reads is known where its socket is.
          buffered: 0,
          close: (code, reason) => {
            const closed = this.lines.get(c)
            this.lines.delete(c)
            this.pass(from, { k: 'close', c, code, reason })
            // The node of the socket may be gone, and is not waited for: nobody is here any more.
            closed?.line.left()
          },
        }
        this.lines.set(c, { line: this.live.connect(table, message.guest, key, outlet), outlet })
        return
      }
      case 'say':
        this.lines.get(message.c)?.line.receive(message.text)
        return
      case 'left':
        this.lines.get(message.c)?.line.left()
        this.lines.delete(message.c)
        return
      case 'ping':
        this.away.get(message.c)?.outlet.ping?.(message.text)
        return
      case 'pong':
        this.lines.get(message.c)?.line.ponged(message.text)
        return
      case 'frame': {
        const outlet = this.away.get(message.c)?.outlet
        if (outlet === undefined) return
        if (outlet.buffered > MOST_UNREAD) outlet.close(BEHIND, 'the page does not read')
        else outlet.send(message.text)
        return
      }
      case 'close':
        this.away.get(message.c)?.outlet.close(message.code, message.reason)
        return
    }
  }

  /** Something of what was said may be lost, and nobody would say it again: pages come again and get everything again. */
  private closeAll(): void {
    for (const { outlet } of this.away.values()) outlet.close(MOVED, 'connect again')
    for (const { line, outlet } of [...this.lines.values()]) {
      line.left()
      outlet.close(MOVED, 'connect again')
    }
  }

  /** An owner that is gone says nothing any more: its pages connect again, and find another. */
  private async look(): Promise<void> {
    for (const table of new Set([...this.away.values()].map((each) => each.table))) {
      const now = await this.tables.owner(table).catch(() => undefined)
      if (now === undefined) continue
      for (const each of this.away.values())
        if (each.table === table && each.owner !== now?.node) each.outlet.close(MOVED, 'connect again')
    }
  }

  close(): void {
    for (const end of this.ends) end()
    clearInterval(this.timer)
  }
}
