import { commitmentOf, SECRET_BYTES } from '../../../table/deal.ts'
import { tableTopic } from '../../cluster/hub.ts'
import { begun, notSeated, noWatching, unreadable } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, idIn, mustBeIn, newId, whoAsks } from '../server.ts'
import { stream } from '../stream.ts'
import { hostedTable, invitationKey, mayBeWatched, sitsAt, tableChanged, visibleTable } from './access.ts'
import { invite, listed, look, made } from './bodies.ts'
import { makeTable, newTableId } from './making.ts'
import { seatsOf, withoutClosed } from './parts.ts'
import { shownTable, shownTables } from './shown.ts'

const LISTED = 100
/** A table at which nothing has happened for so long is not live. */
const LIVE_WITHIN = 900_000

/** Tables are made, listed, looked at and closed. */
export function tableRoutes(routes: Routes, api: Api): void {
  const { tables } = api.store

  routes.on('POST /api/tables', { takes: made, atMost: 30 }, async ({ request, reply, sent: wanted }) => {
    const { person } = await mustBeIn(api, request)
    if (wanted.seats.length !== seatsOf(wanted.game, wanted.setup)) throw unreadable('seats')
    const { setup, seats } = withoutClosed(wanted)
    const id = newTableId()
    const secret = new Uint8Array(Buffer.from(newId(SECRET_BYTES), 'base64url'))
    const made = await makeTable(api, person, id, {
      kind: wanted.game,
      setup: JSON.stringify(setup),
      options: wanted.options,
      visibility: wanted.visibility,
      title: wanted.title,
      secret,
      commitment: commitmentOf(id, secret),
      repeats: null,
      seats,
    })
    reply.status(201)
    return made
  })

  routes.on('GET /api/tables', { atMost: 120 }, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    return { tables: await shownTables(api, await tables.ofPerson(person.id, LISTED), person.id) }
  })

  routes.on('GET /api/tables/open', { takes: listed, atMost: 120 }, async ({ request, sent: { game } }) => {
    const who = await whoAsks(api, request)
    const found = await tables.open(game ?? null, LISTED)
    return { tables: await shownTables(api, found, who?.person.id ?? null) }
  })

  routes.on('GET /api/tables/live', { takes: listed, atMost: 120 }, async ({ request, sent: { game } }) => {
    const who = await whoAsks(api, request)
    const found = (await tables.live(game ?? null, LIVE_WITHIN, LISTED)).filter(mayBeWatched)
    return { tables: await shownTables(api, found, who?.person.id ?? null) }
  })

  routes.on('GET /api/tables/:id', { atMost: 300 }, async ({ request }) => {
    const who = await whoAsks(api, request)
    const table = await visibleTable(api, idIn(request), who?.person.id ?? null, undefined)
    return { table: await shownTable(api, table, who?.person.id ?? null) }
  })

  // The key of an invitation is sent in a body: addresses are written down in many places.
  routes.on('POST /api/tables/:id/look', { takes: look, atMost: 60 }, async ({ request, sent }) => {
    const { key: given } = sent
    const who = await whoAsks(api, request)
    const table = await visibleTable(api, idIn(request), who?.person.id ?? null, given)
    return { table: await shownTable(api, table, who?.person.id ?? null) }
  })

  // Whoever plays may let others watch: they see no more than lies open.
  routes.on('POST /api/tables/:id/watch', { takes: invite, atMost: 30 }, async ({ request, sent }) => {
    const { on } = sent
    const { person } = await mustBeIn(api, request)
    const table = await visibleTable(api, idIn(request), person.id, undefined)
    if (!sitsAt(table, person.id)) throw notSeated()
    if (on && !mayBeWatched(table)) throw noWatching()
    const link = on ? invitationKey() : null
    await tables.setWatch(table.id, link?.hash ?? null)
    tableChanged(api, table.id)
    return { key: link?.key ?? null }
  })

  routes.on('POST /api/tables/:id/close', { atMost: 120 }, async ({ request }) => {
    const { table } = await hostedTable(api, request)
    if (!(await tables.closeRoom(table.id))) throw begun()
    tableChanged(api, table.id)
    return {}
  })

  routes.on('GET /api/tables/:id/changes', { atMost: 120 }, async ({ request, reply }) => {
    const who = await whoAsks(api, request)
    const table = await visibleTable(api, idIn(request), who?.person.id ?? null, undefined)
    stream(api, tableTopic(table.id), who, request, reply)
  })
}
