import { CLOSED, readMessage, type WireMessage } from '../messages.ts'
import type { WireCommand } from './commands.ts'
import { costOf } from './costs.ts'

/**
 * How the line to the table is: `lost` while it is being opened again, `unstored` when that is because the server cannot
 * store anything, `refused` when it will not be, `signed-out` when whoever sits here has to sign in again first.
 */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'unstored' | 'refused' | 'signed-out'

/** One socket, as the line uses it. */
export interface LineSocket {
  send(text: string): void
  /** Ends it, without waiting for the other side. */
  end(): void
}

/** What a socket tells the line. */
export interface SocketEvents {
  opened(): void
  received(text: string): void
  /** It is closed, or could not be opened; `CLOSED.unknown` when asking again would not help. */
  closed(code: number): void
}

/** What the line needs of where it runs. */
export interface ConnectionEnvironment {
  socket(address: string, events: SocketEvents): LineSocket
  now(): number
  /** Does something after so many milliseconds; gives what keeps it from happening. */
  after(milliseconds: number, what: () => void): () => void
  /** A random number from 0 to 1. */
  random(): number
  /** A ping is said when nothing was heard for so long. */
  pingEvery(): number
}

export interface ConnectionHooks {
  /** The address now: it names what has been heard already. */
  address(): string
  received(message: WireMessage): void
  changed(state: ConnectionState): void
  /** A ping went there and back in so many milliseconds. */
  tripped?(milliseconds: number): void
}

/** Whatever is said under a name is answered to that name. */
export type NamedCommand = Extract<WireCommand, { readonly id: string }>

export const FIRST_WAIT = 500
export const LONGEST_WAIT = 10_000
/** A server that cannot store anything is not asked more often, however much it says. */
export const UNSTORED_WAIT = 4_000
/** A socket that is not open after so long never will be. */
export const OPENING = 10_000
/** Nothing heard for so long: the line is dead, whatever the socket thinks. */
export const SILENCE = 25_000
/** Whoever has said nothing for so long says a ping, whatever she hears: the server takes her for gone after 25 s. */
export const SPEAKS_WITHIN = 16_000
/** What the table could not take is said again after so long. */
export const AGAIN = 1_000
/** What a server takes at once, and a little less than it takes every second (docs/online-wire.md). */
export const ALLOWANCE = 40
const A_SECOND = 7

/**
 * The line to a table, which opens itself again until it is closed. What was said with a name is said again until the
 * table has answered to that name, so that nothing is lost by a bad line and nothing counts twice.
 */
export class Connection {
  private readonly environment: ConnectionEnvironment
  private readonly hooks: ConnectionHooks
  private socket: LineSocket | null = null
  private isOpen = false
  private hasReceived = false
  private readonly unanswered = new Map<string, NamedCommand>()
  /** What waits because more would be too fast for the server. */
  private readonly waiting: WireCommand[] = []
  private allowance = ALLOWANCE
  private countedAt = 0
  private wait = FIRST_WAIT
  private lastReceived = 0
  private lastSaid = 0
  private lastPing = 0
  /** When the ping was said that is not answered yet. */
  private pingedAt: number | null = null
  private closed = false
  private stopSpending: () => void = () => {}
  private stopRetry: () => void = () => {}
  /** Of the opening, then of the pings. */
  private stopWatching: () => void = () => {}

  constructor(environment: ConnectionEnvironment, hooks: ConnectionHooks) {
    this.environment = environment
    this.hooks = hooks
    this.open('opening')
  }

  /** Says something that has to arrive. */
  say(command: NamedCommand): void {
    this.unanswered.set(command.id, command)
    this.mention(command)
  }

  /** The table could not take it yet. */
  sayAgain(id: string): void {
    this.environment.after(AGAIN, () => {
      const command = this.unanswered.get(id)
      if (command !== undefined) this.mention(command)
    })
  }

  /** Says something that is not missed if the line is down; false then. */
  mention(command: WireCommand): boolean {
    if (!this.isOpen) return false
    this.waiting.push(command)
    this.spend()
    return true
  }

  /** The table has answered to this name. */
  answered(id: string): void {
    this.unanswered.delete(id)
  }

  /** What was heard does not fit together: the line is opened again. */
  again(): void {
    if (this.socket !== null) this.lost(this.socket, 0)
  }

  /** How long nothing has been heard, in milliseconds. */
  get silentFor(): number {
    return this.environment.now() - this.lastReceived
  }

  /** No reason to wait any longer: the network, or the person, is back. */
  hurry(): void {
    if (!this.closed && this.socket === null) this.open('lost')
  }

