import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { botNamed } from '../../bots/index.ts'
import { gameNamed } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Plain } from '../../language/face.ts'
import { campaignOf, type ListedTable, type Visibility, type WantedSeat } from '../../table/api.ts'
import { withBrought } from '../../table/brought.ts'
import { commitmentOf, SECRET_BYTES, SHARE_BYTES, seedOf } from '../../table/deal.ts'
import { heedsHolidays, holidayUntil } from '../../table/holiday.ts'
import { readOptions } from '../../table/options.ts'
import { digestOf } from '../access/session.ts'
import { engineId } from '../engines.ts'
import { ANY_TABLE, tableTopic } from '../hub.ts'
import type { Person } from '../store/contract/people.ts'
import type { NewSeat, TableWithSeats } from '../store/contract/tables.ts'
import { allShow, setupOf, unfitting, withKept } from './brought.ts'
import {
  begun,
  full,
  noTable,
  notHost,
  notSeated,
  notYourSeat,
  noWatching,
  othersChoose,
  sameDeal,
  seatTaken,
  tooManyTables,
  unreadable,
} from './refusals.ts'
import type { Routes } from './routes.ts'
import { type Api, idIn, mustBeIn, newId, whoAsks } from './server.ts'
import { type Away, tableShape } from './shapes.ts'
import { stream } from './stream.ts'
import { cleanTitle } from './texts.ts'

const OPEN_TABLES_OF_A_GUEST = 20
const OPEN_TABLES_OF_AN_ACCOUNT = 100
/** A game that nobody went on with for so long keeps nobody from beginning another. */
const LATELY = 7 * 86_400_000
const LISTED = 100
/** A table at which nothing has happened for so long is not live. */
const LIVE_WITHIN = 900_000
/** 48 bits for a table, 128 for the key to it. */
const ID_BYTES = 6
const KEY_BYTES = 16
const MOST_SEATS = 8

/** A document that the game or the table reads for itself. What JSON gives is plain; it only has to have entries. */
const anything: z.ZodType<Readonly<Record<string, Plain>>> = z.record(z.string(), z.custom<Plain>())
const seat = z.union([
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('bot'), bot: z.string().max(20) }),
])
const visibility = z.enum(['private', 'open'])
const title = z.string().max(800)
const made = z.strictObject({
  game: z.string().max(40),
  setup: anything,
  seats: z.array(seat).min(1).max(MOST_SEATS).readonly(),
  options: anything.optional(),
  visibility: visibility.optional(),
  title: title.optional(),
})
const seatNumber = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const key = z.string().max(64)
const look = z.strictObject({ key: key.optional() })
const join = z.strictObject({ key: key.optional(), seat: seatNumber.nullable().optional() })
const setSeat = z.strictObject({ seat: seatNumber, to: seat })
const changed = z.strictObject({
  setup: anything.optional(),
  options: anything.optional(),
  title: title.optional(),
  visibility: visibility.optional(),
})
/** A name, a text or a code; or the lists of a deck. */
const bring = z.strictObject({ seat: seatNumber, part: z.union([z.string().max(20_000), anything]) })
const ready = z.strictObject({
  /** 16 bytes that the page has drawn, in base64url; null takes it back. */
  share: z
    .string()
    .regex(/^[\w-]{22}$/)
    .nullable(),
})
const invite = z.strictObject({ on: z.boolean() })
const listed = z.strictObject({ game: z.string().max(40).optional() })

/** So often it is looked again whether something fits, while others choose too. */
const LOOKS = 5

/** A bot that a table may have: its thinking is counted in games, so that it answers the same everywhere. */
function botOf(name: string): string {
  botNamed(name)
  if (/ms$/.test(name) || Number(/^search:(\d+)$/.exec(name)?.[1] ?? 0) > 3_000) throw unreadable('bot')
  return name
}

