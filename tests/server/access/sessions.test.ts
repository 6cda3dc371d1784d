import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { WebSocket } from 'ws'
import { OpenSessions } from '../../../src/server/access/open-sessions.ts'
import { digestOf, type SignedIn } from '../../../src/server/access/session.ts'
import { ENDED_SESSIONS, type Hub, MemoryHub, REPLACED_SESSIONS } from '../../../src/server/cluster/hub.ts'
import { RedisHub } from '../../../src/server/cluster/redis-hub.ts'
import { readConfig } from '../../../src/server/config.ts'
import { playTables, type Running, startServer } from '../../../src/server/start.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { begunTable } from '../live/harness.ts'

/* What goes on with a session ends with it: at this device and the others, at this node and the others. */

const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
let running: Running
let origin = ''

beforeAll(async () => {
  running = await startServer(readConfig({ DATA: folder, LOG: 'silent' }, [], folder), folder, playTables)
  await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(running.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

/** A device of somebody who is signed in. */
class Device {
  token = ''
  person = ''

  async post(path: string, sent: unknown = {}) {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(sent),
    })
    const body = (await reply.json()) as { token?: string; code?: string; me?: { id: string } }
    if (body.token !== undefined) this.token = body.token
    if (body.me !== undefined) this.person = body.me.id
    return body
  }

  /** A socket at a table; gives what will be the code with which it is closed, once it has been let in. */
  async sit(table: string): Promise<{ readonly socket: WebSocket; readonly closed: Promise<number> }> {
    for (;;) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?t=${table}`, {
        headers: { authorization: `Bearer ${this.token}` },
      })
      const closed = new Promise<number>((done) => socket.on('close', done))
      const status = await new Promise<number | null>((done) => {
        socket.once('message', () => done(null))
        socket.once('unexpected-response', (request, { statusCode = 0 }) => {
          request.destroy()
          done(statusCode)
        })
        socket.on('error', () => {})
      })
      if (status === null) return { socket, closed }
      // All devices of these tests have one address, which may open so many sockets in a second.
      expect(status).toBe(429)
      await new Promise((done) => setTimeout(done, 250))
    }
  }

  /** Events of a table; gives all that will have been said when the stream ends. */
  async follow(table: string): Promise<Promise<string>> {
    const reply = await fetch(`${origin}/api/tables/${table}/changes`, {
      headers: { authorization: `Bearer ${this.token}` },
    })
    // What is left at the end of a test ends with its server.
    return reply.text().catch(() => '')
  }
}

let accounts = 0
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** An account on two devices, each of them with a socket and a stream at a table. */
async function twoDevices() {
  accounts += 1
  const name = `Mia ${accounts}`
  const [one, two] = [new Device(), new Device()]
  await one.post('/api/guest', { name, lang: 'en' })
  const { code } = await one.post('/api/account', { name })
  await two.post('/api/sign-in/recovery', { name, code })
  const table = await begunTable(running.backend.store, 'aeons-end', [one.person, 'somebody'])
  const sat = await Promise.all([one.sit(table), two.sit(table)])
  for (const { socket } of sat) ends.push(() => socket.terminate())
  const [here, there] = sat.map(({ closed }) => closed)
  const streams = [one.follow(table), two.follow(table)] as const
  return { one, two, name, table, here: here!, there: there!, streams, sat }
}

const sessionOf = ({ token }: Device): string => Buffer.from(digestOf(token)).toString('base64url')

describe('the socket and the stream of another device are closed', () => {
  it('when it is signed out alone', async () => {
    const { one, two, there, streams, sat } = await twoDevices()
    await one.post('/api/sessions/end', { id: sessionOf(two) })
    expect(await there).toBe(CLOSED.signedOut)
    expect(await streams[1]).toContain('signed out')
    expect(sat[0]!.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('when all others are signed out', async () => {
    const { one, there, streams, sat } = await twoDevices()
    await one.post('/api/sessions/end-others')
    expect(await there).toBe(CLOSED.signedOut)
    await streams[1]
    expect(sat[0]!.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('and of this one, when she signs out everywhere', async () => {
    const { one, here, there, streams } = await twoDevices()
    await one.post('/api/logout-everywhere')
    expect(await Promise.all([here, there])).toEqual([CLOSED.signedOut, CLOSED.signedOut])
    await Promise.all(streams)
  })

  it('and of this one, when she deletes her account', async () => {
    const { one, name, here, there, streams } = await twoDevices()
    await one.post('/api/me/delete', { name })
    expect(await Promise.all([here, there])).toEqual([CLOSED.signedOut, CLOSED.signedOut])
    await Promise.all(streams)
  })

  it('of this one alone, when she signs out here', async () => {
    const { one, here, streams, sat } = await twoDevices()
    await one.post('/api/logout')
    expect(await here).toBe(CLOSED.signedOut)
    await streams[0]
    expect(sat[1]!.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('when the session has expired, though nobody has said so', async () => {
    const { two, person } = await twoDevices().then((all) => ({ ...all, person: all.one.person }))
    const socket = await two.sit(await begunTable(running.backend.store, 'aeons-end', [person, 'somebody']))
    await running.backend.store.people.endSession(person, digestOf(two.token))
    await running.backend.api.sessions.look()
    expect(await socket.closed).toBe(CLOSED.signedOut)
  })
})

it('a guest who makes an account comes again with her new session, and whoever had the old one cannot', async () => {
  const guest = new Device()
  await guest.post('/api/guest', { name: 'Noa', lang: 'en' })
  const table = await begunTable(running.backend.store, 'aeons-end', [guest.person, 'somebody'])
  const { closed } = await guest.sit(table)
  await guest.post('/api/account', { name: 'Noa' })
  expect(await closed).toBe(CLOSED.moved)
  const again = await guest.sit(table)
  expect(again.socket.readyState).toBe(WebSocket.OPEN)
  again.socket.terminate()
})

it('a page that does not let itself be closed is not heard any more, and is cut off', async () => {
  const { one, two, sat } = await twoDevices()
  const { socket, closed } = sat[1]!
  // Its end of the line is deaf.
  socket.pause()
  await one.post('/api/sessions/end', { id: sessionOf(two) })
  socket.send('{"c":"p"}')
  socket.resume()
  expect([CLOSED.signedOut, 1006]).toContain(await closed)
})

const signedIn = (person: string, token: string): SignedIn => ({
  person: { id: person, kind: 'account', name: person, lang: 'en' } as SignedIn['person'],
  session: { hash: digestOf(token), person, created: 0, used: 0, expires: 0, agent: '' },
})

const redis = inject('redis')
/** One hub, or that of each of two nodes. */
const hubs = (over: string): readonly Hub[] => {
  if (over !== 'Redis' || redis === null) return [new MemoryHub()]
  return [new RedisHub(redis), new RedisHub(redis)]
}

describe.each(redis === null ? ['one hub'] : ['one hub', 'Redis'])(
  'what is said of sessions over %s',
  (over) => {
    it('ends what goes on with them at this node, and nothing else', async () => {
      const [a, b = a] = hubs(over) as [Hub, Hub?]
      const good = new Set(['first', 'second', 'hers'].map((token) => String(digestOf(token))))
      const people = {
        session: async (hash: Uint8Array) => (good.has(String(hash)) ? signedIn('somebody', '') : null),
      }
      const there = new OpenSessions(b, people)
      for (const hub of [a, b]) if (hub instanceof RedisHub) await hub.ready()
      const ended: string[] = []
      const goesOn = (person: string, token: string): Promise<boolean> =>
        new Promise((done) => {
          there.begin(signedIn(person, token), (isReplaced) => {
            ended.push(token)
            done(isReplaced)
          })
        })
      const [first, second] = ['first', 'second'].map((token) => goesOn('mia', token))
      void goesOn('noa', 'hers')
      good.delete(String(digestOf('first')))
      a.publish(ENDED_SESSIONS, 'mia')
      expect(await first).toBe(false)
      expect(ended).toEqual(['first'])
      good.clear()
      a.publish(REPLACED_SESSIONS, 'mia')
      expect(await second).toBe(true)
      expect(ended).toEqual(['first', 'second'])
      there.close()
      await a.close()
      await b.close()
    })
  },
)
