import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Playing } from '../../backend.ts'
import type { Guest, Outlet } from '../../live/connections/connection.ts'
import { noTable, notBegun, notSeated } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, idIn, languageOf, mustBeIn, newId } from '../server.ts'
import { concede, send, wholeOf } from './at-table.ts'

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
    }

    function sits(who: string): boolean {
      return table?.seats.some((seat) => seat.person === who) === true
    }
  }

  routes.on('GET /api/t/:id', { atMost: 60 }, async ({ request }) => {
    const { connect } = await seated(request)
    const { r, moment, company } = await wholeOf(connect)
    return { r, moment, company }
  })

  routes.on('POST /api/t/:id/answer', { takes: answered, atMost: 60 }, async ({ request, reply, sent }) => {
    const { r, i, id = newId(ID_BYTES) } = sent
    const { connect } = await seated(request)
    const settled = await send(connect, { c: 'a', r, i, id })
    if (settled.m === 'held') {
      reply.status(202)
      return { id, held: settled.left }
    }
    return { id, r: settled.r }
  })

  // Where all play together a bot goes on for her; where people play against each other she loses.
  routes.on('POST /api/t/:id/leave', { takes: left, atMost: 30 }, async ({ request, sent: { to } }) => {
    const { connect, own } = await seated(request)
    if (to === 'loss') await concede(connect)
    else
      for (const { seat } of own) await send(connect, { c: 'stand-in', seat, bot: true, id: newId(ID_BYTES) })
    return {}
  })

  routes.on('POST /api/t/:id/close', { takes: closes, atMost: 30 }, async ({ request, sent: { on } }) => {
    const { connect, table } = await seated(request)
    await send(connect, { c: 'close', on, id: newId(ID_BYTES) })
    return { closed: (await api.store.tables.table(table.id))?.state !== 'playing' }
  })
}
