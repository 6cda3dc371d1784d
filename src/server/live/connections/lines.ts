import type { WebSocket } from 'ws'
import { Refusal } from '../../../kernel/refusal.ts'
import { CLOSED } from '../../../table/messages.ts'
import * as says from '../../../table/refusals.ts'
import { readCommand, type WireCommand } from '../../../table/wire/commands.ts'
import { costOf } from '../../../table/wire/costs.ts'
import { Buckets } from '../../access/limits.ts'
import type { Visit } from '../../access/visit.ts'
import type { Environment } from '../environment.ts'
import { withoutHurry } from '../time/in-parts.ts'
import { Connection, type Guest, type Outlet } from './connection.ts'
import { textFrames } from './frames.ts'
import { untraced } from './untraced.ts'

/** So much may be said at once, and so much every second. */
const BUCKET = 40
const PER_SECOND = 8
/** Whoever comes can go on playing at once, whatever was said on another page. */
const BUCKET_AT_LEAST = 4
/** A page that has said nothing for so long is gone. */
const SILENT = 25_000

/** A ping as pages write it. */
const PING = '{"c":"p"}'

/** A socket as a live table knows it. */
export interface Line {
  receive(message: string): void
  /** A ping of the socket itself was answered. */
  ponged(token: string): void
  left(): void
}

/** Where lines lead. */
interface Ends {
  /** Somebody has come to a table: she is given her place there, or sent away. */
  seat(table: string, connection: Connection): Promise<void>
  /** Somebody who has her place says something. */
  receive(table: string, connection: Connection, command: WireCommand): Promise<void>
  leave(table: string, connection: Connection): Promise<void>
}

/** All lines to the tables of this process: what comes over them is read and paid for before a table hears of it. */
export class Lines {
  /** Everybody who is here. */
  readonly connections = new Set<Connection>()
  private readonly environment: Pick<Environment, 'time' | 'report'>
  private readonly ends: Ends
  /** What people may still say, by table and person: connecting again fills it but a little. */
  private readonly buckets: Buckets

  constructor(environment: Pick<Environment, 'time' | 'report'>, ends: Ends) {
    this.environment = environment
    this.ends = ends
    this.buckets = new Buckets(BUCKET, PER_SECOND, () => environment.time.steady())
  }

  /** A socket that was let in. */
  readonly receive = (
    socket: WebSocket,
    { person, lang, table, revision, lines, past, key, wire }: Visit,
  ): void => {
    // Most pages read what they are sent at once: only where one has not is it looked at again and again.
    let isUnread = false
    const outlet: Outlet = {
      send(frame) {
        socket.send(frame)
        isUnread = true
      },
      pack(frames) {
        const bytes = textFrames(frames)
        return () => {
          if (socket.readyState !== socket.OPEN) return
          wire.write(bytes)
          isUnread = wire.writableLength > 0
        }
      },
      ping(token) {
        socket.ping(token)
        isUnread = true
      },
      get buffered() {
        const unread = isUnread ? socket.bufferedAmount : 0
        isUnread = unread > 0
        return unread
      },
      close: (code, reason) => socket.close(code, reason),
    }
    const guest = { person: person.id, name: person.name, lang, revision, lines, past }
    const line = this.connect(table, guest, key, outlet)
    socket.on('message', (data, isBinary) => {
      line.receive(isBinary ? '' : String(data))
    })
    socket.on('pong', (token) => line.ponged(String(token)))
    socket.on('close', () => line.left())
    socket.on('error', () => socket.terminate())
  }

  /** Somebody opens a page at a table. */
  connect(id: string, guest: Guest, key: string | null, outlet: Outlet): Line {
    const { buckets } = this
    const whose = `${id} ${guest.person}`
    buckets.fill(whose, BUCKET_AT_LEAST)
    const connection = new Connection(
      guest,
      outlet,
      this.environment.time,
      (cost) => buckets.take(whose, cost),
      key,
    )
    this.connections.add(connection)
    const seated = this.ends.seat(id, connection)
    return {
      receive: (message) => this.take(id, connection, message, seated),
      ponged: (token) => connection.ponged(token),
      left: () => {
        connection.closed = true
        this.connections.delete(connection)
        this.afterSeating(id, seated, () => this.ends.leave(id, connection))
      },
    }
  }

  private take(id: string, connection: Connection, message: string, seated: Promise<void>): void {
    if (connection.closed) return
    connection.receivedAt = this.environment.time.steady()
    // Most messages are pings.
    if (message === PING) {
      connection.pong()
      return
    }
    let command: WireCommand
    try {
      command = untraced(() => readCommand(message))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const text = connection.lang === 'fr' ? error.french : error.message
      connection.refuseNow('unreadable', text, {})
      connection.close(CLOSED.unreadable, 'unreadable')
      return
    }
    if (command.c === 'p') {
      connection.pong()
      return
    }
    if (!connection.pay(costOf(command))) {
      connection.refuseNow('limit', says.TOO_FAST[connection.lang], {
        id: 'id' in command ? command.id : null,
        q: 'q' in command ? command.q : null,
      })
      return
    }
    this.afterSeating(id, seated, () => this.ends.receive(id, connection, command))
  }

  /** Nobody waits for it: what fails is reported. */
  private afterSeating(id: string, seated: Promise<void>, what: () => Promise<void>): void {
    seated.then(what).catch((error: unknown) => this.environment.report(error, id))
  }

  /** Lets go of those who say nothing, or do not read what they are sent. */
  async sweep(): Promise<void> {
    const { time } = this.environment
    for await (const some of withoutHurry([...this.connections], time)) {
      const now = time.steady()
      for (const connection of some)
        if (now - connection.receivedAt > SILENT) connection.close(CLOSED.behind, 'silent')
        // Also where nothing happens at the table: whoever only asks, and does not read what is answered, is let go.
        else connection.letGoIfBehind()
    }
  }
}
