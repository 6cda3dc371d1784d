import { createHash, randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Attempts } from '../access/limits.ts'
import type { SendMail } from '../post/mail.ts'
import { mayCall } from '../post/public-address.ts'
import { badAddress, needsAccount, notHere, tooManyTries, wrongCode } from './refusals.ts'
import { type Api, addressIn, atMost, mustBeIn, read } from './server.ts'

const CODE_LIFE = 10 * 60_000
const MOST_SUBSCRIPTIONS = 20

const push = z.strictObject({
  endpoint: z.string().max(1_000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
const webhook = z.strictObject({ url: z.string().max(1_000) })
const mail = z.strictObject({ address: z.email().max(254) })
const confirmed = z.strictObject({ address: z.email().max(254), code: z.string().regex(/^\d{6}$/) })
const removed = z.strictObject({ id: z.string().max(64) })

/** One row for each browser or address, however often it is given. */
const idOf = (channel: string, endpoint: string): string =>
  createHash('sha256').update(`${channel}\0${endpoint}`).digest('base64url').slice(0, 32)

/** Where a person wants to be told that it is her turn. */
export function noticeRoutes(app: FastifyInstance, api: Api, send: SendMail | null): void {
  const { people } = api.store
  const attempts = new Attempts(api.clock)

  async function subscribe(
    person: string,
    channel: 'push' | 'webhook' | 'mail',
    endpoint: string,
    keys = { p256dh: '', auth: '' },
  ): Promise<{ readonly id: string }> {
    const all = await people.subscriptions(person)
    for (const old of all.slice(0, Math.max(0, all.length - MOST_SUBSCRIPTIONS + 1)))
      await people.unsubscribe(person, old.id)
    const id = idOf(channel, endpoint)
    await people.subscribe({ id, person, channel, endpoint, ...keys })
    return { id }
  }

  app.get('/api/notices', async (request) => {
    const { person } = await mustBeIn(api, request)
    const all = await people.subscriptions(person.id)
    return {
      notices: all.map(({ id, channel, endpoint, created, failures }) => ({
        id,
        channel,
        // The address of a browser is nobody's to read.
        to: channel === 'push' ? new URL(endpoint).hostname : endpoint,
        created,
        failures,
      })),
    }
  })

  app.post('/api/notices/push', atMost(30), async (request) => {
    const { endpoint, keys } = read(push, request.body)
    const { person } = await mustBeIn(api, request)
    if (!mayCall(endpoint)) throw badAddress()
    return subscribe(person.id, 'push', endpoint, keys)
  })

  app.post('/api/notices/webhook', atMost(10), async (request) => {
    const { url } = read(webhook, request.body)
    const { person } = await mustBeIn(api, request)
    if (!api.offers.webhooks) throw notHere()
    if (person.kind !== 'account') throw needsAccount()
    if (!mayCall(url)) throw badAddress()
    return subscribe(person.id, 'webhook', url)
  })

  app.post('/api/notices/mail', atMost(5), async (request) => {
    const { address } = read(mail, request.body)
    const { person } = await mustBeIn(api, request)
    if (send === null) throw notHere()
    if (person.kind !== 'account') throw needsAccount()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await api.store.once(`mail/${person.id}/${idOf('mail', address)}`, code, CODE_LIFE)
    const text =
      person.lang === 'fr'
        ? `Votre code est ${code}. Il est valable dix minutes.`
        : `Your code is ${code}. It is good for ten minutes.`
    await send(address, { title: 'Cardwright', text, url: api.origins.own(request.raw) })
    return {}
  })

  app.post('/api/notices/mail/confirm', atMost(30), async (request) => {
    const { address, code } = read(confirmed, request.body)
    const { person } = await mustBeIn(api, request)
    const keys = [`person ${person.id}`, `address ${addressIn(api, request)}`]
    if (!attempts.mayTry(keys)) throw tooManyTries()
    const name = `mail/${person.id}/${idOf('mail', address)}`
    const right = await api.store.take(name)
    if (right === null || right !== code) {
      attempts.failed(keys)
      // A slip of the finger does not need another mail.
      if (right !== null) await api.store.once(name, right, CODE_LIFE)
      throw wrongCode()
    }
    attempts.succeeded(keys)
    return subscribe(person.id, 'mail', address)
  })

  app.post('/api/notices/remove', async (request) => {
    const { id } = read(removed, request.body)
    const { person } = await mustBeIn(api, request)
    await people.unsubscribe(person.id, id)
    return {}
  })
}
