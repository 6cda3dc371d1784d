import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../tools/pages.ts'
import { goTo, House, inTurn, resized, type Visit } from './browser.ts'
import type { Fault } from './geometry.ts'
import { pageFaultsOf, showsFocus } from './page-geometry.ts'
import { numbers } from './play.ts'
import { drawn } from './windows.ts'

const house = new House()
const TABS = 8

/** Words take more or less room, colours none: each theme is seen in one of the languages. */
const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ['English, dark', { lang: 'en', theme: 'dark' }],
  ['French, light', { lang: 'fr', theme: 'light' }],
]

/** Windows in which every page is seen, and windows for each page alone; the long searches look at more. */
const isDeep = process.env.DEEP === '1'
const SHARED = isDeep ? 2 : 1
const EACH = isDeep ? 6 : 3

/** Where the parts of the header stand; runs in the page. */
const headerPlaces = (): string =>
  ['.brand', '.places', '.corner']
    .map((selector) => {
      const { x, y, width } = document.querySelector(`.top ${selector}`)!.getBoundingClientRect()
      return [x, y, width].map(Math.round).join(' ')
    })
    .join(', ')

/** What has the focus without showing it, of the first that Tab leads to. */
async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const unseen: string[] = []
  for (let n = 0; n < TABS; n++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(showsFocus)
    if (hidden !== null) unseen.push(hidden)
  }
  return unseen
}

describe.each(VISITS)('pages in windows drawn by chance: %s', (name, visit) => {
  it('are as wide as the window, with nothing on top of anything and no text cut, and no place of the header moves', async () => {
    const nth = VISITS.findIndex(([each]) => each === name)
    const next = numbers(2_000 + nth)
    const person = await house.person(visit)
    const page = await person.visit('')
    const faults: Record<string, readonly (Fault | string)[]> = {}
    const shared = [...Array.from({ length: SHARED }, () => drawn(next)), [1920, 1080] as const]
    const headers = new Map(shared.map((window) => [window, new Map<string, string[]>()]))
    for (const [time, [place, [address, ready]]] of Object.entries(PAGES).entries()) {
      await goTo(page, address, ready)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const own = Array.from({ length: EACH }, () => drawn(next))
      for (const window of inTurn([...shared, ...own], time)) {
        const [width, height] = window
        await resized(page, width, height)
        const found = await page.evaluate(pageFaultsOf)
        if (found.length > 0) faults[`${place} ${width}x${height}`] = found
        const seen = headers.get(window)
        if (seen === undefined) continue
        const header = await page.evaluate(headerPlaces)
        seen.set(header, [...(seen.get(header) ?? []), place])
      }
      // What shows the focus is the same in every language: each visit looks at every other page.
      if (!isDeep && time % 2 !== nth) continue
      const unseen = await hiddenFocus(page)
      if (unseen.length > 0) faults[`${place}: focus`] = unseen
    }
    expect(faults).toEqual({})
    for (const [window, seen] of headers) expect([...seen.values()], window.join(' × ')).toHaveLength(1)
    await person.leave()
  })
})

it('pages look right when they are the first that is opened', async () => {
  const person = await house.person({ lang: 'fr' })
  const faults: Record<string, readonly Fault[]> = {}
  for (const [place, [address, ready]] of Object.entries(PAGES)) {
    const page = await person.visit(address)
    await page.waitForSelector(ready)
    const found = await page.evaluate(pageFaultsOf)
    if (found.length > 0) faults[place] = found
    await page.close()
  }
  expect(faults).toEqual({})
  await person.leave()
})
