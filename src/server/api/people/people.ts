import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookieName, cookieOptions, openSession } from '../../access/session.ts'
import { ENDED_SESSIONS } from '../../cluster/hub.ts'
import { nameTaken, needsAccount, notSignedIn } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, mustBeIn, newId, whoAsks } from '../server.ts'
import { meShape } from '../shapes.ts'
import { accountName, cleanName } from '../texts.ts'

const lang = z.enum(['en', 'fr'])
const guest = z.strictObject({ name: z.string().max(400), lang })
const settings = z.record(
  z.string().max(40),
  z.union([z.string().max(400), z.number(), z.boolean(), z.null()]),
)
const change = z.strictObject({
  name: z.string().max(400).optional(),
  lang: lang.optional(),
  settings: settings.refine((value) => JSON.stringify(value).length <= 4_000).optional(),
})
const mute = z.strictObject({ person: z.string().max(64), on: z.boolean() })
const endedOne = z.strictObject({ id: z.string().regex(/^[\w-]{43}$/) })

/** Signs somebody in with a new token; a program without cookies gets it in the answer. */
export async function begin(
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<{ readonly token?: string }> {
  const token = await openSession(api.store.people, person, request.headers['user-agent'] ?? '')
  if (request.headers.origin === undefined) return { token }
  const { secure } = api.origins
  reply.setCookie(cookieName(secure), token, cookieOptions(secure))
  return {}
}

export function peopleRoutes(routes: Routes, api: Api): void {
  const { people } = api.store
  const forget = (reply: FastifyReply): void => {
    const { secure } = api.origins
    reply.clearCookie(cookieName(secure), cookieOptions(secure))
  }

  /** Sockets that were opened with what has ended are closed, at whichever node. */
  const ended = (person: string): void => api.hub.publish(ENDED_SESSIONS, person)

  /** Whom somebody does not want to hear, by name too, so that she can hear them again wherever she is. */
  async function mutesOf(person: string) {
    const mutes = await people.mutes(person)
    const found = await people.persons(mutes)
    return { mutes, muted: found.map(({ id, name }) => ({ id, name })) }
  }

  routes.on('GET /api/me', { atMost: 300 }, async ({ request }) => {
    const who = await whoAsks(api, request)
    return {
      me: who === null ? null : meShape(who.person),
      ...(who === null ? { mutes: [], muted: [] } : await mutesOf(who.person.id)),
      offers: api.offers,
      origin: api.reach.origin,
    }
  })

  routes.on('POST /api/guest', { takes: guest, atMost: 20 }, async ({ request, reply, sent }) => {
    const { name, lang: language } = sent
    const clean = cleanName(name)
    const known = await whoAsks(api, request)
    // Whoever is known already stays who she is, however often the page asks.
    if (known !== null) return { me: meShape(known.person) }
    const person = await people.create({ id: newId(12), name: clean, lang: language })
    const more = await begin(api, request, reply, person.id)
    reply.status(201)
    return { me: meShape(person), ...more }
  })

  routes.on('POST /api/me', { takes: change, atMost: 60 }, async ({ request, sent: to }) => {
    const { person } = await mustBeIn(api, request)
    if (to.name !== undefined) {
      const { name, skeleton } =
        person.kind === 'account' ? accountName(to.name) : { name: cleanName(to.name), skeleton: null }
      if (!(await people.rename(person.id, name, skeleton))) throw nameTaken()
    }
    await people.change(person.id, {
      ...(to.lang === undefined ? {} : { lang: to.lang }),
      ...(to.settings === undefined ? {} : { settings: JSON.stringify(to.settings) }),
    })
    const now = await people.person(person.id)
    if (now === null) throw notSignedIn()
    return { me: meShape(now) }
  })

  routes.on('POST /api/mutes', { takes: mute, atMost: 60 }, async ({ request, sent }) => {
    const { person: other, on } = sent
    const { person } = await mustBeIn(api, request)
    if (other !== person.id) await people.mute(person.id, other, on)
    return mutesOf(person.id)
  })

  routes.on('GET /api/sessions', { atMost: 120 }, async ({ request }) => {
    const { person, session } = await mustBeIn(api, request)
    const all = await people.sessions(person.id)
    return {
      sessions: all.map((each) => ({
        id: Buffer.from(each.hash).toString('base64url'),
        agent: each.agent,
        created: each.created,
        used: each.used,
        this: Buffer.compare(each.hash, session.hash) === 0,
      })),
    }
  })

  routes.on('POST /api/sessions/end', { takes: endedOne, atMost: 120 }, async ({ request, sent: { id } }) => {
    const { person } = await mustBeIn(api, request)
    await people.endSession(person.id, new Uint8Array(Buffer.from(id, 'base64url')))
    ended(person.id)
    return {}
  })

  routes.on('POST /api/sessions/end-others', { atMost: 120 }, async ({ request }) => {
    const { person, session } = await mustBeIn(api, request)
    const count = await people.endSessions(person.id, session.hash)
    ended(person.id)
    return { ended: count }
  })

  routes.on('POST /api/logout', { atMost: 120 }, async ({ request, reply }) => {
    const { person, session } = await mustBeIn(api, request)
    // A guest has nothing to sign in with again: her games would be lost.
    if (person.kind === 'guest') throw needsAccount()
    await people.endSession(person.id, session.hash)
    ended(person.id)
    forget(reply)
    return {}
  })

  routes.on('POST /api/logout-everywhere', { atMost: 120 }, async ({ request, reply }) => {
    const { person, session } = await mustBeIn(api, request)
    const guestHere = person.kind === 'guest'
    const count = await people.endSessions(person.id, guestHere ? session.hash : null)
    ended(person.id)
    if (!guestHere) forget(reply)
    return { ended: count }
  })
}
