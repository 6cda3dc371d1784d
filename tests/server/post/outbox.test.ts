import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyBackup } from '../../../src/server/duties.ts'
import { Metrics } from '../../../src/server/operating/metrics.ts'
import { about } from '../../../src/server/post/about.ts'
import { call } from '../../../src/server/post/call.ts'
import {
  type Delivery,
  type Message,
  messageOf,
  Outbox,
  type OutboxOptions,
} from '../../../src/server/post/outbox.ts'
import { isPublic, mayCall, publicLookup } from '../../../src/server/post/public-address.ts'
import { pushSender, vapidKeys } from '../../../src/server/post/push.ts'
import { webhookSender } from '../../../src/server/post/webhook.ts'
import type { Subscription } from '../../../src/server/store/contract/people.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { guest, playing } from '../store/engines.ts'
import { fresh, stepOf } from '../store/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
let store: Store
beforeAll(async () => {
  store = await openSqlite(join(folder, 'cardwright.db'))
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

interface Sent {
  readonly to: string
  readonly message: Message
}

const sundayAt = (game: string) => ({ title: () => 'Sunday', path: `/#/t/${game}` })

function outboxWith(
  outcome: (to: string) => Delivery | Promise<Delivery>,
  patience?: number,
  subject?: OutboxOptions['about'],
): { readonly sent: Sent[]; readonly outbox: Outbox } {
  const sent: Sent[] = []
  const send = async ({ endpoint }: Subscription, message: Message) => {
    sent.push({ to: endpoint, message })
    return outcome(endpoint)
  }
  const outbox = new Outbox({
    people: store.people,
    about: async (notice) =>
      subject !== undefined ? subject(notice) : 'game' in notice ? sundayAt(notice.game) : null,
    site: 'https://cards.example',
    channels: { push: send, webhook: send },
    metrics: new Metrics(),
    ...(patience === undefined ? {} : { patience }),
  })
  return { sent, outbox }
}

/** Somebody whose turn it is since a while. */
async function waitedFor(endpoints: readonly string[]): Promise<{ person: string; game: string }> {
  const person = await guest(store)
  for (const endpoint of endpoints)
    await store.people.subscribe({ id: fresh('s'), person, channel: 'push', endpoint, p256dh: '', auth: '' })
  const { id, epoch } = await playing(store, { title: 'Sunday' })
  await store.steps.append([
    stepOf(id, epoch, 1, { notices: [{ person, kind: 'turn', after: -1, here: false }] }),
  ])
  return { person, game: id }
}

describe('the outbox', () => {
  it('tells her on every way that it is her turn, and nothing else, once', async () => {
    const { game } = await waitedFor(['a', 'b'])
    const { sent, outbox } = outboxWith(() => 'sent')
    await outbox.work()
    await outbox.work()
    expect(sent.map(({ to }) => to)).toEqual(['a', 'b'])
    expect(sent[0]?.message).toEqual({
      title: 'Cardwright',
      text: 'It is your turn at “Sunday”.',
      url: `https://cards.example/#/t/${game}`,
    })
  })
  it('says nothing to somebody who has come back', async () => {
    const { person, game } = await waitedFor(['a'])
    await store.people.dropNotices(person, game)
    const { sent, outbox } = outboxWith(() => 'sent')
    await outbox.work()
    expect(sent).toEqual([])
  })
  it('reminds when half and when nine tenths of her time are over, if it is still her turn by then', async () => {
    const reminded = async (after: (game: string, epoch: number) => Promise<unknown>) => {
      const [person, other] = [await guest(store), await guest(store)]
      await store.people.subscribe({
        id: fresh('s'),
        person,
        channel: 'push',
        endpoint: 'reminded',
        p256dh: '',
        auth: '',
      })
      const seats = [person, other].map((id) => ({ person: id, bot: null, name: 'x' }))
      const { id, epoch } = await playing(store, { title: 'Sunday', seats })
      const due = (kind: 'reminder' | 'last') => ({ person, kind, after: -1, here: false })
      await store.steps.append([stepOf(id, epoch, 1, { asked: 0, notices: [due('reminder'), due('last')] })])
      await after(id, epoch)
      const { sent, outbox } = outboxWith(() => 'sent', undefined, about(store))
      await outbox.work()
      await outbox.work()
      return sent
        .filter(({ to }) => to === 'reminded')
        .map(({ message }) => message.text)
        .toSorted()
    }
    expect(await reminded(async () => {})).toEqual([
      'Half of your time is over at “Sunday”.',
      'Your time is nearly over at “Sunday”.',
    ])
    // She has answered, and the other is asked; a bot plays for her; the game is over or was closed.
    expect(
      await reminded((game, epoch) => store.steps.append([stepOf(game, epoch, 2, { asked: 1 })])),
    ).toEqual([])
    expect(await reminded((game, epoch) => store.tables.standIn(game, epoch, 0, 'greedy'))).toEqual([])
    expect(await reminded((game) => store.tables.close(game, 'closed', 'left'))).toEqual([])
    expect(
      await reminded((game, epoch) =>
        store.results.finish({ game, epoch, steps: 1, outcome: 'won', record: 'R', results: [] }),
      ),
    ).toEqual([])
  })
  it('asks those who have to agree to an undo, as long as they may', async () => {
    const pushed = async (to: { steps?: number; until?: number; waiting?: readonly number[] }) => {
      const person = await guest(store)
      await store.people.subscribe({
        id: fresh('s'),
        person,
        channel: 'push',
        endpoint: 'agrees',
        p256dh: '',
        auth: '',
      })
      const seats = [
        { person: null, bot: null, name: '' },
        { person, bot: null, name: 'Mira' },
      ]
      const { id, epoch } = await playing(store, { title: 'Sunday', seats })
      const { steps = 0, until = (await store.tables.now()) + 60_000, waiting = [1] } = to
      const notices = [{ person, kind: 'undo', after: -1, here: false }] as const
      await store.tables.propose(id, epoch, 0, JSON.stringify({ revision: steps, until, waiting }), notices)
      const { sent, outbox } = outboxWith(() => 'sent', undefined, about(store))
      await outbox.work()
      return sent.flatMap(({ to, message }) => (to === 'agrees' ? [message.text] : []))
    }
    expect(await pushed({})).toEqual(['Somebody asks to take something back at “Sunday”: do you agree?'])
    // She has said yes; it is too late; the table has moved on.
    expect(await pushed({ waiting: [0] })).toEqual([])
    expect(await pushed({ until: 1 })).toEqual([])
    expect(await pushed({ steps: 3 })).toEqual([])
  })
  it('forgets an address where nobody is any more', async () => {
    const { person } = await waitedFor(['gone', 'good'])
    const { outbox } = outboxWith((to) => (to === 'gone' ? 'gone' : 'sent'))
    await outbox.work()
    expect((await store.people.subscriptions(person)).map(({ endpoint }) => endpoint)).toEqual(['good'])
  })
  it('counts failures, and forgets what fails ten times', async () => {
    const person = await guest(store)
    await store.people.subscribe({
      id: fresh('s'),
      person,
      channel: 'push',
      endpoint: 'x',
      p256dh: '',
      auth: '',
    })
    const { outbox } = outboxWith(() => 'failed')
    for (let i = 0; i < 10; i++) {
      const { id, epoch } = await playing(store)
      await store.steps.append([
        stepOf(id, epoch, 1, { notices: [{ person, kind: 'turn', after: -1, here: false }] }),
      ])
      await outbox.work()
    }
    expect(await store.people.subscriptions(person)).toEqual([])
  })
  it('tells everybody else while an address does not answer, and takes that for a failure', async () => {
    const never = new Promise<Delivery>(() => {})
    const slow = await waitedFor(['never', 'hers too'])
    await waitedFor(['somebody else'])
    const { sent, outbox } = outboxWith((to) => (to === 'never' ? never : 'sent'), 10)
    await outbox.work()
    expect(sent.map(({ to }) => to).sort()).toEqual(['hers too', 'never', 'somebody else'])
    const failures = (await store.people.subscriptions(slow.person)).map((each) => [
      each.endpoint,
      each.failures,
    ])
    expect(Object.fromEntries(failures)).toEqual({ never: 1, 'hers too': 0 })
  })
  it('speaks the language of whoever is told', () => {
    expect(messageOf('fr', 'turn', 'Dimanche', 'u').text).toBe(
      'C’est à vous de jouer à la table «\u202fDimanche\u202f».',
    )
    expect(messageOf('fr', 'over', '', 'u').text).toBe('La partie est terminée.')
  })
})

describe('checklist 19: addresses that people give', () => {
  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://169.254.169.254/latest',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://172.20.1.1/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://0/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://user:pass@example.org/',
    'https://example.org:22/',
    'file:///etc/passwd',
    'ftp://example.org',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'javascript:alert(1)',
    '',
    'https://',
    `https://example.org/${'x'.repeat(1_000)}`,
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://[2002:a00:1::]/',
    'https://[64:ff9b::a00:1]/',
  ])('%s is not called', (address) => {
    expect(mayCall(address)).toBe(false)
  })
  it.each([
    'https://example.org/hook?x=1',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://93.184.216.34/',
  ])('%s may be called', (address) => {
    expect(mayCall(address)).toBe(true)
  })
  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.53', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['no', false],
  ])('%s is public: %s', (address, good) => {
    expect(isPublic(address)).toBe(good)
  })
  it('what may be called is a name, or a public address, however the address is read', () => {
    const signs = Array.from({ length: 0x180 }, (_, n) => String.fromCodePoint(n))
    const odd = [
      ...signs,
      '\u3002',
      '\uff0e',
      '\uff10',
      '\u2488',
      '%2f',
      '%00',
      '%3b',
      '\u2100',
      '\\',
      '//',
      '@@',
      '::',
    ]
    const inner = ['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '[::1]', '10.0.0.1', 'db.internal']
    for (const own of inner)
      for (const sign of odd)
        for (const made of [`${own}${sign}a.example.org`, `a.example.org${sign}${own}`, `a${sign}.${own}`]) {
          const address = `https://${made}/x`
          if (!mayCall(address)) continue
          const { hostname } = new URL(address)
          expect(inner, address).not.toContain(hostname)
          expect(parse(address).hostname, address).toBe(hostname)
          expect(/^[a-z0-9_.-]+$/.test(hostname), address).toBe(true)
        }
  })
  it('a name that means this machine is found out when it is resolved', async () => {
    const error = await new Promise((done) => publicLookup('localhost', {}, (failed) => done(failed)))
    expect(error).toMatchObject({ message: 'not a public address' })
  })
  it('a webhook to an inner address is dropped, not called', async () => {
    const send = webhookSender(() => {
      throw new Error('nothing may be called')
    })
    const subscription = {
      id: '',
      person: '',
      channel: 'webhook',
      p256dh: '',
      auth: '',
      created: 0,
      failures: 0,
    } as const
    const message = messageOf('en', 'turn', '', '')
    expect(await send({ ...subscription, endpoint: 'https://127.0.0.1/' }, message)).toBe('gone')
  })
})

