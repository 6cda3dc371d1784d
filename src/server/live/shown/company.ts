import type { Playable } from '../../../language/face.ts'
import type { Company, CompanyStep, Presence, SeatShown } from '../../../table/messages.ts'
import type { Order } from '../../../table/orders.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { SeatRow } from '../../store/contract/tables.ts'
import { typedTitle } from '../../titles.ts'
import type { Connection } from '../connections/connection.ts'
import type { OpenedTable } from '../opening/opening.ts'
import type { Attendance } from '../people/attendance.ts'
import type { Place, Seats } from '../people/seats.ts'
import type { Pacemaker } from '../time/pacemaker.ts'

interface CompanyParts {
  readonly opened: OpenedTable
  readonly shared: SharedTable<Playable>
  readonly seats: Seats
  readonly attendance: Attendance
  readonly pacemaker: Pacemaker
  readonly pointing: readonly (number | null)[]
  readonly isBotSimpler: boolean
  readonly votesLeft: number
  readonly rematch: Company['rematch']
  readonly repeat: Company['repeat']
  readonly closing: readonly number[]
}

/** What everybody may know of what is around the game, with two traces: texts that change when more than the time has changed. */
export interface SharedCompany {
  /** The trace of what goes on with the game. */
  readonly stepTrace: string
  /** The trace of all the rest. */
  readonly trace: string
  readonly hasClock: boolean
  /** Made when somebody is sent it: mostly nothing but the game has changed. */
  company(): Omit<Company, 'you'>
  /** What goes on with the game as it is sent: the same text to everybody. */
  stepText(): string
}

/** What of the company changes, and not only because time goes by. */
type Changing = Pick<Company, 'watchers' | 'rematch' | 'repeat' | 'closing'> & {
  readonly simpler: boolean
  readonly presences: readonly Presence[]
  readonly holidays: readonly SeatShown['holiday'][]
  readonly step: CompanyStep
}

/** Everything around the game that is the same for everybody. */
export function sharedCompany(parts: CompanyParts): SharedCompany {
  const { shared, seats, attendance, pacemaker } = parts
  const presenceOf = ({ seat, person, bot }: SeatRow): Presence => {
    if (bot !== null) return 'here'
    if (seats.hasStandIn(seat)) return 'bot'
    // Whoever has deleted her account is nowhere.
    return person !== null && attendance.isHere(person) ? 'here' : 'away'
  }
  const over = shared.table.over || parts.opened.stopped !== null
  const now: Changing = {
    presences: seats.rows.map(presenceOf),
    holidays: seats.rows.map(({ seat }) => pacemaker.holidayFor(seat)),
    watchers: attendance.watchers(seats.rows),
    rematch: parts.rematch,
    repeat: parts.repeat,
    closing: parts.closing,
    simpler: parts.isBotSimpler,
    step: {
      waited: pacemaker.waited,
      clock: over ? null : pacemaker.clockShown(),
      window: over ? null : pacemaker.windowShown(),
      proposal: proposalShown(parts),
      pointing: parts.pointing,
    },
  }
  let stepText: string | null = null
  return {
    stepTrace: stepTraceOf(now.step),
    trace: traceOf(now),
    hasClock: now.step.clock !== null,
    company: () => companyNow(parts, now),
    stepText: () => {
      stepText ??= JSON.stringify(now.step)
      return stepText
    },
  }
}

function companyNow(
  { opened, shared, seats, attendance }: CompanyParts,
  { presences, holidays, watchers, rematch, repeat, closing, simpler, step }: Changing,
): ReturnType<SharedCompany['company']> {
  const { row, options } = opened
  return {
    table: row.id,
    title: typedTitle(row),
    options,
    reacts: shared.table.game.reactions !== undefined,
    seats: seats.rows.map(({ seat, name, person, bot }) => ({
      name,
      person,
      bot,
      presence: presences[seat]!,
      awayFor: person === null ? null : awaySeconds(attendance.awayFor(person)),
      holiday: holidays[seat]!,
    })),
    watchers,
    ...step,
    ...(simpler ? { simpler } : {}),
    rematch,
    repeat,
    closing,
    commitment: row.commitment,
    stopped: opened.stopped,
  }
}

/** What may change around the game, without the seconds and milliseconds that go by. */
function traceOf({ presences, holidays, watchers, rematch, repeat, closing, simpler }: Changing): string {
  const away = holidays.map((left) => left !== null)
  return `${presences}/${away}/${watchers}/${rematch.wanted} ${rematch.table}/${repeat.same} ${repeat.sides}/${closing}${simpler ? '/simpler' : ''}`
}

function stepTraceOf({ clock, window, proposal, pointing }: CompanyStep): string {
  const asked = proposal === null ? '' : JSON.stringify({ ...proposal, left: 0 })
  const shown = window === null ? '' : `${window.exactly} ${window.thinking}`
  return `${clock?.running?.seat}/${shown}/${asked}/${pointing}`
}

/** Who the reader is here. */
export function readerOf(
  connection: Connection,
  place: Place,
  {
    seats,
    orders,
    isLent,
    isOrdered,
  }: {
    readonly seats: Seats
    readonly orders: readonly (readonly Order[])[]
    isLent(seat: number): boolean
    /** Do the orders of the seat answer what it is asked? */
    isOrdered(seat: number): boolean
  },
): Company['you'] {
  const own = seats.seatsOf(connection.person)
  const lent = own.filter((seat) => isLent(seat))
  return {
    seats: own,
    eyes: place.eyes,
    // Orders are as secret as a hand.
    orders: own.includes(place.eyes) ? (orders[place.eyes] ?? []) : [],
    ...(lent.length === 0 ? {} : { lent }),
    ...(own.includes(place.eyes) && isOrdered(place.eyes) ? { ordered: true } : {}),
  }
}

/** A text that changes when what is said to the reader of herself does. */
export function readerTrace({ seats, eyes, orders, lent, ordered }: Company['you']): string {
  const given = orders.length === 0 ? '' : JSON.stringify(orders)
  const base = `${seats}/${eyes}/${given}${ordered === true ? '/ordered' : ''}`
  return lent === undefined ? base : `${base}/${lent}`
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
