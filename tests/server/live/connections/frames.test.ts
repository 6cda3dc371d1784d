import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrames } from '../../../../src/server/live/connections/frames.ts'

/** What the other side of a socket reads when these bytes are written under it. */
async function read(bytes: Uint8Array): Promise<readonly string[]> {
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  http.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (opened) => {
      wire.write(bytes)
      opened.close(1000)
    }),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const received: string[] = []
  socket.on('message', (data, isBinary) => received.push(isBinary ? 'bytes' : String(data)))
  const [code] = await once(socket, 'close')
  http.close()
  return [...received, `closed with ${code}`]
}

describe('frames that are written together', () => {
  it('are read one by one, however long they are, and letter by letter', async () => {
    const texts = [0, 1, 125, 126, 0xffff, 0x10000, 200_000].flatMap((length) => [
      'x'.repeat(length),
      'é→😀'.repeat(length / 9 + 1),
    ])
    expect(await read(textFrames(texts))).toEqual([...texts, 'closed with 1000'])
  })

  it('are nothing where nothing is said', () => {
    expect(textFrames([])).toHaveLength(0)
  })
})
