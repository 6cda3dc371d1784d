import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/campaign/http.ts'
import { addressOf, methodOf, patternOf, type RouteName } from '../../../src/table/wire/route.ts'
import { HOST, ORIGIN, openSite, type Site, Visitor } from '../api/site.ts'
import { workOfThread } from './work.ts'

const work = workOfThread()

const NAMES = Object.keys(ROUTES) as RouteName[]
/** So much may be done for a character that is sent, and this for a request at all, in calls and branches. */
const A_CHARACTER = 60
const A_REQUEST = 60_000
/** So much is let through from one address at once. */
const MOST = 1_200
/** What seems too dear is measured so often. */
const TIMES = 3

const QUERIES: readonly Readonly<Record<string, string>>[] = [
  { game: 'x'.repeat(8_000) },
  { game: '__proto__', ['__proto__']: 'x' },
  Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, 'v'])),
]

describe('checklist 17: an address', () => {
  it('asks for no more at all routes together, whoever asks, than the pages that it may have open', async () => {
    let now = 0
    const site = await openSite({}, () => now)
    const guests = await Promise.all(['Mia', 'Noé', 'Zoé'].map((name) => new Visitor(site).named(name)))
    const asked = (name: RouteName, n: number, remoteAddress = '10.1.2.3') =>
      site.app.inject({
        method: methodOf(name),
        url: addressOf(name, 'nowhere'),
        remoteAddress,
        headers: {
          host: HOST,
          origin: ORIGIN,
          'content-type': 'application/json',
          'accept-language': n % 2 === 0 ? 'fr' : 'en',
          cookie: guests[n % guests.length]!.cookie!,
        },
        ...(methodOf(name) === 'GET' ? {} : { payload: '{}' }),
      })
    const isCrowded = ({ body }: { readonly body: string }): boolean => /your network|votre réseau/.test(body)
    const routes = NAMES.filter((name) => site.app.hasRoute({ method: methodOf(name), url: patternOf(name) }))
    const sum = (await Promise.all(routes.map((name, n) => asked(name, n, `10.2.3.${n}`)))).reduce(
      (all, { headers }) => all + Number(headers['x-ratelimit-limit']),
      0,
    )
    // What each route lets through by itself would be this much.
    expect(sum).toBeGreaterThan(3 * MOST)
    let through = 0
    for (let n = 0; through <= MOST; n++) {
      const answer = await asked(routes[n % routes.length]!, n)
      if (isCrowded(answer)) break
      through += 1
    }
    expect(through).toBe(MOST)
    for (const [n, name] of routes.entries()) {
      const answer = await asked(name, n)
      expect([answer.statusCode, isCrowded(answer)], name).toEqual([429, true])
    }
    const nowhere = () => site.app.inject({ url: '/api/nowhere', remoteAddress: '10.1.2.3' })
    expect((await nowhere()).statusCode).toBe(429)
    // Nobody else is slower for it, and nobody is for long.
    expect(isCrowded(await asked('GET /api/me', 0, '10.1.2.4'))).toBe(false)
    now += 1_000
    expect(isCrowded(await asked('GET /api/me', 0))).toBe(false)
    await site.end()
  })
})

describe('checklist 17: no request costs the server more than it says', () => {
  let site: Site
  let host: Visitor
  let places: { readonly table: string; readonly campaign: string }
  beforeAll(async () => {
    site = await openSite({ WEBHOOKS: '1', SMTP_URL: 'smtp://127.0.0.1:9' }, Date.now, true)
    host = await new Visitor(site).named('Host')
    const table = { game: 'aeons-end', setup: { mages: ['brama', 'mist'] } }
    const seats = [{ who: 'me' }, { who: 'open' }]
    const open = (await host.post('/api/tables', { ...table, seats })).body as unknown as {
      table: { id: string }
    }
    const made = (await host.post('/api/campaigns', { names: ['Ysel', 'Toran'], seats })).body as unknown as {
      campaign: { id: string }
    }
    places = { table: open.table.id, campaign: made.campaign.id }
  })
  afterAll(async () => {
    await site.end()
  })

  /** From somewhere else each time, so that none is only told to be slower. */
  const sent = (name: RouteName, id: string, query: Readonly<Record<string, string>> = {}) =>
    site.app.inject({
      method: methodOf(name),
      url: addressOf(name, id),
      query: { ...query },
      remoteAddress: `10.${[...randomBytes(3)].join('.')}`,
      headers: {
        host: HOST,
        origin: ORIGIN,
        'content-type': 'application/json',
        ...(host.cookie === null ? {} : { cookie: host.cookie }),
      },
      ...(methodOf(name) === 'GET' ? {} : { payload: '{}' }),
    })

  it.each(NAMES)('%s says how often it may be asked', async (name) => {
    const { headers, statusCode } = await sent(name, 'nowhere')
    expect(statusCode).not.toBe(500)
    const most = Number(headers['x-ratelimit-limit'])
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(300)
  })

  const idFor = (name: RouteName): string => (name.includes('/campaigns/') ? places.campaign : places.table)
  it.each(NAMES.filter((name) => methodOf(name) === 'GET' && !name.endsWith('/changes')))(
    '%s is not asked for more by its query',
    async (name) => {
      for (const query of QUERIES) {
        const most = A_REQUEST + A_CHARACTER * JSON.stringify(query).length
        let status = 0
        let units = Number.POSITIVE_INFINITY
        // What else this thread does meanwhile counts too.
        for (let time = 0; time < TIMES && units >= most; time++)
          units = await work.of(async () => {
            status = (await sent(name, idFor(name), query)).statusCode
          })
        expect(status, name).toBeLessThan(500)
        expect(units, name).toBeLessThan(most)
      }
    },
  )
})
