import { randomBytes } from 'node:crypto'
import { gameNamed } from '../../../games/index.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Plain } from '../../../language/face.ts'
import { SHARE_BYTES, seedOf } from '../../../table/deal.ts'
import { withBrought } from '../../../table/people/brought.ts'
import { campaignOf } from '../../../table/wire/api.ts'
import { newSecret } from '../../live/opening/deals.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import {
  begun,
  dealGone,
  full,
  noTable,
  notSeated,
  notYourSeat,
  othersChoose,
  removed,
  sameDeal,
  seatTaken,
  unreadable,
} from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, idIn, mustBeIn } from '../server.ts'
import { cleanTitle } from '../texts.ts'
import { hostedTable, invitationKey, invitedBy, tableChanged, visibleTable } from './access.ts'
import { bring, changed, invite, join, ready, setSeat } from './bodies.ts'
import { allShow, setupOf, unfitting, withKept } from './brought.ts'
import { optionsAfter, seatOf, seatsOf, setupWithout } from './parts.ts'
import { shownTable } from './shown.ts'

/** So often it is looked again whether something fits, while others choose too. */
const LOOKS = 5

/** All seats are taken and everybody is ready: the deal is made of the secret and all shares. */
export async function beginIfReady(api: Api, id: string): Promise<void> {
  const table = await api.store.tables.table(id)
  // A battle has the deal of its campaign, and begins with it.
  if (table === null || table.state !== 'open' || campaignOf(table.parent) !== null) return
  const { seats } = table
  if (!seats.every((each) => each.bot !== null || (each.person !== null && each.ready))) return
  if (table.repeats !== null) {
    const repeated = await api.store.tables.table(table.repeats)
    if (repeated === null || repeated.seed === null) {
      // Everybody knows the secret of a deal that was played.
      const { secret, commitment } = newSecret(id, randomBytes)
      await api.store.tables.replaceDeal(id, secret, commitment)
      throw dealGone()
    }
    await api.store.tables.begin(id, repeated.seed, seats, repeated.setup)
    return
  }
  const setup = JSON.stringify(setupOf(table))
  try {
    seatsOf(table.kind, JSON.parse(setup))
  } catch (error) {
    // The set-up was changed while somebody chose: everybody says again what they want.
    const drop = seats.map((each) => each.seat)
    if (error instanceof Refusal) await api.store.tables.change(id, { setup: table.setup, drop })
    throw error
  }
  const seed = seedOf(
    table.secret,
    setup,
    seats.map(({ share }) => share),
  )
  await api.store.tables.begin(id, seed, seats, setup)
}

/** Nobody is to play this seat: what is played is for one fewer. Whoever sits there is removed first. */
async function closeSeat(api: Api, table: TableWithSeats, at: number): Promise<void> {
  if (campaignOf(table.parent) !== null) throw begun()
  if (table.repeats !== null) throw sameDeal()
  const { person = null } = table.seats[at] ?? {}
  if (person !== null && person !== table.host) throw seatTaken()
  const setup = setupWithout(table.kind, JSON.parse(table.setup), [at])
  const done = await api.store.tables.closeSeat(table, at, JSON.stringify(setup))
  if (done === 'begun') throw begun()
  if (done === 'overtaken') throw othersChoose()
  tableChanged(api, table.id)
}

