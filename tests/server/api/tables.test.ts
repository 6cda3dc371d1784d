import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { toText } from '../../../src/kernel/block.ts'
import { commitmentOf, seedOf } from '../../../src/table/deal.ts'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { type Answer, openSite, type Site, share, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const person = (name: string) => new Visitor(site).named(name)
const two = {
  game: 'aeons-end',
  setup: { mages: ['brama', 'mist'] },
  seats: [{ who: 'me' }, { who: 'open' }],
}

interface Made {
  readonly id: string
  readonly key: string
}

async function made(host: Visitor, to: object = {}): Promise<Made> {
  const { status, body } = await host.post('/api/tables', { ...two, ...to })
  expect(status, JSON.stringify(body)).toBe(201)
  const { table, key } = body as unknown as { table: { id: string }; key: string }
  return { id: table.id, key }
}

const at = ({ id }: Made, what = '') => `/api/tables/${id}${what}`

describe('a table for two', () => {
  it('from the first guest to the deal', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia, { title: 'After dinner' })
    const joined = await noe.post(at(table, '/join'), { key: table.key })
    expect(joined.body).toMatchObject({ seats: [1], table: { title: 'After dinner', state: 'open' } })
    const [a, b] = [share(), share()]
    expect((await mia.post(at(table, '/ready'), { share: a })).body).toMatchObject({
      table: { state: 'open' },
    })
    expect((await noe.post(at(table, '/ready'), { share: b })).body).toMatchObject({
      table: { state: 'playing', you: { seats: [1], host: false } },
    })
    const kept = (await site.backend.store.tables.table(table.id))!
    expect(commitmentOf(table.id, kept.secret)).toBe(kept.commitment)
    const shares = [a, b].map((text) => new Uint8Array(Buffer.from(text, 'base64url')))
    expect(kept.seed).toBe(seedOf(kept.secret, kept.setup, shares))
    expect((await mia.get('/api/tables')).body).toMatchObject({
      tables: [{ id: table.id, state: 'playing' }],
    })
  })
  it('nothing that is sent tells secret, seed or the digest of the key', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia)
    const answers = [
      await noe.post(at(table, '/join'), { key: table.key }),
      await mia.post(at(table, '/ready'), { share: share() }),
      await noe.post(at(table, '/ready'), { share: share() }),
      await mia.get(at(table)),
      await mia.get('/api/tables'),
      await mia.get('/api/me'),
    ]
    const kept = (await site.backend.store.tables.table(table.id))!
    const text = JSON.stringify(answers)
    for (const secret of [kept.seed!, toText(kept.secret), Buffer.from(kept.secret).toString('base64url')])
      expect(text).not.toContain(secret)
    for (const seat of kept.seats) expect(text).not.toContain(Buffer.from(seat.share!).toString('base64url'))
  })
  it('with a bot begins as soon as the only person is ready', async () => {
    const mia = await person('Mia')
    const table = await made(mia, { seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] })
    const { body } = await mia.post(at(table, '/ready'), { share: share() })
    expect(body).toMatchObject({ table: { state: 'playing', seats: [{ ready: true }, { bot: 'greedy' }] } })
  })
  it('one person may sit on all seats', async () => {
    const mia = await person('Mia')
    const table = await made(mia, { seats: [{ who: 'me' }, { who: 'me' }] })
    const { body } = await mia.post(at(table, '/ready'), { share: share() })
    expect(body).toMatchObject({ table: { state: 'playing', you: { seats: [0, 1] } } })
  })
  it.each(games.map(({ id }) => id))('of %s has as many seats as its set-up', async (game) => {
    const mia = await person('Mia')
    const wrong = await mia.post('/api/tables', { game, setup: {}, seats: Array(7).fill({ who: 'open' }) })
    expect(wrong).toMatchObject({ status: 400, cookie: null })
  })
})

