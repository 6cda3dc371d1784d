import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite } from '../../tools/site.ts'

it('a page that was not built is said to be missing, and no browser waits for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-page-'))
  await expect(openSite(folder)).rejects.toThrow('npm run build')
  rmSync(folder, { recursive: true })
})
