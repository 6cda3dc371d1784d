import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Reports } from '../../../src/server/operating/reports.ts'

it('a fault is kept once for every game, for nobody but whoever runs the server, and the oldest go', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const reports = new Reports(join(folder, 'reports'))
  const of = (reason: string) => ({ table: 'x', engine: 'e', reason, stack: 'at once', record: '{}' })
  const first = reports.keep(of('one'))
  expect(reports.keep(of('one'))).toBe(first)
  expect(JSON.parse(readFileSync(join(folder, 'reports', first), 'utf8'))).toEqual(of('one'))
  expect(statSync(join(folder, 'reports', first)).mode & 0o777).toBe(0o600)
  for (let n = 0; n < 120; n++) reports.keep(of(`another ${n}`))
  expect(readdirSync(join(folder, 'reports'))).toHaveLength(100)
  rmSync(folder, { recursive: true })
})
