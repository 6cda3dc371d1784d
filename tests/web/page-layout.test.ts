import { describe, expect, it } from 'vitest'
import { PAGES } from '../../tools/pages.ts'
import { goTo, House, inTurn, resized, type Visit } from './browser.ts'
import type { Fault } from './geometry.ts'
import { pageFaultsOf, showsFocus } from './page-geometry.ts'
import { numbers } from './play.ts'
import { drawn } from './windows.ts'

const house = new House()
const SIZES_EACH = 6
const TABS = 8

/** Words take more or less room, colours none: each theme is seen in one of the languages. */
const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ['English, dark', { lang: 'en', theme: 'dark' }],
  ['French, light', { lang: 'fr', theme: 'light' }],
]

describe.each(VISITS)('pages in windows drawn by chance: %s', (name, visit) => {
  it('are as wide as the window, with nothing on top of anything and no text cut', async () => {
    const next = numbers(2_000 + VISITS.findIndex(([each]) => each === name))
    const person = await house.person(visit)
    const page = await person.visit('')
    const faults: Record<string, readonly (Fault | string)[]> = {}
    for (const [place, [address, ready]] of Object.entries(PAGES)) {
      await goTo(page, address, ready)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (let n = 0; n < SIZES_EACH; n++) {
        const [width, height] = drawn(next)
        await resized(page, width, height)
        const found = await page.evaluate(pageFaultsOf)
        if (found.length > 0) faults[`${place} ${width}x${height}`] = found
      }
      const unseen: string[] = []
      for (let n = 0; n < TABS; n++) {
        await page.keyboard.press('Tab')
        const hidden = await page.evaluate(showsFocus)
        if (hidden !== null) unseen.push(hidden)
      }
      if (unseen.length > 0) faults[`${place}: focus`] = unseen
    }
    expect(faults).toEqual({})
    await person.leave()
  })
})

it('no place of the header moves from one page to the next', async () => {
  const next = numbers(2_100)
  const person = await house.person()
  const page = await person.visit('')
  const windows = [drawn(next), drawn(next), [1920, 1080] as const]
  const seen = windows.map(() => new Map<string, string[]>())
  for (const [time, [place, [address, ready]]] of Object.entries(PAGES).entries()) {
    await goTo(page, address, ready)
    for (const [n, [width, height]] of inTurn([...windows.entries()], time)) {
      await resized(page, width, height)
      const places = await page.evaluate(() =>
        ['.brand', '.places', '.corner'].map((selector) => {
          const { x, y, width } = document.querySelector(`.top ${selector}`)!.getBoundingClientRect()
          return [x, y, width].map(Math.round).join(' ')
        }),
      )
      const layout = places.join(', ')
      seen[n]!.set(layout, [...(seen[n]!.get(layout) ?? []), place])
    }
  }
  for (const [n, window] of windows.entries())
    expect([...seen[n]!.values()], window.join(' × ')).toHaveLength(1)
  await person.leave()
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
