import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../tools/pages.ts'
import { goTo, House, inTurn, type Person, resized, type Visit } from '../browser.ts'
import { numbers } from '../play.ts'
import { brokenWords } from './broken-words.ts'
import type { Fault } from './geometry.ts'
import { pageFaultsOf, showsFocus } from './page-geometry.ts'
import { drawn } from './windows.ts'

const house = new House()

/** How often Tab is pressed: in the header, which is the same on every page, and in what each page is there for. */
const TABS = { header: 8, page: 4 }

type Size = ReturnType<typeof drawn>

/**
 * Words take more or less room, colours none: each theme is seen in one of the languages. Every page is seen on a large
 * screen and, upright or across, on a phone. In every run each visit looks at every other page, of pages that both games
 * have at one; in the long searches each looks at all.
 */
const VISITS: readonly (readonly [name: string, visit: Visit, phone: Size])[] = [
  ['English, dark', { lang: 'en', theme: 'dark' }, [390, 664]],
  ['French, light', { lang: 'fr', theme: 'light' }, [844, 390]],
]

/** Windows for each page alone; the long searches look at more, and at some in which every page is seen. */
const isDeep = process.env.DEEP === '1'
const SHARED = isDeep ? 2 : 0
const EACH = isDeep ? 6 : 1

/**
 * Pages of one kind fetch the same parts, whichever game they are of. In every run every other kind is opened before all
 * others, and the rest comes to what others have left; in the long searches each page is seen both ways.
 */
const KINDS = [...new Set(Object.keys(PAGES).map(kindOf))]
const FIRST = new Set(
  KINDS.filter((_, nth) => nth % 2 === 0).map((kind) =>
    Object.keys(PAGES).find((name) => kindOf(name) === kind),
  ),
)
function kindOf(name: string): string {
  return name.replace(/-.*/, '')
}

/** Where the parts of the header stand; runs in the page. */
const headerPlaces = (): string =>
  ['.brand', '.places', '.corner']
    .map((selector) => {
      const { x, y, width } = document.querySelector(`.top ${selector}`)!.getBoundingClientRect()
      return [x, y, width].map(Math.round).join(' ')
    })
    .join(', ')

/** What has the focus without showing it, of the first that Tab leads to, from the top or within what a page is there for. */
async function hiddenFocus(page: Page, part: keyof typeof TABS): Promise<readonly string[]> {
  const unseen: string[] = []
  await page.evaluate(
    (selector) => {
      const from = document.querySelector<HTMLElement>(selector)!
      from.tabIndex = -1
      from.focus({ preventScroll: true })
      from.removeAttribute('tabindex')
    },
    part === 'header' ? 'body' : 'main',
  )
  for (let n = 0; n < TABS[part]; n++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(showsFocus)
    if (hidden !== null) unseen.push(hidden)
  }
  return unseen
}

/** By way of an empty page, so that nothing of the one before is left. */
async function openFirst(person: Person, page: Page, address: string, ready: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(person.addressOf(address))
  await page.waitForSelector(ready)
}

describe.each(VISITS)('pages in windows drawn by chance: %s', (name, visit, phone) => {
  it('are as wide as the window, with nothing on top of anything and no text cut, and no place of the header moves', async () => {
    const nth = VISITS.findIndex(([each]) => each === name)
    const next = numbers(2_000 + nth)
    const { person, page } = await house.walker(visit)
    const faults: Record<string, readonly (Fault | string)[]> = {}
    const shared = [phone, ...Array.from({ length: SHARED }, () => drawn(next)), [1920, 1080] as const]
    const headers = new Map(shared.map((window) => [window, new Map<string, string[]>()]))
    for (const [time, [place, [address, ready]]] of Object.entries(PAGES).entries()) {
      if (!isDeep && time % 2 !== nth) continue
      if (!isDeep && FIRST.has(place)) await openFirst(person, page, address, ready)
      else await goTo(page, address, ready)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const own = Array.from({ length: EACH }, () => drawn(next))
      for (const window of inTurn([...shared, ...own], time)) {
        const [width, height] = window
        await resized(page, width, height)
        const found = [...(await page.evaluate(pageFaultsOf)), ...(await page.evaluate(brokenWords))]
        if (found.length > 0) faults[`${place} ${width}x${height}`] = found
        const seen = headers.get(window)
        if (seen === undefined) continue
        const header = await page.evaluate(headerPlaces)
        seen.set(header, [...(seen.get(header) ?? []), place])
      }
      const unseen = [
        ...(time === nth ? await hiddenFocus(page, 'header') : []),
        ...(await hiddenFocus(page, 'page')),
      ]
      if (unseen.length > 0) faults[`${place}: focus`] = unseen
    }
    expect(faults).toEqual({})
    for (const [window, seen] of headers) expect([...seen.values()], window.join(' × ')).toHaveLength(1)
  })
})

/** Wider than this the header has one line. */
const ONE_LINE = 761
const STEP = 17

it.each(VISITS)('the header keeps to one line where there is width for it: %s', async (_, visit) => {
  const { page } = await house.walker(visit)
  await goTo(page, '#/together', 'main.online h1')
  const faults: string[] = []
  for (let width = ONE_LINE; width < 1_300; width += STEP) {
    await resized(page, width, 390)
    faults.push(...(await page.evaluate(faultsOfHeader)))
  }
  expect(faults).toEqual([])
})

/** Parts of the header that stand below others, or on each other; runs in the page. */
function faultsOfHeader(): readonly string[] {
  const parts = [...document.querySelectorAll('.top :is(.brand, .places a, .corner button)')]
  const boxes = parts.map((part) => [part.textContent, part.getBoundingClientRect()] as const)
  return boxes.slice(1).flatMap(([name, box], i) => {
    const [before, its] = boxes[i]!
    if (box.top > its.bottom - 5) return [`${innerWidth}: ${name} below ${before}`]
    if (box.left < its.right - 1 || box.right > innerWidth) return [`${innerWidth}: ${name} on ${before}`]
    return []
  })
}

if (isDeep)
  it('pages look right when they are the first that is opened', async () => {
    const [, visit] = VISITS[1]!
    const { person, page } = await house.walker(visit)
    const faults: Record<string, readonly Fault[]> = {}
    for (const [place, [address, ready]] of Object.entries(PAGES)) {
      await openFirst(person, page, address, ready)
      const found = await page.evaluate(pageFaultsOf)
      if (found.length > 0) faults[place] = found
    }
    expect(faults).toEqual({})
  })
