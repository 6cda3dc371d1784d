import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanName, skeleton } from '../../../src/server/api/texts.ts'
import { openSite, type Site, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

describe('a guest', () => {
  it('is known by a cookie that no script can read', async () => {
    const mia = new Visitor(site)
    const { status, cookie, body } = await mia.post('/api/guest', { name: '  Mia   Ash ', lang: 'fr' })
    expect(status).toBe(201)
    expect(cookie).toMatch(/^cw=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(body).toMatchObject({ me: { name: 'Mia Ash', kind: 'guest', lang: 'fr' } })
    expect((body.me as unknown as { tag: string }).tag).toMatch(/^[0-9a-f]{3}$/)
    expect((await mia.get('/api/me')).body).toMatchObject({ me: { name: 'Mia Ash' } })
    expect(JSON.stringify(body)).not.toContain(mia.cookie!.slice(3))
  })
  it('stays the same however often the page asks', async () => {
    const mia = await new Visitor(site).named('Mia')
    const first = (await mia.get('/api/me')).body.me
    const again = await mia.post('/api/guest', { name: 'Mia', lang: 'en' })
    expect(again).toMatchObject({ status: 200, body: { me: first }, cookie: null })
  })
  it('may change name, language and settings', async () => {
    const mia = await new Visitor(site).named('Mia')
    const { body } = await mia.post('/api/me', { name: 'Maja', lang: 'fr', settings: { sound: false } })
    expect(body).toMatchObject({ me: { name: 'Maja', lang: 'fr', settings: { sound: false } } })
    expect((await mia.post('/api/me', { settings: { a: 'x'.repeat(5000) } })).status).toBe(400)
    expect((await mia.get('/api/me')).body).toMatchObject({ me: { settings: { sound: false } } })
  })
  it('checklist 18: keys of a prototype in settings are only words', async () => {
    const mia = await new Visitor(site).named('Mia')
    await mia.ask({
      method: 'POST',
      url: '/api/me',
      headers: { origin: 'http://localhost:4680', 'content-type': 'application/json' },
      payload: '{"settings":{"__proto__":{"polluted":1},"constructor":"x"}}',
    })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect((await mia.get('/api/me')).status).toBe(200)
  })
  it('as a program gets a token instead, and uses it as a bearer', async () => {
    const program = new Visitor(site)
    const { body, cookie } = await program.ask({
      method: 'POST',
      url: '/api/guest',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'Terminal', lang: 'en' }),
    })
    expect(cookie).toBeNull()
    const { token } = body as unknown as { token: string }
    const me = await program.ask({
      method: 'GET',
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(me.body).toMatchObject({ me: { name: 'Terminal' } })
  })
  it('checklist 8: is not told from others by a token in an address', async () => {
    const mia = await new Visitor(site).named('Mia')
    const token = mia.cookie!.slice(3)
    const stranger = new Visitor(site)
    expect((await stranger.get(`/api/me?token=${token}&cw=${token}`)).body).toMatchObject({ me: null })
  })
  it('mutes and unmutes', async () => {
    const [mia, eve] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Eve')]
    const { id } = (await eve.get('/api/me')).body.me as unknown as { id: string }
    expect((await mia.post('/api/mutes', { person: id, on: true })).body).toEqual({
      mutes: [id],
      muted: [{ id, name: 'Eve' }],
    })
    expect((await mia.get('/api/me')).body).toMatchObject({ mutes: [id] })
    expect((await mia.post('/api/mutes', { person: id, on: false })).body).toEqual({ mutes: [], muted: [] })
  })
  it('cannot sign out, for she could not come back, but ends her other browsers', async () => {
    const mia = await new Visitor(site).named('Mia')
    expect((await mia.post('/api/logout')).status).toBe(403)
    expect((await mia.post('/api/logout-everywhere')).body).toEqual({ ended: 0 })
    expect((await mia.get('/api/me')).body).toMatchObject({ me: { name: 'Mia' } })
  })
  it('lists her sessions', async () => {
    const mia = await new Visitor(site, { 'user-agent': 'Browser' }).named('Mia')
    expect((await mia.get('/api/sessions')).body).toMatchObject({
      sessions: [{ agent: 'Browser', this: true }],
    })
  })
})

describe('checklist 12: names', () => {
  it.each([
    ['  Ada  ', 'Ada'],
    ['Zo\u0065\u0308', 'Zoë'],
    ['李小龙', '李小龙'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ["O'Neil; DROP TABLE--", "O'Neil; DROP TABLE--"],
    ['<img src=x onerror=1>', '<img src=x onerror=1>'],
    ['a\u00a0 b', 'a b'],
    ['a\u2028b', 'a b'],
  ])('%s is kept as %s', (text, name) => {
    expect(cleanName(text)).toBe(name)
  })
  it.each([
    '',
    '   ',
    '\u202eevil',
    'a\u200bb',
    'a\0b',
    'a\u0007b',
    'Z\u0351\u036b\u0343\u0351\u036b\u0343',
    'x'.repeat(25),
    '👩‍👩‍👧‍👦'.repeat(90_000),
    '\ud800',
    '\ufeff',
    '\u3164',
    '\u2066x\u2069',
  ])('%j is refused', (text) => {
    expect(() => cleanName(text)).toThrow(/1 to 24/)
  })
  it.each([
    ['Mara', 'MARA'],
    ['Mara', 'mára'],
    ['Mara', 'Маrа'],
    ['paypal', 'paypaI'],
    ['Bob', '8ob'],
    ['corn', 'com'],
    ['Ada Lee', 'AdaLee'],
    ['full', 'ｆｕｌｌ'],
    ['vvolf', 'wolf'],
    ['Ile', 'lle'],
  ])('%s and %s look the same', (a, b) => {
    expect(skeleton(a)).toBe(skeleton(b))
  })
  it.each([
    ['Mara', 'Mira'],
    ['Ada', 'Eda'],
    ['李', '王'],
  ])('%s and %s do not', (a, b) => {
    expect(skeleton(a)).not.toBe(skeleton(b))
  })
  it('a bad one is refused in the language of whoever asks', async () => {
    const ask = async (language: string) => {
      const { body } = await new Visitor(site, { 'accept-language': language }).post('/api/guest', {
        name: '',
        lang: 'en',
      })
      return body.message
    }
    expect(await ask('en')).toBe('A name has 1 to 24 letters, without signs that cannot be seen.')
    expect(await ask('fr-CH, fr;q=0.9')).toBe('Un nom a de 1 à 24 lettres, sans signes invisibles.')
  })
})
