import { Refusal } from '../../kernel/refusal.ts'
import type { Playable } from '../../language/face.ts'
import { CLOSED, type WireMessage } from '../../table/messages.ts'
import { CLOCK_ACT } from '../../table/moment.ts'
import type { Order } from '../../table/orders.ts'
import * as says from '../../table/refusals.ts'
import type { SharedTable } from '../../table/shared-table.ts'
import type { WireCommand } from '../../table/wire/commands.ts'
import type { Buckets } from '../access/limits.ts'
import { Advising } from './commands/advising.ts'
import { Answering } from './commands/answering.ts'
import { Closing } from './commands/closing.ts'
import { Commands } from './commands/commands.ts'
import { Hosting } from './commands/hosting.ts'
import type { Connection } from './connections/connection.ts'
import type { Environment } from './environment.ts'
import { Faults } from './faults.ts'
import { type OpenedTable, overMessage } from './opening/opening.ts'
import { Absence } from './people/absence.ts'
import { noteTo, refuse } from './people/notes.ts'
import { Seats } from './people/seats.ts'
import { Talk } from './people/talk.ts'
import { Votes } from './people/votes.ts'
import { readerOf, type SharedCompany, sharedCompany } from './shown/company.ts'
import { DelayedTable, delayHasPassed } from './shown/delayed.ts'
import { Past } from './shown/past.ts'
import { Stage } from './shown/stage.ts'
import { Journal, Lost, Unstored } from './storage/journal.ts'
import type { Beats } from './time/beats.ts'
import { Pacemaker } from './time/pacemaker.ts'
import { Visitors } from './visitors.ts'

/** So many commands wait while a step is being stored. */
const MOST_WAITING = 8
/** Less than this is not worth a step. */
const WORTH_SPARING = 3_000

/**
 * A table that this node owns. Commands are carried out one after the other; what one of them leads to is stored
 * before anybody hears of it.
 */
export class LiveTable {
  readonly id: string
  readonly shared: SharedTable<Playable>
  readonly stage: Stage
  readonly opened: OpenedTable
  /** Called once, when this table is dropped: whoever wants it has to open it again. */
  onDropped: () => void = () => {}
  private readonly environment: Environment
  private readonly seats: Seats
  private readonly pacemaker: Pacemaker
  private readonly votes: Votes
  private readonly journal: Journal
  private readonly answering: Answering
  private readonly hosting: Hosting
  readonly visitors: Visitors
  private readonly closing: Closing
  readonly talk: Talk
  private readonly commands: Commands
  private readonly absence: Absence
  private late: DelayedTable | null = null
  private readonly times: number[]
  private readonly past: Past
  private tail: Promise<void> = Promise.resolve()
  private waiting = 0
  private dropped = false
  private closedWith: number = CLOSED.moved
  private readonly faults: Faults

