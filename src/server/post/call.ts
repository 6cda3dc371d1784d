import { type Agent, request } from 'node:https'
import type { Delivery } from './outbox.ts'
import { mayCall } from './public-address.ts'

/** Whoever answers more slowly than this, byte by byte or not at all, has not answered. */
const DEADLINE = 10_000
const GONE: readonly number[] = [404, 410]

interface Said {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  readonly agent: () => Agent
}

/**
 * Calls an address that a person has given. It is read once, and what was looked at is what is called; nothing of the
 * answer is read but its status, it leads nowhere else, and it has so long in all.
 */
export const call = ({ endpoint, headers, body, agent }: Said, deadline = DEADLINE): Promise<Delivery> =>
  new Promise((done) => {
    if (!mayCall(endpoint)) {
      done('gone')
      return
    }
    const options = { method: 'POST', agent: agent(), headers }
    const called = request(new URL(endpoint), options, (response) => {
      const { statusCode: status = 0 } = response
      response.destroy()
      done(status >= 200 && status < 300 ? 'sent' : GONE.includes(status) ? 'gone' : 'failed')
    })
    const timer = setTimeout(() => called.destroy(), deadline)
    called.on('error', () => done('failed'))
    called.on('close', () => {
      clearTimeout(timer)
      done('failed')
    })
    called.end(body)
  })
