import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { House, PHONE, type Visit } from './browser.ts'
import { byClicks, numbers, play } from './play.ts'

const house = new House()

/** Everything that axe finds on the page as it is now, in words; the size of targets is asked for (WCAG 2.2). */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // There are no frames, whose results would have to be put together in another tab.
    .setLegacyMode(true)
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ['English, dark', { lang: 'en', theme: 'dark' }],
  ['French, light', { lang: 'fr', theme: 'light' }],
  ['English, light, phone', { ...PHONE, lang: 'en', theme: 'light' }],
  ['French, dark, phone', { ...PHONE, lang: 'fr', theme: 'dark' }],
]

/** Places of the page, with what shows that they are there. */
const PLACES: readonly (readonly [place: string, ready: string])[] = [
  ['', '.door'],
  ['#/setup/aeons-end', '.piles-chosen .card'],
  ['#/setup/eternal', 'form select'],
  ['#/cards/aeons-end', '.gallery .card'],
  ['#/cards/eternal', '.gallery .card'],
  ['#/cards/aeons-end/jade', '.beside .card'],
  ['#/cards/eternal/1-8', '.beside .card'],
  ['#/decks', 'main h1'],
  ['#/learn', '.shelf li'],
  ['#/learn/aeons-end/05-casting', '.statement'],
  ['#/learn/eternal', 'main h1'],
  ['#/lab/aeons-end', '.lab form select'],
  ['#/nowhere', 'main h1'],
]

describe.each(VISITS)('axe finds nothing: %s', (_, visit) => {
  it('on any page', async () => {
    const person = await house.person(visit)
    const page = await person.visit('')
    for (const [place, ready] of PLACES) {
      await page.evaluate((hash) => {
        location.hash = hash === '' ? '#/' : hash
      }, place)
      await page.waitForSelector(ready)
      expect(await violations(page), place).toEqual([])
    }
    expect(person.complaints).toEqual([])
    await person.leave()
  }, 900_000)

  it.each(['aeons-end', 'eternal'])(
    'on the table of %s, decision after decision',
    async (game) => {
      const person = await house.person(visit)
      const page = await person.visit(`#/play/${game}?seed=axe&bot=greedy`)
      await play(page, byClicks(numbers(3)), 24, async (step) => {
        if (step % 6 === 0) expect(await violations(page), `step ${step}`).toEqual([])
      })
      await page.keyboard.press('?')
      await page.waitForSelector('dialog[open]')
      expect(await violations(page), 'keys').toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('m')
      await page.waitForSelector('dialog[open]')
      expect(await violations(page), 'menu').toEqual([])
      expect(person.complaints).toEqual([])
      await person.leave()
    },
    900_000,
  )
})
