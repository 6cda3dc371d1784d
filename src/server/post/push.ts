import { createHash } from 'node:crypto'
import type { Agent } from 'node:https'
import webPush from 'web-push'
import type { Store } from '../store/contract/store.ts'
import { call } from './call.ts'
import type { Delivery, Send } from './outbox.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made once for a store: browsers that subscribed know the public one. */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  return JSON.parse(await store.keep('vapid', JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys
}

const A_DAY = 86_400

/** The library puts a message into words for a browser; it is not let call, for it reads addresses otherwise than we do, and all of an answer. */
export function pushSender(keys: VapidKeys, contact: string, agent: () => Agent): Send {
  return async ({ endpoint, p256dh, auth }, message): Promise<Delivery> => {
    try {
      const subscription = { endpoint, keys: { p256dh, auth } }
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject: contact, ...keys },
        TTL: A_DAY,
        urgency: 'normal',
        // While a browser is off, the latest news of a table takes the place of what was to be said before.
        topic: createHash('sha256').update(message.url).digest('base64url').slice(0, 32),
      })
      return await call({ endpoint, headers, body, agent })
    } catch {
      // Keys that are none.
      return 'failed'
    }
  }
}