describe('checklist 19: whoever is called there', () => {
  let port = 0
  let calls = 0
  let answer: (socket: Socket) => void = () => {}
  const server = createServer((socket) => {
    calls += 1
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const at = server.address()
    port = typeof at === 'object' && at !== null ? at.port : 0
  })
  afterAll(() => server.close())

  /** As if that were the address of the name, and its certificate good. */
  class Here extends Agent {
    override createConnection() {
      return connect(port, '127.0.0.1')
    }
  }
  const here = () => new Here({ keepAlive: false })
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const subscription = {
    id: '',
    person: '',
    channel: 'push',
    endpoint: 'https://push.example.org/x',
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    created: 0,
    failures: 0,
  } as const
  const message = messageOf('en', 'turn', '', '')
  const senders = async () => [
    pushSender(await vapidKeys(store), 'https://a.example', here),
    webhookSender(here),
  ]

  it('cannot have an endless answer read', async () => {
    for (const send of await senders()) {
      let closed: Promise<unknown> = Promise.resolve()
      answer = (socket) => {
        closed = new Promise((done) => socket.once('close', done))
        socket.write('HTTP/1.1 201 Created\r\n\r\n')
        const more = (): void =>
          void (socket.destroyed || socket.write('x'.repeat(65_536), () => setImmediate(more)))
        more()
      }
      expect(await send(subscription, message)).toBe('sent')
      await closed
    }
  })
  it('sends nobody elsewhere', async () => {
    for (const send of await senders()) {
      calls = 0
      answer = (socket) =>
        socket.end(
          'HTTP/1.1 307 Temporary Redirect\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n',
        )
      expect(await send(subscription, message)).toBe('failed')
      expect(calls).toBe(1)
    }
  })
  it.each(['', 'HTTP/1.1 200 OK\r\nX: '])(
    'has so long in all, also when it goes on after %j for ever',
    async (begun) => {
      let drip: NodeJS.Timeout | undefined
      answer = (socket) => {
        socket.write(begun)
        if (begun !== '') drip = setInterval(() => socket.write('a'), 5)
      }
      const { endpoint } = subscription
      expect(await call({ endpoint, headers: {}, body: '{}', agent: here }, 100)).toBe('failed')
      clearInterval(drip)
    },
  )
  it('gets a push that a browser can read', async () => {
    let said = ''
    answer = (socket) => socket.end('HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n')
    server.once('connection', (socket: Socket) =>
      socket.on('data', (piece) => (said += piece.toString('latin1'))),
    )
    const [push] = await senders()
    expect(await push!(subscription, message)).toBe('sent')
    expect(said).toMatch(/^POST \/x HTTP\/1\.1\r\n/)
    for (const header of [
      /^host: push\.example\.org\r/im,
      /^content-encoding: aes128gcm\r/im,
      /^authorization: vapid t=/im,
      /^ttl: \d+\r/im,
    ])
      expect(said).toMatch(header)
  })
})

