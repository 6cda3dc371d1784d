import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionId } from '../../../src/server/api/people/mail-codes.ts'
import { Metrics } from '../../../src/server/operating/metrics.ts'
import { about } from '../../../src/server/post/about.ts'
import { mailSender } from '../../../src/server/post/mail.ts'
import { Outbox } from '../../../src/server/post/outbox.ts'
import { pushSender } from '../../../src/server/post/push.ts'
import type { Moment } from '../../../src/table/moment.ts'
import { MailServer } from '../smtp.ts'
import { openSite, type Site, share, Visitor } from './site.ts'

/* Being told, from what somebody says on her page to what arrives: a browser, a mailbox, an address of her own. */

interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const post = new MailServer()
const pushed: Pushed[] = []
let pushStatus = 201
let service: Server
let site: Site
let now = 1_000_000_000_000

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.statusCode = pushStatus
      response.end()
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  site = await openSite(
    { SMTP_URL: await post.begin(), MAIL_FROM: 'table@cards.example', WEBHOOKS: '1' },
    () => now,
    true,
  )
})
afterAll(async () => {
  await site.end()
  await post.end()
  await new Promise((done) => service.close(done))
})

/** Calls to anywhere arrive at the service of these tests. */
class HereAgent extends Agent {
  override createConnection() {
    return connect((service.address() as AddressInfo).port, '127.0.0.1')
  }
}

const outbox = (): Outbox =>
  new Outbox({
    people: site.backend.store.people,
    about: about(site.backend.store),
    site: 'https://cards.example',
    channels: {
      push: pushSender(site.backend.vapid, 'mailto:a@cards.example', () => new HereAgent()),
      mail: mailSender(site.backend.mail!),
    },
    metrics: new Metrics(),
  })

/** A browser that has agreed to be pushed to. */
class PushedBrowser {
  readonly endpoint = `https://push.example/${randomBytes(8).toString('hex')}`
  private readonly keys: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor() {
    this.keys.generateKeys()
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: {
        p256dh: this.keys.getPublicKey().toString('base64url'),
        auth: this.auth.toString('base64url'),
      },
    }
  }

  get pushes(): readonly Pushed[] {
    return pushed.filter(({ path }) => this.endpoint.endsWith(path))
  }

  /** What the service worker gets to read (RFC 8291). */
  read({ body }: Pushed): unknown {
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const sender = body.subarray(21, 21 + length)
    const secret = this.keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender])
    const key = Buffer.from(hkdfSync('sha256', secret, this.auth, info, 32))
    const cek = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
    const sealed = body.subarray(21 + length)
    const open = createDecipheriv('aes-128-gcm', cek, nonce)
    open.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

let number = 0
async function account(lang = 'en'): Promise<{ visitor: Visitor; name: string; id: string }> {
  number += 1
  const visitor = await new Visitor(site).named('Guest', lang)
  const name = `Reader ${[...String(number)].map((digit) => 'hkmnpruwxz'[Number(digit)]).join('')}`
  const { body } = await visitor.post('/api/account', { name })
  return { visitor, name, id: (body.me as unknown as { id: string }).id }
}

const listed = async (visitor: Visitor) =>
  (await visitor.get('/api/notices')).body as unknown as {
    notices: { id: string; channel: string; to: string }[]
    wishes: { always: boolean; daily: boolean }
  }

/** A game that takes days between these two, in which the guest is waited for. */
async function begunInDays(host: Visitor, guest: Visitor, title: string): Promise<string> {
  const { body } = await host.post('/api/tables', {
    game: 'aeons-end',
    setup: { mages: ['brama', 'mist'] },
    seats: [{ who: 'me' }, { who: 'open' }],
    options: { pace: 'days' },
    title,
  })
  const { id } = body.table as unknown as { id: string }
  await guest.post(`/api/tables/${id}/join`, { key: body.key })
  for (const each of [host, guest]) await each.post(`/api/tables/${id}/ready`, { share: share() })
  // The host plays until the other is asked.
  for (;;) {
    const { body: looked } = await host.get(`/api/t/${id}`)
    const { r, moment } = looked as unknown as { r: number; moment: Moment }
    if (moment.asked !== 0) return id
    const [choice] = moment.question!.choices
    expect((await host.post(`/api/t/${id}/answer`, { r, i: choice!.index })).status).toBe(200)
  }
}

