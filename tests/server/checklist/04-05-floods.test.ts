import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { Connection, type Outlet } from '../../../src/server/live/connections/connection.ts'
import { pageServer } from '../../../src/server/page/app.ts'
import { playTables, type Running, startServer } from '../../../src/server/start.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'

const folder = mkdtempSync(join(tmpdir(), 'floods-'))
let running: Running
let port = 0
let cookie = ''

beforeAll(async () => {
  running = await startServer(readConfig({ DATA: folder, LOG: 'silent' }, [], folder), folder, playTables)
  await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
  port = (running.server.address() as AddressInfo).port
  const origin = `http://127.0.0.1:${port}`
  const reply = await fetch(`${origin}/api/guest`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mia', lang: 'en' }),
  })
  cookie = reply.headers.get('set-cookie')!.split(';')[0]!
})

afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

/**
 * A connection that says these bytes and gives what comes back until it is closed. Whoever closes it in the middle of
 * what is said resets it: that closes it too.
 */
async function said(bytes: string | Buffer, more?: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const pieces: Buffer[] = []
  const closed = new Promise((done) => socket.once('close', done))
  socket.on('data', (piece) => pieces.push(piece))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  more?.(socket)
  await closed
  return Buffer.concat(pieces).toString('latin1')
}

const upgrade = (): string =>
  [
    'GET /live?t=none HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n')

/** A masked frame; `length` may promise more than follows. */
function frame(first: number, payload: Buffer, length = payload.length): Buffer {
  const head = Buffer.alloc(14)
  head[0] = first
  head[1] = 0x80 | 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, payload])
}

const healthy = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/api/health`)).ok

describe('checklist 4: floods, slow readers and half requests', () => {
  it('a page that says too much is refused, then closed, and the others at the table play on', async () => {
    const time = new ManualTime()
    const store = new MemoryStore(time)
    const { live } = liveTables(store.asStore, time)
    const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'])
    const [ann, bob] = [new Page(() => time.now()), new Page(() => time.now())]
    ann.connect(live, id, 'ann')
    bob.connect(live, id, 'bob')
    await time.pass(10)
    for (let n = 0; n < 5_000; n++) ann.say({ c: 'look', at: 0, q: n })
    await time.pass(10)
    expect(ann.closed).toBe(CLOSED.flood)
    // It was told so a few times, not five thousand times.
    expect(ann.frames.length).toBeLessThan(80)
    expect(bob.closed).toBeNull()
    const again = new Page(() => time.now())
    again.connect(live, id, 'ann')
    await time.pass(10)
    const asked = [again, bob].find(({ moment }) => moment?.question != null)!
    asked.say({ c: 'a', r: asked.revision, i: 0, id: newId() })
    await time.pass(10)
    expect(bob.revision).toBe(1)
    await live.close()
  })
  it('a page that does not read gets no patches, and is let go after a while or a megabyte', async () => {
    const time = new ManualTime()
    const sent: string[] = []
    let buffered = 0
    let code = 0
    const outlet: Outlet = {
      send: (text) => sent.push(text),
      get buffered() {
        return buffered
      },
      close: (closing) => {
        code = closing
      },
    }
    const guest = { person: 'ann', name: 'ann', lang: 'en' as const, revision: 0, lines: 0 }
    const slow = new Connection(guest, outlet, time, () => true)
    buffered = 65 * 1024
    expect(slow.isBehind).toBe(true)
    expect(code).toBe(0)
    await time.pass(30_001)
    expect(slow.isBehind).toBe(true)
    expect(code).toBe(CLOSED.behind)
    const endless = new Connection(guest, outlet, time, () => true)
    code = 0
    buffered = 2 ** 20 + 1
    expect(endless.isBehind).toBe(true)
    expect(code).toBe(CLOSED.behind)
  })
  it('half requests have ten seconds for their headers and thirty for all of it', () => {
    const server = pageServer(folder)
    expect(server.headersTimeout).toBe(10_000)
    expect(server.requestTimeout).toBe(30_000)
    expect(server.maxHeadersCount).toBe(100)
    server.close()
  })
  it('hundreds of them at once keep nobody else from being answered', async () => {
    const half = Array.from({ length: 200 }, (_, n) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      // Headers, a body, and the answer to a page: each breaks off in the middle.
      socket.write(
        [
          'GET / HTTP/1.1\r\nHost: x\r\nA',
          'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{',
          'G',
        ][n % 3]!,
      )
      return socket
    })
    for (let n = 0; n < 20; n++) expect(await healthy()).toBe(true)
    for (const socket of half) socket.destroy()
  })
  it('frames that never end are closed before they are large', async () => {
    const reply = await said(upgrade(), (socket) => {
      // A text that is continued for ever, a kilobyte at a time.
      socket.write(frame(0x01, Buffer.alloc(1024, 0x61)))
      for (let n = 0; n < 20; n++) socket.write(frame(0x00, Buffer.alloc(1024, 0x61)))
    })
    expect(reply).toMatch(/^HTTP\/1\.1 101 /)
    expect(await healthy()).toBe(true)
  })
})

describe('checklist 5: oversize', () => {
  it('a frame that only promises to be large is closed with 1009, and nothing of it is read', async () => {
    const reply = await said(upgrade(), (socket) => socket.write(frame(0x81, Buffer.alloc(10), 2 ** 40)))
    expect(reply).toMatch(/^HTTP\/1\.1 101 /)
    // The closing frame: two bytes of code.
    expect(Buffer.from(reply, 'latin1').includes(Buffer.from([0x88, 2, 1009 >> 8, 1009 & 255]))).toBe(true)
  })
  it.each([
    ['a header of 9 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(9_000)}\r\n\r\n`, 431],
    [
      'ten thousand headers',
      `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 10_000 }, (_, n) => `a${n}: b\r\n`).join('')}\r\n`,
      431,
    ],
    [
      'a body that says it has a gigabyte',
      `POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\nConnection: close\r\n\r\n`,
      413,
    ],
  ])('%s is refused', async (_, request, status) => {
    const own = request.replaceAll('127.0.0.1', `127.0.0.1:${port}`)
    expect(await said(own)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(await healthy()).toBe(true)
  })
  it('a packed body is not unpacked', async () => {
    const origin = `http://127.0.0.1:${port}`
    const reply = await fetch(`${origin}/api/guest`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: Buffer.from([0x1f, 0x8b, 8, 0]),
    })
    expect(reply.status).toBe(400)
  })
  it('compression is not negotiated, whatever a page offers', async () => {
    const offering = upgrade().replace(
      'Sec-WebSocket-Version',
      'Sec-WebSocket-Extensions: permessage-deflate\r\nSec-WebSocket-Version',
    )
    const reply = await said(offering, (socket) => socket.write(frame(0x81, Buffer.alloc(10), 2 ** 40)))
    expect(reply).toMatch(/^HTTP\/1\.1 101 /)
    expect(reply.toLowerCase()).not.toContain('permessage-deflate')
  })
})