  constructor(opened: OpenedTable, environment: Environment, hints: Buckets, beats: Beats) {
    const { row, shared, options } = opened
    this.id = row.id
    this.opened = opened
    this.environment = environment
    this.shared = shared
    this.times = opened.times.map(({ at }) => at)
    this.past = new Past(environment.pastKey, row.id, this.times)
    this.faults = new Faults({
      opened,
      shared,
      environment,
      isDropped: () => this.dropped,
      note: (sentence) => noteTo(this.stage.attendance, sentence),
      show: () => this.stage.soon(),
      begin: (revision) => {
        this.pacemaker.rest()
        this.answering.shown(revision, environment.time.steady())
      },
    })
    const seats = new Seats(
      row.seats,
      shared,
      options,
      () => delayHasPassed(shared, opened.begun, environment.time.now()),
      opened.stopped !== null,
    )
    this.seats = seats
    const orders = [...opened.orders]
    const pacemaker = new Pacemaker(
      shared,
      options,
      environment,
      {
        bot: (revision) => void this.letBotAnswer(revision),
        // Windows close on the beat: what an answer leads to takes time, and nothing that leaves with it must be late by that.
        windowClosed: (window) =>
          beats.behind(() => void this.enqueue(() => this.answering.closeWindow(window))),
        timeOver: () => this.enqueue(() => this.answering.endTurn()),
        changed: () => this.stage.soon(),
      },
      {
        begun: opened.begun,
        orders: (seat) => orders[seat] ?? [],
        lagOf: (seat) => this.stage.attendance.lagOf(seats.personAt(seat)),
        holidays: opened.holidays,
      },
    )
    this.pacemaker = pacemaker
    opened.fold(pacemaker)
    this.stage = new Stage(
      {
        live: shared,
        seats: seats.rows,
        isPresent: row.engine === environment.engines.present.id,
        placeOf: (connection) => seats.placeOf(connection),
        delayed: () => this.delayed(),
        company: () => this.company(),
        readerOf: (connection, place) =>
          readerOf(connection, place, {
            seats,
            orders,
            isLent: (seat) => this.hosting.isLent(seat),
            isOrdered: (seat) => this.answering.isOrdered(seat),
          }),
        isAhead: () => this.journal.isAhead,
        pastOf: (revision) => this.past.signOf(revision),
        shown: (revision, at) => {
          if (opened.stopped === null) this.answering.shown(revision, at)
        },
        putOff: (from, to) => pacemaker.putOff(from, to),
        failed: (error, connection) => this.faults.unshown(error, connection ?? null),
      },
      environment.time,
      beats,
    )
    const { attendance } = this.stage
    this.votes = new Votes(shared, { opened, seats }, environment.time, () => this.stage.soon())
    this.votes.resume()
    const { votes } = this
    this.absence = new Absence(shared, { opened, seats, attendance, pacemaker, votes }, environment)
    const journal = new Journal(
      shared,
      {
        opened,
        seats,
        pacemaker,
        attendance,
        votes: this.votes,
        alsoDueIn: (afterStep) => this.closing.dueIn(afterStep),
        hurries: shared.table.game.acts?.includes(CLOCK_ACT) === true,
        stored: (at) => this.stored(at),
        finished: () => {
          this.sendAll(overMessage(opened, shared))
          // Now everybody may see what each has marked.
          for (const connection of this.stage.attendance.connections)
            void this.enqueue(() => this.talk.recall(connection, shared.table.over))
        },
      },
      environment,
    )
    this.journal = journal
    const spend = (seat: number, order: Order): void =>
      void this.enqueue(() => this.hosting.spend(seat, order))
    const thoughtFor = { table: row.id, person: row.host ?? seats.people[0] ?? row.id }
    const company = { options, seats, attendance, pacemaker, journal, spend, thoughtFor }
    this.answering = new Answering(shared, company, environment)
    this.hosting = new Hosting(shared, orders, { opened, seats, attendance, pacemaker, journal }, environment)
    this.closing = new Closing(
      shared,
      {
        opened,
        seats,
        attendance,
        pacemaker,
        journal,
        waited: () => void this.enqueue(() => this.closing.close()),
        leave: () => this.leaveGame(),
      },
      environment,
    )
    const later = (task: () => Promise<void>): Promise<void> => this.enqueue(task)
    const advice = new Advising(shared, { opened, seats, hints, later }, environment)
    this.talk = new Talk(this.id, options, seats, attendance, environment.store)
    const { stage, answering, hosting, closing, talk, faults } = this
    this.visitors = new Visitors({
      opened,
      shared,
      seats,
      stage,
      past: this.past,
      hosting,
      absence: this.absence,
      talk,
      environment,
      droppedWith: () => (this.dropped ? this.closedWith : null),
      enqueue: (task) => this.enqueue(task),
    })
    this.commands = new Commands({
      opened,
      shared,
      seats,
      stage,
      journal,
      answering,
      hosting,
      closing,
      talk,
      advice,
      faults,
      delayed: () => this.delayed(),
      leaveGame: () => this.leaveGame(),
    })
    // Also when nobody is here: a bot may be asked.
    this.stage.soon()
  }

  /**
   * Tells the store who is asked, which it does not know of the first question of a game: that follows no step. Where time is
   * measured in minutes, nobody is charged for the time in which no node had this table.
   */
  async resume(): Promise<void> {
    const { opened, environment } = this
    if (opened.row.state === 'playing' ? opened.stopped === null : opened.next === null)
      await this.enqueue(() => this.hosting.resume())
    if (opened.row.state !== 'playing' || opened.stopped !== null) return
    // Its last step is stored, and whoever stored it ended before what came of it was.
    if (this.shared.table.over) return this.enqueue(() => this.journal.conclude())
    await this.enqueue(async () => {
      await this.journal.ask()
      // Nobody has told those who left while no node had this table.
      await this.absence.notify()
    })
    this.closing.wait()
    if (opened.options.pace !== 'live') return
    // Whoever let time go by while a node had this table is charged for it.
    const since = Math.max(this.times.at(-1) ?? opened.begun, opened.freed ?? 0)
    const milliseconds = environment.time.now() - since
    if (milliseconds < WORTH_SPARING) return
    await this.enqueue(async () => {
      await this.journal.take({ is: 'pause', milliseconds }, '')
    })
  }

