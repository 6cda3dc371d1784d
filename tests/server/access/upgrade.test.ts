import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Visit } from '../../../src/server/access/visit.ts'
import { readConfig } from '../../../src/server/config.ts'
import { type Running, startServer } from '../../../src/server/start.ts'

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
let running: Running
let port: number
const visits: Visit[] = []
const messages: string[] = []

beforeAll(async () => {
  const config = readConfig({ DATA: folder, LOG: 'silent' }, [], folder)
  running = await startServer(
    config,
    folder,
    async () => ({
      receive: (socket, visit) => {
        visits.push(visit)
        socket.on('message', (data) => {
          messages.push(String(data))
          socket.send('heard')
        })
        socket.send('welcome')
      },
      connect: async () => ({ receive: () => {}, ponged: () => {}, left: () => {} }),
      endLeftTables: async () => {},
      close: async () => {},
    }),
    () => now,
  )
  await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
  port = (running.server.address() as AddressInfo).port
})

afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

let now = 0
/** Each test has an address that nobody has come from yet. */
beforeEach(() => {
  now += 3_600_000
})

const origin = () => `http://127.0.0.1:${port}`

async function cookie(name = 'Mia'): Promise<string> {
  const reply = await fetch(`${origin()}/api/guest`, {
    method: 'POST',
    headers: { origin: origin(), 'content-type': 'application/json' },
    body: JSON.stringify({ name, lang: 'fr' }),
  })
  return reply.headers.get('set-cookie')!.split(';')[0]!
}

interface Opened {
  readonly socket: WebSocket
  /** What the server said first, or the status with which it refused. */
  readonly first: string | number
}

function open(query: string, headers: Record<string, string>, at = port): Promise<Opened> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${at}/live${query}`, { headers })
    socket.on('message', (data) => done({ socket, first: String(data) }))
    socket.on('unexpected-response', (_, response) => {
      response.resume()
      done({ socket, first: response.statusCode ?? 0 })
    })
    socket.on('error', () => {})
  })
}

const closed = (socket: WebSocket): Promise<number> =>
  new Promise((done) => {
    socket.on('close', done)
    socket.on('error', () => {})
  })

describe('what is not let in', () => {
  const upgrade = (path: string, more = ''): string =>
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n${more}\r\n`

  it.each([
    ['another address', () => upgrade('/nothing'), 404],
    ['another origin', () => upgrade('/live?t=x', 'origin: http://evil.example\r\n'), 403],
    ['nobody known', () => upgrade('/live?t=x'), 401],
    ['no request', () => 'NOTHING\r\n\r\n', 400],
  ])('is let go of though its other end does not hang up: %s', async (_, text, status) => {
    const here = once(running.server, 'connection')
    const there = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    there.on('error', () => {})
    const [end] = (await here) as [Socket]
    const gone = once(end, 'close')
    const answer = once(there, 'data')
    there.write(text())
    expect(String((await answer)[0])).toContain(`HTTP/1.1 ${status} `)
    await gone
    there.destroy()
  })
})

