import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { TableServer } from '../../src/cli/online/line/server.ts'

/* A terminal at a server that is none, or means harm: one sentence, and it is over. */

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const TOKEN = 'x'.repeat(43)

describe('a server', () => {
  it('whose answer never ends is hung up on', async () => {
    let sent = 0
    const hungUp = Promise.withResolvers<void>()
    const origin = await serverThat((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const piece = Buffer.alloc(64 * 1024, '[')
      const more = (): void => {
        while (response.write(piece)) sent += piece.length
      }
      response.on('drain', more)
      response.on('close', () => hungUp.resolve())
      more()
    })
    await expect(new TableServer(origin, 'en', TOKEN).known()).rejects.toThrow('has no tables to play at')
    await hungUp.promise
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  it('that never answers, or stops within its answer, is not waited for', async () => {
    const silent = await serverThat(() => {})
    const half = await serverThat((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"me":')
    })
    for (const origin of [silent, half]) {
      const server = new TableServer(origin, 'fr', TOKEN, 50)
      await expect(server.known()).rejects.toMatchObject({ french: `personne ne répond à ${origin}` })
    }
  })

  it('that sends elsewhere is told nothing more, and nothing is told there', async () => {
    const received: string[] = []
    const other = await serverThat((request, response) => {
      received.push(request.url ?? '')
      response.end('{}')
    })
    for (const status of [301, 302, 307, 308]) {
      const origin = await serverThat((request, response) => {
        response.writeHead(status, { location: other + request.url }).end()
      })
      const server = new TableServer(origin, 'en', TOKEN)
      await expect(server.join('table', 'key')).rejects.toThrow('has no tables to play at')
      await expect(server.known()).rejects.toThrow('has no tables to play at')
    }
    expect(received).toEqual([])
  })
})
