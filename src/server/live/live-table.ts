import { Refusal } from '../../kernel/refusal.ts'
import type { Playable } from '../../language/face.ts'
import { CLOSED, type WireMessage } from '../../table/messages.ts'
import { CLOCK_ACT, isClockAct } from '../../table/moment.ts'
import type { Order } from '../../table/orders.ts'
import * as says from '../../table/refusals.ts'
import { type Participant, type SharedTable, Stale } from '../../table/shared-table.ts'
import type { CommandName, WireCommand } from '../../table/wire/commands.ts'
import type { Buckets } from '../access/limits.ts'
import type { SeatRow } from '../store/contract/tables.ts'
import { Advising } from './commands/advising.ts'
import { Answering } from './commands/answering.ts'
import { Closing } from './commands/closing.ts'
import { Hosting } from './commands/hosting.ts'
import type { Connection } from './connections/connection.ts'
import type { Environment } from './environment.ts'
import { Faults } from './faults.ts'
import { dealOf } from './opening/deals.ts'
import type { OpenedTable } from './opening/opening.ts'
import { Absence } from './people/absence.ts'
import { isKey } from './people/keys.ts'
import { noteGone, noteLost, noteTo, refuse } from './people/notes.ts'
import { Seats } from './people/seats.ts'
import { Talk } from './people/talk.ts'
import { Votes } from './people/votes.ts'
import { readerOf, type SharedCompany, sharedCompany } from './shown/company.ts'
import { DelayedTable, delayHasPassed } from './shown/delayed.ts'
import { Past } from './shown/past.ts'
import { replyTo } from './shown/replies.ts'
import { Stage } from './shown/stage.ts'
import { Journal, Lost, Unstored } from './storage/journal.ts'
import { Pacemaker } from './time/pacemaker.ts'

/** So many commands wait while a step is being stored. */
const MOST_WAITING = 8
/** Less than this is not worth a step. */
const WORTH_SPARING = 3_000

/** So many answers are taken back in one game: whoever opens the table plays each of them once. */
export const MOST_TAKEN_BACK = 2_000

/** What has no place at a table where nobody can go on. */
const PLAYS: ReadonlySet<CommandName> = new Set([
  'a',
  'f',
  'act',
  'undo',
  'vote',
  'order',
  'think',
  'stand-in',
  'rematch',
  'repeat',
  'close',
])

/** What somebody wants to know. */
type Question = Parameters<typeof replyTo>[0] | Extract<WireCommand, { c: 'hint' }>

/** A game that was closed before its end can be followed by another. */
const AGAIN: ReadonlySet<CommandName> = new Set(['rematch', 'repeat'])

/**
 * A table that this node owns. Commands are carried out one after the other; what one of them leads to is stored
 * before anybody hears of it.
 */
export class LiveTable {
  readonly id: string
  readonly shared: SharedTable<Playable>
  readonly stage: Stage
  readonly opened: OpenedTable
  /** Called once, when this table is dropped: whoever wants it has to open it anew. */
  onDropped: () => void = () => {}
  private readonly environment: Environment
  private readonly seats: Seats
  private readonly pacemaker: Pacemaker
  private readonly votes: Votes
  private readonly journal: Journal
  private readonly answering: Answering
  private readonly hosting: Hosting
  private readonly closing: Closing
  private readonly talk: Talk
  private readonly absence: Absence
  private readonly advice: Advising
  private late: DelayedTable | null = null
  private readonly times: number[]
  private readonly past: Past
  private tail: Promise<void> = Promise.resolve()
  private waiting = 0
  private dropped = false
  private droppedWith: number = CLOSED.moved
  private readonly faults: Faults

