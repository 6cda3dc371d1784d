import { writeRecord } from '../../../kernel/record.ts'
import type { Playable } from '../../../language/face.ts'
import type { Command, Participant, SharedTable } from '../../../table/shared-table.ts'
import { rowOf, type Step, sparedBefore } from '../../../table/steps.ts'
import { campaignOf } from '../../../table/wire/api.ts'
import type { NewNotice, TableNotice } from '../../store/contract/people.ts'
import type { Result } from '../../store/contract/results.ts'
import type { Append, Asking } from '../../store/contract/steps.ts'
import type { Environment } from '../environment.ts'
import { type OpenedTable, STEP_KINDS } from '../opening/opening.ts'
import { NOTICE_AFTER } from '../people/absence.ts'
import type { Attendance } from '../people/attendance.ts'
import type { Seats } from '../people/seats.ts'
import type { Votes } from '../people/votes.ts'
import type { Pacemaker } from '../time/pacemaker.ts'

/** She is reminded when so much of her time is over. */
const REMINDERS = { reminder: 0.5, last: 0.9 } as const
/** A stored time that differs by less need not be stored again. */
const CLOSE = 1_000

/** The table is not ours any more, or cannot be stored: what is in memory is ahead of the truth. */
export class Lost extends Error {}

/** The store cannot keep anything just now: nothing more is promised until it can. */
export class Unstored extends Lost {}

interface Company {
  readonly opened: OpenedTable
  readonly seats: Seats
  readonly pacemaker: Pacemaker
  readonly attendance: Attendance
  readonly votes: Votes
  /** Whoever runs out of time loses it, and perhaps the game: people play against each other. */
  readonly hurries: boolean
  /** In how many milliseconds the table has to be looked at for another reason than its clock; null when it need not. */
  alsoDueIn(afterStep: boolean): number | null
  /** A step is on disk; it was stored at this time. */
  stored(at: number): void
  /** The game is over, and its record is kept. */
  finished(): void
}

/** Carries commands out and stores what came of them: nothing else changes a live table. */
export class Journal {
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment
  /** Whom the store knows to be asked: she has been told of it. */
  private lastAsked: number | null
  /** When the store will have this table looked at though nobody has it in memory. */
  private due: number | null
  private storing = 0

  constructor(shared: SharedTable<Playable>, company: Company, environment: Environment) {
    this.shared = shared
    this.company = company
    this.environment = environment
    this.lastAsked = company.opened.row.asked
    this.due = company.opened.row.due
  }

  /** The table in memory is ahead of what is stored: nobody may be shown it now. */
  get isAhead(): boolean {
    return this.storing > 0
  }

  /** Gives the revision that the command led to, when it is stored; `lag`: how long before it arrived it was given. */
  commit(by: Participant, command: Command, lag = 0): Promise<number> {
    return this.ahead(async () => {
      // Only what is taken back may need the others to agree.
      const others = command.do === 'undo' ? this.company.seats.othersThan(by.id) : []
      const performed = this.shared.perform(by, command, others)
      if (performed.is === 'proposed') await this.propose(command.id)
      if (performed.is === 'done') for (const step of performed.steps) await this.keep(step, command.id, lag)
      return performed.revision
    })
  }

  /** Where people play for days the others come when they can, and are told that they are asked. */
  private async propose(id: string): Promise<void> {
    const { shared, company, environment } = this
    const { votes } = company
    const { row, epoch } = company.opened
    const isNew = votes.noted(id)
    if (!votes.areKept) return
    const notices = isNew ? this.soonTo(shared.proposal?.waiting ?? [], 'undo') : []
    const stored = environment.store.tables.propose(row.id, epoch, shared.revision, votes.kept, notices)
    if (!(await this.reported(stored))) throw new Lost()
  }