/** What people do at a table until play begins. */
export function waitingRoomRoutes(routes: Routes, api: Api): void {
  const { tables } = api.store

  routes.on('POST /api/tables/:id/join', { takes: join, atMost: 60 }, async ({ request, sent }) => {
    const { key: given, seat: wanted } = sent
    const { person } = await mustBeIn(api, request)
    const table = await visibleTable(api, idIn(request), person.id, given)
    const joined = await tables.join(table.id, person, wanted ?? null, invitedBy(table, given))
    if ('refused' in joined)
      switch (joined.refused) {
        case 'full':
          throw full()
        case 'taken':
          throw seatTaken()
        case 'begun':
          throw begun()
        case 'removed':
          throw removed()
        case 'unknown':
          throw noTable()
      }
    if (joined.fresh) tableChanged(api, table.id)
    return { seats: joined.seats, table: await shownTable(api, (await tables.table(table.id))!, person.id) }
  })

  routes.on('POST /api/tables/:id/leave', { atMost: 120 }, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    const table = await visibleTable(api, idIn(request), person.id, undefined)
    if (table.state !== 'open') throw begun()
    if (!(await tables.leave(table.id, person.id))) throw notSeated()
    tableChanged(api, table.id)
    return {}
  })

  routes.on(
    'POST /api/tables/:id/seat',
    { takes: setSeat, atMost: 120 },
    async ({ request, sent: { seat: at, to } }) => {
      const { table, person } = await hostedTable(api, request)
      if (at >= table.seats.length) throw unreadable('seat')
      if (table.state !== 'open') throw begun()
      if (to.who === 'closed') {
        await closeSeat(api, table, at)
        return { table: await shownTable(api, (await tables.table(table.id))!, person.id), key: null }
      }
      const wanted = seatOf(to, person)
      // Whoever is removed knows the old link, and must not come back by it.
      const invitation = invitationKey()
      const done = await tables.setSeat(table.id, at, wanted, invitation.hash)
      if (done === 'begun') throw begun()
      tableChanged(api, table.id)
      return {
        table: await shownTable(api, (await tables.table(table.id))!, person.id),
        key: done === 'renewed' ? invitation.key : null,
      }
    },
  )

  // Her mage or deck: whoever sits there chooses it; where nobody sits, or a bot, the host.
  routes.on('POST /api/tables/:id/bring', { takes: bring, atMost: 60 }, async ({ request, sent }) => {
    const { seat: at, part } = sent
    const { person } = await mustBeIn(api, request)
    for (let look = 0; look < LOOKS; look++) {
      const table = await visibleTable(api, idIn(request), person.id, undefined)
      const place = table.seats[at]
      if (place === undefined) throw unreadable('seat')
      if (place.person !== person.id && (place.person !== null || table.host !== person.id))
        throw notYourSeat()
      if (table.state !== 'open' || campaignOf(table.parent) !== null) throw begun()
      if (table.repeats !== null) throw sameDeal()
      const parts: Plain[] = []
      parts[at] = part
      seatsOf(table.kind, withBrought(gameNamed(table.kind), setupOf(table), parts))
      const done = await tables.bring(table, at, JSON.stringify(part), allShow(table))
      if (done === 'begun') throw begun()
      if (done === 'overtaken') continue
      tableChanged(api, table.id)
      return { table: await shownTable(api, (await tables.table(table.id))!, person.id) }
    }
    throw othersChoose()
  })

  routes.on('POST /api/tables/:id/change', { takes: changed, atMost: 120 }, async ({ request, sent: to }) => {
    const { table, person } = await hostedTable(api, request)
    if (to.setup !== undefined && campaignOf(table.parent) !== null) throw begun()
    if (to.setup !== undefined && table.repeats !== null) throw sameDeal()
    const setup = to.setup === undefined ? null : withKept(table, to.setup)
    const seats = setup === null ? null : seatsOf(table.kind, setup)
    const done = await tables.change(table.id, {
      ...(setup === null ? {} : { setup: JSON.stringify(setup) }),
      ...optionsAfter(table, to.options, to.visibility),
      ...(to.title === undefined ? {} : { title: cleanTitle(to.title) }),
      ...(to.visibility === undefined ? {} : { visibility: to.visibility }),
      ...(seats === null || setup === null ? {} : { seats, drop: unfitting(table, setup) }),
    })
    if (done === 'seated') throw seatTaken()
    if (done === 'begun') throw begun()
    tableChanged(api, table.id)
    return { table: await shownTable(api, (await tables.table(table.id))!, person.id) }
  })

  routes.on(
    'POST /api/tables/:id/ready',
    { takes: ready, atMost: 120 },
    async ({ request, sent: { share } }) => {
      const { person } = await mustBeIn(api, request)
      const table = await visibleTable(api, idIn(request), person.id, undefined)
      const bytes =
        share === null ? null : new Uint8Array(Buffer.from(share, 'base64url').subarray(0, SHARE_BYTES))
      if (!(await tables.ready(table.id, person.id, bytes)))
        throw table.state === 'open' ? notSeated() : begun()
      try {
        await beginIfReady(api, table.id)
      } finally {
        // Also where what is played does not fit: nobody is ready any more.
        tableChanged(api, table.id)
      }
      return { table: await shownTable(api, (await tables.table(table.id))!, person.id) }
    },
  )

  routes.on(
    'POST /api/tables/:id/invite',
    { takes: invite, atMost: 120 },
    async ({ request, sent: { on } }) => {
      const { table } = await hostedTable(api, request)
      const invitation = on ? invitationKey() : null
      if (!(await tables.setInvite(table.id, invitation?.hash ?? null))) throw begun()
      return { key: invitation?.key ?? null }
    },
  )
}
