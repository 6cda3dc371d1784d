import type { Lang } from '../../../language/face.ts'
import { CLOSED, type RefusalCode, type WireMessage } from '../../../table/messages.ts'
import { Lag } from '../time/lag.ts'
import type { Timekeeper } from '../time/timekeeper.ts'

/** Where frames go: a socket, or a list in a test. */
export interface Outlet {
  send(frame: string): void
  /**
   * Packs several frames into one; the function that it returns sends them. How long they are must not show in the time at
   * which the frames behind them leave, so all work that grows with their length is done here, before.
   */
  pack?(frames: readonly string[]): () => void
  /** Sends a ping of the socket itself, which its other end answers without asking the page. */
  ping?(token: string): void
  /** Bytes that are on their way and not read yet. */
  readonly buffered: number
  close(code: number, reason: string): void
}

/** Somebody's page at a table. */
export interface Guest {
  readonly person: string
  readonly name: string
  readonly lang: Lang
  /** What the page has already. */
  readonly revision: number
  readonly lines: number
  /** The sign of the last step that the page has seen: by it the table recognises that step. */
  readonly past?: string
}

const MOST_REFUSALS = 5
const REFUSALS_WITHIN = 10_000
/** A page that has so much unread is behind: it gets one whole moment when it has caught up. */
const BEHIND = 64 * 1024
const LOST = 1024 * 1024
const LOST_AFTER = 30_000
/** Whoever has so much unread gets no answers to pings: they are small, but each is queued by itself. */
const UNANSWERED = 4 * 1024
/** A page pings every eight seconds. */
const MOST_PINGS = 100
const PINGS_WITHIN = 5_000

/** The command that is refused, by its name or by the number of its question. */
interface Refused {
  readonly id?: string | null
  readonly q?: number | null
}

const refusalOf = (code: RefusalCode, text: string, { id = null, q = null }: Refused): WireMessage => ({
  m: 'no',
  id,
  q,
  code,
  text,
})

/** One open page: whose it is, what it has been sent, and how much it may still say. */
export class Connection {
  readonly person: string
  readonly name: string
  lang: Lang
  /** What somebody without a seat was given to come in with. */
  readonly key: string | null
  /** Whose eyes the person chose; null follows whoever of her seats is asked. */
  chosenEyes: number | null = null
  /** The eyes of a seat that somebody showed her. */
  shownSeat: number | null = null
  /** Somebody with a seat wants to hear those who watch. */
  listensToWatchers = false
  /** What the page has: the revision of its moment, and the lines of its log; null until it has got a moment. */
  revision: number | null
  lines: number
  private readonly past: string
  /** The channel that its moment came from. */
  channel = ''
  /** The company as it was last sent, and what of it goes on with the game. */
  company = ''
  companyStep = ''
  readonly lag = new Lag()
  private readonly outlet: Outlet
  private readonly time: Timekeeper
  /**
   * The frames for the next beat, and what sends those that are ready; null while there are none. An empty list that was kept would
   * move to the old generation of V8, and whatever is put into it there stays in memory until a full collection.
   */
  private waiting: string[] | null = null
  private leaving: (() => void)[] | null = null
  private readonly take: (cost: number) => boolean
  private refusals: number[] = []
  private behindSince: number | null = null
  private pings = 0
  private pingsSince = 0
  closed = false
  /** When the page last said anything. */
  receivedAt: number

  /** `take`: takes the cost of a command from what the person may say, here and on her other pages at the same table. */
  constructor(
    guest: Guest,
    outlet: Outlet,
    time: Timekeeper,
    take: (cost: number) => boolean,
    key: string | null = null,
  ) {
    this.key = key
    this.person = guest.person
    this.name = guest.name
    this.lang = guest.lang
    this.revision = guest.revision > 0 ? guest.revision : null
    this.lines = guest.lines
    this.past = guest.past ?? ''
    this.outlet = outlet
    this.time = time
    this.take = take
    this.receivedAt = time.steady()
  }