  /** Takes a step that is no command of the game. */
  take(step: Step, key: string): Promise<number> {
    return this.ahead(async () => {
      this.shared.take(step)
      await this.keep(step, key, 0)
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

  private async keep(step: Step, key: string, lag: number): Promise<void> {
    const { shared, environment, company } = this
    const { pacemaker, opened } = company
    const { table, revision } = shared
    const row = rowOf(step, table.game.acts ?? [], lag)
    const spared = sparedBefore(row)
    const asking = this.asking(() => pacemaker.dueAfterStep(spared), true)
    const entry: Append = {
      game: opened.row.id,
      epoch: opened.epoch,
      n: revision,
      ...row,
      kind: STEP_KINDS[step.is],
      key,
      mark: table.digest,
      ...asking,
    }
    const [appended] = await this.reported(environment.store.steps.append([entry]))
    if (appended?.stored !== true) throw new Lost()
    this.lastAsked = asking.asked
    this.due = asking.dueAfter === null ? null : appended.at + asking.dueAfter
    pacemaker.stepped(appended.at, spared)
    company.stored(appended.at)
    if (table.over) await this.finish()
  }

  /** The store knows whom the table asks and until when: from the first question on, and when time has run out. */
  async ask(): Promise<void> {
    const { company } = this
    await this.store(this.asking(() => company.pacemaker.dueIn, false))
  }

  /** The table is due at another time, though the game has not gone on: nobody is told of it. */
  async askAgain(): Promise<void> {
    const { pacemaker } = this.company
    await this.store({ ...this.asking(() => pacemaker.dueIn, false), notices: [] })
  }

  private async store(asking: Asking): Promise<void> {
    const { company, environment } = this
    const { row, epoch } = company.opened
    if (this.isKnown(asking)) return
    const stored = await this.reported(environment.store.tables.ask(row.id, epoch, asking))
    if (!stored) throw new Lost()
    this.lastAsked = asking.asked
    this.due = asking.dueAfter === null ? null : environment.time.now() + asking.dueAfter
  }

  private async reported<T>(stored: Promise<T>): Promise<T> {
    try {
      return await stored
    } catch (error) {
      this.environment.report(error, this.company.opened.row.id)
      throw new Unstored()
    }
  }

  private isKnown({ asked, dueAfter }: Asking): boolean {
    const { due } = this
    if (asked !== this.lastAsked) return false
    if (dueAfter === null || due === null) return dueAfter === due
    const now = this.environment.time.now()
    return dueAfter === 0 ? due <= now : Math.abs(now + dueAfter - due) < CLOSE
  }

  /** `left`: how long whoever is asked has. */
  private asking(left: () => number | null, afterStep: boolean): Asking {
    const asked = this.company.pacemaker.askedSeat
    const inDays = this.company.opened.options.pace === 'days'
    const bot = this.shared.botAsked
    // A table with a clock of minutes is due only while somebody plays there.
    const until = asked === null || bot || !inDays ? null : left()
    // Where all play together nothing happens by itself when time is over: the others choose.
    const late = until === 0 && !this.company.hurries
    const also = asked === null ? null : this.company.alsoDueIn(afterStep)
    // When the game is over, what came of it is stored next: if that fails, some node has to do it.
    const byTime = bot || asked === null ? 0 : late ? null : until
    const dueAfter = byTime === null || also === null ? (byTime ?? also) : Math.min(byTime, also)
    return { asked, dueAfter, notices: inDays ? this.notices(asked, until) : [] }
  }

  /**
   * Where people play for days, whoever is asked is told once for each time it becomes her turn, and reminded; the
   * others when her time is over; everybody at the end.
   */
  private notices(asked: number | null, left: number | null): readonly NewNotice[] {
    const { seats, hurries } = this.company
    // Where somebody will be by then is not known yet.
    const reminded = (people: readonly string[], kind: keyof typeof REMINDERS, of: number) =>
      people.map(
        (person): NewNotice => ({ person, kind, after: Math.round(of * REMINDERS[kind]), here: false }),
      )
    if (asked === null) return this.soonTo(seats.people, 'over')
    const waitedFor = seats.waitedFor(asked)
    const turn = asked === this.lastAsked ? [] : this.soonTo(waitedFor, 'turn')
    if (left === null) return turn
    if (left > 0)
      return [...turn, ...reminded(waitedFor, 'reminder', left), ...reminded(waitedFor, 'last', left)]
    const others = hurries ? [] : seats.people.filter((person) => !waitedFor.includes(person))
    return [...turn, ...this.soonTo(others, 'late')]
  }

  /** They are told, unless they are here or come before. */
  private soonTo(people: readonly string[], kind: TableNotice['kind']): readonly NewNotice[] {
    const { attendance } = this.company
    return people.map((person) => ({
      person,
      kind,
      after: NOTICE_AFTER,
      here: attendance.isHere(person),
    }))
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

  /** The game is over, and the store does not know it yet: what came of it is stored. */
  conclude(): Promise<void> {
    return this.ahead(() => this.finish())
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
    const kept = await this.reported(
      environment.store.results.finish({
        game: opened.row.id,
        epoch: opened.epoch,
        steps: shared.revision,
        outcome,
        record: writeRecord(shared.table.session.record()),
        results,
      }),
    )
    if (!kept) throw new Lost()
  }
}
