import type { ServerResponse } from 'node:http'
import type { Api } from './server.ts'

const HEARTBEAT = 20_000

/** Server-sent events: a line whenever something is said about a topic, until the page goes. */
export function stream(
  api: Api,
  topic: string,
  response: ServerResponse,
  headers: Readonly<Record<string, string | number | string[] | undefined>>,
): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write('retry: 2000\ndata: open\n\n')
  const end = api.hub.subscribe(topic, (text) => response.write(`data: ${text}\n\n`))
  const beat = setInterval(() => response.write(':\n\n'), HEARTBEAT)
  response.on('close', () => {
    clearInterval(beat)
    end()
  })
}