  close(): void {
    this.closed = true
    this.stopRetry()
    this.letGo()
  }

  private open(state: ConnectionState): void {
    this.stopRetry()
    this.hasReceived = false
    this.hooks.changed(state)
    const { environment } = this
    // A socket that was given up may still speak: it is not heard any more.
    const ifCurrent =
      <T extends readonly unknown[]>(what: (...args: T) => void) =>
      (...args: T): void => {
        if (this.socket === socket) what(...args)
      }
    const socket: LineSocket = environment.socket(this.hooks.address(), {
      opened: ifCurrent(() => this.opened()),
      received: ifCurrent((text: string) => this.take(text)),
      closed: ifCurrent((code: number) => this.lost(socket, code)),
    })
    this.socket = socket
    this.stopWatching = environment.after(OPENING, () => this.lost(socket, 0))
  }

  private opened(): void {
    this.stopWatching()
    this.isOpen = true
    const now = this.environment.now()
    this.lastReceived = now
    this.lastSaid = now
    this.lastPing = now
    this.pingedAt = null
    this.allowance = ALLOWANCE
    this.countedAt = now
    this.hooks.changed('open')
    for (const command of this.unanswered.values()) this.mention(command)
    this.watch()
  }

  private take(text: string): void {
    this.lastReceived = this.environment.now()
    if (text === '0') {
      const { pingedAt } = this
      this.pingedAt = null
      if (pingedAt !== null) this.hooks.tripped?.(this.lastReceived - pingedAt)
      return
    }
    // Only now it is known that the other side is more than an open socket.
    this.hasReceived = true
    this.wait = FIRST_WAIT
    const message = readMessage(text)
    if (message !== null) this.hooks.received(message)
  }

  /** Says what waits, as fast as the server takes it: a plan, or input from a file, is faster than any person. */
  private spend(): void {
    this.stopSpending()
    const { waiting, environment } = this
    const now = environment.now()
    this.allowance = Math.min(ALLOWANCE, this.allowance + ((now - this.countedAt) / 1000) * A_SECOND)
    this.countedAt = now
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const cost = costOf(next)
      if (cost > this.allowance) {
        const wait = (1000 * (cost - this.allowance)) / A_SECOND + 1
        this.stopSpending = environment.after(wait, () => this.spend())
        return
      }
      this.allowance -= cost
      this.lastSaid = now
      waiting.shift()
      this.socket?.send(JSON.stringify(next))
    }
  }

  /** Whoever hears and says enough by playing says no pings. */
  private watch(): void {
    const { socket, environment } = this
    this.stopWatching = environment.after(Math.max(0, this.pingAt - environment.now()), () => {
      if (socket === null) return
      const now = environment.now()
      if (now - this.lastReceived > SILENCE) {
        this.lost(socket, 0)
        return
      }
      if (now >= this.pingAt) {
        socket.send(PING)
        this.lastSaid = now
        this.lastPing = now
        this.pingedAt = now
      }
      this.watch()
    })
  }

  private get pingAt(): number {
    return nextPing(this.environment.pingEvery(), this.lastReceived, this.lastSaid, this.lastPing)
  }

  private letGo(): void {
    const { socket } = this
    this.stopWatching()
    this.stopSpending()
    this.waiting.length = 0
    this.isOpen = false
    this.socket = null
    socket?.end()
  }

  private lost(socket: LineSocket, code: number): void {
    if (this.closed || this.socket !== socket) return
    this.letGo()
    if (code === CLOSED.unknown || code === CLOSED.signedOut) {
      this.closed = true
      this.hooks.changed(code === CLOSED.unknown ? 'refused' : 'signed-out')
      return
    }
    const state = code === CLOSED.unstored ? 'unstored' : 'lost'
    this.hooks.changed(state)
    if (state === 'unstored') this.wait = Math.max(this.wait, UNSTORED_WAIT)
    // At once when a table has moved; not everybody at once when a server comes back, and never without a pause.
    const now = code === CLOSED.moved && this.hasReceived
    const wait = now ? 0 : this.wait * (0.5 + this.environment.random() / 2)
    if (!now) this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    this.stopRetry = this.environment.after(wait, () => this.open(state))
  }
}

/** A ping as servers know it best. */
export const PING = '{"c":"p"}'

/** When a ping is due, after something was last heard and said, and after the last ping. */
export const nextPing = (every: number, received: number, said: number, pinged: number): number =>
  Math.min(Math.max(received, pinged) + every, said + SPEAKS_WITHIN)
