import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { type Answer, openSite, type Site, share, Visitor } from './site.ts'

/* A seat that is closed: what is played is for one fewer. */

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const tableIn = ({ body }: Answer): ListedTable => (body as unknown as { table: ListedTable }).table
const DECKS = { decks: ['Rakano Warcry', 'Elysian Flyers'] }
const CLOSED = { who: 'closed' } as const

describe('a closed seat', () => {
  it('is none from the beginning, and its mage is not played', async () => {
    const mia = await new Visitor(site).named('Mia')
    const seats = [{ who: 'me' }, CLOSED, { who: 'bot', bot: 'greedy' }]
    const made = await mia.post('/api/tables', {
      game: 'aeons-end',
      setup: { mages: ['brama', 'kadir', 'mist'], nemesis: 'rageborne' },
      seats,
    })
    expect(made.status).toBe(201)
    expect(tableIn(made)).toMatchObject({
      setup: { mages: ['brama', 'mist'], nemesis: 'rageborne' },
      seats: [{ person: { name: 'Mia' } }, { bot: 'greedy' }],
    })
    const nobody = await mia.post('/api/tables', {
      game: 'aeons-end',
      setup: { mages: ['brama'] },
      seats: [CLOSED],
    })
    expect(nobody).toMatchObject({ status: 400, body: { error: 'refused' } })
    const alone = await mia.post('/api/tables', {
      game: 'eternal',
      setup: DECKS,
      seats: [{ who: 'me' }, CLOSED],
    })
    expect(alone).toMatchObject({ status: 400, body: { error: 'refused' } })
  })

  it('is closed by the host alone, with nobody else on it; the others move up and keep what is theirs', async () => {
    const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
    const made = await mia.post('/api/tables', {
      game: 'aeons-end',
      setup: { mages: ['brama', 'kadir', 'mist'] },
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    })
    const { key } = made.body as unknown as { key: string }
    const at = (what = '') => `/api/tables/${tableIn(made).id}${what}`
    await noe.post(at('/join'), { key, seat: 2 })
    await noe.post(at('/bring'), { seat: 2, part: 'xaxos' })
    await noe.post(at('/ready'), { share: share() })
    expect((await noe.post(at('/seat'), { seat: 1, to: CLOSED })).status).toBe(403)
    expect(await mia.post(at('/seat'), { seat: 2, to: CLOSED })).toMatchObject({
      status: 409,
      body: { error: 'seat-taken' },
    })
    const closed = await mia.post(at('/seat'), { seat: 1, to: CLOSED })
    expect(closed).toMatchObject({ status: 200, body: { key: null } })
    expect(tableIn(closed)).toMatchObject({
      setup: { mages: ['brama', 'xaxos'] },
      seats: [
        { seat: 0, person: { name: 'Mia' } },
        { seat: 1, person: { name: 'Noé' }, ready: false },
      ],
    })
    expect((await mia.post(at('/seat'), { seat: 2, to: CLOSED })).status).toBe(400)
    for (const each of [mia, noe]) await each.post(at('/ready'), { share: share() })
    expect(tableIn(await mia.get(at())).state).toBe('playing')
    expect(await mia.post(at('/seat'), { seat: 0, to: CLOSED })).toMatchObject({ body: { error: 'begun' } })
  })

  it('is none of a game that has as many seats as it has', async () => {
    const mia = await new Visitor(site).named('Mia')
    const made = await mia.post('/api/tables', {
      game: 'eternal',
      setup: DECKS,
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    const refused = await mia.post(`/api/tables/${tableIn(made).id}/seat`, { seat: 1, to: CLOSED })
    expect(refused).toMatchObject({ status: 400, body: { error: 'refused' } })
    expect(tableIn(await mia.get(`/api/tables/${tableIn(made).id}`)).seats).toHaveLength(2)
  })
})