function seatOf(wanted: WantedSeat, person: Person): NewSeat {
  switch (wanted.who) {
    case 'me':
      return { person: person.id, bot: null, name: person.name }
    case 'bot':
      return { person: null, bot: botOf(wanted.bot), name: '' }
    case 'open':
      return { person: null, bot: null, name: '' }
  }
}

/** How many seats a set-up has; refuses with the game's own sentence what cannot be played. */
function seatsOf(game: string, setup: unknown): number {
  const played = gameNamed(game)
  return played.seats(played.readSetup(setup))
}

/** Strangers talk by phrases unless the host has said otherwise, and whoever sits down has seen it. */
const talkIn = (visible: Visibility): { readonly talk?: 'phrases' } =>
  visible === 'open' ? { talk: 'phrases' } : {}

/** The options that a table has after a change, if they are others than before. */
function optionsAfter(
  table: TableWithSeats,
  options: Readonly<Record<string, unknown>> | undefined,
  visible: Visibility | undefined,
): { readonly options?: string } {
  if (options !== undefined)
    return { options: JSON.stringify(readOptions({ ...talkIn(visible ?? table.visibility), ...options })) }
  if (visible !== 'open' || table.visibility === 'open') return {}
  const now = readOptions(JSON.parse(table.options))
  return now.talk === 'text' ? { options: JSON.stringify({ ...now, ...talkIn(visible) }) } : {}
}

export const invitationKey = (): { readonly key: string; readonly hash: Uint8Array } => {
  const made = newId(KEY_BYTES)
  return { key: made, hash: digestOf(made) }
}

const opens = (table: TableWithSeats, given: string | undefined): boolean =>
  given !== undefined && table.invite !== null && timingSafeEqual(digestOf(given), table.invite)

const sitsAt = (table: TableWithSeats, person: string): boolean =>
  table.host === person || table.seats.some((each) => each.person === person)

const mayBeWatched = ({ options }: TableWithSeats): boolean =>
  readOptions(JSON.parse(options)).watchers !== 'none'

/** Who of those that these tables may wait for is on holiday, and for how long. */
async function awayFrom({ store }: Api, tables: readonly TableWithSeats[]): Promise<Away> {
  const waiting = tables
    .filter(heedsHolidays)
    .flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []))
  if (waiting.length === 0) return new Map()
  const now = await store.tables.now()
  const taken = await store.people.holidays([...new Set(waiting)])
  return new Map(
    taken.flatMap((each) => {
      const until = holidayUntil([each], now)
      return until === null ? [] : [[each.person, until - now] as const]
    }),
  )
}

export async function shownTables(
  api: Api,
  tables: readonly TableWithSeats[],
  viewer: string | null,
): Promise<readonly ListedTable[]> {
  const ids = new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))
  const people = await api.store.people.persons([...ids])
  const by = new Map(people.map((each) => [each.id, each]))
  const away = await awayFrom(api, tables)
  return tables.map((table) => tableShape(table, by, away, viewer))
}

const shown = async (api: Api, table: TableWithSeats, viewer: string | null): Promise<ListedTable> =>
  (await shownTables(api, [table], viewer))[0]!

