import type { RefObject } from 'preact'
import type { Moment } from '../../source/source.ts'
import type { GameFace } from '../table-parts.ts'
import { useFlights } from './flights.ts'

/** What flies over the table; fetched when the table stands, for everything can be followed without it. */
export function Flights({
  table,
  moment,
  face,
}: {
  readonly table: RefObject<HTMLElement>
  readonly moment: Moment
  readonly face: GameFace
}) {
  useFlights(table, moment, face)
  return null
}