/** A minute goes by, in which nobody comes. */
async function aMinuteLater(person: string): Promise<void> {
  const { store } = site.backend
  for (const { game, kind } of (await store.people.everything(person)).notice as {
    game: string
    kind: 'turn'
  }[]) {
    if (kind !== 'turn') continue
    const { state, epoch, asked } = (await store.tables.table(game))!
    if (state !== 'playing') continue
    const notices = [{ person, kind, after: -1, here: false }]
    expect(await store.tables.ask(game, epoch, { asked, dueAfter: null, notices })).toBe(true)
  }
}

describe('a browser', () => {
  it('is told by a push that only it can read, and a later one of the same table takes its place', async () => {
    const browser = new PushedBrowser()
    const ada = await new Visitor(site).named('Ada')
    const bo = await new Visitor(site).named('Bo', 'fr')
    const { id } = (await bo.get('/api/me')).body.me as unknown as { id: string }
    const first = await bo.post('/api/notices/push', browser.subscription)
    expect(first.status).toBe(200)
    // The same browser once more is the same row.
    expect((await bo.post('/api/notices/push', browser.subscription)).body).toEqual(first.body)
    expect((await listed(bo)).notices).toMatchObject([{ channel: 'push', to: 'push.example' }])
    const table = await begunInDays(ada, bo, 'Dimanche')
    await aMinuteLater(id)
    await outbox().work()
    const [push] = browser.pushes
    expect(browser.read(push!)).toEqual({
      title: 'Cardwright',
      text: 'C’est à vous de jouer à la table «\u202fDimanche\u202f».',
      url: `https://cards.example/#/t/${table}`,
    })
    expect(push!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      authorization: expect.stringMatching(/^vapid t=/),
    })
    await outbox().work()
    expect(browser.pushes).toHaveLength(1)
    // It has gone: nothing is sent there any more.
    pushStatus = 410
    await aMinuteLater(id)
    await outbox().work()
    pushStatus = 201
    expect((await listed(bo)).notices).toEqual([])
  })
  it.each([
    ['an inner address', 'https://127.0.0.1/push'],
    ['a page without https', 'http://push.example/x'],
  ])('%s is refused', async (_, endpoint) => {
    const ada = await new Visitor(site).named('Ada')
    const { keys } = new PushedBrowser().subscription
    expect(await ada.post('/api/notices/push', { endpoint, keys })).toMatchObject({
      status: 400,
      body: { error: 'bad-address' },
    })
  })
  it('nobody is told without having said who she is', async () => {
    for (const [path, body] of [
      ['push', new PushedBrowser().subscription],
      ['webhook', { url: 'https://example.org/' }],
      ['mail', { address: 'a@example.org' }],
      ['wishes', { always: true, daily: false }],
      ['remove', { id: 'x' }],
    ] as const)
      expect((await new Visitor(site).post(`/api/notices/${path}`, body)).status).toBe(401)
    expect((await new Visitor(site).get('/api/notices')).status).toBe(401)
  })
})

