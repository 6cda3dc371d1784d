import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import type { WireMessage } from '../../../src/table/messages.ts'
import { type Patch, patched } from '../../../src/table/shown/patch.ts'
import { PING } from '../../../src/table/wire/connection.ts'
import { Pings, thinkingTime } from './pace.ts'

/** What everybody of a crowd counts together. */
export interface Tally {
  decisions: number
  refusals: number
  frames: number
  bytes: number
  /** Sockets that broke. */
  lost: number
  /** Milliseconds from an answer to what the server says of it. */
  readonly delays: number[]
  /** Milliseconds by which 99 of 100 of its own timers were late at most. */
  late: number
}

/** Of a moment only what it takes to answer. */
interface Needed {
  readonly question: {
    readonly choices: readonly { readonly index: number }[]
  } | null
  readonly outcome: unknown
}

/** One person with one socket: what she hears she counts, and a while after she is asked she answers. */
export class Sitter {
  private readonly tally: Tally
  private readonly pace: number
  readonly socket: WebSocket
  private revision = 0
  private needed: Needed = { question: null, outcome: null }
  private said: { readonly id: string; readonly at: number; received: boolean } | null = null
  private thinkingOf = -1
  private timer: NodeJS.Timeout | undefined
  private pings: Pings | undefined

  constructor(address: string, token: string, from: string, pace: number, tally: Tally) {
    this.pace = pace
    this.tally = tally
    this.socket = new WebSocket(address, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
      perMessageDeflate: false,
    })
    this.socket.on('message', (data) => this.receive(String(data)))
    this.socket.on('error', () => {})
    this.socket.on('open', () => {
      this.pings = new Pings(() => this.socket.send(PING))
    })
    this.socket.on('close', () => {
      this.pings?.end()
      clearTimeout(this.timer)
      this.tally.lost += 1
    })
  }

  /** Resolves when the socket is open, and rejects when it stays shut. */
  opened(): Promise<void> {
    return new Promise((done, fail) => {
      this.socket.once('open', () => done())
      this.socket.once('error', fail)
    })
  }

  private receive(text: string): void {
    this.pings?.onReceived()
    this.tally.frames += 1
    this.tally.bytes += text.length
    if (text === '0') return
    const message = JSON.parse(text) as WireMessage
    switch (message.m) {
      case 'whole':
        this.needed = message.moment
        this.revision = message.r
        this.said = null
        break
      case 'patch':
        if (message.from !== this.revision) return
        this.take(message.moment)
        this.revision = message.r
        break
      case 'held':
        this.answered(message.id)
        return
      case 'ok':
        this.answered(message.id)
        if (this.said?.id === message.id) this.said = null
        this.tally.decisions += 1
        break
      case 'no':
        // Where both are asked, whoever answers second is too late: that is how it should be.
        if (message.code !== 'stale') this.tally.refusals += 1
        if (this.said?.id === message.id) this.said = null
        break
      default:
        return
    }
    this.consider()
  }

  /** Applies what a patch says of the few things that it takes to answer. */
  private take(patch: Patch | null): void {
    if (patch === null || patch[0] !== 1) return
    const changed = (key: 'question' | 'outcome'): unknown => {
      const change = patch[1][key]
      return change === undefined ? this.needed[key] : patched(this.needed[key], change)
    }
    this.needed = { question: changed('question') as Needed['question'], outcome: changed('outcome') }
  }

  private answered(id: string): void {
    const { said } = this
    if (said?.id !== id || said.received) return
    said.received = true
    this.tally.delays.push(performance.now() - said.at)
  }

  private consider(): void {
    const { question, outcome } = this.needed
    if (question === null || outcome !== null || this.said !== null || this.thinkingOf === this.revision)
      return
    this.thinkingOf = this.revision
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.answer(), thinkingTime(this.pace))
  }

  private answer(): void {
    const { question } = this.needed
    if (question === null || this.thinkingOf !== this.revision || this.socket.readyState !== WebSocket.OPEN)
      return
    const { index } = question.choices[Math.floor(Math.random() * question.choices.length)]!
    const id = randomBytes(9).toString('base64url')
    this.said = { id, at: performance.now(), received: false }
    this.pings?.says()
    this.socket.send(JSON.stringify({ c: 'a', r: this.revision, i: index, id }))
  }
}
