import { Refusal } from '../../../kernel/refusal.ts'
import type { Playable, Sum } from '../../../language/face.ts'
import type { Advice } from '../../../table/people/bots.ts'
import * as says from '../../../table/refusals.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { Buckets } from '../../access/limits.ts'
import type { Connection } from '../connections/connection.ts'
import type { Environment } from '../environment.ts'
import type { OpenedTable } from '../opening/opening.ts'
import { refuse } from '../people/notes.ts'
import type { Seats } from '../people/seats.ts'
import { mayBeAdvised, mustBeAsked } from '../shown/replies.ts'

interface Company {
  readonly opened: OpenedTable
  readonly seats: Seats
  /** How much advice each person may still have. */
  readonly hints: Buckets
  /** In the turn of whatever happens at the table. */
  later(task: () => Promise<void>): Promise<void>
}

/** Gives people advice, and what would become of a battle: both take time to think about. */
export class Advising {
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment

  constructor(shared: SharedTable<Playable>, company: Company, environment: Environment) {
    this.shared = shared
    this.company = company
    this.environment = environment
  }

  /** Somebody wants advice. Nobody waits while it is thought about; when another question is asked meanwhile, it is refused as stale. */
  give(
    connection: Connection,
    asking: Extract<WireCommand, { c: 'hint' }>,
    asked: Parameters<typeof mayBeAdvised>[0],
  ): void {
    const { opened, seats, hints, later } = this.company
    const { id } = opened.row
    const { person } = connection
    mayBeAdvised(asked, opened.options, seats.keepsFrom(person))
    if (!hints.take(person)) throw new Refusal(says.HINTS_USED)
    const { table, revision } = this.shared
    const thinking = this.environment.thinker.hint(table, asked.channel.speech, { table: id, person })
    const send = async (value: readonly Advice[] | null): Promise<void> => {
      if (revision !== this.shared.revision) refuse(connection, asking, says.STALE, 'stale')
      else if (value === null) refuse(connection, asking, says.FAULT, 'fault')
      else connection.say({ m: 'reply', q: asking.q, value })
    }
    thinking.then(
      (value) => later(() => send(value)),
      (error: unknown) => {
        this.environment.report(error, id)
        return later(() => send(null))
      },
    )
  }

  /** Is it left to those who think what becomes of this? */
  leaves({ about }: Extract<WireCommand, { c: 'numbers' }>): boolean {
    return this.shared.table.game.playedOut?.includes(about.kind) ?? false
  }

  /**
   * Somebody wants to know what would become of what she is asked. It is played out elsewhere: how long that takes says
   * something of her hand, and here the others would feel it.
   */
  foresee(
    connection: Connection,
    { about, at, q }: Extract<WireCommand, { c: 'numbers' }>,
    asked: Parameters<typeof mayBeAdvised>[0],
  ): void {
    const { opened, later } = this.company
    const { id } = opened.row
    const { person } = connection
    const { place, lang } = asked
    const { table } = this.shared
    if (place.answersFor.length === 0) throw new Refusal(says.NO_SEAT)
    mustBeAsked(asked)
    const wanted = { about: table.game.protocol.topic(about, 'about'), seat: place.eyes, lang }
    const reply = async (value: readonly Sum[]): Promise<void> => connection.say({ m: 'reply', q, value })
    // What she was asked earlier, she has answered.
    const thinking =
      at === table.session.answers.length
        ? this.environment.thinker.playOut(table, wanted, { table: id, person })
        : Promise.resolve([])
    thinking.then(
      (value) => later(() => reply(value)),
      (error: unknown) => {
        this.environment.report(error, id)
        return later(() => reply([]))
      },
    )
  }
}
