import { describe, expect, it } from 'vitest'
import { scriptsOf } from '../../tools/site.ts'
import { House } from './browser.ts'
import { READY } from './play.ts'

const house = new House()

/** Compressed, in bytes: under the 200 kB that a first table may take. */
const MOST = 195_000

describe.each(['aeons-end', 'eternal'] as const)('the first table of %s', (game) => {
  it.each(['en', 'fr'] as const)(
    'needs little script in %s',
    async (lang) => {
      const person = await house.person({ lang })
      const page = await person.context.newPage()
      const scripts = scriptsOf(page)
      await page.goto(person.addressOf(`#/play/${game}?seed=size`))
      await page.waitForSelector(READY)
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
      expect(bytes).toBeGreaterThan(50_000)
      expect(bytes).toBeLessThan(MOST)
      // What a first table does not ask for.
      const names = scripts.map(({ name }) => name).join(' ')
      expect(names).not.toMatch(/scenario|lesson|LabPage|Menu|Replay/)
      if (game === 'eternal') expect(names).not.toMatch(lang === 'en' ? /french/ : /english/)
      await person.leave()
    },
    600_000,
  )
})
