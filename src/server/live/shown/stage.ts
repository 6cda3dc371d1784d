import type { Lang, Playable } from '../../../language/face.ts'
import type { Company } from '../../../table/messages.ts'
import { peopleFor } from '../../../table/people/people.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import { SentParts } from '../../../table/shown/moment-change.ts'
import type { SeatRow } from '../../store/contract/tables.ts'
import type { Connection } from '../connections/connection.ts'
import { Attendance } from '../people/attendance.ts'
import type { Place } from '../people/seats.ts'
import type { Beats } from '../time/beats.ts'
import type { Timekeeper } from '../time/timekeeper.ts'
import { Channel } from './channel.ts'
import { readerTrace, type SharedCompany } from './company.ts'
import { NobodysTurns } from './nobodys-turns.ts'

/** So soon it is looked again whether a page that was behind has read what it was sent. */
const CATCH_UP = 250

export interface Scene {
  readonly live: SharedTable<Playable>
  readonly seats: readonly SeatRow[]
  /** The engine of this program plays it: only that one can be looked at while something happens. */
  readonly isPresent: boolean
  placeOf(connection: Connection): Place
  /** The table as it was a while ago. */
  delayed(): SharedTable<Playable>
  /** What is around the game, for everybody, and who a reader is in it. */
  company(): SharedCompany
  readerOf(connection: Connection, place: Place): Company['you']
  /** What is in memory is being stored: it is shown when that is done, whoever comes, goes or waits for a beat. */
  isAhead(): boolean
  /** The sign of the step that led to this revision. */
  pastOf(revision: number): string
  /** Everybody is about to be shown this revision: from then on its time runs. */
  shown(revision: number, at: number): void
  /** What was about to be shown with one beat is shown with a later one. */
  putOff(from: number, to: number): void
  /** Something could not be made that should have been shown. */
  failed(error: unknown, connection?: Connection): void
}

/** A company as it is sent. */
function inOrder(
  { table, title, options, ...rest }: ReturnType<SharedCompany['company']>,
  you: Company['you'],
): Company {
  return { table, title, options, you, ...rest }
}

/** Everybody who looks at a table, and what they have been shown of it. */
export class Stage {
  readonly attendance: Attendance
  private readonly scene: Scene
  private readonly time: Timekeeper
  private readonly beats: Beats
  private readonly hidden: boolean
  /** Where everything lies open, turns that no player takes are shown step by step. */
  private readonly film: NobodysTurns | null
  private readonly channels: Channel[] = []
  /** What channels have in common, at the live table and as it was a while ago. */
  private readonly parts = new SentParts()
  private readonly lateParts = new SentParts()
  private stopCatchUp: (() => void) | null = null
  /** Those for whom something is ready, in the order in which it leaves. */
  private leavers: readonly Connection[] = []
  /** The beat with which they are served; null while there are none. */
  private leavesAt: number | null = null
  /** Making took so long that they are served later than they should have been. */
  private isPutOff = false
  private isSoon = false
  private closed = false
  private shownUntil = -1

  constructor(scene: Scene, time: Timekeeper, beats: Beats) {
    this.scene = scene
    this.time = time
    this.beats = beats
    this.hidden = scene.live.table.game.reactions !== undefined
    this.attendance = new Attendance(time)
    const { table } = scene.live
    this.film = this.hidden || !scene.isPresent ? null : new NobodysTurns(table)
  }

  channelOf({ lang }: { readonly lang: Lang }, place: Place): Channel {
    // So few that looking through them is faster than putting a name together.
    for (const channel of this.channels) if (channel.isFor(place, lang)) return channel
    const { eyes, answersFor, delayed } = place
    const key = `${eyes}/${answersFor.join('+')}/${lang}${delayed ? '/delayed' : ''}`
    const { scene } = this
    const table = delayed ? scene.delayed() : scene.live
    const viewer = { eyes, answersFor, holdsTable: false }
    const made = new Channel(
      key,
      table,
      viewer,
      lang,
      peopleFor(scene.seats, answersFor, lang),
      delayed ? this.lateParts : this.parts,
      (revision) => scene.pastOf(revision),
      delayed ? null : this.film,
      delayed,
    )
    this.channels.push(made)
    return made
  }

  /** Somebody opened a page: it gets what it does not have. */
  join(connection: Connection): void {
    this.attendance.come(connection)
    const place = this.scene.placeOf(connection)
    const channel = this.channelOf(connection, place)
    channel.update()
    if (connection.revision === channel.revision && connection.lines === channel.length && place.fixed)
      connection.channel = channel.key
    else if (!place.fixed || this.wentBackSince(connection.revision)) connection.lines = 0
    this.soon()
  }

  leave(connection: Connection): void {
    this.attendance.go(connection)
    this.soon()
  }

  private wentBackSince(revision: number | null): boolean {
    return revision === null || this.scene.live.steps.slice(revision).some(({ is }) => is === 'back')
  }

  /** What has changed is shown: at once where everything lies open, else with the next beat. */
  soon(): void {
    if (!this.hidden) {
      if (this.made(this.time.steady())) this.toEach((connection) => connection.flush())
      return
    }
    if (this.isSoon) return
    this.isSoon = true
    this.makeAfterwards()
  }

  private makeAfterwards(): void {
    this.beats.afterwards(() => this.makeForBeat())
  }

