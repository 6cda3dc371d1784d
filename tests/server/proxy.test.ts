import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { compareBooks } from '../../tools/online/books.ts'
import { type OwnRedis, ownRedis } from '../../tools/online/own-redis.ts'
import { Player } from '../../tools/online/player.ts'
import { ServerProcess } from '../../tools/online/server.ts'
import { programOf } from '../../tools/programs.ts'
import { Authenticator } from './api/authenticator.ts'
import { Nginx } from './proxy.ts'
import { ownSchema } from './store/engines.ts'

/* What the page for operators tells a stranger to put in front of the nodes, tried with a real nginx. */

const { missing } = Nginx
const [postgres, redis] = [inject('postgres'), inject('redis')]

/** From now on this process knows the certificate of the proxy, as a browser knows that of an authority. */
function trust(proxy: Nginx): () => void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, proxy.certificate])
  return () => setDefaultCACertificates(before)
}

if (missing !== null)
  it(`nginx is not tried, because ${missing} is not on this machine`, () => {
    console.log(`Not tested, because it is not on this machine: what needs ${missing}`)
  })

describe.runIf(missing === null)('the block for nginx', () => {
  const proxy = new Nginx()
  const nodes: Server[] = []
  let forget = (): void => {}
  const next: (request: IncomingMessage) => void = () => {}

  beforeAll(async () => {
    for (const name of ['one', 'two']) {
      const node = createServer((request, response) => {
        next(request)
        let length = 0
        request.on('data', (piece: Buffer) => {
          length += piece.length
        })
        if (request.url === '/api/tables/x/changes') {
          response.writeHead(200, { 'content-type': 'text/event-stream' })
          response.write('data: open\n\n')
          return
        }
        request.on('end', () => response.end(JSON.stringify({ name, length, headers: request.headers })))
      })
      const sockets = new WebSocketServer({ server: node })
      sockets.on('connection', (socket) => socket.send(name))
      await new Promise<void>((done) => node.listen(0, '127.0.0.1', done))
      nodes.push(node)
    }
    await proxy.ports()
    await proxy.start(nodes.map((node) => (node.address() as AddressInfo).port))
    forget = trust(proxy)
  })
  afterAll(async () => {
    forget()
    await proxy.stop()
    for (const node of nodes) {
      node.close()
      node.closeAllConnections()
    }
  })

  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
    (await (
      await fetch(`${proxy.origin}${path}`, {
        headers,
        ...(body === undefined ? {} : { method: 'POST', body }),
      })
    ).json()) as { name: string; length: number; headers: Readonly<Record<string, string>> }

  it('leads whoever comes without https to it', async () => {
    const reply = await fetch(`http://localhost:${proxy.plain}/a?b=c`, { redirect: 'manual' })
    expect(reply.status).toBe(301)
    expect(reply.headers.get('location')).toBe('https://localhost/a?b=c')
  })
  it('says under which host and from where somebody comes, whatever she says herself', async () => {
    const { headers } = await ask('/api/me', { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' })
    expect(headers).toMatchObject({ host: `localhost:${proxy.port}`, 'x-forwarded-for': '127.0.0.1' })
  })
  it('passes on a body as large as the server takes', async () => {
    expect((await ask('/api/me', {}, 'x'.repeat(65_536))).length).toBe(65_536)
  })
  it('brings everybody at a table to the same node, and not all tables to one', async () => {
    const found = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const names = await Promise.all([1, 2].map(() => ask(`/live?t=table${n}`)))
      expect(names[0]!.name).toBe(names[1]!.name)
      found.add(names[0]!.name)
    }
    expect([...found].sort()).toEqual(['one', 'two'])
  })
  it('opens sockets, at the node where the table is asked for too', async () => {
    for (let n = 0; n < 10; n++) {
      const socket = new WebSocket(`wss://localhost:${proxy.port}/live?t=table${n}`)
      const said = await new Promise((done, fail) => {
        socket.addEventListener('message', ({ data }) => done(data))
        socket.addEventListener('error', () => fail(new Error('no socket')))
      })
      expect(said).toBe((await ask(`/live?t=table${n}`)).name)
      socket.close()
    }
  })
  it('keeps no event back', async () => {
    const end = new AbortController()
    const reply = await fetch(`${proxy.origin}/api/tables/x/changes`, { signal: end.signal })
    const { value } = await reply.body!.getReader().read()
    expect(new TextDecoder().decode(value)).toBe('data: open\n\n')
    end.abort()
  })
  it('asks the other node when one is gone', async () => {
    const [, two] = nodes
    two!.close()
    two!.closeAllConnections()
    for (let n = 0; n < 20; n++) expect((await ask(`/live?t=table${n}`)).name).toBe('one')
  })
  it('checklist 21: writes no key of a link down, also where a node is gone', async () => {
    for (let n = 0; n < 20; n++) await ask(`/live?t=table${n}&k=planted-key`)
    await ask('/api/me?asked-last')
    while (!proxy.written.includes('asked-last')) await new Promise((later) => setTimeout(later, 10))
    expect(proxy.written).not.toContain('planted-key')
  })
})

describe.runIf(missing === null && postgres !== null && redis !== null)('two nodes behind nginx', () => {
  const proxy = new Nginx()
  const folder = mkdtempSync(join(tmpdir(), 'behind-'))
  const nodes: ServerProcess[] = []
  const players: Player[] = []
  let schema: Awaited<ReturnType<typeof ownSchema>>
  /** Requests are counted there: others would come from the same address. */
  let relay: OwnRedis
  let forget = (): void => {}

  beforeAll(async () => {
    schema = await ownSchema(postgres!)
    relay = await ownRedis(redis!)
    await proxy.ports()
    const env = {
      DATABASE_URL: schema.url,
      REDIS_URL: relay.url,
      PUBLIC_URL: proxy.origin,
      DATA: folder,
      LOG: 'info',
    }
    for (let n = 0; n < 2; n++) nodes.push(new ServerProcess(programOf('server'), env))
    for (const node of nodes) await node.start()
    await proxy.start(nodes.map(({ port }) => port))
    forget = trust(proxy)
  })
  afterAll(async () => {
    for (const player of players) player.stop()
    forget()
    await proxy.stop()
    for (const node of nodes) await node.stop('SIGKILL')
    await schema.drop()
    await relay.drop()
    rmSync(folder, { recursive: true })
  })

  /** Until everybody has been answered again from now on. */
  async function playedOn(): Promise<void> {
    const since = performance.now()
    const waits = () => players.filter(({ over, lastAcknowledged }) => !over && lastAcknowledged < since)
    await expect.poll(() => waits().length).toBe(0)
    for (const { fell } of nodes) expect(fell).toBeNull()
  }

  /** What a page of this site sends. */
  const browser = () => {
    let cookie = ''
    return async (path: string, body?: object, headers: Readonly<Record<string, string>> = {}) => {
      const reply = await fetch(`${proxy.origin}${path}`, {
        headers: { origin: proxy.origin, 'content-type': 'application/json', cookie, ...headers },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      const set = reply.headers.get('set-cookie')
      if (set !== null) cookie = set.split(';')[0]!
      return { status: reply.status, set, body: (await reply.json()) as Readonly<Record<string, unknown>> }
    }
  }

  it('give out the page, and keep their figures to themselves', async () => {
    expect(await (await fetch(`${proxy.origin}/api/ready`)).json()).toEqual({ ready: true })
    expect((await fetch(`${proxy.origin}/metrics`)).status).toBe(404)
  })
  it('know the origin of their page and no other, also for passkeys', async () => {
    const ask = browser()
    expect(
      (await ask('/api/guest', { name: 'Mia', lang: 'en' }, { origin: 'https://evil.example' })).status,
    ).toBe(403)
    expect(
      (await ask('/api/guest', { name: 'Mia', lang: 'en' }, { origin: 'https://localhost' })).status,
    ).toBe(403)
    const { status, set } = await ask('/api/guest', { name: 'Mia', lang: 'en' })
    expect(status).toBe(201)
    expect(set).toMatch(/^__Host-cw=.*; HttpOnly; Secure; SameSite=Lax/)
    expect((await ask('/api/account', { name: `Mia ${proxy.port}` })).status).toBe(201)
    const phone = new Authenticator()
    const registering = (await ask('/api/passkeys/options', {})).body.options as { challenge: string }
    const response = phone.register(registering.challenge, proxy.origin, 'localhost')
    expect((await ask('/api/passkeys', { response, label: 'Phone' })).status).toBe(201)
    const again = browser()
    for (const [origin, expected] of [
      ['https://evil.example', 403],
      [proxy.origin, 200],
    ] as const) {
      const signing = (await again('/api/sign-in/options', {})).body.options as { challenge: string }
      phone.counter += 1
      const signed = phone.signIn(signing.challenge, origin, 'localhost')
      expect((await again('/api/sign-in', { response: signed })).status).toBe(expected)
    }
    expect((await again('/api/me')).body).toMatchObject({ me: { name: `Mia ${proxy.port}` } })
  })
  it('count by where somebody comes from, not by what she says', async () => {
    for (let n = 0; n < 10; n++)
      await fetch(`${proxy.origin}/api/health`, { headers: { 'x-forwarded-for': `10.9.8.${n}` } })
    for (const { said } of nodes) {
      const from = [...said.matchAll(/"from":"([\w-]+)"/g)].map(([, digest]) => digest)
      expect(new Set(from).size).toBeLessThanOrEqual(1)
    }
  })
  it('play on while nginx is told to read its files again, nodes are restarted, and one is lost', async () => {
    for (let n = 0; n < 6; n++) {
      const player = new Player({
        game: 'aeons-end',
        setup: { mages: ['brama', 'mist'] },
        seats: 2,
        server: () => proxy.origin,
        roll: (sides) => Math.floor(Math.random() * sides),
        acknowledged: () => {},
        pause: () => new Promise((wake) => setTimeout(wake, 200)),
      })
      players.push(player)
      await player.begin()
    }
    await playedOn()
    proxy.reload()
    await playedOn()
    for (const node of nodes) {
      await node.stop('SIGTERM')
      await playedOn()
      await node.start()
    }
    await playedOn()
    await nodes[0]!.stop('SIGKILL')
    await playedOn()
    await nodes[0]!.start()
    await playedOn()
    for (const player of players) player.stop()
    const store = await openPostgres(schema.url)
    try {
      const books = await compareBooks(store, players)
      expect(books).toMatchObject({ lost: [], holes: [], doubles: [], different: [] })
      expect(books.acknowledged).toBeGreaterThan(6 * 6)
    } finally {
      await store.close()
    }
  })
})