  /** A bot thinks beside whatever people do at the table, and answers in its turn. */
  private async letBotAnswer(revision: number): Promise<void> {
    try {
      const chosen = await this.answering.botChooses(revision)
      if (chosen !== null) await this.enqueue(() => this.answering.letBotAnswer(revision, chosen))
    } catch (error) {
      this.faults.failed(error)
    }
  }

  /** What a page says. Everything waits its turn: even a look shows only what is stored. */
  receive(connection: Connection, command: WireCommand): void {
    if (this.waiting >= MOST_WAITING) {
      refuse(connection, command, says.BUSY, 'busy')
      this.stage.soon()
      return
    }
    void this.enqueue(() => this.commands.handle(connection, command))
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.waiting += 1
    this.tail = this.tail.then(async () => {
      try {
        if (!this.dropped && !this.environment.holdsTables()) throw new Lost()
        if (!this.dropped) await task()
      } catch (error) {
        if (error instanceof Lost) this.drop(error instanceof Unstored ? CLOSED.unstored : CLOSED.moved)
        else if (!(error instanceof Refusal)) this.faults.failed(error)
      }
      this.waiting -= 1
      if (!this.dropped) this.stage.soon()
    })
    return this.tail
  }

  /** Ends a game with which nobody has gone on since so many steps: by its clock if time is over, else as far as it went. */
  async endIfLeft(steps: number): Promise<void> {
    await this.enqueue(async () => {
      const { shared, opened, stage, pacemaker } = this
      const wentOn = shared.steps.slice(steps).some(({ is }) => is !== 'pause')
      if (opened.stopped !== null || wentOn || !stage.attendance.isEmpty) return
      if (opened.options.pace === 'days' && pacemaker.isOver) await this.answering.endTurn()
      if (!shared.table.over) await this.leaveGame()
    })
  }

  /** The game ends here, though it is not over: pages come again and find it so. */
  private async leaveGame(): Promise<void> {
    await this.journal.leave()
    this.drop()
  }

  private sendAll(message: WireMessage): void {
    const frame = JSON.stringify(message)
    for (const connection of this.stage.attendance.connections) connection.sayText(frame)
  }

  private stored(at: number): void {
    this.times.push(at)
    this.faults.stepped()
    this.answering.moved()
    this.votes.rest()
  }

  /** The table as those see it who look on with open hands. */
  private delayed(): SharedTable<Playable> {
    this.late ??= new DelayedTable(this.shared, this.opened.row.seats, this.times)
    this.late.follow(this.environment.time.now())
    return this.late.shared
  }

  private company(): SharedCompany {
    return sharedCompany({
      opened: this.opened,
      shared: this.shared,
      seats: this.seats,
      attendance: this.stage.attendance,
      pacemaker: this.pacemaker,
      pointing: this.answering.pointing,
      isBotSimpler: this.answering.isBotSimpler,
      votesLeft: this.votes.left,
      rematch: this.hosting.rematchShown,
      repeat: this.hosting.repeat,
      closing: this.closing.wanted,
    })
  }

  /** What is in memory is not the truth: every page has to come again. */
  drop(code: number = CLOSED.moved): void {
    if (this.dropped) return
    this.sendAll({ m: 'resync' })
    this.close(code, code === CLOSED.moved ? 'the table is elsewhere' : 'the table cannot be stored')
  }

  /** Lets go of everything; pages that are still here connect again. */
  close(code: number, reason: string): void {
    if (this.dropped) return
    this.dropped = true
    this.closedWith = code
    // Those who lose their line here may not come again by themselves.
    void this.absence.notify(true)
    this.pacemaker.rest()
    this.closing.rest()
    this.votes.rest()
    this.faults.rest()
    this.stage.close()
    for (const connection of this.stage.attendance.connections) connection.close(code, reason)
    this.onDropped()
  }
}
