import type { Lang } from '../../../language/face.ts'
import type { Company, WireMessage } from '../../../table/messages.ts'
import { WINDOW } from '../../../table/time/clock.ts'
import {
  type OpenWindow,
  openWindow,
  paidFrom,
  type TimeLeft,
  timeLeft,
} from '../../../table/time/shown-time.ts'
import { timeWords } from '../words/times.ts'

/** What time it is, and something to be done later; tests have one of their own. */
export interface Timer {
  now(): number
  /** Does something after so many milliseconds; gives what keeps it from happening. */
  after(milliseconds: number, what: () => void): () => void
}

export const ownTimer: Timer = {
  now: () => performance.now(),
  after: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND
/** What is left when it is said aloud: the first two only where time is measured in days. */
const SAID_AT = [24 * HOUR, HOUR, 60 * SECOND, 30 * SECOND, 10 * SECOND] as const
const SOON = 10 * SECOND
/** A clock that is told again may differ by so much from what was counted here. */
const TOLERATED = 2 * SECOND
/** It is no news that a table waits for so short a time. */
const WORTH_SAYING = 60

interface TimeTerminal {
  readonly lang: Lang
  readonly print: (text: string) => void
  /** The prompt has to be shown again. */
  readonly changed: () => void
}

interface Around {
  readonly nameOf: (seat: number) => string
  /** The seat that is asked, -1 for the whole table, null when nobody is. */
  readonly asked: () => number | null
}

/** The time of a table as a terminal isNews it: before what one types, and aloud when it runs out. */
export class TableTime {
  private readonly terminal: TimeTerminal
  private readonly timer: Timer
  private readonly around: Around
  private readonly words: (typeof timeWords)['en']
  private company: Company | null = null
  private knownAt = 0
  private window: OpenWindow | null = null
  /** What was said last: whose time, and how much of it was left. */
  private said: { readonly seat: number; readonly left: number } | null = null
  private stop: () => void = () => {}

  constructor(terminal: TimeTerminal, timer: Timer, around: Around) {
    this.terminal = terminal
    this.timer = timer
    this.around = around
    this.words = timeWords[terminal.lang]
  }

  /** Something was heard of the table, and this is its company now. */
  take(message: WireMessage, company: Company | null): void {
    const isNews = message.m === 'company' || message.m === 'whole' || message.m === 'patch'
    if (!isNews || company === null) return
    const now = this.timer.now()
    const isNew = message.m !== 'patch' || message.company !== undefined
    const thought = this.window?.thinking === true
    if (isNew) {
      this.company = company
      this.knownAt = now
    }
    // Another window of the same kind: what is around the game has not changed, but its time begins again.
    this.window = openWindow(company.window, isNew ? (company.window?.left ?? 0) : WINDOW, now)
    const asked = this.around.asked()
    if (this.window?.thinking === true && !thought && asked !== null)
      this.terminal.print(
        this.isOwn(asked) ? this.words.youThink : this.words.thinks(this.around.nameOf(asked)),
      )
    this.plan()
  }

  /** Whoever is waited for has been for a while already: it is said to whoever comes. */
  get waited(): string {
    const { waited = 0 } = this.company ?? {}
    return waited < WORTH_SAYING ? '' : ` ${this.words.waited(this.words.time(waited * SECOND))}`
  }

  /** Nothing is heard of the table: what is known of its time is old. */
  rest(): void {
    this.stop()
    this.company = null
    this.window = null
  }

  /** A window waits for this terminal that closes by itself, and nobody has bought time there. */
  get mayThink(): boolean {
    const { window } = this
    return window?.exactly === true && !window.thinking && this.isOwn(this.around.asked() ?? -1)
  }

  /** What stands before the place where one types. */
  prompt(asked: boolean): string {
    const { words, window, running } = this
    const now = this.timer.now()
    if (asked && window !== null && window.closes > now) {
      const seconds = Math.ceil((window.closes - now) / SECOND)
      return this.mayThink ? words.mayThink(seconds) : words.window(seconds)
    }
    const seat = running ?? this.company?.you.seats[0]
    const shown = seat === undefined ? null : this.leftOf(seat)
    if (seat === undefined || shown === null) return ''
    const time = words.time(shown.left)
    if (!this.isOwn(seat)) return words.other(this.around.nameOf(seat), time)
    return shown.ofTurn ? words.ownTurn(time, words.time(shown.all)) : words.own(time)
  }

  private get running(): number | null {
    return this.company?.clock?.running?.seat ?? null
  }

  private isOwn(seat: number): boolean {
    return this.company?.you.seats.includes(seat) === true
  }

  private leftOf(seat: number): TimeLeft | null {
    const { company, knownAt, window } = this
    return company === null ? null : timeLeft(company, seat, { knownAt, window, now: this.timer.now() })
  }

  /** Says it when the next of the times is reached at which it is said. */
  private plan(): void {
    this.stop()
    const { running: seat } = this
    const shown = seat === null ? null : this.leftOf(seat)
    if (seat === null || shown === null || !shown.runs) return
    const { said } = this
    if (said !== null && (said.seat !== seat || shown.left > said.left + TOLERATED)) this.said = null
    const below = Math.min(shown.left, this.said?.left ?? Number.POSITIVE_INFINITY)
    const next = SAID_AT.find((each) => each < below && (this.isOwn(seat) || each === SOON))
    if (next === undefined) return
    this.stop = this.timer.after(this.until(next, shown.left), () => {
      this.say(seat, next)
      this.plan()
      this.terminal.changed()
    })
  }

  /** A window that is still open is nobody's time yet. */
  private until(next: number, left: number): number {
    return left - next + Math.max(0, paidFrom(this.window) - this.timer.now())
  }

  private say(seat: number, left: number): void {
    const { words, company } = this
    this.said = { seat, left }
    const shown = this.leftOf(seat)
    if (shown === null || company === null) return
    const time = words.time(left)
    if (!this.isOwn(seat)) return this.terminal.print(words.otherLeft(this.around.nameOf(seat), time))
    const sentence = shown.ofTurn ? words.leftOfTurn(time) : words.left(time)
    this.terminal.print(left === SOON ? `${sentence} ${this.afterwards(company)}`.trim() : sentence)
  }

  /** What happens when her time is over. */
  private afterwards({ reacts, options: { pace } }: Company): string {
    if (!reacts) return pace === 'days' ? this.words.standsIn : ''
    return pace === 'days' ? this.words.loses : this.words.playsOn
  }
}
