import type { Playable } from '../../../language/face.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { Environment } from '../environment.ts'
import type { OpenedTable } from '../opening/opening.ts'
import type { Pacemaker } from '../time/pacemaker.ts'
import type { Attendance } from './attendance.ts'
import type { Seats } from './seats.ts'
import type { Votes } from './votes.ts'

/** Whoever is waited for is told so, unless she comes before. */
export const NOTICE_AFTER = 60_000

interface Company {
  readonly opened: OpenedTable
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly votes: Votes
}

/**
 * Tells those who were here when the table began to wait for them, and who leave before they have answered: they got no
 * notice then. It matters where a game takes days.
 */
export class Absence {
  private readonly shared: SharedTable<Playable>
  private readonly company: Company
  private readonly environment: Environment
  readonly matters: boolean

  constructor(shared: SharedTable<Playable>, company: Company, environment: Environment) {
    this.shared = shared
    this.company = company
    this.environment = environment
    this.matters = company.opened.options.pace === 'days'
  }

  /** Tells those who are away and waited for, with `all` also those who are here and about to lose their line. */
  async notify(all = false): Promise<void> {
    const { seats, attendance, pacemaker, votes, opened } = this.company
    const { askedSeat } = pacemaker
    if (!this.matters || opened.stopped !== null || askedSeat === null) return
    const gone = (people: readonly string[]): readonly string[] =>
      people.filter((person) => all || !attendance.isHere(person))
    const notice = (kind: 'turn' | 'undo', since: number) => (person: string) => ({
      person,
      kind,
      since,
      after: NOTICE_AFTER,
    })
    const notices = [
      ...gone(seats.waitedFor(askedSeat)).map(notice('turn', pacemaker.waitedSince)),
      ...gone(this.shared.proposal?.waiting ?? []).map(notice('undo', votes.since)),
    ]
    if (notices.length > 0)
      await this.attempt(this.environment.store.tables.notifyOnce(opened.row.id, opened.epoch, notices))
  }

  /** She has come: nobody has to call her. */
  async end(person: string): Promise<void> {
    const { seats, opened } = this.company
    if (seats.seatsOf(person).length > 0)
      await this.attempt(this.environment.store.people.dropNotices(person, opened.row.id))
  }

  /** A notice too many or too few keeps nobody from playing. */
  private async attempt(work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (error) {
      this.environment.report(error, this.company.opened.row.id)
    }
  }
}
