import { z } from 'zod'
import { REPORT_KINDS, REPORT_LENGTH } from '../../../table/wire/api.ts'
import { isKey } from '../../live/people/keys.ts'
import { plainLine } from '../../live/people/talk.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import { notMet, reportedEnough } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, mustBeIn } from '../server.ts'
import { visibleTable } from '../tables/access.ts'

/** Whoever reports more within a day does not mean it. */
const MOST_A_DAY = 10
const DAY = 86_400_000

const reported = z.strictObject({
  table: z.string().max(64),
  person: z.string().max(64),
  key: z.string().max(64).optional(),
  kind: z.enum(REPORT_KINDS),
  text: z.string().max(REPORT_LENGTH),
})

/** A table that she may see; also one that she looks at by a link for watching, or through the eyes of a seat. */
async function seenTable(
  api: Api,
  { table: id, key }: { readonly table: string; readonly key?: string | undefined },
  person: string,
): Promise<TableWithSeats> {
  const table = key === undefined ? null : await api.store.tables.table(id)
  const keys = table === null ? [] : [table.watch, ...table.seats.map(({ lent }) => lent)]
  if (table !== null && keys.some((kept) => isKey(key ?? null, kept))) return table
  return visibleTable(api, id, person, undefined)
}

/** Somebody tells whoever runs this server of another whom she has met at a table. */
export function personReportRoutes(routes: Routes, api: Api): void {
  routes.on('POST /api/reports', { takes: reported, atMost: 10 }, async ({ request, sent }) => {
    const { person } = await mustBeIn(api, request)
    const table = await seenTable(api, sent, person.id)
    if (sent.person === person.id) throw notMet()
    const report = {
      person: person.id,
      about: sent.person,
      game: table.id,
      kind: sent.kind,
      text: plainLine(sent.text),
    }
    const done = await api.store.people.report(report, MOST_A_DAY, DAY)
    if (done === 'unknown') throw notMet()
    if (done === 'full') throw reportedEnough()
    api.log.warn({ table: table.id }, 'a person was reported')
    return {}
  })
}
