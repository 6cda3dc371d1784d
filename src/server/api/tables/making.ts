import { gameNamed } from '../../../games/index.ts'
import { engineId } from '../../../lab/release.ts'
import { readOptions } from '../../../table/options.ts'
import type { ListedTable, Visibility, WantedSeat } from '../../../table/wire/api.ts'
import type { Person } from '../../store/contract/people.ts'
import type { DealtTable } from '../../store/contract/tables.ts'
import { tooManyTables } from '../refusals.ts'
import { type Api, newId } from '../server.ts'
import { cleanTitle } from '../texts.ts'
import { invitationKey } from './access.ts'
import { seatOf, talkIn } from './parts.ts'
import { shownTable } from './shown.ts'

const OPEN_TABLES_OF_A_GUEST = 20
const OPEN_TABLES_OF_AN_ACCOUNT = 100
/** A game that nobody went on with for so long keeps nobody from beginning another. */
const LATELY = 7 * 86_400_000
/** 48 bits for a table. */
const ID_BYTES = 6

export const newTableId = (): string => newId(ID_BYTES)

interface WantedTable extends Pick<DealtTable, 'kind' | 'setup' | 'secret' | 'commitment' | 'repeats'> {
  readonly options: Readonly<Record<string, unknown>> | undefined
  readonly visibility: Visibility | undefined
  readonly title: string | undefined
  readonly seats: readonly WantedSeat[]
}

/** Makes a table of this host, with the key of its invitation; refuses where she has too many. */
export async function makeTable(
  api: Api,
  person: Person,
  id: string,
  { options, visibility = 'private', title = '', seats, ...wanted }: WantedTable,
): Promise<{ readonly table: ListedTable; readonly key: string }> {
  const { tables } = api.store
  const most = person.kind === 'account' ? OPEN_TABLES_OF_AN_ACCOUNT : OPEN_TABLES_OF_A_GUEST
  const { key, hash } = invitationKey()
  const table: DealtTable = {
    ...wanted,
    id,
    engine: engineId(),
    content: gameNamed(wanted.kind).content,
    options: JSON.stringify(readOptions({ ...talkIn(visibility), ...options })),
    host: person.id,
    visibility,
    title: cleanTitle(title),
    invite: hash,
    day: null,
    parent: null,
    seats: seats.map((each) => seatOf(each, person)),
  }
  if (!(await tables.createWithin(table, most, LATELY))) throw tooManyTables()
  return { table: await shownTable(api, (await tables.table(id))!, person.id), key }
}
