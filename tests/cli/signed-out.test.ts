import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connecting } from '../../src/cli/online/line/connection.ts'
import { serveTables } from './serving.ts'

it('a terminal whose session ended while it had no line is told that it was signed out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-out-'))
  const { running, at } = await serveTables(folder)
  const open = await connecting()
  const last = await new Promise((done) => {
    const line = open('a'.repeat(43), {
      address: () => `${at.replace('http', 'ws')}/live?t=x`,
      received: () => {},
      changed: (state) => {
        if (state === 'opening') return
        line.close()
        done(state)
      },
    })
  })
  expect(last).toBe('signed-out')
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})
