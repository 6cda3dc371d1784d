import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRecoveryCode } from '../../../src/server/api/people/account.ts'
import { Authenticator } from './authenticator.ts'
import { ORIGIN, openSite, type Site, Visitor } from './site.ts'

let site: Site
let now = 1_000_000_000_000
beforeAll(async () => {
  site = await openSite({}, () => now)
})
afterAll(() => site.end())

let number = 0
/** A name that nobody has, made of letters that look like no others. */
const fresh = (): string => {
  number += 1
  return `Wanderer ${[...String(number)].map((digit) => 'hkmnpruwxz'[Number(digit)]).join('')}`
}

async function account(): Promise<{ visitor: Visitor; name: string; code: string }> {
  const visitor = await new Visitor(site).named('Guest')
  const name = fresh()
  const { status, body } = await visitor.post('/api/account', { name })
  expect(status).toBe(201)
  return { visitor, name, code: String(body.code) }
}

describe('an account', () => {
  it('checklist 8: is made of a guest, who keeps her id and gets a new token', async () => {
    const visitor = await new Visitor(site).named('Mia')
    const old = visitor.cookie
    const before = (await visitor.get('/api/me')).body.me as unknown as { id: string }
    const { body } = await visitor.post('/api/account', { name: fresh() })
    expect(body).toMatchObject({ me: { id: before.id, kind: 'account', tag: null } })
    expect(visitor.cookie).not.toBe(old)
    const stolen = new Visitor(site)
    stolen.cookie = old
    expect((await stolen.get('/api/me')).body).toMatchObject({ me: null })
  })
  it('has a name that no other looks like', async () => {
    const { name } = await account()
    const other = await new Visitor(site).named('Guest')
    for (const alike of [name, name.toUpperCase(), name.replace('a', 'а'), ` ${name}`])
      expect(await other.post('/api/account', { name: alike })).toMatchObject({
        status: 409,
        body: { error: 'name-taken' },
      })
    expect((await other.get('/api/me')).body).toMatchObject({ me: { kind: 'guest' } })
    expect((await other.post('/api/account', { name: '!' })).status).toBe(400)
  })
  it('is opened again with its recovery code, however it is typed', async () => {
    const { name, code } = await account()
    const elsewhere = new Visitor(site)
    const { status, body } = await elsewhere.post('/api/sign-in/recovery', {
      name: name.toUpperCase(),
      code: code.toUpperCase().replaceAll('-', ' '),
    })
    expect({ status, body }).toMatchObject({ status: 200, body: { me: { name } } })
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ me: { name } })
  })
  it('is not opened by a code of before, or by that of somebody else', async () => {
    const [mine, other] = [await account(), await account()]
    const { body } = await mine.visitor.post('/api/recovery')
    const ask = (name: string, code: string) =>
      new Visitor(site).post('/api/sign-in/recovery', { name, code })
    expect(await ask(mine.name, mine.code)).toMatchObject({ status: 403, body: { error: 'wrong-code' } })
    expect((await ask(mine.name, other.code)).status).toBe(403)
    expect((await ask('Nobody at all', mine.code)).status).toBe(403)
    expect((await ask(mine.name, String(body.code))).status).toBe(200)
  })
  it('checklist 10: is locked after five wrong codes, from everywhere, for a quarter of an hour', async () => {
    const { name, code } = await account()
    const ask = (from: Visitor, given: string) => from.post('/api/sign-in/recovery', { name, code: given })
    for (let i = 0; i < 5; i++) expect((await ask(new Visitor(site), newRecoveryCode())).status).toBe(403)
    expect(await ask(new Visitor(site), code)).toMatchObject({
      status: 429,
      body: { error: 'too-many-tries' },
    })
    now += 15 * 60_000
    expect((await ask(new Visitor(site), code)).status).toBe(200)
  })
  it('an address that guesses at many names is locked too', async () => {
    const { name, code } = await account()
    const guesser = new Visitor(site)
    for (let i = 0; i < 5; i++) await guesser.post('/api/sign-in/recovery', { name: fresh(), code })
    expect((await guesser.post('/api/sign-in/recovery', { name, code })).status).toBe(429)
    expect((await new Visitor(site).post('/api/sign-in/recovery', { name, code })).status).toBe(200)
  })
  it('has 160 bits in its code', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode)
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){7}[a-km-np-z2-9]{4}$/)
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
  })
  it('checklist 8: signs out here, or everywhere', async () => {
    const { visitor, name, code } = await account()
    const second = new Visitor(site)
    await second.post('/api/sign-in/recovery', { name, code })
    const third = new Visitor(site)
    await third.post('/api/sign-in/recovery', { name, code })
    const old = third.cookie
    await third.post('/api/logout')
    third.cookie = old
    expect((await third.get('/api/me')).body).toMatchObject({ me: null })
    expect((await second.get('/api/sessions')).body.sessions as unknown as object[]).toHaveLength(2)
    const cookies = [visitor.cookie, second.cookie]
    expect((await visitor.post('/api/logout-everywhere')).body).toEqual({ ended: 2 })
    for (const cookie of cookies) {
      const again = new Visitor(site)
      again.cookie = cookie
      expect((await again.get('/api/me')).body).toMatchObject({ me: null })
    }
  })
  it('signs out everywhere else, and stays here', async () => {
    const { visitor, name, code } = await account()
    const second = new Visitor(site)
    await second.post('/api/sign-in/recovery', { name, code })
    expect((await visitor.post('/api/sessions/end-others')).body).toEqual({ ended: 1 })
    expect((await second.get('/api/me')).body).toMatchObject({ me: null })
    expect((await visitor.get('/api/me')).body).toMatchObject({ me: { name } })
  })
  it('ends one other session', async () => {
    const { visitor, name, code } = await account()
    const second = new Visitor(site)
    await second.post('/api/sign-in/recovery', { name, code })
    const { sessions } = (await visitor.get('/api/sessions')).body as unknown as {
      sessions: { id: string; this: boolean }[]
    }
    await visitor.post('/api/sessions/end', { id: sessions.find((each) => !each.this)!.id })
    expect((await second.get('/api/me')).body).toMatchObject({ me: null })
    expect((await visitor.get('/api/me')).body).toMatchObject({ me: { name } })
  })
  it('gives out everything that is kept of it, and is forgotten when its name is typed', async () => {
    const { visitor, name, code } = await account()
    await visitor.post('/api/tables', {
      game: 'aeons-end',
      setup: { mages: ['brama', 'mist'] },
      seats: [{ who: 'me' }, { who: 'open' }],
      title: `${name} at home`,
    })
    const exported = await visitor.get('/api/me/export')
    expect(JSON.stringify(exported.body)).toContain(`${name} at home`)
    expect(await visitor.post('/api/me/delete', { name: 'other' })).toMatchObject({ status: 400 })
    expect((await visitor.post('/api/me/delete', { name })).status).toBe(200)
    expect((await visitor.get('/api/me')).body).toMatchObject({ me: null })
    for await (const { row } of site.backend.store.dump()) expect(JSON.stringify(row)).not.toContain(name)
    expect((await new Visitor(site).post('/api/sign-in/recovery', { name, code })).status).toBe(403)
    const next = await new Visitor(site).named('Guest')
    expect((await next.post('/api/account', { name })).status).toBe(201)
  })
})

