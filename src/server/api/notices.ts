import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mayCall } from '../post/public-address.ts'
import { type MailCodes, mailbox, subscriptionId } from './mail-codes.ts'
import { badAddress, mailAway, needsAccount, notHere, slower } from './refusals.ts'
import { type Api, addressIn, atMost, mustBeIn, read } from './server.ts'

const MOST_SUBSCRIPTIONS = 20

const push = z.strictObject({
  endpoint: z.string().max(1_000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
const webhook = z.strictObject({ url: z.string().max(1_000) })
const mail = z.strictObject({ address: z.email().max(254) })
const confirmed = z.strictObject({ address: z.email().max(254), code: z.string().regex(/^\d{6}$/) })
const removed = z.strictObject({ id: z.string().max(64) })
const wishes = z.strictObject({ always: z.boolean(), daily: z.boolean() })

/** Where a person wants to be told that it is her turn. */
export function noticeRoutes(app: FastifyInstance, api: Api, codes: MailCodes | null): void {
  const { people } = api.store

  async function subscribe(
    person: string,
    channel: 'push' | 'webhook' | 'mail',
    endpoint: string,
    keys = { p256dh: '', auth: '' },
  ): Promise<{ readonly id: string }> {
    const all = await people.subscriptions(person)
    for (const old of all.slice(0, Math.max(0, all.length - MOST_SUBSCRIPTIONS + 1)))
      await people.unsubscribe(person, old.id)
    const id = subscriptionId(channel, endpoint)
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
      wishes: await people.wishes(person.id),
    }
  })

  app.post('/api/notices/wishes', atMost(60), async (request) => {
    const wanted = read(wishes, request.body)
    const { person } = await mustBeIn(api, request)
    await people.setWishes(person.id, wanted)
    return { wishes: await people.wishes(person.id) }
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
    if (codes === null) throw notHere()
    if (person.kind !== 'account') throw needsAccount()
    const to = mailbox(address)
    if (!codes.mayMail(to)) throw slower()
    await codes.mail(`mail/${person.id}`, to, person.lang, api.origins.own(request.raw)).catch(() => {
      throw mailAway()
    })
    return {}
  })

  app.post('/api/notices/mail/confirm', atMost(30), async (request) => {
    const { address, code } = read(confirmed, request.body)
    const { person } = await mustBeIn(api, request)
    if (codes === null) throw notHere()
    const to = mailbox(address)
    const keys = [`person ${person.id}`, `address ${addressIn(api, request)}`]
    await codes.mustBeRight(`mail/${person.id}`, to, code, keys)
    return subscribe(person.id, 'mail', to)
  })

  app.post('/api/notices/remove', async (request) => {
    const { id } = read(removed, request.body)
    const { person } = await mustBeIn(api, request)
    await people.unsubscribe(person.id, id)
    return {}
  })
}
