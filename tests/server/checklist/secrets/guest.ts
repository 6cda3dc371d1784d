import { WebSocket } from 'ws'
import { digestOf } from '../../../../src/server/access/session.ts'
import type { WireMessage } from '../../../../src/table/messages.ts'
import type { WireCommand } from '../../../../src/table/wire/commands.ts'
import { type Answer, ORIGIN, type Site, Visitor } from '../../api/site.ts'
import type { Secrets } from './search.ts'

/** How long a page that has been told of a failure waits for what may never come; nothing that is found depends on it. */
const PATIENCE = 300
const PINGS = 5_000

/** What was said to somebody, and what she had said or been handed before, which may come back. */
export interface Received {
  readonly who: string
  readonly what: string
  readonly text: string
  readonly known: string
}

/** Where she is, and who keeps what is said there. */
export interface Surroundings {
  readonly site: Site
  readonly secrets: Secrets
  readonly received: Received[]
  /** The ports of the nodes. */
  readonly ports: readonly number[]
  /** Something is made to fail: what is waited for may not come. */
  readonly isFaulty: () => boolean
}

/** Somebody with a browser, who keeps all that she is told. */
export class Guest {
  readonly visitor: Visitor
  readonly who: string
  readonly around: Surroundings
  /** What she has typed, and what was made for her. */
  known: string

  constructor(around: Surroundings, who: string) {
    this.around = around
    this.who = who
    this.known = `${who} planted-agent 7.7`
    this.visitor = new Visitor(around.site, { 'user-agent': this.known })
  }

  async ask(method: 'GET' | 'POST', url: string, payload: unknown = {}): Promise<Answer> {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
    this.known += `\n${url}\n${body}`
    const answer = await this.visitor.ask({
      method,
      url,
      ...(method === 'GET'
        ? {}
        : { payload: body, headers: { origin: ORIGIN, 'content-type': 'application/json' } }),
    })
    const token = this.visitor.cookie?.split('=').at(-1)
    if (token !== undefined) {
      this.around.secrets.add('session token', token)
      // By its digest she may end it again.
      this.known += `\n${Buffer.from(digestOf(token)).toString('base64url')}`
    }
    this.receive(`${method} ${url}: ${answer.status}`, JSON.stringify(answer.body))
    return answer
  }

  post(url: string, payload: unknown = {}): Promise<Answer> {
    return this.ask('POST', url, payload)
  }

  get(url: string): Promise<Answer> {
    return this.ask('GET', url)
  }

  receive(what: string, text: string): void {
    this.around.received.push({ who: this.who, what, text, known: this.known })
  }

  /** Something was made for her, or handed to her by somebody else. */
  given(kind: string, value: unknown): string {
    if (typeof value !== 'string') return 'not-given'
    this.known += `\n${value}`
    this.around.secrets.add(kind, value)
    return value
  }
}

/** Her page at a table, over a real socket to one of the nodes. */
export class Socket {
  private readonly socket: WebSocket
  private readonly guest: Guest
  private readonly messages: WireMessage[] = []
  private waiting: (() => void)[] = []
  revision = 0

  constructor(guest: Guest, node: number, table: string, key: string | null = null) {
    this.guest = guest
    const at = `127.0.0.1:${guest.around.ports[node]}`
    const asked = `/live?t=${table}&r=0&l=0${key === null ? '' : `&k=${key}`}`
    guest.known += `\n${asked}`
    this.socket = new WebSocket(`ws://${at}${asked}`, {
      headers: { origin: `http://${at}`, cookie: guest.visitor.cookie ?? '' },
    })
    const wake = (): void => {
      for (const done of this.waiting.splice(0)) done()
    }
    this.socket.on('message', (data) => {
      const text = String(data)
      guest.receive('socket', text)
      if (text !== '0') {
        const message = JSON.parse(text) as WireMessage
        this.messages.push(message)
        if ('r' in message) this.revision = Math.max(this.revision, message.r)
      }
      wake()
    })
    // However slowly the others of the evening come to something, she is still there.
    const pings = setInterval(() => {
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send('{"c":"p"}')
    }, PINGS)
    this.socket.on('error', wake)
    this.socket.on('close', () => {
      clearInterval(pings)
      wake()
    })
  }

  /** The first of this kind; null when the socket closes before, or something fails. */
  async until(kinds: readonly WireMessage['m'][], from = 0): Promise<WireMessage | null> {
    let late = false
    const timer = setInterval(() => {
      late = this.guest.around.isFaulty()
      for (const done of this.waiting.splice(0)) done()
    }, PATIENCE)
    for (;;) {
      const found = this.messages.slice(from).find(({ m }) => kinds.includes(m))
      if (found !== undefined || late || this.socket.readyState > WebSocket.OPEN) {
        clearInterval(timer)
        return found ?? null
      }
      await new Promise<void>((done) => this.waiting.push(done))
    }
  }

  /** Says it and waits for the answer to it. */
  async say(
    command: WireCommand | string,
    ...kinds: readonly WireMessage['m'][]
  ): Promise<WireMessage | null> {
    const from = this.messages.length
    const text = typeof command === 'string' ? command : JSON.stringify(command)
    this.guest.known += `\n${text}\n${typeof command === 'string' || !('text' in command) ? '' : command.text}`
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
    return this.until(['no', ...kinds], from)
  }

  close(): void {
    this.socket.terminate()
  }
}