describe('checklist 9: a passkey', () => {
  const challengeOf = async (visitor: Visitor, path: string): Promise<string> => {
    const { body } = await visitor.post(path)
    return (body.options as unknown as { challenge: string }).challenge
  }
  async function withKey(): Promise<{ visitor: Visitor; name: string; key: Authenticator }> {
    const { visitor, name } = await account()
    const key = new Authenticator()
    const challenge = await challengeOf(visitor, '/api/passkeys/options')
    const response = key.register(challenge, ORIGIN, 'localhost')
    const { status, body } = await visitor.post('/api/passkeys', { response, label: 'phone' })
    expect({ status, body }).toMatchObject({ status: 201 })
    return { visitor, name, key }
  }
  const signIn = async (
    key: Authenticator,
    to: { origin?: string; rpId?: string; challenge?: string } = {},
  ) => {
    const visitor = new Visitor(site)
    const challenge = to.challenge ?? (await challengeOf(visitor, '/api/sign-in/options'))
    const response = key.signIn(challenge, to.origin ?? ORIGIN, to.rpId ?? 'localhost')
    return { visitor, challenge, answer: await visitor.post('/api/sign-in', { response }) }
  }
  it('is offered by the usual algorithms only', async () => {
    const { visitor } = await account()
    const { body } = await visitor.post('/api/passkeys/options')
    const { pubKeyCredParams } = body.options as unknown as { pubKeyCredParams: { alg: number }[] }
    expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
  })
  it('opens the account, with a new token', async () => {
    const { name, key, visitor } = await withKey()
    const { visitor: elsewhere, answer } = await signIn(key)
    expect(answer).toMatchObject({ status: 200, body: { me: { name } } })
    expect(elsewhere.cookie).not.toBe(visitor.cookie)
    expect((await elsewhere.get('/api/passkeys')).body).toMatchObject({ passkeys: [{ label: 'phone' }] })
  })
  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['with a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
  ])('%s is refused', async (_, to) => {
    const { key } = await withKey()
    expect((await signIn(key, to)).answer).toMatchObject({ status: 403, body: { error: 'passkey-refused' } })
  })
  it('a challenge is good once', async () => {
    const { key } = await withKey()
    const { challenge } = await signIn(key)
    expect((await signIn(key, { challenge })).answer.status).toBe(403)
  })
  it('a challenge for one thing is not good for another', async () => {
    const { visitor, key } = await withKey()
    const challenge = await challengeOf(visitor, '/api/passkeys/options')
    expect((await signIn(key, { challenge })).answer.status).toBe(403)
    const other = await account()
    const mine = await challengeOf(visitor, '/api/passkeys/options')
    const response = new Authenticator().register(mine, ORIGIN, 'localhost')
    expect((await other.visitor.post('/api/passkeys', { response, label: '' })).status).toBe(403)
  })
  it('whose counter goes back is a copy', async () => {
    const { key } = await withKey()
    key.counter = 5
    expect((await signIn(key)).answer.status).toBe(200)
    key.counter = 4
    expect((await signIn(key)).answer.status).toBe(403)
    key.counter = 6
    expect((await signIn(key)).answer.status).toBe(200)
  })
  it('that was removed, or that nobody knows, opens nothing', async () => {
    const { visitor, key } = await withKey()
    await visitor.post('/api/passkeys/remove', { id: key.id.toString('base64url') })
    expect((await signIn(key)).answer.status).toBe(403)
    expect((await signIn(new Authenticator())).answer.status).toBe(403)
  })
  it('is for accounts', async () => {
    const guest = await new Visitor(site).named('Guest')
    expect((await guest.post('/api/passkeys/options')).status).toBe(403)
  })
  it('what is no answer of an authenticator is refused', async () => {
    const visitor = new Visitor(site)
    const challenge = await challengeOf(visitor, '/api/sign-in/options')
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url')
    for (const response of [
      {},
      { id: 'x' },
      { id: 'x', rawId: 'x', type: 'y', response: { clientDataJSON: '!!' } },
      { id: 'x', rawId: 'x', type: 'y', response: { clientDataJSON } },
    ])
      expect([400, 403]).toContain((await visitor.post('/api/sign-in', { response })).status)
  })
})
