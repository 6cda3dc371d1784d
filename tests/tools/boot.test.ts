import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const boot = join(import.meta.dirname, '..', '..', 'tools', 'boot.mjs')

it('waits for a set-up in the same folder that signs its lock, though its process cannot be seen from here', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boot-'))
  for (const part of ['tools', 'node_modules', '.boot-lock']) mkdirSync(join(folder, part))
  cpSync(boot, join(folder, 'tools', 'boot.mjs'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  // A process of another container: here its number is nobody's.
  const sign = () => writeFileSync(join(folder, '.boot-lock', 'owner'), '999999999 0')
  sign()
  const beat = setInterval(sign, 500)
  const child = spawn(process.execPath, [
    join(folder, 'tools', 'boot.mjs'),
    'node',
    '-e',
    'console.log("up")',
  ])
  let said = ''
  let out = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  child.stdout.on('data', (text) => {
    out += text
  })
  const ended = new Promise((done) => child.on('close', done))
  await expect.poll(() => said).toContain('Waiting for another set-up')
  // The other one is done: there is nothing left to do here.
  const sum = createHash('sha256')
  for (const part of ['{}', process.platform, process.arch]) sum.update(part).update('\0')
  writeFileSync(join(folder, 'node_modules', '.boot-stamp'), sum.digest('hex'))
  clearInterval(beat)
  rmSync(join(folder, '.boot-lock'), { recursive: true })
  expect(await ended).toBe(0)
  expect([said.match(/Installing|npm/), out.trim()]).toEqual([null, 'up'])
  rmSync(folder, { recursive: true })
})