describe('who may come in', () => {
  it('checklist 15: nobody without the key, and a wrong key looks like a wrong table', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')]
    const table = await made(mia)
    const wrong = [
      await eve.get(at(table)),
      await eve.get('/api/tables/zzzzzzzz'),
      await eve.post(at(table, '/join')),
      await eve.post(at(table, '/join'), { key: 'A'.repeat(22) }),
      await eve.post('/api/tables/zzzzzzzz/join', { key: table.key }),
      await eve.post(at(table, '/look'), { key: '' }),
      await new Visitor(site).post('/api/tables/zzzzzzzz/look', { key: table.key }),
    ]
    for (const answer of wrong) expect(answer).toMatchObject({ status: 404, body: wrong[0]!.body })
    expect((await eve.post(at(table, '/look'), { key: table.key })).status).toBe(200)
  })
  it('a turned key ends the old link', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')]
    const table = await made(mia)
    const { body } = await mia.post(at(table, '/invite'), { on: true })
    expect((await eve.post(at(table, '/join'), { key: table.key })).status).toBe(404)
    const { key } = body as unknown as { key: string }
    expect((await eve.post(at(table, '/join'), { key })).status).toBe(200)
    await mia.post(at(table, '/invite'), { on: false })
    expect((await (await person('Zoe')).post(at(table, '/look'), { key })).status).toBe(404)
  })
  it('whoever is removed does not come back by the link, in whatever way her seat is given away', async () => {
    for (const to of [{ who: 'open' }, { who: 'bot', bot: 'greedy' }, { who: 'me' }]) {
      const [mia, noe, zoe] = [await person('Mia'), await person('Noé'), await person('Zoé')]
      const seats = [{ who: 'me' }, { who: 'open' }, { who: 'open' }]
      const table = await made(mia, { setup: { mages: ['brama', 'mist', 'jian'] }, seats })
      for (const [seat, friend] of [noe, zoe].entries())
        await friend.post(at(table, '/join'), { key: table.key, seat: seat + 1 })
      const { status, body } = await mia.post(at(table, '/seat'), { seat: 1, to })
      const { key } = body as unknown as { key: string }
      expect([status, typeof key, key === table.key]).toEqual([200, 'string', false])
      for (const way of ['/join', '/look'])
        expect((await noe.post(at(table, way), { key: table.key })).status).toBe(404)
      // Who sits there still has come by the old link too.
      expect((await zoe.post(at(table, '/join'), { key: table.key })).status).toBe(200)
      expect((await noe.post(at(table, '/look'), { key })).status).toBe(200)
      // Nobody is removed from a seat of a bot, an open one or one's own.
      for (const next of [{ who: 'bot', bot: 'greedy' }, { who: 'open' }, { who: 'me' }, { who: 'open' }])
        expect((await mia.post(at(table, '/seat'), { seat: 1, to: next })).body).toMatchObject({ key: null })
      expect((await noe.post(at(table, '/join'), { key })).status).toBe(200)
      // A link that nobody has is not made by it.
      await mia.post(at(table, '/invite'), { on: false })
      const last = await mia.post(at(table, '/seat'), { seat: 1, to })
      expect([last.status, last.body.key]).toEqual([200, null])
    }
  })
  it('the same person gets the same seat, a third finds none', async () => {
    const [mia, noe, zoe] = [await person('Mia'), await person('Noé'), await person('Zoé')]
    const table = await made(mia)
    for (let i = 0; i < 3; i++)
      expect((await noe.post(at(table, '/join'), { key: table.key })).body).toMatchObject({ seats: [1] })
    expect(await zoe.post(at(table, '/join'), { key: table.key })).toMatchObject({
      status: 409,
      body: { error: 'full' },
    })
  })
  it('anybody at an open table, which is listed', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia, { visibility: 'open' })
    const listed = async (game = '') => {
      const { body } = await noe.get(`/api/tables/open${game}`)
      return (body as unknown as { tables: { id: string }[] }).tables.map(({ id }) => id)
    }
    expect(await listed()).toContain(table.id)
    expect(await listed('?game=aeons-end')).toContain(table.id)
    expect(await listed('?game=eternal')).not.toContain(table.id)
    expect((await noe.post(at(table, '/join'))).status).toBe(200)
    expect(await listed()).not.toContain(table.id)
  })
  it('nobody who has not said a name', async () => {
    const mia = await person('Mia')
    const table = await made(mia, { visibility: 'open' })
    const stranger = new Visitor(site)
    for (const [what, body] of [
      ['/join', {}],
      ['/ready', { share: null }],
      ['/leave', {}],
      ['/close', {}],
    ] as const)
      expect(await stranger.post(at(table, what), body)).toMatchObject({ status: 401 })
    expect((await stranger.post('/api/tables', two)).status).toBe(401)
    expect((await stranger.get('/api/tables')).status).toBe(401)
  })
  it('only the host changes the table', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia)
    await noe.post(at(table, '/join'), { key: table.key })
    for (const [what, body] of [
      ['/change', { title: 'mine' }],
      ['/seat', { seat: 0, to: { who: 'me' } }],
      ['/invite', { on: true }],
      ['/close', {}],
    ] as const)
      expect(await noe.post(at(table, what), body)).toMatchObject({
        status: 403,
        body: { error: 'not-host' },
      })
  })
})

