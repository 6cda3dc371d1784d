import type { Agent } from 'node:https'
import { call } from './call.ts'
import type { Send } from './outbox.ts'

export function webhookSender(agent: () => Agent): Send {
  return ({ endpoint }, message) => {
    const body = JSON.stringify({ content: `${message.text} ${message.url}`, ...message })
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return call({ endpoint, headers, body, agent })
  }
}