  /**
   * Makes what leaves with the next beat. What comes too late for the one for which something is ready already is made when
   * that has left: else a page that said something just before would hear of it earlier. So is whatever comes while something
   * is late already: however much is said, it is not put off again.
   */
  private makeForBeat(): void {
    const { beats, leavesAt } = this
    const beat = beats.next
    if (this.closed || this.isPutOff || (leavesAt !== null && leavesAt < beat)) return
    this.isSoon = false
    if (!this.made(beat)) return
    this.toEach((connection) => connection.ready())
    this.leavers = this.askedLast()
    this.leavesAt = beats.orNext(beat)
    this.isPutOff = this.leavesAt !== beat
    if (this.isPutOff) this.scene.putOff(beat, this.leavesAt)
    if (this.leavesAt !== leavesAt) this.leaveOn(this.leavesAt)
  }

  private leaveOn(beat: number): void {
    this.beats.at(beat, () => this.leaveWith(beat))
  }

  /** Everything that is ready leaves, unless it was put off. */
  private leaveWith(beat: number): void {
    if (this.closed || this.leavesAt !== beat) return
    const { leavers } = this
    this.leavesAt = null
    this.isPutOff = false
    this.leavers = []
    // Not before everything has left that leaves with this beat, at other tables too: how long making takes must not be seen.
    if (this.isSoon) this.makeAfterwards()
    this.toEach((connection) => connection.leave(), leavers)
  }

  /** Whoever is asked is served last: from when others are served nobody learns how much she was sent. */
  private askedLast(): readonly Connection[] {
    const { over, game, state } = this.scene.live.table
    if (over) return [...this.attendance.connections]
    const asked = game.machine.seat(state)
    const first: Connection[] = []
    const last: Connection[] = []
    for (const connection of this.attendance.connections) {
      if (this.mayAnswerFor(asked, connection)) last.push(connection)
      else first.push(connection)
    }
    first.push(...last)
    return first
  }

  private mayAnswerFor(seat: number, connection: Connection): boolean {
    try {
      return this.scene.placeOf(connection).answersFor.includes(seat)
    } catch {
      // That was reported when it should have been made for her, and is no reason not to serve the others.
      return false
    }
  }

  /** One after the other: what fails for one does not keep the others waiting. */
  private toEach(
    what: (connection: Connection) => void,
    connections: Iterable<Connection> = this.attendance.connections,
  ): void {
    for (const connection of connections) this.attempt(() => what(connection), connection)
  }

  /**
   * A timer has nobody to tell: what fails here is reported here. A page for which something failed perhaps has not got what
   * it was sent: it is sent everything again.
   */
  private attempt(what: () => void, connection?: Connection): void {
    try {
      what()
    } catch (error) {
      if (connection !== undefined) connection.channel = ''
      this.scene.failed(error, connection)
    }
  }

  /**
   * Everything is made before anything leaves: whoever is served first learns nothing from it. False where what is in
   * memory is being stored: until then nothing leaves.
   */
  private made(at: number): boolean {
    if (this.scene.isAhead()) return false
    this.attempt(() => this.make(at))
    return true
  }

  /** `at`: when it is seen. */
  private make(at: number): void {
    const { revision } = this.scene.live
    if (revision !== this.shownUntil) {
      this.shownUntil = revision
      this.attempt(() => this.scene.shown(revision, at))
    }
    const { connections } = this.attendance
    const company = connections.size === 0 ? null : this.scene.company()
    if (company !== null) this.toEach((connection) => this.update(connection, company))
    for (const channel of this.channels) channel.forgetChange()
    this.film?.forget()
    this.parts.forget()
    this.lateParts.forget()
  }

  /** Sends what a page does not have yet. */
  private update(connection: Connection, shared: SharedCompany): void {
    if (connection.closed) return
    if (connection.isBehind) {
      connection.channel = ''
      // Perhaps she is the one who is asked: then nothing else would ever bring her what she has missed.
      this.stopCatchUp ??= this.time.after(CATCH_UP, () => {
        this.stopCatchUp = null
        this.soon()
      })
      return
    }
    const place = this.scene.placeOf(connection)
    // The table as it was a while ago goes on as time goes by, also without a step.
    if (place.delayed) this.scene.delayed()
    const channel = this.channelOf(connection, place)
    channel.update()
    const you = this.scene.readerOf(connection, place)
    const trace = `${shared.trace}/${readerTrace(you)}`
    const stepTrace = shared.hasClock ? `${shared.stepTrace}${channel.revision}` : shared.stepTrace
    const company = (): Company => inOrder(shared.company(), you)
    const same = connection.channel === channel.key
    let companySent = trace === connection.company && stepTrace === connection.companyStep
    if (!same || connection.revision !== channel.revision) {
      const patch =
        same && connection.revision !== null ? channel.patchFrom(connection.revision, connection.lines) : null
      if (patch === null) {
        // Lines of other eyes are not the same lines.
        const keep = connection.channel === '' || same ? Math.min(connection.lines, channel.length) : 0
        connection.sayText(`{"m":"whole",${channel.whole(keep)},"company":${JSON.stringify(company())}}`)
        companySent = true
      } else if (!companySent && trace === connection.company) {
        connection.sayText(`${patch.slice(0, -1)},"company":${shared.stepText()}}`)
        companySent = true
      } else connection.sayText(patch)
    }
    if (!companySent) connection.say({ m: 'company', company: company() })
    // What says the same need not be kept twice.
    if (connection.company !== trace) connection.company = trace
    if (connection.companyStep !== stepTrace) connection.companyStep = stepTrace
    connection.channel = channel.key
    connection.revision = channel.revision
    connection.lines = channel.length
  }

  /** What a page has is worth nothing any more: it is sent everything again. */
  renew(connection: Connection): void {
    connection.channel = ''
    connection.lines = 0
    this.soon()
  }

  /** Nobody is shown anything any more: what was said to those who are here leaves now. */
  close(): void {
    this.closed = true
    this.toEach((connection) => connection.flush(), this.askedLast())
    this.stopCatchUp?.()
    this.stopCatchUp = null
  }
}
