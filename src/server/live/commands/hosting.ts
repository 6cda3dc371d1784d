import { Refusal } from '../../../kernel/refusal.ts'
import type { Playable } from '../../../language/face.ts'
import { CLOSED } from '../../../table/messages.ts'
import { CLOCK_ACT, CONCEDE_ACT } from '../../../table/moment.ts'
import type { Order } from '../../../table/orders.ts'
import * as says from '../../../table/refusals.ts'
import type { Participant, SharedTable } from '../../../table/shared-table.ts'
import { campaignOf } from '../../../table/wire/api.ts'
import { digestOf } from '../../access/session.ts'
import type { SeatRow, Wish } from '../../store/contract/tables.ts'
import type { Digest } from '../../store/contract/values.ts'
import type { Connection } from '../connections/connection.ts'
import type { Environment } from '../environment.ts'
import type { Again, OpenedTable } from '../opening/opening.ts'
import { type Attendance, GRACE } from '../people/attendance.ts'
import { isKey } from '../people/keys.ts'
import type { Seats } from '../people/seats.ts'
import { type Journal, Lost } from '../storage/journal.ts'
import type { Pacemaker } from '../time/pacemaker.ts'
import { STAND_IN } from './answering.ts'

/** The seats whose people would like this. */
export const wishing = (rows: readonly SeatRow[], wish: Wish): readonly number[] =>
  rows.filter((row) => row.wish === wish).map(({ seat }) => seat)

const AGAIN: readonly Again[] = ['again', 'same', 'sides']

/** Does everybody who sits there want just this? */
const isWanted = (rows: readonly SeatRow[], wish: Wish): boolean =>
  rows.some((row) => row.wish === wish) && rows.every((row) => row.person === null || row.wish === wish)

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
  /** Seats whose people would like to play again. */
  private wanted: readonly number[]
  repeat: { readonly same: readonly number[]; readonly sides: readonly number[] }
  private next: string | null
  /** The digests of the keys with which somebody may look through the eyes of a seat. */
  private readonly lent: (Digest | null)[]

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
    this.lent = row.seats.map(({ lent }) => lent)
    this.next = next
    this.wanted = wishing(row.seats, 'again')
    this.repeat = { same: wishing(row.seats, 'same'), sides: wishing(row.seats, 'sides') }
  }

  get rematchShown(): { readonly wanted: readonly number[]; readonly table: string | null } {
    return { wanted: this.wanted, table: this.next }
  }

  /** The seat whose eyes this key opens, or null. */
  seatLentBy(key: string | null): number | null {
    const seat = this.lent.findIndex((lent) => isKey(key, lent))
    return seat < 0 ? null : seat
  }

  /** May somebody look through the eyes of this seat? */
  isLent(seat: number): boolean {
    return this.lent[seat] != null
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
    const { seats, attendance, journal } = this.company
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
    await this.listStandIn(seat, name)
    return revision
  }

  /** What lists and notices say of a seat. The step is what counts: whoever opens the table next writes it again. */
  private async listStandIn(seat: number, bot: string | null): Promise<void> {
    const { row, epoch } = this.company.opened
    try {
      await this.environment.store.tables.standIn(row.id, epoch, seat, bot)
    } catch (error) {
      this.environment.report(error, row.id)
    }
  }

  /** Does what a node that has ended did not come to: the next game that all wish for, and who plays in lists. */
  async resume(): Promise<void> {
    const { opened, seats } = this.company
    const { row } = opened
    if (row.state === 'playing') {
      for (const { seat, bot, standin } of row.seats) {
        const plays = bot === null ? (this.shared.players[seat]?.bot ?? null) : null
        if (plays !== standin && seats.personAt(seat) !== null) await this.listStandIn(seat, plays)
      }
      return
    }
    if (this.next !== null || campaignOf(row.parent) !== null) return
    const wish = AGAIN.find((each) => isWanted(row.seats, each))
    if (wish !== undefined) this.next = await opened.again(this.environment, wish)
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
    // Whoever has gone for good meanwhile is not waited for.
    this.next = isWanted(rows, wish)
      ? await opened.again(this.environment, wish)
      : await tables.nextOf(opened.row.id)
  }

  /** Lends the eyes of a seat to whoever has the key; gives the key, or null when nobody has one any more. */
  async lend({ id, answersFor }: Participant, seat: number, on: boolean): Promise<string | null> {
    // Also where a bot plays for her, or nobody goes on, she may take back what she has lent.
    if (!(on ? answersFor : this.company.seats.seatsOf(id)).includes(seat))
      throw new Refusal(says.NOT_YOUR_SEAT)
    const { row, epoch } = this.company.opened
    const key = on ? Buffer.from(this.environment.bytes(16)).toString('base64url') : null
    const lent = key === null ? null : digestOf(key)
    if (!(await this.environment.store.tables.setLent(row.id, epoch, seat, lent))) throw new Lost()
    this.lent[seat] = lent
    for (const connection of this.company.attendance.connections)
      if (connection.shownSeat === seat) connection.close(CLOSED.unknown, 'not shown any more')
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
