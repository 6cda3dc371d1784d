import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site, Visitor } from './site.ts'

/* Whoever a host removes from a table stays out, also where everybody may sit down. */

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const MAGES = { game: 'aeons-end', setup: { mages: ['brama', 'mist'] } }

it.each([
  ['an open seat', { who: 'open' }],
  ['a bot', { who: 'bot', bot: 'greedy' }],
  ['the host', { who: 'me' }],
])(
  'whoever was removed from a listed table for %s sits down again by a new invitation only',
  async (_, to) => {
    const [mia, noe, ida] = [
      await new Visitor(site).named('Mia'),
      await new Visitor(site).named('Noé'),
      await new Visitor(site).named('Ida'),
    ]
    const seats = [{ who: 'me' }, { who: 'open' }]
    const made = await mia.post('/api/tables', { ...MAGES, seats, visibility: 'open' })
    const { id } = (made.body as unknown as { table: { id: string } }).table
    const at = (what: string): string => `/api/tables/${id}/${what}`
    const old = (await mia.post(at('invite'), { on: true })).body.key
    expect((await noe.post(at('join'), {})).status).toBe(200)
    expect((await mia.post(at('seat'), { seat: 1, to })).status).toBe(200)
    await mia.post(at('seat'), { seat: 1, to: { who: 'open' } })
    for (const key of [undefined, old])
      expect(await noe.post(at('join'), { key })).toMatchObject({ status: 403, body: { error: 'removed' } })
    expect((await ida.post(at('join'), {})).status).toBe(200)
    await ida.post(at('leave'), {})
    const { key } = (await mia.post(at('invite'), { on: true })).body
    expect((await noe.post(at('join'), { key })).status).toBe(200)
    // She was invited again, and comes and goes like everybody else.
    await noe.post(at('leave'), {})
    expect((await noe.post(at('join'), {})).status).toBe(200)
  },
)
