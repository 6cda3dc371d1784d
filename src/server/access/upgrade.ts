import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { CLOSED } from '../../table/messages.ts'
import type { People } from '../store/contract/people.ts'
import type { Language } from '../store/contract/values.ts'
import { type AddressDigest, clientAddress } from './address.ts'
import { Buckets, Counts } from './limits.ts'
import type { OpenSessions } from './open-sessions.ts'
import type { Origins } from './origin.ts'
import { refuse } from './refuse.ts'
import { type SignedIn, signedIn } from './session.ts'
import type { Receive, Visit } from './visit.ts'

const MOST_BYTES = 4_096
const SOCKETS_AN_ADDRESS = 30
/** Bytes that nobody has read, from which on pings are not answered. */
const MOST_UNREAD_PINGS = 4 * 1024
const SOCKETS_A_SESSION = 8
const UPGRADES_A_SECOND = 10
/** A page whose session has ended may take so long to close its socket. */
const CLOSES_WITHIN = 2_000

export interface Gate {
  readonly people: People
  readonly sessions: OpenSessions
  readonly origins: Origins
  readonly addresses: AddressDigest
  readonly proxies: number
  readonly clock: () => number
}

const count = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0)

/** The language that the page is in, if it says so. */
function languageIn(query: URLSearchParams): Language | null {
  const lang = query.get('lang')
  return lang === 'en' || lang === 'fr' ? lang : null
}

/** The part of the address after `/live?`, or null when it is another. */
function wanted(target: string): URLSearchParams | null {
  if (!target.startsWith('/live?') || target.length > 2_048) return null
  return new URLSearchParams(target.slice('/live?'.length))
}

/** Opens sockets at `/live`, after host, origin, limits and session have been looked at. */
export class Upgrade {
  private readonly gate: Gate
  private readonly receive: Receive
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
    // Otherwise every ping of the socket itself would be answered, however much of it nobody reads.
    autoPong: false,
  })
  private readonly perAddress = new Counts(SOCKETS_AN_ADDRESS)
  private readonly perSession = new Counts(SOCKETS_A_SESSION)
  private readonly upgrades: Buckets

  constructor(gate: Gate, receive: Receive) {
    this.gate = gate
    this.receive = receive
    this.upgrades = new Buckets(UPGRADES_A_SECOND, UPGRADES_A_SECOND, gate.clock)
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // A socket that breaks while its session is looked up is nobody's fault.
      socket.on('error', () => socket.destroy())
      this.admit(request, socket, head).catch(() => refuse(socket, 503))
    })
  }

  get open(): number {
    return this.sockets.clients.size
  }

  /** Every socket gets this code; what does not close by itself is cut. */
  close(code: number, reason: string): void {
    for (const socket of this.sockets.clients) socket.close(code, reason)
  }

  terminate(): void {
    for (const socket of this.sockets.clients) socket.terminate()
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origins, people, addresses, proxies } = this.gate
    const query = wanted(request.url ?? '')
    if (query === null) return refuse(socket, 404)
    if (!origins.isOurs(request) || !origins.mayWrite(request)) return refuse(socket, 403)
    const address = clientAddress(request, proxies)
    if (!this.upgrades.take(address)) return refuse(socket, 429)
    if (!this.perAddress.enter(address)) return refuse(socket, 429)
    socket.once('close', () => this.perAddress.leave(address))
    const who = await signedIn(people, request, origins.secure)
    if (who === null) return refuse(socket, 401)
    if (socket.destroyed) return
    const session = Buffer.from(who.session.hash).toString('base64url')
    if (!this.perSession.enter(session)) return refuse(socket, 429)
    socket.once('close', () => this.perSession.leave(session))
    const visit: Visit = {
      person: who.person,
      lang: languageIn(query) ?? who.person.lang,
      table: (query.get('t') ?? '').slice(0, 64),
      revision: count(query.get('r')),
      lines: count(query.get('l')),
      past: (query.get('p') ?? '').slice(0, 16),
      key: query.get('k')?.slice(0, 64) ?? null,
      origin: addresses.of(address),
      wire: socket,
    }
    this.sockets.handleUpgrade(request, socket, head, (opened: WebSocket) => this.welcome(opened, visit, who))
  }

  private welcome(opened: WebSocket, visit: Visit, who: SignedIn): void {
    // Whatever a page sends that is no frame closes its socket, and nothing else.
    opened.on('error', () => opened.terminate())
    // Whoever has another session in its place comes again at once; a device that was signed out does not.
    const over = this.gate.sessions.begin(who, (isReplaced) => {
      opened.close(isReplaced ? CLOSED.moved : CLOSED.signedOut, 'the session has ended')
      // Nothing that it says counts any more, and it need not agree to being closed.
      opened.removeAllListeners('message')
      setTimeout(() => opened.terminate(), CLOSES_WITHIN).unref()
    })
    opened.on('close', over)
    opened.on('ping', (token) => {
      if (opened.bufferedAmount <= MOST_UNREAD_PINGS) opened.pong(token)
    })
    this.receive(opened, visit)
  }
}
