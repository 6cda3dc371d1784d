import type { NoticeWishes } from '../../../table/wire/api.ts'
import { call, type SentBy } from '../api.ts'

/** Where and how somebody wants to be told that it is her turn. */
export const noticesApi = {
  offers: async () => (await call('GET /api/me')).offers,
  all: () => call('GET /api/notices'),
  wish: (wishes: NoticeWishes) => call('POST /api/notices/wishes', { send: wishes }),
  push: (subscription: SentBy<'POST /api/notices/push'>) =>
    call('POST /api/notices/push', { send: subscription }),
  webhook: (url: string) => call('POST /api/notices/webhook', { send: { url } }),
  mail: (address: string) => call('POST /api/notices/mail', { send: { address } }),
  confirmMail: (address: string, code: string) =>
    call('POST /api/notices/mail/confirm', { send: { address, code } }),
  remove: (id: string) => call('POST /api/notices/remove', { send: { id } }),
}
