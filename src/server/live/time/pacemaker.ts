import type { Playable } from '../../../language/face.ts'
import type { ClockShown, WindowShown } from '../../../table/messages.ts'
import type { TableOptions } from '../../../table/options.ts'
import { isWindow, type Order, orderedAnswer, orderFor, thinksPercent } from '../../../table/orders.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import { type Asked, PACES, TableClock } from '../../../table/time/clock.ts'
import { type Holiday, holidayUntil } from '../../../table/time/holiday.ts'
import type { Environment } from '../environment.ts'
import { turnNow } from './turns.ts'
import { ReactionWindow } from './window.ts'

/** At the latest after so long a clock is looked at again: the time of the store may have leapt. */
const LOOKS = 30_000
/** A bot takes so long, whatever it had to think about. */
const BOT_DELAY = { least: 400, more: 500 }

/** What happens at a table by itself, when its time has come. */
export interface Due {
  /** The bot that is asked answers. */
  bot(revision: number): void
  /** A window closes. */
  windowClosed(window: ReactionWindow): void
  /** The time of whoever is asked is over. */
  timeOver(): void
  /** Something around the game has changed: it is shown. */
  changed(): void
}

/** Keeps the time of a table: bots, windows and clocks. It acts through the table alone, when timers say so. */
export class Pacemaker {
  window: ReactionWindow | null = null
  private readonly table: SharedTable<Playable>
  private readonly options: TableOptions
  private readonly environment: Pick<Environment, 'time' | 'roll'>
  private readonly due: Due
  private readonly orders: (seat: number) => readonly Order[]
  private readonly lagOf: (seat: number) => number
  private readonly holidays: readonly (readonly Holiday[])[]
  private readonly clock: TableClock | null
  private askedSince: number
  /** Since when the same seat is asked, one question or several. */
  waitedSince: number
  private waitedSeat: number | null
  private stops: (() => void)[] = []

  constructor(
    table: SharedTable<Playable>,
    options: TableOptions,
    environment: Pick<Environment, 'time' | 'roll'>,
    due: Due,
    {
      begun,
      orders,
      lagOf,
      holidays,
    }: {
      readonly begun: number
      readonly orders: (seat: number) => readonly Order[]
      /** How long an answer of this seat takes to arrive. */
      readonly lagOf: (seat: number) => number
      readonly holidays: readonly (readonly Holiday[])[]
    },
  ) {
    this.table = table
    this.options = options
    this.environment = environment
    this.due = due
    this.orders = orders
    this.lagOf = lagOf
    this.holidays = holidays
    this.askedSince = begun
    this.waitedSince = begun
    this.waitedSeat = this.askedSeat
    this.clock =
      options.pace === 'relaxed'
        ? null
        : new TableClock(PACES[options.pace], table.table.seats, begun, holidays)
    this.clock?.step(begun, this.asked())
  }

  /** The seat that is asked now, -1 for the whole table, null when the game is over. */
  get askedSeat(): number | null {
    const { over, game, state } = this.table.table
    return over ? null : game.machine.seat(state)
  }

  /** What is asked now. */
  asked(): Asked {
    const { table } = this.table
    if (table.over) return { seat: null, isWindow: false, turnOf: null, turn: -1 }
    const seat = table.game.machine.seat(table.state)
    return { seat, isWindow: this.isWindow(), ...turnNow(table) }
  }

  private isWindow(): boolean {
    const { table } = this.table
    return !table.over && table.game.reactions !== undefined && isWindow(table.game, table.decision)
  }

  /** A step was stored at this time. */
  stepped(at: number, spared = 0): void {
    if (spared > 0) this.clock?.spare(spared)
    this.clock?.step(at, this.asked())
    this.askedSince = at
    const { askedSeat } = this
    if (askedSeat !== this.waitedSeat) this.waitedSince = at
    this.waitedSeat = askedSeat
    const held = this.window?.held
    this.rest()
    held?.missed()
  }

  /** Nothing more happens by itself. */
  rest(): void {
    for (const stop of this.stops) stop()
    this.stops = []
    this.window = null
  }

  private later(milliseconds: number, what: () => void): void {
    this.stops.push(this.environment.time.after(milliseconds, what))
  }

