import { Refusal } from '../../../kernel/refusal.ts'
import type { Playable } from '../../../language/face.ts'
import { isClockAct } from '../../../table/moment.ts'
import * as says from '../../../table/refusals.ts'
import { type Participant, type SharedTable, Stale } from '../../../table/shared-table.ts'
import type { CommandName, WireCommand } from '../../../table/wire/commands.ts'
import { isAway } from '../../store/sql.ts'
import type { Connection } from '../connections/connection.ts'
import type { Faults } from '../faults.ts'
import type { OpenedTable } from '../opening/opening.ts'
import { refuse } from '../people/notes.ts'
import type { Seats } from '../people/seats.ts'
import type { Talk } from '../people/talk.ts'
import { replyTo } from '../shown/replies.ts'
import type { Stage } from '../shown/stage.ts'
import { type Journal, Lost } from '../storage/journal.ts'
import type { Advising } from './advising.ts'
import type { Answering } from './answering.ts'
import type { Closing } from './closing.ts'
import type { Hosting } from './hosting.ts'

/** So many answers are taken back in one game: whoever opens the table plays each of them once. */
export const MOST_TAKEN_BACK = 2_000

/** Commands that are refused at a table where nobody can go on. */
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

/** Those of them that lead to another game: they are allowed where a game was closed before its end. */
const AGAIN: ReadonlySet<CommandName> = new Set(['rematch', 'repeat'])

interface Parts {
  readonly opened: OpenedTable
  readonly shared: SharedTable<Playable>
  readonly seats: Seats
  readonly stage: Stage
  readonly journal: Journal
  readonly answering: Answering
  readonly hosting: Hosting
  readonly closing: Closing
  readonly talk: Talk
  readonly advice: Advising
  readonly faults: Faults
  /** The table as it was a while ago. */
  delayed(): SharedTable<Playable>
  /** The game ends here, though it is not over. */
  leaveGame(): Promise<void>
}

/** What people say at a table: each command goes to the part that knows what it means. */
export class Commands {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Does what somebody says. What is refused changes nothing, and she is told why; what fails is kept for whoever looks into it. */
  async handle(connection: Connection, command: WireCommand): Promise<void> {
    try {
      await this.carryOut(connection, command)
    } catch (error) {
      if (error instanceof Lost) throw error
      if (error instanceof Stale) {
        refuse(connection, command, says.STALE, 'stale')
        this.parts.stage.renew(connection)
      } else if (error instanceof Refusal)
        refuse(connection, command, { en: error.message, fr: error.french }, 'refused')
      else {
        if (isAway(error)) refuse(connection, command, says.BUSY, 'busy')
        else refuse(connection, command, says.FAULT, 'fault')
        this.parts.faults.keepReport(error)
      }
    }
  }

  private async carryOut(connection: Connection, command: WireCommand): Promise<void> {
    const { opened, shared, seats, stage, journal, answering, hosting, closing, talk } = this.parts
    const { person, name } = connection
    const { stopped } = opened
    if (stopped !== null && PLAYS.has(command.c) && !(stopped === 'left' && AGAIN.has(command.c)))
      throw new Refusal(says.STOPPED[stopped])
    const by: Participant = { id: person, answersFor: seats.answersFor(person) }
    const ok = (id: string, r: number): void => connection.say({ m: 'ok', id, r })
    if (command.c === 'a' || command.c === 'f') await closing.playsOn(person)
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
        if (opened.options.undo === 'none') throw new Refusal(says.NO_UNDO)
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
        const closes = await closing.wish(person, command.on)
        ok(command.id, shared.revision)
        return closes ? this.parts.leaveGame() : undefined
      }
      case 'show': {
        const key = await hosting.lend(by, command.seat, command.on)
        return connection.say({ m: 'reply', q: command.q, value: { key } })
      }
      case 'lang':
        connection.lang = command.lang
        return stage.renew(connection)
      case 'eyes':
        hosting.look(connection, command.seat)
        return stage.renew(connection)
      case 'point': {
        // Also where a bot plays for her, or nobody goes on: she sits there, and talks with the others.
        const [seat] = seats.seatsOf(person)
        if (seat === undefined) throw new Refusal(says.NO_SEAT)
        if (command.i !== null) answering.point(by, command.i)
        if (command.ref !== null) await talk.sendFrom(person, { m: 'pointed', seat, ref: command.ref })
        return
      }
      case 'say':
        return talk.say(connection, command)
      case 'listen':
        connection.listensToWatchers = command.watchers
        return talk.recall(connection, shared.table.over)
      case 'lead': {
        if (!shared.table.over) throw new Refusal(says.NOT_OVER)
        if (seats.seatsOf(person).length === 0) throw new Refusal(says.NO_SEAT)
        const { at, eyes, fork } = command
        return talk.sendFrom(person, { m: 'led', by: name, at, eyes, fork })
      }
      case 'mark': {
        if (seats.seatsOf(person).length === 0) throw new Refusal(says.NO_SEAT)
        return talk.mark(connection, command, shared.table)
      }
      case 'p':
        return
      default:
        return this.reply(connection, command)
    }
  }

  private reply(connection: Connection, asking: Question): void {
    const { seats, stage, advice } = this.parts
    const place = seats.placeOf(connection)
    const shared = place.delayed ? this.parts.delayed() : this.parts.shared
    const channel = stage.channelOf(connection, place)
    channel.update()
    const asked = { shared, channel, place, lang: connection.lang }
    if (asking.c === 'hint') return advice.give(connection, asking, asked)
    if (asking.c === 'numbers' && advice.leaves(asking)) return advice.foresee(connection, asking, asked)
    connection.say({ m: 'reply', q: asking.q, value: replyTo(asking, asked) })
  }
}
