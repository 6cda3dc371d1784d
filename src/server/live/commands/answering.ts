import { Refusal } from '../../../kernel/refusal.ts'
import type { Playable } from '../../../language/face.ts'
import { contains } from '../../../table/contains.ts'
import { CLOCK_ACT, LATE_ACT } from '../../../table/moment.ts'
import type { TableOptions } from '../../../table/options.ts'
import type { Order } from '../../../table/orders.ts'
import * as says from '../../../table/refusals.ts'
import type { Participant, SharedTable } from '../../../table/shared-table.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { Connection } from '../connections/connection.ts'
import type { Chosen } from '../engines/thinker.ts'
import type { Environment } from '../environment.ts'
import type { Attendance } from '../people/attendance.ts'
import type { Seats } from '../people/seats.ts'
import { type Journal, Lost } from '../storage/journal.ts'
import type { Pacemaker } from '../time/pacemaker.ts'
import type { ReactionWindow } from '../time/window.ts'

/** Who plays for somebody who is away, or whose time is over. */
export const STAND_IN = 'greedy'
/** An answer that nobody wants to hear of. */
const nobodyWaits = { done: () => {}, missed: () => {} }
/** At most so many answers end a turn whose time is over; no turn needs as many. */
const MOST_FORCED = 200

interface Company {
  readonly options: TableOptions
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly journal: Journal
  /** An order was carried out that counts once. */
  readonly spend: (seat: number, order: Order) => void
  /** For whom the bots of this table think. */
  readonly thoughtFor: { readonly table: string; readonly person: string }
}

/** By this name the orders of a seat answer. */
const orderOf = (seat: number): string => `order ${seat}`

/** How questions are answered at a live table: by people, by their orders, by bots and by the clock. */
export class Answering {
  /** The option of a question to the whole table that each seat points at. */
  readonly pointing: (number | null)[]
  /** Whoever thinks for bots was busy: the last bot to answer was a simpler one. */
  isBotSimpler = false
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment

  constructor(shared: SharedTable<Playable>, company: Company, environment: Environment) {
    this.shared = shared
    this.company = company
    this.environment = environment
    this.pointing = company.seats.rows.map(() => null)
  }

  /** Another question is asked now. */
  moved(): void {
    this.pointing.fill(null)
  }

  /** The seat that is asked, -1 for the whole table, null when the game is over. */
  private get asked(): number | null {
    return this.company.pacemaker.askedSeat
  }

  private isAnswerable({ answersFor }: Participant, revision: number): boolean {
    const { asked } = this
    if (asked === null || revision !== this.shared.revision) return false
    return asked < 0 ? answersFor.length > 0 : answersFor.includes(asked)
  }

  /** What pages are not offered cannot be chosen either. */
  private mustBeOffered(index: number): void {
    const { game, decision } = this.shared.table
    const option = decision.options[index]
    if (option === undefined || option.kind === game.reactions?.passTurn)
      throw new Refusal(says.NO_SUCH_OPTION)
  }

  async answer(
    connection: Connection,
    by: Participant,
    { r: revision, i: index, id }: Extract<WireCommand, { c: 'a' }>,
  ): Promise<void> {
    const { pacemaker, journal, options } = this.company
    const { window } = pacemaker
    const now = this.environment.time.steady()
    if (this.isAnswerable(by, revision)) {
      this.mustBeOffered(index)
      if (options.together === 'agree' && this.asked === -1) {
        connection.say({ m: 'ok', id, r: await this.agree(by, index, id) })
        return
      }
      if (window?.revision === revision && window.holds(now)) {
        if (window.held !== null && window.held.id !== id) throw new Refusal(says.HELD)
        window.held = {
          by,
          index,
          id,
          done: (r) => connection.say({ m: 'ok', id, r }),
          missed: () => connection.refuse('stale', says.STALE[connection.lang], { id }),
        }
        connection.say({ m: 'held', id, left: window.left(now) })
        return
      }
    }
    const r = await journal.commit(by, { do: 'answer', revision, index, id }, this.lagOf(connection))
    connection.say({ m: 'ok', id, r })
  }