  /** Everybody is about to see what is asked, at a time of the steady clock: its time runs from then on. */
  shown(revision: number, at: number): void {
    const { table, environment } = this
    if (table.table.over || revision !== table.revision) return
    const seat = table.table.game.machine.seat(table.table.state)
    if (this.isWindow()) this.openWindow(revision, seat, at)
    else if (table.botAsked)
      this.later(BOT_DELAY.least + environment.roll(BOT_DELAY.more), () => this.due.bot(revision))
    // What was answered in time may still be on its way.
    const grace = this.window === null ? this.lagOf(seat) : 0
    this.keepClock(grace)
  }

  /** What should have been seen at one time is seen later. */
  putOff(from: number, to: number): void {
    this.window?.putOff(from, to)
  }

  /** Says when the time of whoever is asked is over: by the clock, whenever a timer comes. */
  private keepClock(grace: number): void {
    const deadline = this.clock?.deadline ?? null
    if (deadline === null || this.window?.exactly === true) return
    const left = deadline + grace - this.environment.time.now()
    this.later(Math.min(left, LOOKS), () => {
      if (deadline + grace <= this.environment.time.now()) this.due.timeOver()
      else this.keepClock(grace)
    })
  }

  /** What was said to be over is not: the clock was set back meanwhile. */
  waitOn(): void {
    this.keepClock(0)
  }

  private openWindow(revision: number, seat: number, at: number): void {
    const { environment, table } = this
    const window = new ReactionWindow(revision, seat, this.options.windows, at)
    this.window = window
    const orders = this.orders(seat)
    if (window.exactly && environment.roll(100) < thinksPercent(orders)) {
      window.think()
      this.due.changed()
    }
    if (table.botAsked) {
      // A bot gets the time that a person would get; where nobody is protected, the time that bots take.
      const delay = this.options.windows === 'plain' ? BOT_DELAY.least + environment.roll(BOT_DELAY.more) : 0
      this.later(delay, () => this.due.bot(revision))
    }
    this.close(window)
  }

  private close(window: ReactionWindow): void {
    this.later(window.closes - this.environment.time.steady(), () => {
      if (this.window !== window) return
      // Somebody has bought time meanwhile, or the timer came early.
      if (window.holds(this.environment.time.steady())) this.close(window)
      else this.due.windowClosed(window)
    })
  }

  /** What the standing orders of the asked seat answer here, or null; `spends` is the order that is used up by it. */
  ordered(): { readonly index: number; readonly spends: Order | null } | null {
    const { game, state, decision } = this.table.table
    const { seat } = decision
    const orders = seat < 0 ? [] : this.orders(seat)
    if (orders.length === 0) return null
    const view = game.observe(state, seat)
    const index = orderedAnswer(game, orders, decision, view)
    return index === null ? null : { index, spends: orderFor(game, orders, decision, view)?.order ?? null }
  }

  /** Has the time of whoever is asked run out? */
  get isOver(): boolean {
    const deadline = this.clock?.deadline ?? null
    return deadline !== null && deadline <= this.environment.time.now()
  }

  /** How long whoever is asked has from now on, by the present clock; null when nobody's time runs. */
  get dueIn(): number | null {
    return this.leftOn(this.clock)
  }

  /** The same after a step that the table has taken and the clock has not: it is being stored just now. */
  dueAfterStep(spared: number): number | null {
    const clock = this.clock?.copy() ?? null
    if (spared > 0) clock?.spare(spared)
    clock?.step(this.environment.time.now(), this.asked())
    return this.leftOn(clock)
  }

  private leftOn(clock: TableClock | null): number | null {
    const deadline = clock?.deadline ?? null
    return deadline === null ? null : Math.max(0, deadline - this.environment.time.now())
  }

  /** How long the person of a seat is on holiday from now on; null when she is not. */
  holidayFor(seat: number): number | null {
    const now = this.environment.time.now()
    const until = holidayUntil(this.holidays[seat] ?? [], now)
    return until === null ? null : until - now
  }

  clockShown(): ClockShown | null {
    const now = this.environment.time.now()
    return this.clock?.at(now) ?? null
  }

  windowShown(): WindowShown | null {
    const { window, environment } = this
    if (window === null || this.options.windows === 'plain') return null
    const left = window.left(environment.time.steady())
    return { left, exactly: window.exactly, thinking: window.thinking }
  }

  get waited(): number {
    return Math.max(0, Math.floor((this.environment.time.now() - this.askedSince) / 1000))
  }
}
