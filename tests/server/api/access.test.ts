import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAddress, counted } from '../../../src/server/access/address.ts'
import { Attempts, Buckets, Counts } from '../../../src/server/access/limits.ts'
import { HOST, ORIGIN, openSite, type Site, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const json = { 'content-type': 'application/json' }
const guest = JSON.stringify({ name: 'Mia', lang: 'en' })
const everybody = async () => {
  const rows: unknown[] = []
  for await (const { table, row } of site.backend.store.dump()) if (table === 'person') rows.push(row)
  return rows.length
}

describe('checklist 6 and 7: requests of other pages', () => {
  it.each([
    ['a foreign origin', { ...json, origin: 'https://evil.example' }],
    ['no origin of a sandbox', { ...json, origin: 'null' }],
    ['another port of this machine', { ...json, origin: 'http://localhost:4681' }],
    ['another scheme', { ...json, origin: `https://${HOST}` }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }],
    ['a form with parts', { 'content-type': 'multipart/form-data; boundary=x', origin: ORIGIN }],
    ['JSON as text', { 'content-type': 'text/plain', origin: ORIGIN }],
    ['a site that the browser calls foreign', { ...json, origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    ['a site that the browser calls a neighbour', { ...json, origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
    ['a cookie without an origin', { ...json, cookie: `cw=${'a'.repeat(43)}` }],
    ['a name that points here', { ...json, host: 'evil.example', origin: 'http://evil.example' }],
    [
      'a name that points here, with a port',
      { ...json, host: 'evil.example:4680', origin: 'http://evil.example:4680' },
    ],
    ['an odd host', { ...json, host: 'localhost@evil.example', origin: ORIGIN }],
  ])('%s changes nothing', async (_, headers) => {
    const before = await everybody()
    const { status, cookie } = await new Visitor(site).ask({
      method: 'POST',
      url: '/api/guest',
      headers,
      payload: guest,
    })
    expect([400, 403, 415]).toContain(status)
    expect(cookie).toBeNull()
    expect(await everybody()).toBe(before)
  })
  it.each(['/api/guest', '/api/logout', '/api/tables/x/join', '/api/tables/x/ready', '/api/me/delete'])(
    'GET %s changes nothing',
    async (url) => {
      const before = await everybody()
      expect((await new Visitor(site).get(url)).status).toBe(404)
      expect(await everybody()).toBe(before)
    },
  )
  it.each(['PUT', 'PATCH', 'DELETE'] as const)('%s does not exist', async (method) => {
    const { status } = await new Visitor(site).ask({
      method,
      url: '/api/me',
      headers: { ...json, origin: ORIGIN },
      payload: guest,
    })
    expect(status).toBe(404)
  })
  it.each([
    '127.0.0.1:4680',
    '[::1]:4680',
    '192.168.1.7:4680',
    'localhost',
    `${hostname()}:4680`,
    `${hostname()}.local`,
  ])('the own name %s is known', async (host) => {
    const headers = { ...json, host, origin: `http://${host.toLowerCase()}` }
    const { status } = await new Visitor(site).ask({
      method: 'POST',
      url: '/api/guest',
      headers,
      payload: guest,
    })
    expect(status).toBe(201)
  })
})

describe('behind a public address', () => {
  it('cookies belong to that host and to https, and browsers keep to it', async () => {
    const own = await openSite({ PUBLIC_URL: 'https://cards.example' })
    const headers = { host: 'cards.example', origin: 'https://cards.example' }
    const mia = new Visitor(own, headers)
    const { cookie, headers: sent } = await mia.post('/api/guest', { name: 'Mia', lang: 'en' }, headers)
    expect(cookie).toMatch(/^__Host-cw=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(sent['strict-transport-security']).toBe('max-age=31536000')
    expect((await mia.get('/api/me')).body).toMatchObject({ me: { name: 'Mia' } })
    const evil = { host: 'cards.example', origin: 'http://cards.example' }
    expect((await new Visitor(own).post('/api/guest', { name: 'E', lang: 'en' }, evil)).status).toBe(403)
    await own.end()
  })
})

describe('what cannot be read', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['another type', '{"name": 5, "lang": "en"}'],
    ['too little', '{"name": "x"}'],
    ['too much', '{"name": "x", "lang": "en", "admin": true}'],
    ['an unknown language', '{"name": "x", "lang": "xx"}'],
    ['a prototype', '{"name": "x", "lang": "en", "__proto__": {"a": 1}}'],
    ['a deep one', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a large one', JSON.stringify({ name: 'x'.repeat(70_000), lang: 'en' })],
  ])('%s is refused with one sentence', async (_, payload) => {
    const { status, body } = await new Visitor(site).ask({
      method: 'POST',
      url: '/api/guest',
      headers: { ...json, origin: ORIGIN },
      payload,
    })
    expect([400, 413]).toContain(status)
    expect(body.message).toMatch(/^[A-Z“].*\.$/)
    expect(body.message).not.toMatch(/\n|zod|node_modules/i)
  })
  it.each([
    '/api/tables/..%2f..%2fdata',
    '/api/tables/%00',
    '/api/replays/%2e%2e',
    `/api/tables/${'x'.repeat(500)}`,
    '/api/%zz',
    '/api/',
    '/api/nothing',
  ])('%s is nothing', async (url) => {
    const { status } = await (await new Visitor(site).named('Mia')).get(url)
    expect([400, 404, 414]).toContain(status)
  })
})

describe('limits', () => {
  it('twenty new guests a minute from one address, then a sentence', async () => {
    const visitor = new Visitor(site)
    const statuses: number[] = []
    for (let i = 0; i < 22; i++) {
      visitor.cookie = null
      statuses.push((await visitor.post('/api/guest', { name: 'Mia', lang: 'en' })).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect((await new Visitor(site).post('/api/guest', { name: 'Noé', lang: 'fr' })).status).toBe(201)
  })
  it('a bucket lets through its most and then fills with time', () => {
    let now = 0
    const buckets = new Buckets(3, 2, () => now)
    const take = () => [1, 2, 3, 4].map(() => buckets.take('a'))
    expect(take()).toEqual([true, true, true, false])
    expect(buckets.take('b')).toBe(true)
    now += 1_000
    expect(take()).toEqual([true, true, false, false])
    now += 3_600_000
    expect(take()).toEqual([true, true, true, false])
  })
  it('a bucket fills on when somebody sets the clock back by an hour', () => {
    let now = 3_600_000
    const buckets = new Buckets(3, 2, () => now)
    for (let n = 0; n < 3; n++) buckets.take('a')
    now = 0
    expect(buckets.take('a')).toBe(false)
    now += 1_000
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([true, true, false])
  })
  it('remembers no more keys than it has room for', () => {
    const buckets = new Buckets(1, 0, () => 0)
    for (let i = 0; i < 100_000; i++) buckets.take(`k${i}`)
    expect(Reflect.get(buckets, 'levels').size).toBeLessThanOrEqual(20_000)
  })
  it('counts who comes and goes', () => {
    const counts = new Counts(2)
    expect([counts.enter('a'), counts.enter('a'), counts.enter('a')]).toEqual([true, true, false])
    counts.leave('a')
    expect(counts.enter('a')).toBe(true)
  })
  it('checklist 10: after five wrong codes there is a quarter of an hour, for person and address', () => {
    let now = 0
    const attempts = new Attempts(() => now)
    for (let i = 0; i < 5; i++) expect(attempts.begin(['person p', 'address a'])).toBe(true)
    expect(attempts.begin(['person p', 'address b'])).toBe(false)
    expect(attempts.begin(['person q', 'address a'])).toBe(false)
    expect(attempts.begin(['person q', 'address b'])).toBe(true)
    now += 15 * 60_000
    expect(attempts.begin(['person p', 'address a'])).toBe(true)
    attempts.succeeded(['person p'])
    for (let i = 0; i < 5; i++) expect(attempts.begin(['person p'])).toBe(true)
    expect(attempts.begin(['person p'])).toBe(false)
  })
  it('checklist 10: of a hundred codes at the same moment, from anywhere, five are looked at', async () => {
    const mia = await new Visitor(site).named('Mia')
    const name = 'Guessed at'
    const { code } = (await mia.post('/api/account', { name })).body as unknown as { code: string }
    const tries = await Promise.all(
      Array.from({ length: 100 }, () =>
        new Visitor(site).post('/api/sign-in/recovery', { name, code: 'aaaa' }),
      ),
    )
    const count = (status: number) => tries.filter((each) => each.status === status).length
    expect([count(403), count(429)]).toEqual([5, 95])
    expect((await new Visitor(site).post('/api/sign-in/recovery', { name, code })).status).toBe(429)
  })
  it.each([
    [0, '1.1.1.1', '9.9.9.9'],
    [1, 'x, 1.1.1.1', '1.1.1.1'],
    [1, 'forged, 2.2.2.2', '2.2.2.2'],
    [2, 'forged, 2.2.2.2, 10.0.0.1', '2.2.2.2'],
    [1, '', '9.9.9.9'],
    [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [1, 'x'.repeat(500), 'x'.repeat(64)],
  ])('with %i proxies "%s" comes from %s', (proxies, header, address) => {
    const request = { socket: { remoteAddress: '9.9.9.9' }, headers: { 'x-forwarded-for': header } }
    expect(clientAddress(request as never, proxies)).toBe(address)
  })
})

describe('an address that is counted', () => {
  it.each([
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2:1:1:1:1'],
    ['2001:db8::1', '2001:db8:0:0:ffff::'],
    ['2001:0DB8:0:00:1::', '2001:db8::2'],
    ['::1', '::2'],
    ['fe80::1%eth0', 'fe80::ffff:1.2.3.4'],
    ['::ffff:9.8.7.6', '9.8.7.6'],
  ])('%s and %s are one', (one, other) => {
    expect(counted(one)).toBe(counted(other))
  })
  it.each([
    ['2001:db8:1:2::', '2001:db8:1:3::'],
    ['2001:db8:1::', '2001:db8::1:0:0:1'],
    ['1.2.3.4', '1.2.3.5'],
    ['::ffff:1.2.3.4', '::ffff:1.2.3.5'],
  ])('%s and %s are two', (one, other) => {
    expect(counted(one)).not.toBe(counted(other))
  })
  it('stays what it is when it is counted again', () => {
    for (const each of ['2001:db8::1', '1.2.3.4', 'unknown', ''])
      expect(counted(counted(each))).toBe(counted(each))
  })
})

describe('headers, health and metrics', () => {
  it('checklist 20: every answer is guarded', async () => {
    for (const url of ['/api/me', '/api/nothing', '/api/tables']) {
      const { headers } = await new Visitor(site).get(url)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      })
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })
  it('it says that it is up and ready', async () => {
    expect((await new Visitor(site).get('/api/health')).body).toEqual({ up: true })
    expect((await new Visitor(site).get('/api/ready')).body).toEqual({ ready: true })
  })
  it('it says that it is not ready when the store is away, and goes on', async () => {
    const own = await openSite()
    const mia = await new Visitor(own).named('Mia')
    await own.backend.store.close()
    expect(await mia.get('/api/ready')).toMatchObject({ status: 503, body: { error: 'store-away' } })
    expect(await mia.get('/api/me')).toMatchObject({ status: 503, body: { error: 'store-away' } })
    expect((await mia.get('/api/health')).status).toBe(200)
    await own.end()
  })
  it.each([
    ['53300', 503],
    ['57P03', 503],
    ['57014', 503],
    ['40P01', 503],
    ['08006', 503],
    ['sqlite 5', 503],
    ['sqlite 13', 503],
    ['42703', 500],
    ['sqlite 1', 500],
  ])('it says whether the store is away or the program fails: %s', async (code, status) => {
    const fails = () => Promise.reject(Object.assign(new Error('refused'), { code }))
    const own = await openSite({}, Date.now, false, (backend) => {
      const { people } = backend.store
      const part = new Proxy(people, {
        get: (of, name) => (name === 'session' ? fails : Reflect.get(of, name)),
      })
      const store = { ...backend.store, people: part }
      return { ...backend, store, api: { ...backend.api, store } }
    })
    const mia = await new Visitor(own).named('Mia')
    const error = status === 503 ? 'store-away' : 'fault'
    expect(await mia.get('/api/me')).toMatchObject({ status, body: { error } })
    await own.end()
  })
  it('metrics are for this machine, or for who has the token', async () => {
    const local = (headers = {}, remoteAddress = '127.0.0.1') =>
      site.app.inject({ url: '/metrics', headers: { host: HOST, ...headers }, remoteAddress })
    expect((await local()).statusCode).toBe(200)
    expect((await local()).body).toContain('cardwright_requests_total')
    expect((await local({}, '10.0.0.5')).statusCode).toBe(404)
    expect((await local({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
    const own = await openSite({ METRICS_TOKEN: 'open-sesame' })
    const asked = (authorization: string) =>
      own.app.inject({ url: '/metrics', headers: { host: HOST, authorization }, remoteAddress: '127.0.0.1' })
    expect((await asked('Bearer open-sesame')).statusCode).toBe(200)
    expect((await asked('Bearer open-sesam')).statusCode).toBe(404)
    await own.end()
  })
})
