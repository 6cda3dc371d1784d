import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageServer } from '../../src/server/page/app.ts'
import { isKnown, welcome } from '../../src/server/page/conditional.ts'
import { addressOf, chosenHost } from '../../src/server/reach/address.ts'

let folder: string
let server: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Cardwright</title>')
  writeFileSync(join(folder, 'assets', 'a-123.js'), 'export const a = 1\n'.repeat(100))
  server = pageServer(folder)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends these bytes as they are and gives everything that comes back until the server hangs up; `over` hangs up first. */
function sent(bytes: Buffer, over = false): Promise<string> {
  return new Promise((done) => {
    const pieces: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => (over ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', (piece) => pieces.push(piece))
    // A server may hang up while it is still being written to.
    socket.on('error', () => {})
    socket.on('close', () => done(Buffer.concat(pieces).toString('latin1')))
  })
}

const ask = (method: string, target: string, headers: readonly string[] = []): Buffer =>
  Buffer.from(
    [`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'),
    'latin1',
  )

/** What any browser would ask next. */
async function stillAnswers(): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toBe('<title>Cardwright</title>')
}

const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1])

/** Bytes that may stand in a request line or a header without ending it. */
const bytes = fc
  .array(
    fc.integer({ min: 1, max: 255 }).filter((byte) => byte !== 10 && byte !== 13),
    { maxLength: 30 },
  )
  .map((list) => Buffer.from(list).toString('latin1'))
const piece = fc.constantFrom(
  ...['/', '//', '\\', '..', '.', '%', '%00', '%2e%2e', '%zz', '%ff', '[', ']', '[::1', '@', ':', ':99999'],
  ...[
    '?',
    '#',
    ';',
    '*',
    'a',
    'index.html',
    'assets/a-123.js',
    'http://',
    'HTTP:',
    'file:',
    'data:,',
    'é',
    '~',
  ],
)
const target = fc.oneof(
  fc.array(piece, { minLength: 1, maxLength: 6 }).map((list) => list.join('')),
  fc.array(piece, { maxLength: 6 }).map((list) => `/${list.join('')}`),
  fc.array(piece, { maxLength: 6 }).map((list) => `http://${list.join('')}`),
  bytes.map((text) => `/${text.replaceAll(' ', '+')}`),
  fc.nat(20_000).map((length) => `/${'a'.repeat(length)}`),
)
const method = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'get',
  'X Y',
)
const headers = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom('Accept-Encoding', 'If-None-Match', 'Range', 'Expect', 'Host'), bytes),
    fc.tuple(
      fc.constantFrom('Content-Length', 'Transfer-Encoding', 'Connection', 'Upgrade'),
      fc.constantFrom('0', '-1', '1e9', 'chunked', 'upgrade', 'websocket', 'close', ''),
    ),
    fc.tuple(bytes, bytes),
    fc.tuple(
      fc.constant('Cookie'),
      fc.nat(20_000).map((length) => 'a'.repeat(length)),
    ),
  ),
  { maxLength: 4 },
)

describe('no request ends the server', () => {
  it.each(['//', '/\\', '/\\\\', 'http://[/', 'http://a:99999/', '//%00/', '*', '///', '/%', 'x'])(
    'at %s it is answered, whatever the method',
    async (address) => {
      for (const how of ['GET', 'HEAD', 'POST', 'OPTIONS'])
        expect([400, 404, 405]).toContain(statusOf(await sent(ask(how, address))))
      await stillAnswers()
    },
  )
  it('nor do any of many odd ones: each gets an answer, and so does the next', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(method, target, headers, async (how, address, lines) => {
        const request = ask(
          how,
          address,
          lines.map(([name, value]) => `${name}: ${value}`),
        )
        const status = statusOf(await sent(request))
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
        seen.add(status)
        await stillAnswers()
      }),
      { numRuns: 400 },
    )
    // The generator reaches every way of answering.
    for (const status of [200, 400, 404, 405, 431]) expect(seen).toContain(status)
  })
  it('nor bytes that are no request at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (noise, begun) => {
        await sent(Buffer.concat([Buffer.from(begun ? 'GET / HTTP/1.1\r\n' : ''), noise]), true)
        await stillAnswers()
      }),
      { numRuns: 100 },
    )
  })
})

describe('a coding is sent only to those who take it', () => {
  const codingFor = async (accepted: string): Promise<string> => {
    const reply = await sent(ask('HEAD', '/assets/a-123.js', [`Accept-Encoding: ${accepted}`]))
    return /^content-encoding: (.*)\r$/im.exec(reply)?.[1] ?? 'identity'
  }
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['GZIP, BR', 'br'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.2 , gzip;q=0.9', 'gzip'],
    ['brotli-no', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
  ])('%s: %s', async (accepted, coding) => {
    expect(await codingFor(accepted)).toBe(coding)
  })
  it('whatever the header says, none with weight 0 or without a name in it', () => {
    const name = fc.constantFrom('br', 'gzip', 'identity', 'brotli', 'x-br', 'deflate', '*')
    const weight = fc.constantFrom('', ';q=0', ';q=0.000', '; q=1', ';q=0.5', ';q=', ';Q=0', ';q=2')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, weight), { maxLength: 4 }), (entries) => {
        const weigh = welcome(entries.map(([each, q]) => each + q).join(', '))
        for (const coding of ['br', 'gzip']) {
          const said = entries.filter(([each]) => each === coding || each === '*')
          if (said.length === 0 || said.every(([, q]) => /q=0(\.0*)?$/i.test(q)))
            expect(weigh(coding)).toBe(0)
          expect(weigh(coding)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('what a browser has already is not sent again', () => {
  it('the tag of a file answers with 304 and no body, in each coding by itself', async () => {
    const at = `http://127.0.0.1:${port}/`
    const tags = new Set<string>()
    for (const coding of ['identity', 'gzip', 'br']) {
      const first = await fetch(at, { headers: { 'accept-encoding': coding } })
      const tag = first.headers.get('etag') ?? ''
      tags.add(tag)
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await fetch(at, { headers: { 'accept-encoding': coding, 'if-none-match': known } })
        expect(again.status).toBe(304)
        expect(again.headers.get('etag')).toBe(tag)
        expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(await again.text()).toBe('')
      }
      expect((await fetch(at, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
    expect(tags.size).toBe(3)
  })
  it('a header without the tag knows nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', 'a', ',', ' ', 'W', '/') }), (header) => {
        expect(isKnown('"b"', header)).toBe(false)
      }),
    )
  })
})

describe('the address that is printed can be opened', () => {
  it.each([
    [undefined, 'http://localhost:4680'],
    ['', 'http://localhost:4680'],
    ['  ', 'http://localhost:4680'],
    ['::1', 'http://[::1]:4680'],
    ['0.0.0.0', 'http://localhost:4680'],
    ['::', 'http://localhost:4680'],
    ['192.168.1.7', 'http://192.168.1.7:4680'],
    ['fe80::1', 'http://[fe80::1]:4680'],
  ])('HOST=%s: %s', (host, address) => {
    expect(addressOf(chosenHost(host), 4680)).toBe(address)
    expect(URL.canParse(address)).toBe(true)
  })
  it('no HOST listens on this machine only', () => {
    expect(chosenHost('')).toBe('127.0.0.1')
    expect(chosenHost(undefined)).toBe('127.0.0.1')
  })
})
