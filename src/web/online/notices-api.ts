import { call } from './api.ts'

/** One way in which somebody is told. */
export interface Way {
  readonly id: string
  readonly channel: 'push' | 'webhook' | 'mail'
  readonly to: string
  readonly failures: number
}

export interface Wishes {
  readonly always: boolean
  readonly daily: boolean
}

/** What this server can do to tell people. */
export interface Offers {
  readonly mail: boolean
  readonly webhooks: boolean
  /** The public key for web push. */
  readonly push: string
}

interface Made {
  readonly id: string
}

const to = (what: string): string => `/api/notices/${what}`

/** Where and how somebody wants to be told that it is her turn. */
export const noticesApi = {
  offers: async () => (await call<{ readonly offers: Offers }>('GET', '/api/me')).offers,
  all: () => call<{ readonly notices: readonly Way[]; readonly wishes: Wishes }>('GET', '/api/notices'),
  wish: (wishes: Wishes) => call<{ readonly wishes: Wishes }>('POST', to('wishes'), wishes),
  push: (subscription: PushSubscriptionJSON) =>
    call<Made>('POST', to('push'), { endpoint: subscription.endpoint, keys: subscription.keys }),
  webhook: (url: string) => call<Made>('POST', to('webhook'), { url }),
  mail: (address: string) => call<object>('POST', to('mail'), { address }),
  confirmMail: (address: string, code: string) => call<Made>('POST', to('mail/confirm'), { address, code }),
  remove: (id: string) => call<object>('POST', to('remove'), { id }),
}
