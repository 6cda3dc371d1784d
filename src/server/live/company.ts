import type { Playable } from '../../language/face.ts'
import type { Company, Presence } from '../../table/messages.ts'
import type { Order } from '../../table/orders.ts'
import type { SharedTable } from '../../table/shared-table.ts'
import type { Attendance } from './attendance.ts'
import type { Connection } from './connection.ts'
import type { OpenedTable } from './opening.ts'
import type { Pacemaker } from './pacemaker.ts'
import type { Seats } from './seats.ts'
import type { Place } from './stage.ts'

interface CompanyParts {
  readonly opened: OpenedTable
  readonly shared: SharedTable<Playable>
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly pointing: readonly (number | null)[]
  readonly votesLeft: number
  readonly rematch: Company['rematch']
  readonly closing: readonly number[]
}

/** What everybody may know of what is around the game, and a text that changes when more than time has gone by. */
export interface SharedCompany {
  readonly trace: string
  readonly hasClock: boolean
  /** Made when somebody is sent it: mostly nothing but the game has changed. */
  company(): Omit<Company, 'you'>
}

/** What of the company changes, and not only because time goes by. */
type Changing = Pick<
  Company,
  'watchers' | 'clock' | 'window' | 'proposal' | 'pointing' | 'rematch' | 'closing'
> & {
  readonly presences: readonly Presence[]
}

/** Everything around the game that is the same for everybody. */
export function sharedCompany(parts: CompanyParts): SharedCompany {
  const { shared, seats, attendance, pacemaker } = parts
  const presenceOf = (seat: number, person: string | null): Presence => {
    if (person === null) return 'here'
    if (seats.hasStandIn(seat)) return 'bot'
    return attendance.isHere(person) ? 'here' : 'away'
  }
  const over = shared.table.over || parts.opened.stopped !== null
  const now: Changing = {
    presences: seats.rows.map(({ seat, person }) => presenceOf(seat, person)),
    watchers: attendance.watchers(seats.rows),
    clock: over ? null : pacemaker.clockShown(),
    window: over ? null : pacemaker.windowShown(),
    proposal: proposalShown(parts),
    pointing: parts.pointing,
    rematch: parts.rematch,
    closing: parts.closing,
  }
  return {
    trace: traceOf(now),
    hasClock: now.clock !== null,
    company: () => companyNow(parts, now),
  }
}

function companyNow(
  { opened, shared, seats, attendance, pacemaker }: CompanyParts,
  { presences, watchers, clock, window, proposal, pointing, rematch, closing }: Changing,
): ReturnType<SharedCompany['company']> {
  const { row, options } = opened
  return {
    table: row.id,
    title: row.title,
    options,
    reacts: shared.table.game.reactions !== undefined,
    seats: seats.rows.map(({ seat, name, person, bot }) => ({
      name,
      bot,
      presence: presences[seat]!,
      awayFor: person === null ? null : awaySeconds(attendance.awayFor(person)),
    })),
    watchers,
    waited: pacemaker.waited,
    clock,
    window,
    proposal,
    pointing,
    rematch,
    closing,
    commitment: row.commitment,
    stopped: opened.stopped,
  }
}

/** What may change at a table but for the time that goes by: numbers of seconds and milliseconds are left out. */
function traceOf({
  presences,
  watchers,
  clock,
  window,
  proposal,
  pointing,
  rematch,
  closing,
}: Changing): string {
  const asked = proposal === null ? '' : JSON.stringify({ ...proposal, left: 0 })
  const shown = window === null ? '' : `${window.exactly} ${window.thinking}`
  const wanted = `${rematch.wanted.join(' ')} ${rematch.table}`
  return [presences, watchers, clock?.running?.seat, shown, asked, pointing, wanted, closing].join('/')
}

/** Who the reader is here. */
export function readerOf(
  connection: Connection,
  place: Place,
  { seats, orders }: { readonly seats: Seats; readonly orders: readonly (readonly Order[])[] },
): Company['you'] {
  const own = seats.seatsOf(connection.person)
  return {
    seats: own,
    eyes: place.eyes,
    // Orders are as secret as a hand.
    orders: own.includes(place.eyes) ? (orders[place.eyes] ?? []) : [],
  }
}

const awaySeconds = (milliseconds: number): number | null =>
  milliseconds === 0 ? null : Math.floor(milliseconds / 1000)

function proposalShown({ shared, seats, votesLeft }: CompanyParts): Company['proposal'] {
  const { proposal } = shared
  if (proposal === null) return null
  const seatsOf = (people: readonly string[]): readonly number[] =>
    people.flatMap((person) => seats.seatsOf(person))
  return {
    n: proposal.number,
    is: 'undo',
    by: proposal.seat,
    to: proposal.answers,
    yes: seatsOf(proposal.yes),
    waiting: seatsOf(proposal.waiting),
    left: votesLeft,
  }
}
