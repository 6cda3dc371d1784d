import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ROUTES } from '../../../src/campaign/http.ts'
import { ownSchema } from '../store/engines.ts'
import { bodies, ODD, type Places, spoiltInTurn } from './odd-bodies.ts'
import { idFor, POSTS, settled } from './places.ts'
import { openSite, type Site, type Visitor } from './site.ts'

/* Whatever stands in a body or an address, a request is answered or refused: it is never a fault of the server. */

const postgres = inject('postgres')

/** Each place of a body meets one in so many odd things, the next place others; in the long searches all of them. */
const ONE_IN = process.env.DEEP === '1' ? 1 : 4

describe.each(postgres === null ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('over %s', (engine) => {
  let site: Site
  let drop: () => Promise<void> = async () => {}
  let host: Visitor
  let places: Places
  let hosts = 0
  // Another store differs in what texts it takes.
  const odd =
    engine === 'SQLite' ? ODD : ODD.filter((each) => typeof each === 'string' && each.length < 1_000)
  const anywhere = (): string => `10.${[...randomBytes(3)].join('.')}`

  beforeAll(async () => {
    let env = {}
    if (engine === 'PostgreSQL') {
      const schema = await ownSchema(postgres!)
      drop = schema.drop
      env = { DATABASE_URL: schema.url }
    }
    site = await openSite({ ...env, WEBHOOKS: '1', SMTP_URL: 'smtp://127.0.0.1:9' }, Date.now, true)
  })
  // What one of them ends is there again for the next.
  beforeEach(async () => {
    ;({ host, places } = await settled(site, `Host ${++hosts}`))
  })
  afterAll(async () => {
    await site.end()
    await drop()
  })

  it.each(POSTS)('%s is refused in words, whatever is sent', async (name) => {
    const url = name.slice('POST '.length).replace(':id', idFor(name, places))
    for (const body of spoiltInTurn(bodies(places)[name] ?? {}, odd, ONE_IN)) {
      // Each of them from somewhere else, so that none is only told to be slower.
      const { status, body: said } = await host.ask({
        method: 'POST',
        url,
        remoteAddress: anywhere(),
        headers: { origin: 'http://localhost:4680', 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      // Mails cannot be sent here; nothing else may be away.
      if (!(name.endsWith('/notices/mail') && status === 503))
        expect(status, `${JSON.stringify(body).slice(0, 300)} ${JSON.stringify(said)}`).toBeLessThan(500)
      // One sentence, which does not say all of it again.
      if (status >= 400) expect(said.message?.length).toSatisfy((n: number) => n > 5 && n <= 4_000)
    }
  })

  it('an address is one or none, whatever stands in it', async () => {
    const odd = [
      '%00',
      'a%00b',
      '%ff',
      '%',
      '%2e%2e%2f',
      'constructor',
      '__proto__',
      '%F0%9F%98%80',
      'x'.repeat(70),
      "'",
      ' ',
      '..;',
    ]
    const gets = Object.keys(ROUTES).filter((name) => name.startsWith('GET ') && name.includes(':id'))
    for (const name of [...gets, ...POSTS.filter((each) => each.includes(':id'))])
      for (const id of odd) {
        const [method, pattern] = name.split(' ') as ['GET' | 'POST', string]
        const { status } = await host.ask({
          method,
          url: pattern.replace(':id', id),
          remoteAddress: anywhere(),
          ...(method === 'GET'
            ? {}
            : {
                headers: { origin: 'http://localhost:4680', 'content-type': 'application/json' },
                payload: JSON.stringify(bodies(places)[name] ?? {}),
              }),
        })
        expect([400, 404, 409, 414], `${name} ${id}`).toContain(status)
      }
    for (const game of ['%00', '%ff', 'x&game=y', '[]', `${'x'.repeat(41)}`])
      for (const list of ['open', 'live'])
        expect(
          (
            await host.ask({
              method: 'GET',
              url: `/api/tables/${list}?game=${game}`,
              remoteAddress: anywhere(),
            })
          ).status,
        ).toBeLessThan(500)
  })
})
