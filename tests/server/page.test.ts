import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { games } from '../../src/games/index.ts'
import { app } from '../../src/server/app.ts'
import { Saves } from '../../src/server/saves.ts'
import type { View } from '../../src/server/view.ts'
import { inFolder } from '../cli/line.ts'

interface Reply {
  readonly status: number
  readonly table: View | null
  readonly message: string | null
}

/** A browser at a server of its own. */
class Browser {
  private readonly address: string
  private cookie = ''

  constructor(address: string) {
    this.address = address
  }

  get id(): string {
    return this.cookie.replace(/^table=/, '')
  }

  fetch(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, {
      ...options,
      headers: { cookie: this.cookie, ...options.headers },
    })
  }

  async ask(path: string, body?: unknown): Promise<Reply> {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const response = await this.fetch(path, body === undefined ? {} : { ...sent, body: JSON.stringify(body) })
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) }
  }
}

async function served<T>(folder: string, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer(app(new Saves(folder)))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('the page', () => {
  it('is one page from this host only, with nothing inline', async () => {
    await inFolder((folder) =>
      served(folder, async (address) => {
        const browser = new Browser(address)
        const page = await browser.fetch('/')
        expect(page.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; script-src 'self'; /,
        )
        expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|http|\*/)
        const html = await page.text()
        expect(html).not.toMatch(/<script>|<style>| style=| on[a-z]+=|https?:/)
        for (const file of ['/app.js', '/style.css', '/icon.svg'])
          expect((await browser.fetch(file)).status).toBe(200)
      }),
    )
  })
})

describe.each(games)('a table of $id in the browser', ({ id: game }) => {
  it('is played by choosing options, to the end, and survives restarts', async () => {
    await inFolder(async (folder) => {
      let id = ''
      const first = await served(folder, async (address) => {
        const browser = new Browser(address)
        expect((await browser.ask('/api/table')).table).toBeNull()
        let { table } = await browser.ask('/api/new', { game, seed: 'page' })
        for (let i = 0; i < 40 && table!.outcome === null; i++)
          ({ table } = await browser.ask('/api/answer', { answer: 0, decision: table!.decision }))
        id = browser.id
        return table!
      })
      expect(first.decision).toBe(40)
      const saved = readFileSync(join(folder, `${id}.json`), 'utf8')
      await served(folder, async (address) => {
        const again = await fetch(`${address}/api/table`, { headers: { cookie: `table=${id}` } })
        expect(((await again.json()) as Reply).table).toEqual(first)
        expect(readFileSync(join(folder, `${id}.json`), 'utf8')).toBe(saved)
      })
    })
  })
})

describe('the table', () => {
  it('takes back, in both languages', async () => {
    await inFolder((folder) =>
      served(folder, async (address) => {
        const browser = new Browser(address)
        await browser.ask('/api/table')
        const before = await browser.ask('/api/new?lang=fr', { game: 'aeons-end', seed: 'undo' })
        const answered = await browser.ask('/api/answer?lang=fr', { answer: 0, decision: 0 })
        expect(answered.table!.mayUndo).toBe(true)
        expect((await browser.ask('/api/undo?lang=fr', {})).table).toEqual(before.table)
        expect(await browser.ask('/api/undo', {})).toMatchObject({
          status: 400,
          message: expect.stringContaining('nothing can be taken back'),
        })
      }),
    )
  })

  it.each([
    ['/api/answer', { answer: 0, decision: 5 }, /decision 5 is not the one that is asked/],
    ['/api/answer', { answer: 4000, decision: 0 }, /4000 is not one of the options/],
    ['/api/answer', { answer: -1, decision: 0 }, /-1 is not one of the options/],
    ['/api/answer', { answer: 'x', decision: 0 }, /answer: expected a whole number, found "x"/],
    ['/api/answer', {}, /decision: expected a whole number, found nothing/],
    ['/api/new', { game: 'chess' }, /no game "chess"/],
    ['/api/new', {}, /game: expected a text, found nothing/],
    ['/api/new', { game: 'aeons-end', setup: { mages: ['x'] } }, /mages\[0\]: "x" is no mage/],
    ['/api/new', [], /must be a JSON object/],
    ['/api/new?lang=de', {}, /lang: expected en or fr/],
  ])('refuses %s %j with one sentence', async (path, body, sentence) => {
    await inFolder((folder) =>
      served(folder, async (address) => {
        const browser = new Browser(address)
        await browser.ask('/api/table')
        const { table } = await browser.ask('/api/new', { game: 'aeons-end', seed: 's' })
        const reply = await browser.ask(path, body)
        expect(reply).toEqual({ status: 400, message: expect.stringMatching(sentence) })
        expect((await browser.ask('/api/table')).table).toEqual(table)
      }),
    )
  })

  it('refuses other pages, other methods and what is no JSON', async () => {
    await inFolder((folder) =>
      served(folder, async (address) => {
        const browser = new Browser(address)
        const json = { 'content-type': 'application/json' }
        const post = (body: string, headers: Record<string, string>) =>
          browser.fetch('/api/new', { method: 'POST', body, headers })
        const other = { ...json, origin: 'http://elsewhere.test' }
        expect((await post('{"game":"eternal"}', other)).status).toBe(400)
        expect((await post('{', json)).status).toBe(400)
        expect((await post(' '.repeat(100_000), json)).status).toBe(400)
        expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(400)
        expect((await browser.fetch('/api/new')).status).toBe(405)
        expect((await browser.fetch('/../package.json')).status).toBe(404)
        expect(readdirSync(folder)).toEqual([])
      }),
    )
  })

  it('sets a damaged save aside with a message and keeps the others', async () => {
    await inFolder(async (folder) => {
      const good = await served(folder, async (address) => {
        const browser = new Browser(address)
        await browser.ask('/api/table')
        await browser.ask('/api/new', { game: 'eternal', seed: 's' })
        return browser.id
      })
      const bad = 'b'.repeat(32)
      writeFileSync(join(folder, `${bad}.json`), '{"format": 1')
      mkdirSync(join(folder, 'set-aside'))
      writeFileSync(join(folder, 'set-aside', `${bad}.json`), 'an older one')
      const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await served(folder, async (address) => {
        expect(told).toHaveBeenCalledWith(expect.stringMatching(/set aside as .*: .*not a record|set aside/))
        told.mockRestore()
        const table = async (id: string) => {
          const reply = await fetch(`${address}/api/table`, { headers: { cookie: `table=${id}` } })
          return (await reply.json()) as Reply
        }
        expect((await table(good)).table).not.toBeNull()
        const damaged = await table(bad)
        expect(damaged.table).toBeNull()
        expect(damaged.message).toMatch(/could not be opened and was set aside/)
        expect((await table(bad)).message).toBeNull()
      })
      expect(readdirSync(folder).sort()).toEqual([`${good}.json`, 'set-aside'].sort())
      expect(readdirSync(join(folder, 'set-aside')).sort()).toEqual([`${bad}-2.json`, `${bad}.json`])
    })
  })
})