describe('mail and webhook', () => {
  it('need an account', async () => {
    const guest = await new Visitor(site).named('Guest')
    for (const [path, body] of [
      ['mail', { address: 'guest@example.org' }],
      ['webhook', { url: 'https://example.org/hook' }],
    ] as const)
      expect(await guest.post(`/api/notices/${path}`, body)).toMatchObject({
        status: 403,
        body: { error: 'needs-account' },
      })
    expect(post.mails.filter(({ to }) => to.includes('guest@example.org'))).toEqual([])
  })
  it('an address of one’s own is kept, shown and removed', async () => {
    const { visitor } = await account()
    expect((await visitor.post('/api/notices/webhook', { url: 'https://10.0.0.1/' })).status).toBe(400)
    const { body } = await visitor.post('/api/notices/webhook', { url: 'https://example.org/hook' })
    expect((await listed(visitor)).notices).toMatchObject([
      { id: body.id, channel: 'webhook', to: 'https://example.org/hook' },
    ])
    const other = await account()
    await other.visitor.post('/api/notices/remove', { id: body.id })
    expect((await listed(visitor)).notices).toHaveLength(1)
    await visitor.post('/api/notices/remove', { id: body.id })
    expect((await listed(visitor)).notices).toEqual([])
  })
  it('an address that two people have given is kept for both', async () => {
    const [one, other] = [await account(), await account()]
    const url = 'https://example.org/ours'
    for (const { visitor } of [one, other, one])
      expect((await visitor.post('/api/notices/webhook', { url })).status).toBe(200)
    for (const { visitor } of [one, other])
      expect((await listed(visitor)).notices).toMatchObject([{ channel: 'webhook', to: url }])
  })
  it('a mailbox is hers when she can read the code, in her language, however the address is typed', async () => {
    const { visitor } = await account('fr')
    expect((await visitor.post('/api/notices/mail', { address: 'Fleur@example.org' })).status).toBe(200)
    expect(await post.mail('fleur@example.org')).toContain('Votre code est')
    const code = await post.code('fleur@example.org')
    const wrong = code === '111111' ? '222222' : '111111'
    const confirm = (given: string) =>
      visitor.post('/api/notices/mail/confirm', { address: 'fleur@EXAMPLE.org', code: given })
    expect(await confirm(wrong)).toMatchObject({ status: 403, body: { error: 'wrong-code' } })
    expect((await confirm(code)).status).toBe(200)
    expect((await listed(visitor)).notices).toMatchObject([{ channel: 'mail', to: 'fleur@example.org' }])
    expect((await confirm(code)).status).toBe(403)
  })
  it('nobody’s mailbox is filled', async () => {
    const { visitor } = await account()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++)
      statuses.push((await visitor.post('/api/notices/mail', { address: 'often@example.org' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
  /** The server of mails takes none for anybody until this is done. */
  async function withoutMail(work: () => Promise<void>): Promise<void> {
    post.refuses = true
    try {
      await work()
    } finally {
      post.refuses = false
    }
  }
  it('a mail that could not be sent leaves no code, ends none that was sent, and counts as none', async () => {
    const { visitor, id } = await account()
    const address = 'away@example.org'
    const asked = async () => (await visitor.post('/api/notices/mail', { address })).status
    await withoutMail(async () => {
      expect([await asked(), await asked(), await asked()]).toEqual([503, 503, 503])
    })
    expect(await site.backend.store.take(`mail/${id}/${subscriptionId('mail', address)}`)).toBeNull()
    expect(await asked()).toBe(200)
    const code = await post.code(address)
    await withoutMail(async () => {
      expect(await asked()).toBe(503)
    })
    expect((await visitor.post('/api/notices/mail/confirm', { address, code })).status).toBe(200)
  })
  it('a server of mails that takes none is not asked for ever', async () => {
    const address = 'closed@example.org'
    const statuses: number[] = []
    await withoutMail(async () => {
      const [one, two, three] = [await account(), await account(), await account()]
      for (const { visitor } of [one, two])
        for (let n = 0; n < 5; n++)
          statuses.push((await visitor.post('/api/notices/mail', { address })).status)
      expect(statuses).toEqual(Array(10).fill(503))
      const asked = async () => (await three.visitor.post('/api/notices/mail', { address })).status
      expect(await asked()).toBe(429)
      now += 60_000
      expect([await asked(), await asked()]).toEqual([503, 429])
    })
  })
  it('one mail a day says everything that waits, and what has been answered meanwhile is left out', async () => {
    const [ada, bo] = [await new Visitor(site).named('Ada'), await account()]
    const address = 'daily@example.org'
    await bo.visitor.post('/api/notices/mail', { address })
    await bo.visitor.post('/api/notices/mail/confirm', { address, code: await post.code(address) })
    expect((await listed(bo.visitor)).wishes).toEqual({ always: false, daily: false })
    const set = await bo.visitor.post('/api/notices/wishes', { always: false, daily: true })
    expect(set.body).toEqual({ wishes: { always: false, daily: true } })
    const tables = [await begunInDays(ada, bo.visitor, 'One'), await begunInDays(ada, bo.visitor, 'Two')]
    const left = await begunInDays(ada, bo.visitor, 'Three')
    await aMinuteLater(bo.id)
    await site.backend.store.tables.close(left, 'closed', 'left')
    await outbox().work()
    const mail = await post.mail(address, 2)
    for (const id of tables) expect(mail).toContain(`https://cards.example/#/t/${id}`)
    expect(mail).toContain('2 things wait for you.')
    expect(mail).not.toContain('Three')
    await aMinuteLater(bo.id)
    await outbox().work()
    expect(post.mails.filter(({ to }) => to.includes(address))).toHaveLength(2)
  })
})

describe('checklist 10: signing in with a code by mail', () => {
  async function withMail(address: string) {
    const made = await account()
    await made.visitor.post('/api/notices/mail', { address })
    await made.visitor.post('/api/notices/mail/confirm', { address, code: await post.code(address) })
    return made
  }
  const confirm = (from: Visitor, address: string, code: string) =>
    from.post('/api/sign-in/mail/confirm', { address, code })
  /** The code that was mailed there was mailed so much earlier. */
  async function olderBy(milliseconds: number, address: string): Promise<void> {
    const { store } = site.backend
    const name = `sign-in/${subscriptionId('mail', address)}`
    const kept = JSON.parse((await store.take(name))!)
    await store.once(name, JSON.stringify({ ...kept, until: kept.until - milliseconds }), 60_000)
  }

  it('opens the account whose mailbox it is, once, with a new token', async () => {
    const address = 'key@example.org'
    const { name, visitor } = await withMail(address)
    const elsewhere = new Visitor(site)
    expect((await elsewhere.post('/api/sign-in/mail', { address: 'KEY@example.org' })).body).toEqual({})
    const code = await post.code(address, 2)
    expect(await confirm(elsewhere, address, code)).toMatchObject({ status: 200, body: { me: { name } } })
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ me: { name } })
    expect(elsewhere.cookie).not.toBe(visitor.cookie)
    expect((await confirm(new Visitor(site), address, code)).status).toBe(403)
  })
  it('says the same of an address that nobody has, and mails nothing', async () => {
    const address = 'nobody@example.org'
    const before = post.mails.length
    expect(await new Visitor(site).post('/api/sign-in/mail', { address })).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await confirm(new Visitor(site), address, '123456')).status).toBe(403)
    expect(post.mails).toHaveLength(before)
  })
  it('is locked after five wrong codes, from everywhere, for a quarter of an hour', async () => {
    const address = 'lock@example.org'
    await withMail(address)
    await new Visitor(site).post('/api/sign-in/mail', { address })
    const code = await post.code(address, 2)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let n = 0; n < 5; n++) expect((await confirm(new Visitor(site), address, wrong)).status).toBe(403)
    expect(await confirm(new Visitor(site), address, code)).toMatchObject({
      status: 429,
      body: { error: 'too-many-tries' },
    })
    now += 15 * 60_000
    // That code is gone; another one opens.
    expect((await confirm(new Visitor(site), address, code)).status).toBe(403)
    await new Visitor(site).post('/api/sign-in/mail', { address })
    expect((await confirm(new Visitor(site), address, await post.code(address, 3))).status).toBe(200)
  })
  it('is good for ten minutes, and for nothing else', async () => {
    const address = 'late@example.org'
    const { visitor } = await withMail(address)
    await visitor.post('/api/notices/mail', { address })
    const other = await post.code(address, 2)
    expect((await confirm(new Visitor(site), address, other)).status).toBe(403)
    now += 60_000 * 20
    await new Visitor(site).post('/api/sign-in/mail', { address })
    const code = await post.code(address, 3)
    await olderBy(10 * 60_000 + 1, address)
    expect((await confirm(new Visitor(site), address, code)).status).toBe(403)
  })
  it('is as good at a node whose clock is an hour on, and no longer', async () => {
    const address = 'elsewhere@example.org'
    await withMail(address)
    await new Visitor(site).post('/api/sign-in/mail', { address })
    const code = await post.code(address, 2)
    now += 60 * 60_000
    expect((await confirm(new Visitor(site), address, code)).status).toBe(200)
  })
  it('is not offered where no mail is sent', async () => {
    const plain = await openSite()
    const visitor = new Visitor(plain)
    const address = 'a@example.org'
    expect((await visitor.post('/api/sign-in/mail', { address })).status).toBe(404)
    expect((await confirm(visitor, address, '123456')).status).toBe(404)
    await plain.end()
  })
})
