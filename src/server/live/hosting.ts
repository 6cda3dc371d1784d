import { Refusal } from '../../kernel/refusal.ts'
import type { Playable } from '../../language/face.ts'
import { campaignOf } from '../../table/api.ts'
import { CLOSED } from '../../table/messages.ts'
import { CLOCK_ACT, CONCEDE_ACT } from '../../table/moment.ts'
import type { Order } from '../../table/orders.ts'
import * as says from '../../table/refusals.ts'
import type { Participant, SharedTable } from '../../table/shared-table.ts'
import type { SeatRow, Wish } from '../store/contract/tables.ts'
import { STAND_IN } from './answering.ts'
import { type Attendance, GRACE } from './attendance.ts'
import type { Connection } from './connection.ts'
import type { Environment } from './environment.ts'
import { type Journal, Lost } from './journal.ts'
import type { Again, OpenedTable } from './opening.ts'
import type { Pacemaker } from './pacemaker.ts'
import type { Seats } from './seats.ts'

/** So long somebody has to be away before the others may close the table without her. */
export const LONG_AWAY = 600_000
/** So long a game of days has to have waited for that. */
export const LONG_WAITED = 7 * 86_400_000

const wishing = (rows: readonly SeatRow[], wish: Wish): readonly number[] =>
  rows.filter((row) => row.wish === wish).map(({ seat }) => seat)

interface Company {
  readonly opened: OpenedTable
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly journal: Journal
}

/** What people arrange around the game: orders, stand-ins, eyes that are lent, another game. */
export class Hosting {
  /** Standing orders by seat. */
  readonly orders: (readonly Order[])[]
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment
  /** Seats whose people would like to play again, or to close the table before the game is over. */
  private wanted: readonly number[]
  repeat: { readonly same: readonly number[]; readonly sides: readonly number[] }
  closing: readonly number[]
  private next: string | null
  private stopWaiting: () => void = () => {}
  /** Seats whose eyes somebody may look through, by the keys that were given out. */
  private readonly lent = new Map<string, number>()

  constructor(
    shared: SharedTable<Playable>,
    orders: (readonly Order[])[],
    company: Company,
    environment: Environment,
  ) {
    this.shared = shared
    this.orders = orders
    this.company = company
    this.environment = environment
    const { row, next } = company.opened
    this.next = next
    this.wanted = wishing(row.seats, 'again')
    this.repeat = { same: wishing(row.seats, 'same'), sides: wishing(row.seats, 'sides') }
    this.closing = row.state === 'playing' ? wishing(row.seats, 'close') : []
  }

  get rematchShown(): { readonly wanted: readonly number[]; readonly table: string | null } {
    return { wanted: this.wanted, table: this.next }
  }

  /** The seat whose eyes this key opens, or null. */
  seatLentBy(key: string | null): number | null {
    return key === null ? null : (this.lent.get(key) ?? null)
  }

  async order(person: string, seat: number, orders: readonly Order[]): Promise<void> {
    if (this.company.seats.personAt(seat) !== person) throw new Refusal(says.NOT_YOUR_SEAT)
    await this.keep(seat, orders)
    this.orders[seat] = orders
  }

  /** An order was carried out that counts once. */
  async spend(seat: number, order: Order): Promise<void> {
    const left = (this.orders[seat] ?? []).filter((each) => each !== order)
    // At once: the next window of this seat may open before it is stored.
    this.orders[seat] = left
    await this.keep(seat, left)
  }

  private async keep(seat: number, orders: readonly Order[]): Promise<void> {
    const { row, epoch } = this.company.opened
    const text = JSON.stringify(orders)
    if (!(await this.environment.store.tables.setOrders(row.id, epoch, seat, text))) throw new Lost()
  }

  /** More time in a sealed window. */
  think({ answersFor }: Participant, revision: number): void {
    const { window } = this.company.pacemaker
    if (window === null || !window.exactly || window.thinking || window.revision !== revision)
      throw new Refusal(says.NO_THINKING)
    if (!answersFor.includes(window.seat)) throw new Refusal(says.NOT_ASKED)
    window.think()
  }

  /**
   * A bot plays for somebody who is away, because another wants it, or for her who would rather leave; she herself takes
   * her seat back.
   */
  async standIn(by: string, seat: number, bot: boolean, id: string): Promise<number> {
    const { opened, seats, attendance, journal } = this.company
    const person = seats.personAt(seat)
    if (person === null || this.shared.table.over) throw new Refusal(says.NOT_POSSIBLE)
    if (seats.hasStandIn(seat) === bot) return this.shared.revision
    if (bot && person === by) this.mustBeFreeToLeave(by)
    else if (bot) {
      if (seats.answersFor(by).length === 0) throw new Refusal(says.NOT_POSSIBLE)
      if (attendance.awayFor(person) < GRACE) throw new Refusal(says.NOT_AWAY)
      this.mustBeReplaceable(seat)
    } else if (person !== by) throw new Refusal(says.NOT_YOUR_SEAT)
    const name = bot ? STAND_IN : null
    const revision = await journal.take({ is: 'seat', seat, bot: name }, id)
    await this.environment.store.tables.standIn(opened.row.id, opened.epoch, seat, name)
    return revision
  }

  /** Whoever plays against others does not leave them to a bot; and where nobody else plays, the game has nobody left. */
  private mustBeFreeToLeave(person: string): void {
    if (this.shared.table.game.acts?.includes(CONCEDE_ACT) === true) throw new Refusal(says.CONCEDE_INSTEAD)
    if (this.company.seats.othersThan(person).length === 0) throw new Refusal(says.LAST_TO_PLAY)
  }