describe('before play', () => {
  it('the host changes what is played, and whoever was ready is asked again', async () => {
    const mia = await person('Mia')
    const table = await made(mia)
    await mia.post(at(table, '/ready'), { share: share() })
    const { body } = await mia.post(at(table, '/change'), {
      setup: { mages: ['brama', 'mist', 'jian'] },
      title: 'Three of us',
    })
    expect(body).toMatchObject({ table: { title: 'Three of us', seats: [{ ready: false }, {}, {}] } })
    expect(await mia.post(at(table, '/change'), { setup: { mages: ['nobody'] } })).toMatchObject({
      status: 400,
    })
    expect(await mia.post(at(table, '/change'), { options: { pace: 'hasty' } })).toMatchObject({
      status: 400,
    })
  })
  it('gives a seat to a bot and opens it again', async () => {
    const mia = await person('Mia')
    const table = await made(mia)
    const bot = await mia.post(at(table, '/seat'), { seat: 1, to: { who: 'bot', bot: 'search:easy' } })
    expect(bot.body).toMatchObject({ table: { seats: [{}, { bot: 'search:easy' }] } })
    const open = await mia.post(at(table, '/seat'), { seat: 1, to: { who: 'open' } })
    expect(open.body).toMatchObject({ table: { seats: [{}, { bot: null, person: null }] } })
    for (const name of ['search:1000ms', 'search:999999', 'nobody', '__proto__'])
      expect((await mia.post(at(table, '/seat'), { seat: 1, to: { who: 'bot', bot: name } })).status).toBe(
        400,
      )
    expect((await mia.post(at(table, '/seat'), { seat: 2, to: { who: 'open' } })).status).toBe(400)
  })
  it('people get up again, and the host closes', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia)
    await noe.post(at(table, '/join'), { key: table.key })
    expect((await noe.post(at(table, '/leave'))).status).toBe(200)
    expect((await mia.post(at(table, '/close'))).status).toBe(200)
    expect(await noe.post(at(table, '/look'), { key: table.key })).toMatchObject({
      body: { table: { state: 'closed' } },
    })
  })
  it('whoever waits is told of every change', async () => {
    const mia = await person('Mia')
    const table = await made(mia)
    const received: string[] = []
    site.backend.hub.subscribe(`table/${table.id}`, (text) => received.push(text))
    const noe = await person('Noé')
    await noe.post(at(table, '/join'), { key: table.key })
    await noe.post(at(table, '/join'), { key: table.key })
    await noe.post(at(table, '/ready'), { share: share() })
    expect(received).toEqual(['changed', 'changed'])
  })
  it('a guest has twenty open tables at most', async () => {
    const mia = await person('Mia')
    const { id } = (await mia.get('/api/me')).body.me as unknown as { id: string }
    for (let i = 0; i < 18; i++)
      await site.backend.store.tables.create({
        id: `many-${i}`, kind: 'aeons-end', engine: '', content: '', setup: '{}', options: '{}', host: id,
        visibility: 'private', title: '', invite: null, secret: new Uint8Array(32), commitment: '', day: null,
        parent: null, seats: [],
      }) // biome-ignore format: twenty rows
    // All of them come at the same moment.
    const asked = await Promise.all(Array.from({ length: 6 }, () => mia.post('/api/tables', two)))
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
    expect(await mia.post('/api/tables', two)).toMatchObject({
      status: 409,
      body: { error: 'too-many-tables' },
    })
  })
})

