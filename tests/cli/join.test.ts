import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLink } from '../../src/cli/online/line/link.ts'
import type { Running } from '../../src/server/start.ts'
import { Friend } from '../friend.ts'
import { cardwright } from './line.ts'
import { serveTables } from './serving.ts'
import { TypedInto } from './typed-into.ts'

/* The terminal at an online table: another client, which knows nothing of it, plays whole games with it. */

const folder = mkdtempSync(join(tmpdir(), 'cardwright-join-'))

let running: Running
let at = ''

beforeAll(async () => {
  ;({ running, at } = await serveTables(folder))
})

afterAll(async () => {
  await running?.close()
  rmSync(folder, { recursive: true, force: true })
})

class Terminal extends TypedInto {
  constructor(line: readonly string[], typed: string | null) {
    super(['join', ...line], typed, join(folder, 'config'))
  }
}

describe.each(['aeons-end', 'eternal'])('a terminal and another client at one table of %s', (game) => {
  it('play a whole game, though the line is lost on the way, and the seat is there again', async () => {
    const friend = new Friend(at, (each) => {
      if (each.answers === 5) running.upgrade.terminate()
    })
    const link = await friend.host(game, { windows: 'plain' })
    const terminal = new Terminal(
      [link, '--name', `Théo ${game}`, '--lang', 'fr'],
      `r\n${'1\n'.repeat(3000)}`,
    )
    await terminal.says(/Vous êtes prêt/)
    await friend.ready()
    expect(await terminal.ended).toBe(0)
    expect(terminal.err).toBe('')
    expect(terminal.out).toContain(`Vous êtes Théo ${game} chez ${at}.`)
    expect(terminal.out).toContain('Frida, pas encore prêt')
    expect(terminal.out).toContain('La partie commence.')
    expect(terminal.out).toMatch(/La ligne est coupée[\s\S]*La ligne est rétablie/)
    expect(terminal.out).toMatch(/^ {2}1\. /m)
    // The other client may hear of the end a little later.
    await expect.poll(() => friend.page.moment?.outcome ?? null, { message: friend.state }).not.toBeNull()
    const end = friend.page.moment!
    expect(terminal.out).toContain(`La partie est finie après ${end.at}`)
    expect(friend.answers).toBeGreaterThan(5)
    friend.leave()
    // The same person by the address alone: her seat, and how it ended.
    const again = new Terminal([`${at}/#/t/${friend.table}`, '--name', `Théo ${game}`, '--lang', 'fr'], null)
    expect(await again.ended).toBe(0)
    expect(again.out).toContain(`La partie est finie après ${end.at}`)
  })
})

describe('a terminal at an online table', () => {
  it('talks, sees what is said, and leaves with its seat kept', async () => {
    const friend = new Friend(at)
    const terminal = new Terminal([await friend.host('aeons-end'), '--name', 'Theo'], null)
    await terminal.says(/Type r when you are ready/)
    terminal.type('h')
    await terminal.says(/say TEXT +say something/)
    terminal.type('dance')
    await terminal.says(/“dance” is neither a number nor a command/)
    terminal.type('r')
    await terminal.says(/You are ready/)
    await friend.ready()
    await terminal.says(/Play begins/)
    terminal.type('say hello there')
    terminal.type('p 1')
    friend.say({ c: 'say', phrase: 1 })
    await terminal.says(/Theo: hello there[\s\S]*Theo: Hello!/)
    await terminal.says(/Frida: Good luck!/)
    terminal.type('y')
    await terminal.says(/Nobody asks you to agree/)
    terminal.type('q')
    expect(await terminal.ended).toBe(0)
    expect(terminal.out).toContain('Your seat is kept')
    friend.leave()
    const kept = join(folder, 'config', 'cardwright', 'people.json')
    expect(statSync(kept).mode & 0o077).toBe(0)
    expect(JSON.parse(readFileSync(kept, 'utf8'))[at].map(({ name }: { name: string }) => name)).toContain(
      'Theo',
    )
  })

  it('is told in one sentence when there is no such table, no such server or no link', async () => {
    // One of them as a program of its own, which ends by itself.
    const terminal = new Terminal([`${at}/#/t/nothing-here`, '--name', 'X'], '')
    expect(await terminal.ended).toBe(2)
    expect(terminal.err).toMatch(/^cardwright: [^\n]+\n$/)
    for (const [line, sentence] of [
      [['http://127.0.0.1:1/#/t/nothing-here'], /^cardwright: nobody answers at http:\/\/127\.0\.0\.1:1$/],
      [['http://127.0.0.1:1/#/t/nothing-here', '--lang', 'fr'], /^cardwright\u00a0: personne ne répond à /],
    ] as const) {
      vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'))
      const said = await cardwright('join', ...line).finally(() => vi.unstubAllEnvs())
      expect(said.code).toBe(2)
      expect(said.err).toMatch(sentence)
    }
    const { code, err } = await cardwright('join', 'not-a-link')
    expect(code).toBe(2)
    expect(err).toMatch(/^cardwright: “not-a-link” is not a link to a table; one looks like [^\n]+$/)
    expect((await cardwright('join')).err).toMatch(/^cardwright: something is missing: cardwright join LINK/)
  })

  it.each([
    [
      'http://localhost:4680/#/join/abcd/key1',
      { server: 'http://localhost:4680', key: 'key1', watch: false },
    ],
    ['localhost:4680/#/t/abcd', { server: 'http://localhost:4680', key: null, watch: false }],
    ['https://t.example.org/#/t/abcd?x=1', { server: 'https://t.example.org', key: null, watch: false }],
    ['http://[::1]:80/#/t/abcd?k=key1', { server: 'http://[::1]', key: 'key1', watch: true }],
  ])('reads the link %s', (text, link) => {
    expect(readLink(text)).toEqual({ table: 'abcd', ...link })
  })

  it.each([
    '',
    'x',
    'http://a/',
    'http://a/#/t/',
    'http://a/#/join/abcd',
    'http://a/#/t/../x',
    'ftp://a/#/t/abcd',
  ])('refuses what is no link: %s', (text) => {
    expect(() => readLink(text)).toThrow(/is not a link to a table/)
  })
})
