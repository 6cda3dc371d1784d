import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { WireCommand } from '../../table/commands.ts'
import type { WireMessage } from '../../table/messages.ts'
import { CONCEDE_ACT } from '../../table/moment.ts'
import type { Playing } from '../backend.ts'
import type { Guest, Outlet } from '../live/connection.ts'
import { type Connect, visit } from '../live/visiting.ts'
import { ApiRefusal, frozen, noTable, notBegun, notSeated, storeAway } from './refusals.ts'
import type { Routes } from './routes.ts'
import { type Api, idIn, languageOf, mustBeIn, newId } from './server.ts'

const ID_BYTES = 12
const answered = z.strictObject({
  /** The revision that it answers, and the number of the option. */
  r: z.number().int().min(0),
  i: z.number().int().min(0),
  /** Said again with the same name it counts once. */
  id: z
    .string()
    .regex(/^[\w-]{12,32}$/)
    .optional(),
})

/** Whoever leaves says what she expects to happen: nobody loses a game by a word that meant another. */
const left = z.strictObject({ to: z.enum(['bot', 'loss']) })
const closes = z.strictObject({ on: z.boolean() })

/** So often somebody concedes again when the table has moved on meanwhile. */
const TRIES = 5

type Settled = Extract<WireMessage, { m: 'ok' | 'held' | 'no' }>
type Taken = Extract<Settled, { m: 'ok' | 'held' }>
type Whole = Extract<WireMessage, { m: 'whole' }>
/** Whoever comes to a table that cannot even be shown is told so in this way. */
type Room = Extract<WireMessage, { m: 'room' }>

const isWhole = (message: WireMessage): message is Whole | Room =>
  message.m === 'whole' || message.m === 'room'
const settles =
  (id: string) =>
  (message: WireMessage): message is Settled | Room =>
    message.m === 'room' ||
    ((message.m === 'ok' || message.m === 'held' || message.m === 'no') && message.id === id)

const STATUS: Readonly<Record<Extract<Settled, { m: 'no' }>['code'], number>> = {
  stale: 409,
  refused: 400,
  unreadable: 400,
  busy: 503,
  limit: 429,
  fault: 500,
}

/** A table that is played, for those who look in now and then instead of keeping a socket open. */
export function answerRoutes(routes: Routes, api: Api, playing: Pick<Playing, 'connect'>): void {
  /** Whoever sits at a table where play has begun, and her way to it. */
  async function seated(request: FastifyRequest) {
    const { person } = await mustBeIn(api, request)
    const id = idIn(request)
    const table = await api.store.tables.table(id)
    if (table === null || (table.visibility !== 'open' && table.host !== person.id && !sits(person.id)))
      throw noTable()
    if (!sits(person.id)) throw notSeated()
    if (table.state === 'open' || table.state === 'closed') throw notBegun()
    const lang = languageOf(request)
    const guest: Guest = { person: person.id, name: person.name, lang, revision: 0, lines: 0 }
    return {
      table,
      own: table.seats.filter((seat) => seat.person === person.id),
      connect: (outlet: Outlet) => playing.connect(id, guest, null, outlet),
      // She has seen it: nobody has to call her.
      seen: () => api.store.people.dropNotices(person.id, id),
    }

    function sits(who: string): boolean {
      return table?.seats.some((seat) => seat.person === who) === true
    }
  }

  async function wholeOf(connect: Connect): Promise<Whole> {
    const whole = await visit(connect, null, isWhole)
    if (whole === null) throw storeAway()
    if (whole.m === 'room') throw frozen()
    return whole
  }

  /** What the table makes of a command; what it refuses is refused here with its sentence. */
  async function send(connect: Connect, command: WireCommand & { readonly id: string }): Promise<Taken> {
    const settled = await visit(connect, command, settles(command.id))
    if (settled === null) throw storeAway()
    if (settled.m === 'room') throw frozen()
    if (settled.m === 'no')
      throw new ApiRefusal(STATUS[settled.code], settled.code, { en: settled.text, fr: settled.text })
    return settled
  }

  /** The table may move on between the look and the word. */
  async function concede(connect: Connect): Promise<void> {
    for (let tries = 1; ; tries++) {
      const { r } = await wholeOf(connect)
      try {
        await send(connect, { c: 'act', r, act: CONCEDE_ACT, id: newId(ID_BYTES) })
        return
      } catch (error) {
        if (!(error instanceof ApiRefusal && error.code === 'stale' && tries < TRIES)) throw error
      }
    }
  }

  routes.on('GET /api/t/:id', { atMost: 60 }, async ({ request }) => {
    const { connect, seen } = await seated(request)
    const { r, moment, company } = await wholeOf(connect)
    await seen()
    return { r, moment, company }
  })

  routes.on('POST /api/t/:id/answer', { takes: answered, atMost: 60 }, async ({ request, reply, sent }) => {
    const { r, i, id = newId(ID_BYTES) } = sent
    const { connect, seen } = await seated(request)
    const settled = await send(connect, { c: 'a', r, i, id })
    await seen()
    if (settled.m === 'held') {
      reply.status(202)
      return { id, held: settled.left }
    }
    return { id, r: settled.r }
  })

  // Where all play together a bot goes on for her; where people play against each other she loses.
  routes.on('POST /api/t/:id/leave', { takes: left, atMost: 30 }, async ({ request, sent: { to } }) => {
    const { connect, seen, own } = await seated(request)
    if (to === 'loss') await concede(connect)
    else
      for (const { seat } of own) await send(connect, { c: 'stand-in', seat, bot: true, id: newId(ID_BYTES) })
    await seen()
    return {}
  })

  routes.on('POST /api/t/:id/close', { takes: closes, atMost: 30 }, async ({ request, sent: { on } }) => {
    const { connect, seen, table } = await seated(request)
    await send(connect, { c: 'close', on, id: newId(ID_BYTES) })
    await seen()
    return { closed: (await api.store.tables.table(table.id))?.state !== 'playing' }
  })
}