describe('watching', () => {
  const live = async (who: Visitor) => {
    const { body } = await who.get('/api/tables/live')
    return (body as unknown as { tables: { id: string }[] }).tables.map(({ id }) => id)
  }
  const bot = { seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] }

  it('listed tables are live while they are played, unless nobody may watch', async () => {
    const [mia, eve] = [await person('Mia'), new Visitor(site)]
    const open = await made(mia, { ...bot, visibility: 'open' })
    const shut = await made(mia, { ...bot, visibility: 'open', options: { watchers: 'none' } })
    const mine = await made(mia, bot)
    expect(await live(eve)).not.toContain(open.id)
    for (const table of [open, shut, mine]) await mia.post(at(table, '/ready'), { share: share() })
    expect(await live(eve)).toContain(open.id)
    for (const { id } of [shut, mine]) expect(await live(eve)).not.toContain(id)
    expect((await eve.get('/api/tables/live?game=eternal')).body).toMatchObject({ tables: [] })
  })
  it('whoever plays makes a link, and only where somebody may watch', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')]
    const table = await made(mia, bot)
    const { status, body } = await mia.post(at(table, '/watch'), { on: true })
    expect([status, body]).toEqual([200, { key: expect.stringMatching(/^[\w-]{22}$/) }])
    const { key } = body as unknown as { key: string }
    // The key is for the socket alone: it is no invitation to a seat.
    expect((await eve.post(at(table, '/join'), { key })).status).toBe(404)
    expect((await eve.post(at(table, '/watch'), { on: true })).status).toBe(404)
    const listed = await made(mia, { ...bot, visibility: 'open', options: { watchers: 'none' } })
    expect((await eve.post(at(listed, '/watch'), { on: true })).body.error).toBe('not-seated')
    expect((await mia.post(at(listed, '/watch'), { on: true })).body.error).toBe('no-watching')
    expect((await mia.post(at(table, '/watch'), { on: false })).body).toEqual({ key: null })
    expect((await site.backend.store.tables.table(table.id))?.watch).toBeNull()
  })
})

