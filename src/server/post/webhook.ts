import { type Agent, request } from 'node:https'
import type { Delivery, Send } from './outbox.ts'
import { mayCall } from './public-address.ts'

/** Calls an address that a person has given. Nothing of the answer is read but its status, and it leads nowhere else. */
export function webhookSender(agent: () => Agent): Send {
  return ({ endpoint }, message) =>
    new Promise<Delivery>((done) => {
      if (!mayCall(endpoint)) {
        done('gone')
        return
      }
      const body = JSON.stringify({ content: `${message.text} ${message.url}`, ...message })
      const call = request(
        endpoint,
        {
          method: 'POST',
          agent: agent(),
          timeout: 10_000,
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.destroy()
          const status = response.statusCode ?? 0
          done(status >= 200 && status < 300 ? 'sent' : status === 404 || status === 410 ? 'gone' : 'failed')
        },
      )
      call.on('timeout', () => call.destroy())
      call.on('error', () => done('failed'))
      call.end(body)
    })
}
