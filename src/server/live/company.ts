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

interface Around {
  readonly opened: OpenedTable
  readonly shared: SharedTable<Playable>
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly pointing: readonly (number | null)[]
  readonly votesLeft: number
  readonly rematch: Company['rematch']
}

/** What everybody may know of what is around the game, and a text that changes when more than time has gone by. */
export interface SharedCompany {
  readonly company: Omit<Company, 'you'>
  readonly trace: string
}

/** Everything around the game that is the same for everybody. */
export function sharedCompany(around: Around): SharedCompany {
  const { opened, shared, seats, attendance, pacemaker } = around
  const { row, options } = opened
  const presenceOf = (seat: number, person: string): Presence => {
    if (seats.hasStandIn(seat)) return 'bot'
    return attendance.isHere(person) ? 'here' : 'away'
  }
  const { over } = shared.table
  const company: SharedCompany['company'] = {
    table: row.id,
    title: row.title,
    options,
    reacts: shared.table.game.reactions !== undefined,
    seats: seats.rows.map(({ seat, name, person, bot }) => ({
      name,
      bot,
      presence: person === null ? 'here' : presenceOf(seat, person),
      awayFor: person === null ? null : awaySeconds(attendance.awayFor(person)),
    })),
    watchers: attendance.watchers(seats.rows),
    waited: pacemaker.waited,
    clock: over ? null : pacemaker.clockShown(),
    window: over ? null : pacemaker.windowShown(),
    proposal: proposalShown(around),
    pointing: around.pointing,
    rematch: around.rematch,
    commitment: row.commitment,
  }
  return { company, trace: traceOf(company) }
}

/** What may change at a table but for the time that goes by: numbers of seconds and milliseconds are left out. */
function traceOf({
  seats,
  watchers,
  clock,
  window,
  proposal,
  pointing,
  rematch,
}: SharedCompany['company']): string {
  const { left: _votes, ...asked } = proposal ?? { left: 0 }
  const { left: _open, ...shown } = window ?? { left: 0 }
  return JSON.stringify([
    seats.map(({ presence }) => presence),
    watchers,
    clock?.running?.seat,
    window === null ? null : shown,
    proposal === null ? null : asked,
    pointing,
    rematch,
  ])
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

function proposalShown({ shared, seats, votesLeft }: Around): Company['proposal'] {
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