  /**
   * How long before it arrived an answer was given. In a window that counts nothing: windows have time of their own, and the
   * clock must not show whether somebody or her orders have answered there.
   */
  private lagOf({ lag }: Connection): number {
    const { options, pacemaker } = this.company
    return options.pace === 'live' && !pacemaker.asked().isWindow ? lag.credit : 0
  }

  /** At a table that agrees, answering is pointing; it counts when all who are here point at the same. */
  private async agree(by: Participant, index: number, id: string): Promise<number> {
    for (const seat of by.answersFor) this.pointing[seat] = index
    const { seats, attendance, journal } = this.company
    const agreed = seats.rows.every(
      ({ seat, person }) =>
        person === null ||
        seats.hasStandIn(seat) ||
        !attendance.isHere(person) ||
        this.pointing[seat] === index,
    )
    const { revision } = this.shared
    return agreed ? journal.commit(by, { do: 'answer', revision, index, id }) : revision
  }

  /** Points at an option of a question to the whole table. */
  point({ answersFor }: Participant, index: number): void {
    if (this.asked !== -1) return
    this.mustBeOffered(index)
    for (const seat of answersFor) this.pointing[seat] = index
  }

  /** Answers while exactly one option has the next part, and the same seat is asked. */
  async follow(
    connection: Connection,
    by: Participant,
    { r, refs, id }: Extract<WireCommand, { c: 'f' }>,
  ): Promise<void> {
    const { shared, asked } = this
    const { journal, pacemaker } = this.company
    let revision = shared.recalled(id)
    if (revision === null) {
      revision = r
      for (const [n, ref] of refs.entries()) {
        if (n > 0 && (this.asked !== asked || pacemaker.asked().isWindow)) break
        const index = this.oneFitting(ref)
        if (index === null && n === 0) throw new Refusal(says.NO_SUCH_OPTION)
        if (index === null) break
        // A window holds the first of them like any other answer; what comes after it is another question.
        if (n === 0 && pacemaker.window?.holds(this.environment.time.steady()) === true)
          return this.answer(connection, by, { c: 'a', r, i: index, id })
        if (this.isAnswerable(by, revision)) this.mustBeOffered(index)
        // All of them came together: they were on their way once.
        const lag = n === 0 ? this.lagOf(connection) : 0
        revision = await journal.commit(by, { do: 'answer', revision, index, id: `${id}/${n}` }, lag)
      }
      shared.recall(id, revision)
    }
    connection.say({ m: 'ok', id, r: revision })
  }

  /** The one option that has this part, or null when none or several have. */
  private oneFitting(ref: Parameters<typeof contains>[1]): number | null {
    const { table } = this.shared
    if (table.over) return null
    const fitting = table.decision.options.flatMap((option, i) => (contains(option, ref) ? [i] : []))
    const [index = null, ...others] = fitting
    return others.length === 0 ? index : null
  }

  /** A question is shown. Where standing orders answer it, their answer is held until the window closes, like any other. */
  shown(revision: number, at: number): void {
    const { pacemaker, spend } = this.company
    pacemaker.shown(revision, at)
    const { window } = pacemaker
    if (window === null) return
    const ordered = pacemaker.ordered()
    if (ordered === null) return
    const { index, spends } = ordered
    const { seat } = window
    const by: Participant = { id: orderOf(seat), answersFor: [seat] }
    const done = (): void => {
      if (spends !== null) spend(seat, spends)
    }
    window.held = { ...nobodyWaits, by, index, id: `order:${revision}`, done }
  }

  /** Do the standing orders of this seat answer what is asked now? */
  isOrdered(seat: number): boolean {
    const { window } = this.company.pacemaker
    if (window === null || window.seat !== seat || window.revision !== this.shared.revision) return false
    return window.held?.by.id === orderOf(seat)
  }

