import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Company, WireMessage } from '../../src/table/messages.ts'
import type { Moment } from '../../src/table/moment.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { patched } from '../../src/table/shown/patch.ts'

/** Something a table has acknowledged. */
export interface Acknowledged {
  readonly revision: number
  readonly index: number
  readonly id: string
}

export interface PlayerOptions {
  readonly game: string
  readonly setup: unknown
  readonly seats: number
  /** Of the table; without windows that wait unless said. */
  readonly table?: Partial<TableOptions>
  /** Chooses a server; asked again whenever a socket has to be opened. */
  readonly server: () => string
  /** A number below `sides`. */
  readonly roll: (sides: number) => number
  readonly acknowledged: (player: Player, answer: Acknowledged) => void
  /** Waits before the next answer, as a person would; at once unless said. */
  readonly pause?: () => Promise<void>
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const MOST_WAIT = 400

/** One person who sits on all seats of one table and answers whatever is asked, through thick and thin. */
export class Player {
  readonly answers: Acknowledged[] = []
  table = ''
  over = false
  /** The frames and bytes that came. */
  frames = 0
  bytes = 0
  /** Milliseconds from each answer to its acknowledgement. */
  readonly delays: number[] = []
  lastAcknowledged = performance.now()
  private readonly times: number[] = []
  private readonly options: PlayerOptions
  private readonly address = `10.${[...randomBytes(3)].join('.')}`
  private token = ''
  private moment: Moment | null = null
  company: Company | null = null
  private pending: {
    readonly id: string
    readonly revision: number
    readonly index: number
    at: number
  } | null = null
  private socket: WebSocket | null = null
  private stopped = false
  private thinking = false
  private tries = 0

  constructor(options: PlayerOptions) {
    this.options = options
  }

  /** When it was first answered after this moment. */
  firstSince(moment: number): number {
    return this.times.find((time) => time > moment) ?? Number.POSITIVE_INFINITY
  }

  private async ask(path: string, body: object): Promise<Record<string, unknown>> {
    const reply = await fetch(`${this.options.server()}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
    })
    const answer = (await reply.json()) as Record<string, unknown>
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  /** Sits down at a table of its own and begins. */
  async begin(): Promise<void> {
    const { game, setup, seats, table } = this.options
    this.token = String((await this.ask('/api/guest', { name: 'Player', lang: 'en' })).token)
    const seat = { who: 'me' }
    const options = { windows: 'plain', ...table }
    const made = await this.ask('/api/tables', { game, setup, options, seats: Array(seats).fill(seat) })
    this.table = String((made.table as { id: string }).id)
    await this.ask(`/api/tables/${this.table}/ready`, { share: randomBytes(16).toString('base64url') })
    this.connect()
  }

  private connect(): void {
    if (this.stopped || this.over) return
    const at = `${this.options.server().replace('http', 'ws')}/live?t=${this.table}&r=0&l=0`
    const socket = new WebSocket(at, {
      headers: { authorization: `Bearer ${this.token}`, 'x-forwarded-for': this.address },
      handshakeTimeout: 5_000,
    })
    this.socket = socket
    this.moment = null
    // A server that is frozen keeps its sockets open and says nothing.
    let received = performance.now()
    const watch = setInterval(() => {
      if (performance.now() - received > 3_000) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.send('{"c":"p"}')
    }, 1_000)
    socket.on('message', (data) => {
      received = performance.now()
      this.tries = 0
      this.receive(String(data))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(watch)
      if (this.socket === socket) this.again()
    })
  }

  private again(): void {
    this.tries += 1
    const most = Math.min(MOST_WAIT, 20 * 2 ** Math.min(this.tries, 6))
    void wait(Math.random() * most).then(() => this.connect())
  }

  private receive(text: string): void {
    this.frames += 1
    this.bytes += text.length
    if (text === '0') return
    const message = JSON.parse(text) as WireMessage
    switch (message.m) {
      case 'whole':
        this.moment = message.moment
        this.company = message.company
        this.resend()
        break
      case 'patch':
        if (this.moment === null || this.moment.revision !== message.from) {
          this.socket?.terminate()
          return
        }
        if (message.moment !== null) this.moment = patched(this.moment, message.moment) as Moment
        break
      case 'company':
        this.company = message.company
        break
      case 'ok':
        this.stored(message.id, message.r)
        break
      case 'no':
        if (message.code === 'stale') this.pending = this.pending?.id === message.id ? null : this.pending
        else if (message.id !== null && message.id === this.pending?.id)
          void wait(50).then(() => this.resend())
        break
      case 'resync':
        this.socket?.terminate()
        return
      default:
        break
    }
    void this.play()
  }

  private stored(id: string, revision: number): void {
    const { pending } = this
    if (pending === null || pending.id !== id) return
    this.pending = null
    this.lastAcknowledged = performance.now()
    this.times.push(this.lastAcknowledged)
    this.delays.push(this.lastAcknowledged - pending.at)
    const answer = { revision, index: pending.index, id }
    this.answers.push(answer)
    this.options.acknowledged(this, answer)
  }

  /** What was not acknowledged is said again, under the same name. */
  private resend(): void {
    const { pending, socket } = this
    if (pending === null || socket === null || socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify({ c: 'a', r: pending.revision, i: pending.index, id: pending.id }))
  }

  private isOver(): boolean {
    if (this.moment === null || this.moment.outcome === null) return false
    this.over = true
    this.socket?.terminate()
    return true
  }

  private async play(): Promise<void> {
    if (this.thinking || this.pending !== null || this.moment === null || this.stopped || this.isOver())
      return
    this.thinking = true
    await this.options.pause?.()
    this.thinking = false
    // The game may have ended meanwhile.
    if (this.isOver()) return
    const { moment, socket } = this
    if (this.pending !== null || socket === null || this.stopped || moment === null) return
    const { question } = moment
    if (question === null || this.answers.some(({ revision }) => revision > moment.revision)) return
    const choice = question.choices[this.options.roll(question.choices.length)]!
    this.pending = {
      id: randomBytes(12).toString('base64url'),
      revision: moment.revision,
      index: choice.index,
      at: performance.now(),
    }
    this.resend()
  }

  stop(): void {
    this.stopped = true
    this.socket?.terminate()
  }
}