describe('a socket', () => {
  it('is opened for somebody who is known, with what its address says', async () => {
    const { socket, first } = await open('?t=Ab3dEf9h&r=12&l=40&p=past&k=sesame', {
      origin: origin(),
      cookie: await cookie(),
    })
    expect(first).toBe('welcome')
    expect(visits.at(-1)).toMatchObject({
      table: 'Ab3dEf9h',
      revision: 12,
      lines: 40,
      past: 'past',
      key: 'sesame',
      lang: 'fr',
      person: { name: 'Mia' },
    })
    expect(visits.at(-1)?.origin).not.toContain('127.0.0.1')
    socket.terminate()
  })
  it('numbers that are none are nought', async () => {
    const { socket } = await open('?t=x&r=-1&l=1e9', { origin: origin(), cookie: await cookie() })
    expect(visits.at(-1)).toMatchObject({ revision: 0, lines: 0, past: '', key: null })
    socket.terminate()
  })
  it.each([
    ['a foreign origin', () => ({ origin: 'https://evil.example' }), 403],
    ['the origin of a sandbox', () => ({ origin: 'null' }), 403],
    ['no origin but a cookie', () => ({}), 403],
    ['a foreign host', () => ({ host: 'evil.example', origin: 'http://evil.example' }), 403],
  ] as const)('%s is refused before anything is opened', async (_, headers, status) => {
    const before = visits.length
    const { first } = await open('?t=x', { cookie: await cookie(), ...headers() })
    expect(first).toBe(status)
    expect(visits).toHaveLength(before)
  })
  it('nobody without a session comes in, and none with an ended one', async () => {
    expect((await open('?t=x', { origin: origin() })).first).toBe(401)
    expect((await open('?t=x', { origin: origin(), cookie: `cw=${'a'.repeat(43)}` })).first).toBe(401)
    expect((await open('?t=x', { authorization: `Bearer ${'a'.repeat(43)}` })).first).toBe(401)
  })
  it('a program comes in with its bearer’s token', async () => {
    const reply = await fetch(`${origin()}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Terminal', lang: 'en' }),
    })
    const { token } = (await reply.json()) as { token: string }
    const { socket, first } = await open('?t=x', { authorization: `Bearer ${token}` })
    expect(first).toBe('welcome')
    socket.terminate()
  })
  it('there are no sockets elsewhere', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/other`, { headers: { origin: origin() } })
    const status = await new Promise((done) => {
      socket.on('unexpected-response', (_, response) => done(response.statusCode))
      socket.on('error', () => {})
    })
    expect(status).toBe(404)
  })
  it('a message of more than 4 kB closes it, and nothing of it is read', async () => {
    const { socket } = await open('?t=x', { origin: origin(), cookie: await cookie() })
    const before = messages.length
    socket.send('x'.repeat(4_097))
    expect(await closed(socket)).toBe(1009)
    expect(messages).toHaveLength(before)
  })
  it('compression is not spoken, so nothing can be blown up', async () => {
    const { socket } = await open('?t=x', { origin: origin(), cookie: await cookie() })
    expect(socket.extensions).toBe('')
    socket.terminate()
  })
  it('whatever is no frame closes that socket alone', async () => {
    const key = await cookie()
    const { socket: other } = await open('?t=x', { origin: origin(), cookie: key })
    for (const bytes of [
      '\xff\xff\xff\xff',
      '\x81\x05hello',
      '\x00\x00\x00',
      '\xc1\x80\x00\x00\x00\x00',
      '\x89\xff',
    ]) {
      await new Promise<void>((done) => {
        const raw = connect(port, '127.0.0.1', () => {
          raw.write(
            `GET /live?t=x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin()}\r\nCookie: ${key}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
          )
          raw.once('data', () => raw.end(Buffer.from(bytes, 'latin1')))
        })
        raw.on('error', () => {})
        raw.on('close', () => done())
      })
    }
    const answer = new Promise((done) => other.once('message', (data) => done(String(data))))
    other.send('still there')
    expect(await answer).toBe('heard')
    other.terminate()
  })
})

describe('checklist 8: whoever is signed out', () => {
  const ask = (path: string, key: string, body: object = {}) =>
    fetch(`${origin()}${path}`, {
      method: path === '/api/sessions' ? 'GET' : 'POST',
      headers: { origin: origin(), 'content-type': 'application/json', cookie: key },
      ...(path === '/api/sessions' ? {} : { body: JSON.stringify(body) }),
    })
  const cookieOf = (reply: Response): string => reply.headers.get('set-cookie')!.split(';')[0]!

  /** An account on two devices. */
  async function twoDevices(name: string): Promise<readonly [string, string]> {
    const made = await ask('/api/account', await cookie(name), { name })
    const { code } = (await made.json()) as { code: string }
    return [cookieOf(made), cookieOf(await ask('/api/sign-in/recovery', '', { name, code }))]
  }
  it.each([
    [
      'by another device',
      1,
      async ([one, other]: readonly [string, string]) => {
        const { sessions } = (await (await ask('/api/sessions', one)).json()) as {
          sessions: { id: string; this: boolean }[]
        }
        await ask('/api/sessions/end', one, { id: sessions.find((each) => !each.this)!.id })
        return other
      },
    ],
    [
      'with all others',
      1,
      async ([one, other]: readonly [string, string]) => {
        await ask('/api/sessions/end-others', one)
        return other
      },
    ],
    [
      'by herself',
      1,
      async ([, other]: readonly [string, string]) => {
        await ask('/api/logout', other)
        return other
      },
    ],
    [
      'everywhere',
      2,
      async ([one, other]: readonly [string, string]) => {
        await ask('/api/logout-everywhere', one)
        return other
      },
    ],
    [
      'for good',
      2,
      async ([one, other]: readonly [string, string], name: string) => {
        await ask('/api/me/delete', one, { name })
        return other
      },
    ],
  ])('%s has no socket any more', async (way, count, end) => {
    const name = `Out ${way}`.slice(0, 24)
    const devices = await twoDevices(name)
    const sockets = await Promise.all(devices.map((key) => open('?t=x', { origin: origin(), cookie: key })))
    const codes: number[] = []
    for (const { socket } of sockets) socket.on('close', (code) => codes.push(code))
    const out = await end(devices, name)
    await expect.poll(() => codes).toEqual(Array(count).fill(4001))
    expect((await open('?t=x', { origin: origin(), cookie: out })).first).toBe(401)
    if (count === 1) {
      const stays = sockets[0]!.socket
      const answer = new Promise((done) => stays.once('message', (data) => done(String(data))))
      stays.send('still there')
      expect(await answer).toBe('heard')
    }
    for (const { socket } of sockets) socket.terminate()
  })
  it('nor has the guest that an account was made of: her page comes again with its new cookie', async () => {
    const key = await cookie('Guest')
    const { socket } = await open('?t=x', { origin: origin(), cookie: key })
    const gone = closed(socket)
    const made = await ask('/api/account', key, { name: 'No guest any more' })
    expect(await gone).toBe(4012)
    const { socket: next, first } = await open('?t=x', { origin: origin(), cookie: cookieOf(made) })
    expect(first).toBe('welcome')
    next.terminate()
  })
})

describe('the sockets of one address', () => {
  it('are thirty, whoever they belong to; each that ends makes room, and others are not kept out', async () => {
    const own = mkdtempSync(join(tmpdir(), 'thirty-'))
    const behindProxy = await startServer(
      readConfig({ DATA: own, LOG: 'silent', TRUST_PROXY: '1' }, [], own),
      own,
      async () => ({
        receive: (socket) => socket.send('welcome'),
        connect: async () => ({ receive: () => {}, ponged: () => {}, left: () => {} }),
        endLeftTables: async () => {},
        close: async () => {},
      }),
      () => now,
    )
    await new Promise<void>((done) => behindProxy.server.listen(0, '127.0.0.1', done))
    const at = (behindProxy.server.address() as AddressInfo).port
    const from = (address: string) => ({ origin: `http://127.0.0.1:${at}`, 'x-forwarded-for': address })
    const cookies: string[] = []
    for (let n = 0; n < 5; n++) {
      const reply = await fetch(`http://127.0.0.1:${at}/api/guest`, {
        method: 'POST',
        headers: { ...from('203.0.113.1'), 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Guest ${'abcde'[n]}`, lang: 'en' }),
      })
      cookies.push(reply.headers.get('set-cookie')!.split(';')[0]!)
    }
    // Seven for each of five people; so many a second from one address, too.
    const enter = (n: number, address: string) => {
      now += 1_000
      return open('?t=x', { ...from(address), cookie: cookies[n % 5]! }, at)
    }
    // One line to the net has 2^64 addresses of the new kind.
    for (const [first, alike, other] of [
      ['203.0.113.1', '203.0.113.1', '203.0.113.2'],
      ['2001:db8:1:2::3', '2001:db8:1:2:ffff::4', '2001:db8:1:3::3'],
    ] as const) {
      const sockets: WebSocket[] = []
      for (let n = 0; n < 30; n++) {
        const { socket, first: said } = await enter(n, n % 2 === 0 ? first : alike)
        expect(said).toBe('welcome')
        sockets.push(socket)
      }
      expect((await enter(31, alike)).first).toBe(429)
      const elsewhere = await enter(32, other)
      expect(elsewhere.first).toBe('welcome')
      elsewhere.socket.terminate()
      const gone = closed(sockets[0]!)
      sockets[0]!.close()
      await gone
      await expect
        .poll(async () => {
          const { socket, first: said } = await enter(33, alike)
          sockets.push(socket)
          return said
        })
        .toBe('welcome')
      for (const socket of sockets) socket.terminate()
    }
    await behindProxy.close()
    rmSync(own, { recursive: true })
  })
})

describe('streams of events', () => {
  it('stay open, so one address has thirty of them; each that ends makes room', async () => {
    const key = await cookie('Host')
    const made = await fetch(`${origin()}/api/tables`, {
      method: 'POST',
      headers: { origin: origin(), 'content-type': 'application/json', cookie: key },
      body: JSON.stringify({
        game: 'aeons-end',
        setup: { mages: ['brama', 'mist'] },
        seats: [{ who: 'me' }, { who: 'open' }],
        visibility: 'open',
      }),
    })
    const { table } = (await made.json()) as { table: { id: string } }
    const end = new AbortController()
    const listen = () => fetch(`${origin()}/api/tables/${table.id}/changes`, { signal: end.signal })
    for (let n = 0; n < 30; n++) expect((await listen()).status).toBe(200)
    expect((await listen()).status).toBe(429)
    end.abort()
    await expect
      .poll(async () => {
        now += 1_000
        return (await fetch(`${origin()}/api/tables/${table.id}/changes`)).status
      })
      .toBe(200)
  })
})

describe('too many', () => {
  it('eight sockets a session, and another when one has gone', async () => {
    const key = await cookie('Many')
    const sockets: WebSocket[] = []
    const tried: (string | number)[] = []
    for (let i = 0; i < 9; i++) {
      const { socket, first } = await open('?t=x', { origin: origin(), cookie: key })
      sockets.push(socket)
      tried.push(first)
    }
    expect(tried).toEqual([...Array(8).fill('welcome'), 429])
    const gone = closed(sockets[0]!)
    sockets[0]!.close()
    await gone
    // The server may hear of it a little later than the page.
    let next: Opened['first'] = 429
    while (next === 429) {
      now += 1_000
      next = (await open('?t=x', { origin: origin(), cookie: key })).first
    }
    expect(next).toBe('welcome')
    for (const socket of sockets) socket.terminate()
  })
  it('ten upgrades a second from one address', async () => {
    // Two people: the server may hear a little later that a socket is gone, and one person has eight.
    const keys = [await cookie('Fast'), await cookie('Faster')]
    const key = keys[0]!
    const tried: (string | number)[] = []
    for (let i = 0; i < 11; i++) {
      const { socket, first } = await open('?t=x', { origin: origin(), cookie: keys[i % 2]! })
      tried.push(first)
      socket.terminate()
    }
    expect(tried).toEqual([...Array(10).fill('welcome'), 429])
    now += 1_000
    expect((await open('?t=x', { origin: origin(), cookie: key })).first).toBe('welcome')
  })
})
