import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { readOptions } from '../../../table/options.ts'
import { digestOf } from '../../access/session.ts'
import { ANY_TABLE, tableTopic } from '../../cluster/hub.ts'
import type { Person } from '../../store/contract/people.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import { noTable, notHost } from '../refusals.ts'
import { type Api, idIn, mustBeIn, newId } from '../server.ts'

/** 128 bits for the key to a table. */
const KEY_BYTES = 16

export const invitationKey = (): { readonly key: string; readonly hash: Uint8Array } => {
  const made = newId(KEY_BYTES)
  return { key: made, hash: digestOf(made) }
}

const opens = (table: TableWithSeats, given: string | undefined): boolean =>
  given !== undefined && table.invite !== null && timingSafeEqual(digestOf(given), table.invite)

/** The invitation by which somebody comes; null where she has none, or one that counts no more. */
export const invitedBy = (table: TableWithSeats, given: string | undefined): Uint8Array | null =>
  opens(table, given) ? table.invite : null

export const sitsAt = (table: TableWithSeats, person: string): boolean =>
  table.host === person || table.seats.some((each) => each.person === person)

export const mayBeWatched = ({ options }: TableWithSeats): boolean =>
  readOptions(JSON.parse(options)).watchers !== 'none'

/** Whoever looks at this table, or at any, is told that it has changed. */
export function tableChanged({ hub }: Api, id: string): void {
  hub.publish(tableTopic(id), 'changed')
  hub.publish(ANY_TABLE, id)
}

/** A table that this person may see: she sits there, or it is open, or she has the key. */
export async function visibleTable(
  { store }: Api,
  id: string,
  person: string | null,
  given: string | undefined,
): Promise<TableWithSeats> {
  const table = await store.tables.table(id)
  if (table === null) throw noTable()
  const free =
    table.visibility === 'open' || opens(table, given) || (person !== null && sitsAt(table, person))
  if (!free) throw noTable()
  return table
}

/** A table of the one who asks, for her to arrange. */
export async function hostedTable(
  api: Api,
  request: FastifyRequest,
): Promise<{ table: TableWithSeats; person: Person }> {
  const { person } = await mustBeIn(api, request)
  const table = await visibleTable(api, idIn(request), person.id, undefined)
  if (table.host !== person.id) throw notHost()
  return { table, person }
}
