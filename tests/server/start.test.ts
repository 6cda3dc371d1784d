import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const main = join(import.meta.dirname, '..', '..', 'src', 'server', 'main.ts')

/** Starts the server and gives what it says first. */
function started(port: string): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  return new Promise((done, fail) => {
    const env = { ...process.env, PORT: port }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const hear = (piece: Buffer) => done({ child, said: piece.toString() })
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', fail)
  })
}

const portIn = (said: string): number =>
  Number(/^Cardwright is at http:\/\/localhost:(\d+)\n$/.exec(said)?.[1])

describe('npm start', () => {
  it('says where the table is, and takes the next port when one is taken', async () => {
    const first = await started('0')
    const taken = portIn(first.said)
    const second = await started(String(taken))
    try {
      expect(taken).toBeGreaterThan(0)
      expect(portIn(second.said)).toBeGreaterThan(taken)
      const page = await fetch(`http://127.0.0.1:${portIn(second.said)}/`)
      expect(await page.text()).toContain('<title>Cardwright</title>')
    } finally {
      first.child.kill()
      second.child.kill()
    }
  })
  it('refuses a port that is none with one sentence', async () => {
    const { child, said } = await started('door')
    expect(said).toBe('PORT must be a whole number from 0 to 65535, not "door".\n')
    const code = child.exitCode ?? (await new Promise((done) => child.on('exit', done)))
    expect(code).toBe(1)
  })
})