describe('keys for web push', () => {
  it('are made once for a store', async () => {
    const first = await vapidKeys(store)
    expect(await vapidKeys(store)).toEqual(first)
    expect(first.publicKey).toMatch(/^[\w-]{87}$/)
  })
  it('a push that cannot be sent has failed, and nothing is thrown', async () => {
    const send = pushSender(await vapidKeys(store), 'mailto:a@example.org', () => {
      throw new Error('no network here')
    })
    const subscription = {
      id: '',
      person: '',
      channel: 'push',
      p256dh: 'x',
      auth: 'y',
      created: 0,
      failures: 0,
    } as const
    expect(
      await send({ ...subscription, endpoint: 'https://example.org' }, messageOf('en', 'turn', '', '')),
    ).toBe('failed')
  })
})

it('there is a copy for each of the last seven days', async () => {
  const copies = join(folder, 'backups')
  for (let day = 1; day <= 9; day++) expect(await dailyBackup(store, copies, `2026-01-0${day}`)).toBe(true)
  expect(await dailyBackup(store, copies, '2026-01-09')).toBe(false)
  const kept = readdirSync(copies).sort()
  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `cardwright-2026-01-0${day}.db`))
  const last = await openSqlite(join(copies, kept.at(-1)!))
  await last.ping()
  await last.close()
})