  async closeWindow(window: ReactionWindow): Promise<void> {
    const { pacemaker, journal } = this.company
    if (pacemaker.window !== window) return
    const { held, revision, seat } = window
    const index = held?.index ?? (window.exactly ? this.passing() : null)
    if (index === null) return
    const by = held?.by ?? { id: `window ${seat}`, answersFor: [seat] }
    const id = held?.id ?? `window:${revision}`
    // From now on it is under way, and can no longer be missed.
    window.held = null
    try {
      const led = await journal.commit(by, { do: 'answer', revision, index, id })
      held?.done(led)
    } catch (error) {
      if (!(error instanceof Lost)) held?.missed()
      throw error
    }
  }

  private passing(): number | null {
    const { game, decision } = this.shared.table
    const index = decision.options.findIndex(({ kind }) => kind === game.reactions?.pass)
    return index < 0 ? null : index
  }

  /** What the bot that is asked chooses; null when another question is asked meanwhile. The table goes on while it thinks. */
  async botChooses(revision: number): Promise<Chosen | null> {
    const { shared, environment } = this
    if (revision !== shared.revision || !shared.botAsked) return null
    const name = shared.players[Math.max(0, this.asked ?? 0)]?.bot ?? STAND_IN
    return environment.thinker.choose(shared.table, name, this.company.thoughtFor)
  }

  async letBotAnswer(revision: number, { index, isSimpler }: Chosen): Promise<void> {
    const { shared, environment } = this
    const { pacemaker, journal } = this.company
    if (revision !== shared.revision || !shared.botAsked) return
    if (shared.table.decision.options[index] === undefined) throw new Error('a bot chose what is not there')
    this.isBotSimpler = isSimpler
    const by: Participant = { id: 'bot', answersFor: shared.players.map((_, seat) => seat) }
    const id = `bot:${revision}`
    const { window } = pacemaker
    if (window?.holds(environment.time.steady()) === true) window.held = { by, index, id, ...nobodyWaits }
    else await journal.commit(by, { do: 'answer', revision, index, id })
  }

  /** The time of whoever is asked is over: in a window she passes, in her turn the table ends it; in days she loses. */
  async endTurn(): Promise<void> {
    const { shared } = this
    const { options, pacemaker, journal } = this.company
    if (!pacemaker.isOver) return pacemaker.waitOn()
    const { seat, isWindow, turnOf, turn } = pacemaker.asked()
    const { game } = shared.table
    if (seat === null || seat < 0) return
    // Where all play together nobody is hurried: the others are told, and choose what happens.
    if (game.acts?.includes(CLOCK_ACT) !== true) return journal.ask()
    const by: Participant = { id: 'clock', answersFor: [seat] }
    // Whoever has had days and used them all has lost.
    if (options.pace === 'days' && game.acts.includes(LATE_ACT)) {
      await journal.commit(by, { do: 'act', revision: shared.revision, act: LATE_ACT, id: '' })
      return
    }
    if (seat === turnOf && !isWindow)
      await journal.commit(by, { do: 'act', revision: shared.revision, act: CLOCK_ACT, id: '' })
    for (let n = 0; n < MOST_FORCED; n++) {
      const now = pacemaker.asked()
      if (now.seat !== seat || now.turn !== turn) return
      const index = await this.ending()
      await journal.commit(by, { do: 'answer', revision: shared.revision, index, id: '' })
      if (isWindow) return
    }
  }

  /** The option that ends a turn or lets a window go by, or what a bot would do on the way there. */
  private async ending(): Promise<number> {
    const { table } = this.shared
    const { game, decision } = table
    const index = decision.options.findIndex(
      ({ kind }) => kind === game.reactions?.endTurn || kind === game.reactions?.pass,
    )
    if (index >= 0) return index
    return (await this.environment.thinker.choose(table, STAND_IN, this.company.thoughtFor)).index
  }
}
