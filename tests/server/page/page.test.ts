import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { pageServer } from '../../../src/server/page/app.ts'
import { playTables, startServer } from '../../../src/server/start.ts'

let folder: string
let server: Server
let at: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Cardwright</title>')
  writeFileSync(join(folder, 'assets', 'a-123.js'), 'export const a = 1\n'.repeat(100))
  server = pageServer(folder)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('checklist 14: the page is served, and no other file', () => {
  it('checklist 20: under a policy that lets nothing in from other hosts', async () => {
    const response = await fetch(at)
    expect(await response.text()).toBe('<title>Cardwright</title>')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
  it('packed, and for good where the name tells the content', async () => {
    const response = await fetch(`${at}/assets/a-123.js`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe('export const a = 1\n'.repeat(100))
    expect((await fetch(at)).headers.get('cache-control')).toBe('no-cache')
  })
  it.each(['/../package.json', '/%2e%2e/package.json', '/assets', '/none'])(
    'and nothing at %s',
    async (path) => {
      const response = await fetch(at + path)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/^There is nothing at \S+\.\n$/)
    },
  )
  it('so that browsers keep to https, where people come by it', async () => {
    for (const [url, kept] of [
      ['https://cards.example', 'max-age=31536000'],
      ['http://cards.example', null],
    ] as const) {
      const data = mkdtempSync(join(tmpdir(), 'page-data-'))
      const config = readConfig({ DATA: data, LOG_LEVEL: 'silent', THREADS: '1', PUBLIC_URL: url }, [], data)
      const running = await startServer(config, folder, playTables)
      await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
      const { port } = running.server.address() as AddressInfo
      for (const path of ['/', '/assets/a-123.js', '/none'])
        expect(
          (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('strict-transport-security'),
        ).toBe(kept)
      await running.close()
      rmSync(data, { recursive: true })
    }
  })
  it('to be read only', async () => {
    const response = await fetch(at, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
