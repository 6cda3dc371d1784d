import { afterHolidays, type Holiday, holidayWithin } from './holiday.ts'

/** How much time people have. All of it in milliseconds. */
export interface Pace {
  /** At the beginning. */
  readonly bank: number
  /** More of it at the beginning of each own turn. */
  readonly perTurn: number
  /** A bank never grows beyond this. */
  readonly mostBank: number
  /** The longest that one turn may take. */
  readonly turn: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export const PACES: Readonly<Record<'live' | 'days', Pace>> = {
  live: { bank: 3 * MINUTE, perTurn: 20 * SECOND, mostBank: 60 * MINUTE, turn: 90 * SECOND },
  days: { bank: 5 * DAY, perTurn: DAY, mostBank: 5 * DAY, turn: 5 * DAY },
}

/** A window is open so long before it is anybody's time; and no answer to one is shown earlier. */
export const WINDOW = 2 * SECOND
/** What "think" buys in a sealed window. */
export const THINK = 10 * SECOND

/** What is asked between two steps. */
export interface Asked {
  /** The seat, -1 for the whole table, null when nobody is asked. */
  readonly seat: number | null
  readonly isWindow: boolean
  /** Whose turn it is, or null. */
  readonly turnOf: number | null
  /** Which turn it is: later ones have greater numbers. The same player may have two of them one after the other. */
  readonly turn: number
}

/**
 * The time of a table, folded from the times of its steps: never stored, and the same wherever it is computed. Time
 * goes on only when somebody says so.
 */
export class TableClock {
  private readonly pace: Pace
  private readonly banks: number[]
  /** When each seat is on holiday: its time stands still then. */
  private readonly holidays: readonly (readonly Holiday[])[]
  private asked: Asked = { seat: null, isWindow: false, turnOf: null, turn: -1 }
  private since = 0
  /** Time used in this turn by whose turn it is. */
  private used = 0
  /** Time that this question does not count. */
  private spared = 0

  constructor(pace: Pace, seats: number, at: number, holidays: readonly (readonly Holiday[])[] = []) {
    this.pace = pace
    this.holidays = holidays
    this.banks = Array.from({ length: seats }, () => pace.bank)
    this.since = at
  }

  /** A step was taken at this time, and this is asked after it. */
  step(at: number, next: Asked): void {
    this.charge(at)
    if (next.turn !== this.asked.turn || next.turnOf !== this.asked.turnOf) {
      this.used = 0
      const { turnOf } = next
      const bank = turnOf === null ? undefined : this.banks[turnOf]
      if (turnOf !== null && bank !== undefined)
        this.banks[turnOf] = Math.min(bank + this.pace.perTurn, this.pace.mostBank)
    }
    this.asked = next
    this.spared = 0
  }

  /** The same time once more, to be asked what would be. */
  copy(): TableClock {
    const copy = new TableClock(this.pace, this.banks.length, this.since, this.holidays)
    copy.banks.splice(0, copy.banks.length, ...this.banks)
    copy.asked = this.asked
    copy.used = this.used
    copy.spared = this.spared
    return copy
  }

  /** So much of the time since the last step counts for nobody. */
  spare(milliseconds: number): void {
    this.spared += milliseconds
  }

  private charge(at: number): void {
    const { seat, turnOf } = this.asked
    const taken = this.taken(at)
    this.since = Math.max(at, this.since)
    if (seat === null || seat < 0) return
    this.banks[seat] = Math.max(0, (this.banks[seat] ?? 0) - taken)
    if (seat === turnOf) this.used += taken
  }

  /** The holidays of whoever is asked. */
  private get ofAsked(): readonly Holiday[] {
    return this.holidays[this.asked.seat ?? -1] ?? []
  }

  /** What the present question has cost so far. */
  private taken(at: number): number {
    const free =
      this.spared + (this.asked.isWindow ? WINDOW : 0) + holidayWithin(this.ofAsked, this.since, at)
    return Math.max(0, at - this.since - free)
  }

  /** How much is left to everybody at this time. */
  at(now: number): {
    readonly banks: readonly number[]
    readonly running: { readonly seat: number; readonly turnLeft: number } | null
  } {
    const { seat, turnOf } = this.asked
    if (seat === null || seat < 0) return { banks: [...this.banks], running: null }
    const taken = this.taken(now)
    const banks = this.banks.map((bank, each) => (each === seat ? Math.max(0, bank - taken) : bank))
    const turnLeft = seat === turnOf ? this.pace.turn - this.used - taken : Number.POSITIVE_INFINITY
    return { banks, running: { seat, turnLeft: Math.max(0, Math.min(turnLeft, banks[seat]!)) } }
  }

  /** When the time of whoever is asked runs out, or null when nobody's time runs. */
  get deadline(): number | null {
    const { seat, turnOf, isWindow } = this.asked
    if (seat === null || seat < 0) return null
    const turnLeft = seat === turnOf ? this.pace.turn - this.used : Number.POSITIVE_INFINITY
    const left = Math.max(0, Math.min(this.banks[seat]!, turnLeft))
    return afterHolidays(this.ofAsked, this.since, this.spared + (isWindow ? WINDOW : 0) + left)
  }
}
