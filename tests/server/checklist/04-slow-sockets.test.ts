import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../../../src/server/config.ts'
import { type Running, startServer } from '../../../src/server/start.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { begunTable, liveTables, ManualTime, newId } from '../live/harness.ts'
import { MemoryStore } from '../live/memory.ts'

/* Real sockets of people who do not read what they are sent, and of people who never finish what they say. */

const folder = mkdtempSync(join(tmpdir(), 'slow-'))
const time = new ManualTime()
const store = new MemoryStore(time)
const { live, environment } = liveTables(store.asStore, time)
/** The server's ends of the sockets, in the order in which they came. */
const ends: WebSocket[] = []
let running: Running
let port = 0

interface Guest {
  readonly id: string
  readonly cookie: string
}

const origin = (): string => `http://127.0.0.1:${port}`

async function guest(name: string): Promise<Guest> {
  const headers = { origin: origin(), 'content-type': 'application/json' }
  const reply = await fetch(`${origin()}/api/guest`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, lang: 'en' }),
  })
  const cookie = reply.headers.get('set-cookie')!.split(';')[0]!
  const { me } = (await (await fetch(`${origin()}/api/me`, { headers: { cookie } })).json()) as {
    me: { id: string }
  }
  return { id: me.id, cookie }
}

beforeAll(async () => {
  running = await startServer(readConfig({ DATA: folder, LOG: 'silent' }, [], folder), folder, async () => ({
    receive: (socket, visit) => {
      ends.push(socket)
      live.lines.receive(socket, visit)
    },
    connect: async (...visit) => live.lines.connect(...visit),
    endLeftTables: () => live.endLeftTables(),
    close: () => live.close(),
  }))
  await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
  port = (running.server.address() as AddressInfo).port
})

afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

/** Lets sockets of this process say and hear what is under way. */
const breathe = (): Promise<void> => new Promise((done) => setImmediate(done))

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await breathe()
}

/** A socket by hand, which is open and reads nothing from then on. */
async function deaf({ cookie }: Guest, table: string): Promise<{ socket: Socket; end: WebSocket }> {
  const known = ends.length
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      `GET /live?t=${table} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Origin: ${origin()}`,
      `Cookie: ${cookie}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '',
      '',
    ].join('\r\n'),
  )
  socket.pause()
  await until(() => ends.length > known)
  return { socket, end: ends[known]! }
}

/** A masked frame; a mask of nought changes nothing. */
function frame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text)
  const head = Buffer.from([0x80 | opcode, 0x80 | (payload.length < 126 ? payload.length : 126)])
  const length = Buffer.alloc(payload.length < 126 ? 0 : 2)
  if (length.length > 0) length.writeUInt16BE(payload.length)
  return Buffer.concat([head, length, Buffer.alloc(4), payload])
}

interface Reader {
  readonly socket: WebSocket
  revision: number
}

/** A page that reads, as far as this test needs to know. */
async function reader({ cookie }: Guest, table: string): Promise<Reader> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live?t=${table}&r=0&l=0`, {
    headers: { origin: origin(), cookie },
  })
  const page: Reader = { socket, revision: 0 }
  socket.on('message', (data) => {
    const text = String(data)
    if (text === '0') return
    const { m, r } = JSON.parse(text) as { m: string; r?: number }
    if ((m === 'whole' || m === 'patch') && r !== undefined) page.revision = r
  })
  await once(socket, 'open')
  return page
}

/** What waits to be read may be so much and one more frame. */
const MEGABYTE = 2 ** 20

describe('checklist 4: a socket that stops reading', () => {
  it('is closed with 4008 though nothing happens at its table, and what waits for it stays small', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')]
    const table = await begunTable(store.asStore, 'aeons-end', [ann.id, bob.id])
    const { socket, end } = await deaf(ann, table)
    const other = await reader(bob, table)
    await until(() => ends.includes(end) && other.socket.readyState === WebSocket.OPEN)
    await time.pass(100)
    let most = 0
    let received = 0
    end.on('message', () => {
      received += 1
    })
    // She asks and asks, as fast as she may, and reads nothing of it.
    let asked = 0
    const closing = (): boolean => end.readyState !== WebSocket.OPEN
    for (let n = 0; n < 3_000 && !closing(); n++) {
      for (let i = 0; i < 9; i++) {
        socket.write(frame(1, JSON.stringify({ c: 'look', at: 0, q: n })))
        asked += 1
      }
      other.socket.send('{"c":"p"}')
      await until(() => received >= asked || closing())
      await time.pass(5_000)
      await breathe()
      most = Math.max(most, end.bufferedAmount)
    }
    expect(closing()).toBe(true)
    expect(most).toBeGreaterThan(64 * 1024)
    expect(most).toBeLessThan(MEGABYTE + 64 * 1024)
    // Those who read play on.
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    const state = (await live.open(table))!.shared
    const before = state.revision
    const seat = state.table.game.machine.seat(state.table.state)
    const page = seat === 0 ? await reader(ann, table) : other
    await time.pass(200)
    page.socket.send(JSON.stringify({ c: 'a', r: before, i: 0, id: newId() }))
    while (state.revision === before) {
      await breathe()
      await time.pass(50)
    }
    expect(state.revision).toBe(before + 1)
    // As soon as she reads again she learns why.
    const code = Buffer.from([CLOSED.behind >> 8, CLOSED.behind & 255])
    const pieces: Buffer[] = []
    const learns = (): boolean => Buffer.concat(pieces.slice(-2)).includes(code)
    const gone = new Promise<void>((done) => {
      socket.on('data', (piece) => {
        pieces.push(piece)
        // Whoever says nothing more is cut off half a minute later.
        if (learns()) done()
      })
      socket.on('close', () => done())
    })
    socket.resume()
    await gone
    expect(learns()).toBe(true)
    socket.destroy()
    other.socket.terminate()
    if (page !== other) page.socket.terminate()
    expect(environment.faults).toEqual([])
  })

  it.each([
    ['pings of the socket itself', 9, 'x'.repeat(125)],
    ['pings of the page', 1, '{"c":"p"}'],
  ])('and says nothing but %s leaves no more than some kilobytes in memory', async (_, opcode, text) => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')]
    const table = await begunTable(store.asStore, 'aeons-end', [ann.id, bob.id])
    const { socket, end } = await deaf(ann, table)
    let received = 0
    end.on(opcode === 9 ? 'ping' : 'message', () => {
      received += 1
    })
    const many = Buffer.concat(Array.from({ length: 500 }, () => frame(opcode, text)))
    let most = 0
    for (let n = 1; n <= 120 && end.readyState === WebSocket.OPEN; n++) {
      socket.write(many)
      await until(() => received >= n * 500 || end.readyState !== WebSocket.OPEN)
      most = Math.max(most, end.bufferedAmount)
    }
    expect(most).toBeLessThan(16 * 1024)
    // A page pings every few seconds; whoever does so without end is closed.
    if (opcode === 1) expect(end.readyState).not.toBe(WebSocket.OPEN)
    socket.destroy()
  })
})
