import { writeRecord } from '../../kernel/record.ts'
import type { Playable } from '../../language/face.ts'
import { campaignOf } from '../../table/api.ts'
import type { Command, Participant, SharedTable } from '../../table/shared-table.ts'
import { rowOf, type Step } from '../../table/steps.ts'
import type { Append, NewNotice, Result } from '../store/store.ts'
import type { Attendance } from './attendance.ts'
import type { Environment } from './environment.ts'
import { type OpenedTable, STEP_KINDS } from './opening.ts'
import type { Pacemaker } from './pacemaker.ts'
import type { Seats } from './seats.ts'

/** She is told that it is her turn, unless she comes before. */
const NOTICE_AFTER = 60_000

/** The table is not ours any more, or cannot be stored: what is in memory is ahead of the truth. */
export class Lost extends Error {}

interface Company {
  readonly opened: OpenedTable
  readonly seats: Seats
  readonly pacemaker: Pacemaker
  readonly attendance: Attendance
  /** A step is on disk, since this time. */
  stored(at: number): void
  /** The game is over, and its record is kept. */
  finished(): void
}

/** Carries commands out and stores what came of them: nothing else changes a live table. */
export class Journal {
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment
  private lastAsked: number | null = null
  private storing = 0

  constructor(shared: SharedTable<Playable>, company: Company, environment: Environment) {
    this.shared = shared
    this.company = company
    this.environment = environment
  }

  /** The table in memory is ahead of what is stored: nobody may be shown it now. */
  get isAhead(): boolean {
    return this.storing > 0
  }

  /** Gives the revision that the command led to, when it is stored. */
  commit(by: Participant, command: Command): Promise<number> {
    return this.ahead(async () => {
      const performed = this.shared.perform(by, command, this.company.seats.othersThan(by.id))
      if (performed.is === 'done') for (const step of performed.steps) await this.keep(step, command.id)
      return performed.revision
    })
  }

  /** Takes a step that no command of the game is. */
  take(step: Step, key: string): Promise<number> {
    return this.ahead(async () => {
      this.shared.take(step)
      await this.keep(step, key)
      return this.shared.revision
    })
  }

  private async ahead<T>(work: () => Promise<T>): Promise<T> {
    this.storing += 1
    try {
      return await work()
    } finally {
      this.storing -= 1
    }
  }

  private async keep(step: Step, key: string): Promise<void> {
    const { shared, environment, company } = this
    const { pacemaker, opened } = company
    const { table, revision } = shared
    const asked = pacemaker.askedSeat
    const entry: Append = {
      game: opened.row.id,
      epoch: opened.epoch,
      n: revision,
      ...rowOf(step, table.game.acts ?? []),
      kind: STEP_KINDS[step.is],
      key,
      mark: table.digest,
      asked,
      dueAfter: this.dueAfter(asked),
      notices: this.notices(asked),
    }
    const [appended] = await environment.store.steps.append([entry]).catch((error: unknown) => {
      environment.report(error, opened.row.id)
      return [{ stored: false as const }]
    })
    if (appended?.stored !== true) throw new Lost()
    pacemaker.stepped(appended.at, step.is === 'pause' ? step.milliseconds : 0)
    company.stored(appended.at)
    if (table.over) await this.finish()
  }

  /** When a table that nobody keeps in memory has to be looked at. */
  private dueAfter(asked: number | null): number | null {
    if (asked === null) return null
    if (this.shared.botAsked) return 0
    return this.company.opened.options.pace === 'days' ? this.company.pacemaker.dueIn : null
  }

  /** Where people play for days, whoever is asked next is told of it, once for each time it becomes her turn. */
  private notices(asked: number | null): readonly NewNotice[] {
    const { opened, seats, attendance } = this.company
    if (opened.options.pace !== 'days' || asked === null || asked === this.lastAsked) return []
    this.lastAsked = asked
    const person = asked < 0 ? null : seats.personAt(asked)
    if (person === null || attendance.isHere(person)) return []
    return [{ person, kind: 'turn', after: NOTICE_AFTER }]
  }

  private async finish(): Promise<void> {
    const { shared, company } = this
    const { game, state, outcome } = shared.table
    const measures = JSON.stringify(
      Object.fromEntries(game.tally.measures.map((measure) => [measure.id, measure.of(state)])),
    )
    await this.end(
      outcome ?? '',
      company.seats.rows.map(({ seat, person }) => ({
        seat,
        person,
        won: game.advice.won(state, seat),
        measures,
      })),
    )
    company.finished()
  }

  /** Everybody wants to stop before the game is over: it is kept as far as it went, and nobody has won or lost. */
  async leave(): Promise<void> {
    const { opened } = this.company
    // A battle that was left is fought again: its campaign takes nothing from it.
    if (campaignOf(opened.row.parent) === null) await this.end('left', [])
    else await this.environment.store.tables.close(opened.row.id, 'closed', 'left', opened.epoch)
  }

  private async end(outcome: string, results: readonly Result[]): Promise<void> {
    const { shared, environment, company } = this
    const { opened } = company
    const kept = await environment.store.results
      .finish({
        game: opened.row.id,
        epoch: opened.epoch,
        steps: shared.revision,
        outcome,
        record: writeRecord(shared.table.session.record()),
        results,
      })
      .catch((error: unknown) => {
        environment.report(error, opened.row.id)
        return false
      })
    if (!kept) throw new Lost()
  }
}
