import { z } from 'zod'
import type { NoticeChannel } from '../../../table/wire/api.ts'
import { mayCall } from '../../post/public-address.ts'
import { badAddress, mailAway, needsAccount, notHere, slower } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, addressIn, mustBeIn } from '../server.ts'
import { type MailCodes, mailbox, subscriptionId } from './mail-codes.ts'

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
export function noticeRoutes(routes: Routes, api: Api, codes: MailCodes | null): void {
  const { people } = api.store

  async function subscribe(
    person: string,
    channel: NoticeChannel,
    endpoint: string,
    keys = { p256dh: '', auth: '' },
  ): Promise<{ readonly id: string }> {
    // A browser, or a mailbox, is one person's; an address of a service may be given by several.
    const id = subscriptionId(channel, channel === 'webhook' ? `${person}\0${endpoint}` : endpoint)
    const all = await people.subscriptions(person)
    // An earlier release kept it under another name.
    for (const old of all)
      if (old.channel === channel && old.endpoint === endpoint && old.id !== id)
        await people.unsubscribe(person, old.id)
    for (const old of all.slice(0, Math.max(0, all.length - MOST_SUBSCRIPTIONS + 1)))
      await people.unsubscribe(person, old.id)
    await people.subscribe({ id, person, channel, endpoint, ...keys })
    return { id }
  }

  routes.on('GET /api/notices', { atMost: 120 }, async ({ request }) => {
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

  routes.on('POST /api/notices/wishes', { takes: wishes, atMost: 60 }, async ({ request, sent: wanted }) => {
    const { person } = await mustBeIn(api, request)
    await people.setWishes(person.id, wanted)
    return { wishes: await people.wishes(person.id) }
  })

  routes.on('POST /api/notices/push', { takes: push, atMost: 30 }, async ({ request, sent }) => {
    const { endpoint, keys } = sent
    const { person } = await mustBeIn(api, request)
    if (!mayCall(endpoint)) throw badAddress()
    return subscribe(person.id, 'push', endpoint, keys)
  })

  routes.on('POST /api/notices/webhook', { takes: webhook, atMost: 10 }, async ({ request, sent }) => {
    const { url } = sent
    const { person } = await mustBeIn(api, request)
    if (!api.offers.webhooks) throw notHere()
    if (person.kind !== 'account') throw needsAccount()
    if (!mayCall(url)) throw badAddress()
    return subscribe(person.id, 'webhook', url)
  })

  routes.on('POST /api/notices/mail', { takes: mail, atMost: 5 }, async ({ request, sent: { address } }) => {
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

  routes.on('POST /api/notices/mail/confirm', { takes: confirmed, atMost: 30 }, async ({ request, sent }) => {
    const { address, code } = sent
    const { person } = await mustBeIn(api, request)
    if (codes === null) throw notHere()
    const to = mailbox(address)
    const keys = [`person ${person.id}`, `address ${addressIn(api, request)}`]
    await codes.mustBeRight(`mail/${person.id}`, to, code, keys)
    return subscribe(person.id, 'mail', to)
  })

  routes.on(
    'POST /api/notices/remove',
    { takes: removed, atMost: 120 },
    async ({ request, sent: { id } }) => {
      const { person } = await mustBeIn(api, request)
      await people.unsubscribe(person.id, id)
      return {}
    },
  )
}