describe('what people bring along', () => {
  const eternal = {
    game: 'eternal',
    setup: { decks: ['Rakano Warcry', 'Elysian Flyers'] },
  }
  const tableIn = ({ body }: Answer): ListedTable => (body as unknown as { table: ListedTable }).table

  it('each chooses her own mage, and nobody one that is taken', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia)
    await noe.post(at(table, '/join'), { key: table.key })
    await mia.post(at(table, '/ready'), { share: share() })
    const chosen = await noe.post(at(table, '/bring'), { seat: 1, part: 'jian' })
    // Everybody sees it, so everybody agrees to it again.
    expect(tableIn(chosen)).toMatchObject({
      setup: { mages: ['brama', 'jian'] },
      seats: [{ ready: false }, {}],
    })
    const taken = await noe.post(at(table, '/bring'), { seat: 1, part: 'brama' })
    expect(taken).toMatchObject({ status: 400, body: { error: 'refused' } })
    expect(taken.body.message).toMatch(/already at the table/)
    for (const [who, seat] of [
      [noe, 0],
      [mia, 1],
    ] as const)
      expect(await who.post(at(table, '/bring'), { seat, part: 'mist' })).toMatchObject({
        status: 403,
        body: { error: 'not-your-seat' },
      })
    for (const part of [null, 7, [], { mages: [] }, '__proto__', 'x'.repeat(30_000)])
      expect((await noe.post(at(table, '/bring'), { seat: 1, part })).status, String(part)).toBe(400)
    expect((await noe.post(at(table, '/bring'), { seat: 2, part: 'mist' })).status).toBe(400)
    await mia.post(at(table, '/bring'), { seat: 0, part: 'kadir' })
    for (const each of [mia, noe]) await each.post(at(table, '/ready'), { share: share() })
    const kept = (await site.backend.store.tables.table(table.id))!
    expect(kept.state).toBe('playing')
    expect(JSON.parse(kept.setup)).toMatchObject({ mages: ['kadir', 'jian'] })
    expect(await noe.post(at(table, '/bring'), { seat: 1, part: 'mist' })).toMatchObject({
      status: 409,
      body: { error: 'begun' },
    })
  })
  it('two who want the same at the same moment do not both get it', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia)
    await noe.post(at(table, '/join'), { key: table.key })
    const both = await Promise.all([
      mia.post(at(table, '/bring'), { seat: 0, part: 'jian' }),
      noe.post(at(table, '/bring'), { seat: 1, part: 'jian' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
  it('the host lays something out where nobody sits, and another set-up keeps what fits it', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const table = await made(mia)
    const brought = await mia.post(at(table, '/bring'), { seat: 1, part: 'jian' })
    expect(tableIn(brought).setup).toMatchObject({ mages: ['brama', 'jian'] })
    await noe.post(at(table, '/join'), { key: table.key })
    await noe.post(at(table, '/bring'), { seat: 1, part: 'kadir' })
    const change = (mages: readonly string[]) =>
      mia.post(at(table, '/change'), { setup: { mages, nemesis: 'prince-of-gluttons' } })
    expect(tableIn(await change(['brama', 'mist'])).setup).toMatchObject({ mages: ['brama', 'kadir'] })
    expect(tableIn(await change(['kadir', 'mist'])).setup).toMatchObject({ mages: ['kadir', 'mist'] })
  })
  it('checklist 16: a deck is nobody else’s to know, whoever asks for whatever', async () => {
    const [mia, noe, eve] = [await person('Mia'), await person('Noé'), await person('Eve')]
    const table = await made(mia, {
      ...eternal,
      seats: [{ who: 'me' }, { who: 'open' }],
      visibility: 'open',
    })
    const own = { mia: 'Feln Control', noe: 'Combrei Empower' }
    const received: Record<'mia' | 'noe' | 'eve', Answer[]> = { mia: [], noe: [], eve: [] }
    received.noe.push(await noe.post(at(table, '/join')))
    received.mia.push(await mia.post(at(table, '/bring'), { seat: 0, part: own.mia }))
    received.noe.push(await noe.post(at(table, '/bring'), { seat: 1, part: own.noe }))
    const look = async () => {
      for (const [name, who] of Object.entries({ mia, noe, eve }))
        for (const path of [at(table), '/api/tables', '/api/tables/open', '/api/me/export'])
          received[name as 'mia'].push(await who.get(path))
    }
    await look()
    expect(tableIn(await mia.get(at(table))).setup).toEqual({ decks: [own.mia, null] })
    expect(tableIn(await noe.get(at(table))).setup).toEqual({ decks: [null, own.noe] })
    expect(tableIn(await eve.get(at(table))).setup).toEqual({ decks: [null, null] })
    // Nobody sees what she changes, so nobody but her is asked again.
    received.mia.push(await mia.post(at(table, '/ready'), { share: share() }))
    received.noe.push(await noe.post(at(table, '/bring'), { seat: 1, part: own.noe }))
    expect(tableIn(await mia.get(at(table))).seats).toMatchObject([{ ready: true }, { ready: false }])
    // A deck that is not legal is refused by what is wrong with it, and with nothing of the other.
    received.noe.push(await noe.post(at(table, '/bring'), { seat: 1, part: { main: [[4, 'Torch']] } }))
    received.noe.push(await noe.post(at(table, '/ready'), { share: share() }))
    await look()
    const said = (name: keyof typeof received) => JSON.stringify(received[name])
    expect(said('mia')).toContain(own.mia)
    for (const name of ['noe', 'eve'] as const) expect(said(name)).not.toContain(own.mia)
    for (const name of ['mia', 'eve'] as const) expect(said(name)).not.toContain(own.noe)
  })
  it('checklist 16: whoever gets up takes her deck along', async () => {
    const [mia, noe, zoe] = [await person('Mia'), await person('Noé'), await person('Zoé')]
    const table = await made(mia, { ...eternal, seats: [{ who: 'me' }, { who: 'open' }] })
    await noe.post(at(table, '/join'), { key: table.key })
    await noe.post(at(table, '/bring'), { seat: 1, part: 'Combrei Empower' })
    await noe.post(at(table, '/leave'))
    expect(tableIn(await mia.get(at(table))).setup).toEqual(eternal.setup)
    await noe.post(at(table, '/join'), { key: table.key })
    await noe.post(at(table, '/bring'), { seat: 1, part: 'Combrei Empower' })
    const { body } = await mia.post(at(table, '/seat'), { seat: 1, to: { who: 'open' } })
    await zoe.post(at(table, '/join'), { key: body.key })
    expect(tableIn(await zoe.get(at(table))).setup).toEqual({ decks: [null, 'Elysian Flyers'] })
  })
  it('decks lie open where the table wants it, and those of bots always do', async () => {
    const [mia, noe] = [await person('Mia'), await person('Noé')]
    const open = await made(mia, {
      ...eternal,
      seats: [{ who: 'me' }, { who: 'open' }],
      options: { decks: 'open' },
    })
    const joined = await noe.post(at(open, '/join'), { key: open.key })
    expect(tableIn(joined).setup).toEqual(eternal.setup)
    const bot = await made(mia, { ...eternal, seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] })
    expect(tableIn(await mia.get(at(bot))).setup).toEqual(eternal.setup)
    const chosen = await mia.post(at(bot, '/bring'), { seat: 1, part: 'Combrei Empower' })
    expect(tableIn(chosen).setup).toEqual({ decks: ['Rakano Warcry', 'Combrei Empower'] })
  })
})

