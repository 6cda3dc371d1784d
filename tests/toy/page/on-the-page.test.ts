import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../../../tools/site.ts'
import { sharedBrowser } from '../../thread.ts'
import { PATIENCE } from '../../web/browser.ts'
import { byItself, numbers, OVER, playToTheEnd } from '../../web/play.ts'

const here = import.meta.dirname
const root = join(here, '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'cardwright-toy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files of the page in whose place another stands that has the toy in it, too. */
const PLACES = new Map([
  ['src/web/games/index.ts', 'games.tsx'],
  ['src/web/games/ids.ts', 'ids.ts'],
  ['src/web/home/words.ts', 'words.ts'],
])

it('the toy begins on the page by an entry of the registry, and is played to its end', async () => {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    // Short names would be the same page.
    build: { outDir: folder, emptyOutDir: true, minify: false, cssMinify: false },
    plugins: [
      {
        name: 'toy',
        enforce: 'pre',
        async resolveId(source, importer) {
          if (importer === undefined || importer.startsWith(here)) return null
          const found = await this.resolve(source, importer, { skipSelf: true })
          const other = found === null ? undefined : PLACES.get(found.id.slice(root.length + 1))
          return other === undefined ? null : join(here, other)
        },
      },
    ],
  })
  const site = await openSite(folder, await sharedBrowser())
  const context = await site.browser.newContext({ reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(`${site.at}#/play/toy?seed=toy&bot=random`)
  await page.waitForSelector('.toy-board')
  expect(await page.locator('.toy-deck').textContent()).toMatch(/^\d+$/)
  const end = await playToTheEnd(page, byItself(numbers(3)))
  expect(end.over).toBe(true)
  expect(await page.locator(OVER).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
  await site.close()
})
