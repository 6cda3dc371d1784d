import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programOf } from '../../tools/programs.ts'

const main = programOf('server')

const folder = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server and gives its first lines. */
function started(
  port: string,
  to: { readonly data?: string; readonly lines?: number; readonly args?: readonly string[] } = {},
): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  return new Promise((done, fail) => {
    const env = {
      ...process.env,
      PORT: port,
      DATA: join(folder, to.data ?? 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
    }
    const child = spawn(process.execPath, [main, ...(to.args ?? [])], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const receive = (piece: string) => {
      said += piece
      if (said.split('\n').length > (to.lines ?? 1)) done({ child, said })
    }
    child.stdout.setEncoding('utf8').on('data', receive)
    child.stderr.setEncoding('utf8').on('data', receive)
    child.on('error', fail)
    child.on('close', () => fail(new Error(`the server ended; it said: ${said}`)))
  })
}

/** Tells a server to end, and waits until it has: it keeps its folder until then. */
async function end(...children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(
      (child) =>
        new Promise((done) => {
          if (child.exitCode !== null || child.signalCode !== null) done(null)
          child.once('exit', done)
          child.kill()
        }),
    ),
  )
}

const portIn = (said: string): number =>
  Number(/^Cardwright is at http:\/\/localhost:(\d+)\n$/.exec(said)?.[1])

describe('npm start', () => {
  /** The first one: others start beside it. */
  let first: Awaited<ReturnType<typeof started>>
  beforeAll(async () => {
    first = await started('0')
  })
  afterAll(() => end(first.child))

  it('says where the table is, and takes the next port when one is taken', async () => {
    const taken = portIn(first.said)
    const second = await started(String(taken), { data: 'other' })
    try {
      expect(taken).toBeGreaterThan(0)
      expect(portIn(second.said)).toBeGreaterThan(taken)
      const page = await fetch(`http://127.0.0.1:${portIn(second.said)}/`)
      expect(await page.text()).toContain('<title>Cardwright</title>')
    } finally {
      await end(second.child)
    }
  })
  it('the second in a folder gives out the page and says where the tables are kept', async () => {
    const second = await started('0', { lines: 2 })
    try {
      const [address, keeper] = second.said.split('\n')
      expect(keeper).toBe(
        `Tables with others are kept in ${join(folder, 'data')} by the one at http://localhost:${portIn(first.said)}; this one gives out the page for playing alone.`,
      )
      const at = portIn(`${address}\n`)
      expect((await fetch(`http://127.0.0.1:${at}/api/me`)).status).toBe(404)
      expect((await fetch(`http://127.0.0.1:${portIn(first.said)}/api/me`)).status).toBe(200)
    } finally {
      await end(second.child)
    }
  })
  it('ends by itself when it is told to, leaves its engine for tables that outlive this release, and the next has the tables; with --lan it prints an address and a code for others in the house', async () => {
    const { child } = await started('0', { data: 'ended' })
    // npm passes on what systemd has told it and the server: the second is not somebody who is tired of waiting.
    child.kill('SIGTERM')
    const since = performance.now()
    // Where this process comes late to it, nothing more is said: that would be somebody who is tired.
    const ignored = setInterval(() => {
      if (performance.now() - since < 100) child.kill('SIGTERM')
      else clearInterval(ignored)
    }, 1)
    const code = child.exitCode ?? (await new Promise((done) => child.on('exit', done)))
    expect(code).toBe(0)
    const engines = join(folder, 'ended', 'engines')
    // A program that runs from its source has no engine to leave.
    if (main.endsWith('.ts')) expect(existsSync(engines)).toBe(false)
    else expect(readdirSync(engines)).toEqual(readdirSync(join(main, '..', 'engines')))
    const next = await started('0', { data: 'ended', lines: 2, args: ['--lan'] })
    expect(next.said).toMatch(
      /^Cardwright is at http:\/\/localhost:\d+\n(Others in this house find it at http:\/\/|This machine is in no network)/,
    )
    const [address] = next.said.split('\n')
    expect((await fetch(`http://127.0.0.1:${portIn(`${address}\n`)}/api/me`)).status).toBe(200)
    await end(next.child)
  })
  it('refuses a word that it does not know', async () => {
    const { child, said } = await started('0', { args: ['--laan'] })
    expect(said).toBe('There is no "--laan" here; there is --lan.\n')
    await end(child)
  })
  it('refuses a port that is none with one sentence', async () => {
    const { child, said } = await started('door')
    expect(said).toBe('PORT must be a whole number from 0 to 65535, not "door".\n')
    const code = child.exitCode ?? (await new Promise((done) => child.on('exit', done)))
    expect(code).toBe(1)
  })
})