describe('after play', () => {
  it('the replay has everything that the deal was made of, and not before', async () => {
    const mia = await person('Mia')
    const table = await made(mia, { seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }] })
    const mine = share()
    await mia.post(at(table, '/ready'), { share: mine })
    const stranger = new Visitor(site)
    expect((await stranger.get(`/api/replays/${table.id}`)).status).toBe(404)
    const { store } = site.backend
    const claim = (await store.tables.claim(table.id, 'node'))!
    await store.results.finish({
      game: table.id,
      epoch: claim.epoch,
      steps: 0,
      outcome: 'won',
      record: 'R',
      results: [{ seat: 0, person: null, won: true, measures: '{}' }],
    })
    const { body } = await stranger.get(`/api/replays/${table.id}`)
    expect(body).toMatchObject({
      replay: {
        record: 'R',
        steps: 0,
        outcome: 'won',
        seats: [{ name: 'Mia' }, { bot: 'greedy' }],
        deal: { shares: [mine, null] },
      },
    })
    const { deal } = (body as unknown as { replay: { deal: { secret: string; commitment: string } } }).replay
    expect(commitmentOf(table.id, new Uint8Array(Buffer.from(deal.secret, 'base64url')))).toBe(
      deal.commitment,
    )
  })
})

describe('talking with strangers', () => {
  const talkOf = async (host: Visitor, table: Made): Promise<unknown> => {
    const { body } = await host.get(at(table))
    return (body.table as unknown as { options: { talk: string } }).options.talk
  }
  it('is by phrases at a table that anybody may join, and free among friends', async () => {
    const mia = await person('Mia')
    expect(await talkOf(mia, await made(mia))).toBe('text')
    expect(await talkOf(mia, await made(mia, { visibility: 'open' }))).toBe('phrases')
  })
  it('is free there only if the host says so; a table that is opened to all falls back to phrases', async () => {
    const mia = await person('Mia')
    expect(await talkOf(mia, await made(mia, { visibility: 'open', options: { talk: 'text' } }))).toBe('text')
    const table = await made(mia, { options: { undo: 'none' } })
    await mia.post(at(table, '/change'), { visibility: 'open' })
    expect(await talkOf(mia, table)).toBe('phrases')
    const { body } = await mia.get(at(table))
    expect(body).toMatchObject({ table: { options: { undo: 'none' } } })
    await mia.post(at(table, '/change'), { options: { undo: 'none' } })
    expect(await talkOf(mia, table)).toBe('phrases')
    await mia.post(at(table, '/change'), { options: { talk: 'text' } })
    expect(await talkOf(mia, table)).toBe('text')
  })
})