/** All seats are taken and everybody is ready: the deal is made of the secret and all shares. */
async function beginIfReady(api: Api, id: string): Promise<void> {
  const table = await api.store.tables.table(id)
  if (table === null || table.state !== 'open') return
  const { seats } = table
  if (!seats.every((each) => each.bot !== null || (each.person !== null && each.ready))) return
  if (table.repeats !== null) {
    const repeated = await api.store.tables.table(table.repeats)
    if (repeated === null || repeated.seed === null) throw noTable()
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

export function tableRoutes(routes: Routes, api: Api): void {
  const { tables } = api.store
  const notify = (id: string): void => {
    api.hub.publish(tableTopic(id), 'changed')
    api.hub.publish(ANY_TABLE, id)
  }

  /** A table that this person may see: she sits there, or it is open, or she has the key. */
  async function visible(
    id: string,
    person: string | null,
    given: string | undefined,
  ): Promise<TableWithSeats> {
    const table = await tables.table(id)
    if (table === null) throw noTable()
    const free =
      table.visibility === 'open' || opens(table, given) || (person !== null && sitsAt(table, person))
    if (!free) throw noTable()
    return table
  }

  async function hosted(request: FastifyRequest): Promise<{ table: TableWithSeats; person: Person }> {
    const { person } = await mustBeIn(api, request)
    const table = await visible(idIn(request), person.id, undefined)
    if (table.host !== person.id) throw notHost()
    return { table, person }
  }

  routes.on('POST /api/tables', { takes: made, atMost: 30 }, async ({ request, reply, sent: wanted }) => {
    const { person } = await mustBeIn(api, request)
    const count = seatsOf(wanted.game, wanted.setup)
    if (wanted.seats.length !== count) throw unreadable('seats')
    const most = person.kind === 'account' ? OPEN_TABLES_OF_AN_ACCOUNT : OPEN_TABLES_OF_A_GUEST
    if ((await tables.openCount(person.id, LATELY)) >= most) throw tooManyTables()
    const { visibility: seenBy = 'private' } = wanted
    const id = newId(ID_BYTES)
    const secret = new Uint8Array(Buffer.from(newId(SECRET_BYTES), 'base64url'))
    const invitation = invitationKey()
    await tables.create({
      id,
      kind: wanted.game,
      engine: engineId(),
      content: gameNamed(wanted.game).content,
      setup: JSON.stringify(wanted.setup),
      options: JSON.stringify(readOptions({ ...talkIn(seenBy), ...wanted.options })),
      host: person.id,
      visibility: seenBy,
      title: cleanTitle(wanted.title ?? ''),
      invite: invitation.hash,
      secret,
      commitment: commitmentOf(id, secret),
      day: null,
      parent: null,
      seats: wanted.seats.map((each) => seatOf(each, person)),
    })
    reply.status(201)
    return { table: await shown(api, (await tables.table(id))!, person.id), key: invitation.key }
  })

  routes.on('GET /api/tables', {}, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    return { tables: await shownTables(api, await tables.ofPerson(person.id, LISTED), person.id) }
  })

  routes.on('GET /api/tables/open', { takes: listed }, async ({ request, sent: { game } }) => {
    const who = await whoAsks(api, request)
    const found = await tables.open(game ?? null, LISTED)
    return { tables: await shownTables(api, found, who?.person.id ?? null) }
  })

  routes.on('GET /api/tables/live', { takes: listed }, async ({ request, sent: { game } }) => {
    const who = await whoAsks(api, request)
    const found = (await tables.live(game ?? null, LIVE_WITHIN, LISTED)).filter(mayBeWatched)
    return { tables: await shownTables(api, found, who?.person.id ?? null) }
  })

  routes.on('GET /api/tables/:id', {}, async ({ request }) => {
    const who = await whoAsks(api, request)
    const table = await visible(idIn(request), who?.person.id ?? null, undefined)
    return { table: await shown(api, table, who?.person.id ?? null) }
  })

  // The key of an invitation is sent in a body: addresses are written down in many places.
  routes.on('POST /api/tables/:id/look', { takes: look, atMost: 60 }, async ({ request, sent }) => {
    const { key: given } = sent
    const who = await whoAsks(api, request)
    const table = await visible(idIn(request), who?.person.id ?? null, given)
    return { table: await shown(api, table, who?.person.id ?? null) }
  })

  routes.on('POST /api/tables/:id/join', { takes: join, atMost: 60 }, async ({ request, sent }) => {
    const { key: given, seat: wanted } = sent
    const { person } = await mustBeIn(api, request)
    const table = await visible(idIn(request), person.id, given)
    const joined = await tables.join(table.id, person, wanted ?? null)
    if ('refused' in joined)
      switch (joined.refused) {
        case 'full':
          throw full()
        case 'taken':
          throw seatTaken()
        case 'begun':
          throw begun()
        case 'unknown':
          throw noTable()
      }
    if (joined.fresh) notify(table.id)
    return { seats: joined.seats, table: await shown(api, (await tables.table(table.id))!, person.id) }
  })

  routes.on('POST /api/tables/:id/leave', {}, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    const table = await visible(idIn(request), person.id, undefined)
    if (table.state !== 'open') throw begun()
    if (!(await tables.leave(table.id, person.id))) throw notSeated()
    notify(table.id)
    return {}
  })

  routes.on('POST /api/tables/:id/seat', { takes: setSeat }, async ({ request, sent: { seat: at, to } }) => {
    const { table, person } = await hosted(request)
    if (at >= table.seats.length) throw unreadable('seat')
    if (!(await tables.setSeat(table.id, at, seatOf(to, person)))) throw begun()
    notify(table.id)
    return { table: await shown(api, (await tables.table(table.id))!, person.id) }
  })

  // Her mage or deck: whoever sits there chooses it; where nobody sits, or a bot, the host.
  routes.on('POST /api/tables/:id/bring', { takes: bring, atMost: 60 }, async ({ request, sent }) => {
    const { seat: at, part } = sent
    const { person } = await mustBeIn(api, request)
    for (let look = 0; look < LOOKS; look++) {
      const table = await visible(idIn(request), person.id, undefined)
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
      notify(table.id)
      return { table: await shown(api, (await tables.table(table.id))!, person.id) }
    }
    throw othersChoose()
  })

  routes.on('POST /api/tables/:id/change', { takes: changed }, async ({ request, sent: to }) => {
    const { table, person } = await hosted(request)
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
    notify(table.id)
    return { table: await shown(api, (await tables.table(table.id))!, person.id) }
  })

  routes.on('POST /api/tables/:id/ready', { takes: ready }, async ({ request, sent: { share } }) => {
    const { person } = await mustBeIn(api, request)
    const table = await visible(idIn(request), person.id, undefined)
    const bytes =
      share === null ? null : new Uint8Array(Buffer.from(share, 'base64url').subarray(0, SHARE_BYTES))
    if (!(await tables.ready(table.id, person.id, bytes)))
      throw table.state === 'open' ? notSeated() : begun()
    await beginIfReady(api, table.id)
    notify(table.id)
    return { table: await shown(api, (await tables.table(table.id))!, person.id) }
  })

  routes.on('POST /api/tables/:id/invite', { takes: invite }, async ({ request, sent: { on } }) => {
    const { table } = await hosted(request)
    if (table.state !== 'open') throw begun()
    const invitation = on ? invitationKey() : null
    await tables.setInvite(table.id, invitation?.hash ?? null)
    return { key: invitation?.key ?? null }
  })

  // Whoever plays may let others watch: they see no more than lies open.
  routes.on('POST /api/tables/:id/watch', { takes: invite, atMost: 30 }, async ({ request, sent }) => {
    const { on } = sent
    const { person } = await mustBeIn(api, request)
    const table = await visible(idIn(request), person.id, undefined)
    if (!sitsAt(table, person.id)) throw notSeated()
    if (on && !mayBeWatched(table)) throw noWatching()
    const link = on ? invitationKey() : null
    await tables.setWatch(table.id, link?.hash ?? null)
    notify(table.id)
    return { key: link?.key ?? null }
  })

  routes.on('POST /api/tables/:id/close', {}, async ({ request }) => {
    const { table } = await hosted(request)
    if (table.state !== 'open' || !(await tables.close(table.id, 'closed', 'left'))) throw begun()
    notify(table.id)
    return {}
  })

  routes.on('GET /api/tables/:id/changes', {}, async ({ request, reply }) => {
    const who = await whoAsks(api, request)
    const table = await visible(idIn(request), who?.person.id ?? null, undefined)
    reply.hijack()
    stream(api, tableTopic(table.id), reply.raw, reply.getHeaders())
  })
}
