import { createHash } from 'node:crypto'
import { gameNamed } from '../../games/index.ts'
import { CONCEDE_ACT } from '../../table/moment.ts'
import { USUAL_OPTIONS } from '../../table/options.ts'
import { heedsHolidays } from '../../table/time/holiday.ts'
import {
  campaignOf,
  type ListedSeat,
  type ListedTable,
  type Me,
  type PersonShown,
} from '../../table/wire/api.ts'
import type { Person } from '../store/contract/people.ts'
import type { SeatRow, TableWithSeats } from '../store/contract/tables.ts'
import { typedTitle } from '../titles.ts'
import { setupFor } from './tables/brought.ts'

const tagOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 3)

export const personShape = ({ id, name, kind }: Pick<Person, 'id' | 'name' | 'kind'>): PersonShown => ({
  id,
  name,
  tag: kind === 'guest' ? tagOf(id) : null,
})

export const meShape = (person: Person): Me => ({
  ...personShape(person),
  kind: person.kind === 'account' ? 'account' : 'guest',
  lang: person.lang,
  settings: JSON.parse(person.settings),
})

/** For how long people are on holiday who are waited for at a table, by their ids. */
export type Away = ReadonlyMap<string, number>

const seatShape = (seat: SeatRow, people: ReadonlyMap<string, Person>, away: Away): ListedSeat => {
  const person = seat.person === null ? undefined : people.get(seat.person)
  return {
    seat: seat.seat,
    person: person === undefined ? null : personShape(person),
    bot: seat.bot,
    standin: seat.standin,
    ready: seat.ready || seat.bot !== null,
    holiday: seat.person === null ? null : (away.get(seat.person) ?? null),
  }
}

/** Where all play together a bot goes on for whoever leaves, as long as somebody else plays. */
function leavingOf(
  { kind, state, seats }: TableWithSeats,
  viewer: string | null,
): ListedTable['you']['leaving'] {
  const plays = seats.filter(({ person, standin }) => person !== null && standin === null)
  if (state !== 'playing' || !plays.some(({ person }) => person === viewer)) return null
  if (gameNamed(kind).acts?.includes(CONCEDE_ACT) === true) return 'loss'
  return plays.some(({ person }) => person !== viewer) ? 'bot' : null
}

const NOBODY: Away = new Map()

/** A table as somebody sees it who may see it; what is secret is not among it. */
export function tableShape(
  table: TableWithSeats,
  people: ReadonlyMap<string, Person>,
  away: Away,
  viewer: string | null,
  now: number,
): ListedTable {
  const own = table.seats.filter(({ person }) => viewer !== null && person === viewer).map(({ seat }) => seat)
  const asked = table.state === 'playing' ? table.asked : null
  return {
    id: table.id,
    game: table.kind,
    state: table.state,
    title: typedTitle(table),
    visibility: table.visibility,
    setup: setupFor(table, viewer),
    // Tables of earlier releases have fewer.
    options: { ...USUAL_OPTIONS, ...JSON.parse(table.options) },
    seats: table.seats.map((seat) => seatShape(seat, people, heedsHolidays(table) ? away : NOBODY)),
    host: table.host,
    you: {
      seats: own,
      host: viewer !== null && table.host === viewer,
      asked: own.length > 0 && asked !== null && (asked === -1 || own.includes(asked)),
      leaving: leavingOf(table, viewer),
    },
    asked,
    commitment: table.commitment,
    sameDeal: table.repeats !== null,
    invited: table.invite !== null,
    revision: table.steps,
    turn: table.turn,
    watchers: table.state === 'playing' ? table.watchers : null,
    since: Math.max(0, now - table.changed),
    created: table.created,
    changed: table.changed,
    begun: table.begun,
    ended: table.ended,
    campaign: campaignOf(table.parent),
    outcome: table.outcome,
  }
}