  /** Has the page seen steps that the table has not taken? It has taken others in their place, or fewer. */
  sawOther(revision: number, signOf: (seen: number) => string): boolean {
    const seen = this.revision ?? 0
    return seen > revision || (seen > 0 && this.past !== '' && this.past !== signOf(seen))
  }

  /** What the page has is of no use: it is sent everything. */
  forget(): void {
    this.revision = null
    this.lines = 0
  }

  /** Takes the cost of a command; false when there is not so much left, and closed when that happens too often. */
  pay(cost: number): boolean {
    if (this.take(cost)) return true
    const now = this.time.steady()
    this.refusals = [...this.refusals.filter((at) => now - at < REFUSALS_WITHIN), now]
    if (this.refusals.length >= MOST_REFUSALS) this.close(CLOSED.flood, 'too many commands')
    return false
  }

  /** Puts a message with those that leave with the next beat. */
  say(message: WireMessage): void {
    this.sayText(JSON.stringify(message))
  }

  sayText(frame: string): void {
    if (this.closed) return
    if (this.waiting === null) this.waiting = [frame]
    else this.waiting.push(frame)
  }

  refuse(code: RefusalCode, text: string, what: Refused): void {
    this.say(refusalOf(code, text, what))
  }

  /** Refuses at once, by itself, for what tells nothing of the game: what leaves with a beat is not hurried by it. */
  refuseNow(code: RefusalCode, text: string, what: Refused): void {
    if (!this.closed) this.outlet.send(JSON.stringify(refusalOf(code, text, what)))
  }

  /** Has the page not read what it was sent? Then it gets no more patches. */
  get isBehind(): boolean {
    const { buffered } = this.outlet
    if (buffered <= BEHIND) {
      this.behindSince = null
      return false
    }
    this.behindSince ??= this.time.steady()
    if (buffered > LOST || this.time.steady() - this.behindSince > LOST_AFTER)
      this.close(CLOSED.behind, 'the page does not read')
    return true
  }

  /** Closes it when the page has not read for too long, or has too much to read. */
  letGoIfBehind(): void {
    void this.isBehind
  }

  /** A ping tells nothing of the game: it is answered at once, as long as the answers are read. */
  pong(): void {
    if (this.closed) return
    const now = this.time.steady()
    if (now - this.pingsSince >= PINGS_WITHIN) {
      this.pingsSince = now
      this.pings = 0
    }
    this.pings += 1
    if (this.pings > MOST_PINGS) this.close(CLOSED.flood, 'too many pings')
    else if (this.outlet.buffered <= UNANSWERED) this.outlet.send('0')
  }

  /** Finds out how long its line takes. */
  measureLag(): void {
    if (!this.closed) this.outlet.ping?.(this.lag.ping(this.time.steady()))
  }

  /** The other end of the socket has answered a ping. */
  ponged(token: string): void {
    this.lag.ponged(token, this.time.steady())
  }

  /** Everything that waits leaves now. */
  flush(): void {
    this.ready()
    this.leave()
  }

  /** What waits now leaves with the next beat; what comes later, with the one after it. */
  ready(): void {
    const { waiting: frames } = this
    if (frames === null) return
    this.waiting = null
    if (this.leaving === null) this.leaving = [this.packed(frames)]
    else this.leaving.push(this.packed(frames))
  }

  private packed(frames: readonly string[]): () => void {
    const { outlet } = this
    if (outlet.pack !== undefined) return outlet.pack(frames)
    return () => {
      for (const frame of frames) outlet.send(frame)
    }
  }

  /** Everything that is ready leaves. */
  leave(): void {
    const { leaving } = this
    if (leaving === null) return
    this.leaving = null
    if (this.closed) return
    for (const send of leaving) send()
  }

  /** What waits for a beat stays here: whoever could have it sooner by being closed would know when it was made. */
  close(code: number, reason: string): void {
    if (this.closed) return
    this.closed = true
    this.waiting = null
    this.leaving = null
    this.outlet.close(code, reason)
  }
}