  constructor(opened: OpenedTable, environment: Environment, hints: Buckets) {
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
        this.answering.shown(revision)
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
        windowClosed: (window) => this.enqueue(() => this.answering.closeWindow(window)),
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
        placeOf: (connection) => seats.placeOf(connection),
        delayed: () => this.delayed().shared,
        company: () => this.company(),
        readerOf: (connection, place) =>
          readerOf(connection, place, { seats, orders, isLent: (seat) => this.hosting.isLent(seat) }),
        isAhead: () => this.journal.isAhead,
        pastOf: (revision) => this.past.signOf(revision),
        shown: (revision) => {
          if (opened.stopped === null) this.answering.shown(revision)
        },
        failed: (error, connection) => this.faults.unshown(error, connection ?? null),
      },
      environment.time,
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
          this.sendAll(this.overMessage())
          // Now everybody may see what each has marked.
          for (const connection of this.stage.attendance.connections)
            void this.enqueue(() => this.recall(connection))
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
    this.advice = new Advising(shared, { opened, seats, hints, later }, environment)
    this.talk = new Talk(this.id, options, seats, attendance, environment.store)
    // Also when nobody is here: a bot may be asked.
    this.stage.soon()
  }

  /**
   * Somebody may be asked whom the store does not know of: the first question of a game is no step. And time in which no
   * node had this table is nobody's, where it is measured in minutes.
   */
  async resume(): Promise<void> {
    const { opened, environment } = this
    if (opened.row.state !== 'playing' || opened.stopped !== null) return
    await this.enqueue(async () => {
      await this.journal.ask()
      // Whoever left while no node had this table was told by nobody.
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

  /** Somebody opens a page at this table. */
  async join(connection: Connection): Promise<void> {
    connection.shownSeat = this.hosting.seatLentBy(connection.key)
    await this.enqueue(async () => {
      // Whoever has left meanwhile would be here for ever.
      if (connection.closed) return
      const { revision } = this.shared
      const sawOther = connection.sawOther(revision, (seen) => this.past.signOf(seen))
      noteLost(connection, this.opened, revision, sawOther)
      if (sawOther) connection.forget()
      this.stage.join(connection)
      if (this.absence.matters) await this.absence.end(connection.person)
      this.measureLagOf(connection)
      if (this.shared.table.over) connection.say(this.overMessage())
    })
    // It was dropped before she sat down: nobody else will tell her.
    if (this.dropped) connection.close(this.droppedWith, 'the table was dropped')
    // After the table itself, which nobody should wait for.
    else void this.enqueue(() => this.recall(connection))
  }

  private overMessage(): WireMessage {
    const { shared, opened } = this
    const { row, dealt } = opened
    // A table that is opened from its record has taken none of the steps that led there.
    return {
      m: 'over',
      deal: dealOf(dealt, shared),
      steps: row.state === 'over' ? row.steps : shared.revision,
    }
  }

  private async recall(connection: Connection): Promise<void> {
    if (!connection.closed) await this.talk.recall(connection, this.shared.table.over)
  }

  leave(connection: Connection): void {
    this.stage.leave(connection)
    if (this.absence.matters) void this.enqueue(() => this.absence.notify())
  }

  /** Finds out how long the lines take of those who play here. */
  measureLag(): void {
    for (const connection of this.stage.attendance.connections) this.measureLagOf(connection)
  }

  /** Only where time is measured in minutes does it matter how long the line of a player takes. */
  private measureLagOf(connection: Connection): void {
    if (this.opened.options.pace !== 'live' || this.shared.table.over) return
    if (this.seats.seatsOf(connection.person).length > 0) connection.measureLag()
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

  /** May she come in: to her seat, behind somebody else's, or to look on? */
  async admits({ person, key }: Connection): Promise<boolean> {
    if (this.seats.seatsOf(person).length > 0 || this.hosting.seatLentBy(key) !== null) return true
    const { options, row } = this.opened
    if (options.watchers === 'none') return false
    // The link is turned elsewhere: only the store knows whether it is still good.
    return (
      row.visibility === 'open' ||
      row.host === person ||
      (key !== null && isKey(key, (await this.environment.store.tables.table(this.id))?.watch ?? null))
    )
  }

  /** The link for watchers may have been turned: whoever came by the old one goes. */
  async sendAwayUninvited(): Promise<void> {
    for (const connection of [...this.stage.attendance.connections])
      if (connection.key !== null && !(await this.admits(connection)))
        connection.close(CLOSED.unknown, 'not shown any more')
  }

  /** What a page says. Everything waits its turn: also a look shows only what is stored. */
  receive(connection: Connection, command: WireCommand): void {
    if (this.waiting >= MOST_WAITING) {
      refuse(connection, command, says.BUSY, 'busy')
      this.stage.soon()
      return
    }
    void this.enqueue(() => this.handle(connection, command))
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

  private async handle(connection: Connection, command: WireCommand): Promise<void> {
    try {
      await this.carryOut(connection, command)
    } catch (error) {
      if (error instanceof Lost) throw error
      if (error instanceof Stale) {
        refuse(connection, command, says.STALE, 'stale')
        this.stage.renew(connection)
      } else if (error instanceof Refusal)
        refuse(connection, command, { en: error.message, fr: error.french }, 'refused')
      else {
        refuse(connection, command, says.FAULT, 'fault')
        this.faults.keepReport(error)
      }
    }
  }

  /** Whoever has deleted her account is here no more: the others are told who goes on for her. */
  noteGone(seats: readonly SeatRow[]): void {
    if (!this.shared.table.over) noteGone(this.stage.attendance, this.seats, seats)
  }

  private async carryOut(connection: Connection, command: WireCommand): Promise<void> {
    const { answering, hosting, journal, shared, seats } = this
    const { person, name } = connection
    const { stopped } = this.opened
    if (stopped !== null && PLAYS.has(command.c) && !(stopped === 'left' && AGAIN.has(command.c)))
      throw new Refusal(says.STOPPED[stopped])
    const by: Participant = { id: person, answersFor: seats.answersFor(person) }
    const ok = (id: string, r: number): void => connection.say({ m: 'ok', id, r })
    if (command.c === 'a' || command.c === 'f') await this.closing.playsOn(person)
    switch (command.c) {
      case 'a':
        return answering.answer(connection, by, command)
      case 'f':
        return answering.follow(connection, by, command)
      case 'act': {
        const { r: revision, act, id } = command
        if (isClockAct(act)) throw new Refusal(says.NOT_POSSIBLE)
        return ok(id, await journal.commit(by, { do: 'act', revision, act, id }))
      }
      case 'undo': {
        const { r: revision, to, id } = command
        if (this.opened.options.undo === 'none') throw new Refusal(says.NO_UNDO)
        if (shared.table.over) throw new Refusal(says.OVER)
        if (shared.takenBack >= MOST_TAKEN_BACK) throw new Refusal(says.TAKEN_BACK_ENOUGH)
        return ok(id, await journal.commit(by, { do: 'undo', revision, to, ask: true, id }))
      }
      case 'vote': {
        const { n: proposal, yes, id } = command
        return ok(id, await journal.commit(by, { do: 'vote', proposal, yes, id }))
      }
      case 'order':
        await hosting.order(person, command.seat, command.orders)
        return ok(command.id, shared.revision)
      case 'think':
        hosting.think(by, command.r)
        return ok(command.id, shared.revision)
      case 'stand-in':
        return ok(command.id, await hosting.standIn(person, command.seat, command.bot, command.id))
      case 'rematch':
        await hosting.rematch(person, 'again')
        return ok(command.id, shared.revision)
      case 'repeat':
        await hosting.rematch(person, command.sides ? 'sides' : 'same')
        return ok(command.id, shared.revision)
      case 'close': {
        const closes = await this.closing.wish(person, command.on)
        ok(command.id, shared.revision)
        return closes ? this.leaveGame() : undefined
      }
      case 'show': {
        const key = await hosting.lend(by, command.seat, command.on)
        return connection.say({ m: 'reply', q: command.q, value: { key } })
      }
      case 'lang':
        connection.lang = command.lang
        return this.stage.renew(connection)
      case 'eyes':
        hosting.look(connection, command.seat)
        return this.stage.renew(connection)
      case 'point': {
        // Also where a bot plays for her, or nobody goes on: she sits there, and talks with the others.
        const [seat] = seats.seatsOf(person)
        if (seat === undefined) throw new Refusal(says.NO_SEAT)
        if (command.i !== null) answering.point(by, command.i)
        if (command.ref !== null) await this.talk.sendFrom(person, { m: 'pointed', seat, ref: command.ref })
        return
      }
      case 'say':
        return this.talk.say(connection, command)
      case 'listen':
        connection.listensToWatchers = command.watchers
        return this.recall(connection)
      case 'lead': {
        if (!shared.table.over) throw new Refusal(says.NOT_OVER)
        if (seats.seatsOf(person).length === 0) throw new Refusal(says.NO_SEAT)
        const { at, eyes, fork } = command
        return this.talk.sendFrom(person, { m: 'led', by: name, at, eyes, fork })
      }
      case 'mark': {
        if (seats.seatsOf(person).length === 0) throw new Refusal(says.NO_SEAT)
        return this.talk.mark(connection, command, shared.table)
      }
      case 'p':
        return
      default:
        return this.reply(connection, command)
    }
  }

  /** Nobody has gone on for long since so many steps: the game ends, by its clock if that is over, and else as far as it went. */
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

  private reply(connection: Connection, asking: Question): void {
    const place = this.seats.placeOf(connection)
    const shared = place.delayed ? this.delayed().shared : this.shared
    const channel = this.stage.channelOf(connection, place)
    channel.update()
    const asked = { shared, channel, place, lang: connection.lang }
    if (asking.c === 'hint') return this.advice.give(connection, asking, asked)
    connection.say({ m: 'reply', q: asking.q, value: replyTo(asking, asked) })
  }

  private sendAll(message: WireMessage): void {
    const frame = JSON.stringify(message)
    for (const connection of this.stage.attendance.connections) connection.sayText(frame)
  }

  private stored(at: number): void {
    this.times.push(at)
    this.faults.stepped()
    this.late?.note(at)
    this.answering.moved()
    this.votes.rest()
  }

  /** The table as those see it who look on with open hands. */
  private delayed(): DelayedTable {
    if (this.late === null) {
      const { row } = this.opened
      this.late = new DelayedTable(this.shared, row.seats)
      for (const at of this.times) this.late.note(at)
    }
    this.late.follow(this.environment.time.now())
    return this.late
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
    this.droppedWith = code
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