  /**
   * Where a clock runs, nobody is replaced by those whom she plays against: it ends her turn or the game. Where all play
   * together for days, she is replaced when her time is over, and not before.
   */
  private mustBeReplaceable(seat: number): void {
    const { opened, pacemaker } = this.company
    const { pace } = opened.options
    if (pace === 'relaxed') return
    if (this.shared.table.game.acts?.includes(CLOCK_ACT) === true) throw new Refusal(says.NOT_REPLACED)
    if (pace === 'days' && !(pacemaker.askedSeat === seat && pacemaker.isOver))
      throw new Refusal(says.TIME_LEFT)
  }

  /**
   * When everybody wants to play again there is another table: with the sides changed, or with the same deal once more, if
   * that is what all want.
   */
  async rematch(person: string, wish: Again): Promise<void> {
    const { opened, seats } = this.company
    if (!this.shared.table.over && opened.stopped !== 'left') throw new Refusal(says.NOT_OVER)
    // What comes after a battle is for its campaign to say.
    if (campaignOf(opened.row.parent) !== null) throw new Refusal(says.NOT_POSSIBLE)
    // The deal of a day is everybody's: whoever has played it knows it.
    if (wish !== 'again' && opened.row.day !== null) throw new Refusal(says.NOT_POSSIBLE)
    const own = seats.seatsOf(person)
    if (own.length === 0) throw new Refusal(says.NO_SEAT)
    const { tables } = this.environment.store
    await tables.setWish(opened.row.id, person, wish)
    // Others may have said so at another node, or before this table was opened again.
    const rows = (await tables.table(opened.row.id))?.seats ?? []
    this.wanted = wishing(rows, 'again')
    this.repeat = { same: wishing(rows, 'same'), sides: wishing(rows, 'sides') }
    const alike = wishing(rows, wish)
    const all = seats.rows.every((row) => row.person === null || alike.includes(row.seat))
    this.next = all ? await opened.again(this.environment, wish) : await tables.nextOf(opened.row.id)
  }

  /**
   * Somebody would like to close the table before the game is over; gives whether it is to be closed now. Everybody
   * has to agree but for bots, stand-ins and people who have not been here for long. Whoever says no to it ends the wish.
   */
  async close(person: string, on: boolean, agreed: () => void): Promise<boolean> {
    const { opened, seats } = this.company
    if (this.shared.table.over) throw new Refusal(says.OVER)
    const own = seats.seatsOf(person)
    if (own.length === 0) throw new Refusal(says.NO_SEAT)
    const { tables } = this.environment.store
    this.stopWaiting()
    if (!on) {
      await tables.clearWishes(opened.row.id)
      this.closing = []
      return false
    }
    await tables.setWish(opened.row.id, person, 'close')
    this.closing = [...new Set([...this.closing, ...own])]
    if (this.allWouldClose) return true
    // Whoever is away now has not been here for long by then.
    this.stopWaiting = this.environment.time.after(LONG_AWAY, () => {
      if (this.closing.length > 0 && this.allWouldClose) agreed()
    })
    return false
  }

  /** Whoever plays on has thought better of it. */
  async playsOn(person: string): Promise<void> {
    const own = this.company.seats.seatsOf(person)
    if (!own.some((seat) => this.closing.includes(seat))) return
    await this.environment.store.tables.setWish(this.company.opened.row.id, person, null)
    this.closing = this.closing.filter((seat) => !own.includes(seat))
  }

  private get allWouldClose(): boolean {
    const { seats } = this.company
    return seats.rows.every(
      ({ seat, person }) =>
        person === null || this.closing.includes(seat) || seats.hasStandIn(seat) || this.isLongAway(person),
    )
  }

  /** Where people play for days nobody is expected to be here: there it is the game that has to have waited. */
  private isLongAway(person: string): boolean {
    const { opened, attendance, pacemaker } = this.company
    if (attendance.isHere(person)) return false
    if (opened.options.pace === 'days') return pacemaker.waited * 1000 >= LONG_WAITED
    return attendance.awayFor(person) >= LONG_AWAY
  }

  /** Nothing more happens by itself. */
  rest(): void {
    this.stopWaiting()
  }

  /** Lends the eyes of a seat to whoever has the key; gives the key, or null when nobody has one any more. */
  lend({ answersFor }: Participant, seat: number, on: boolean): string | null {
    if (!answersFor.includes(seat)) throw new Refusal(says.NOT_YOUR_SEAT)
    for (const [key, lent] of this.lent) if (lent === seat) this.lent.delete(key)
    for (const connection of this.company.attendance.connections)
      if (connection.shownSeat === seat) connection.close(CLOSED.unknown, 'not shown any more')
    if (!on) return null
    const key = Buffer.from(this.environment.bytes(16)).toString('base64url')
    this.lent.set(key, seat)
    return key
  }

  /** Looks through other eyes: of one's own seats, of any when the game is over, or with the delay that open hands have. */
  look(connection: Connection, seat: number): void {
    const { opened, seats } = this.company
    const own = seats.seatsOf(connection.person)
    const open =
      own.length === 0 && opened.options.watchers === 'delayed' && seat <= this.shared.table.watcher
    if (!seats.mayLookThrough(own, seat) && !open) throw new Refusal(says.SEALED_EYES)
    connection.chosenEyes = seat
  }
}
