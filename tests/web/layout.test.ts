import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { crowds } from '../../tools/crowds.ts'
import { moments } from '../../tools/moments.ts'
import { House, resized, type Visit } from './browser.ts'
import { type Fault, faultsOf } from './geometry.ts'
import { byClicks, numbers, play } from './play.ts'
import { drawn } from './windows.ts'

const house = new House()

const SIZES_EACH = 6

/** Tables of played games and laid-out crowds, and who looks at them. */
const TABLES: readonly (readonly [name: string, visit: Visit])[] = [
  ['aeons-end-begin', { lang: 'fr', theme: 'light' }],
  ['aeons-end-middle', { lang: 'en', theme: 'dark' }],
  ['aeons-end-four-nemesis', { lang: 'fr', theme: 'dark' }],
  ['aeons-end-crowd', { lang: 'fr', theme: 'light' }],
  ['eternal-begin', { lang: 'en', theme: 'light' }],
  ['eternal-middle', { lang: 'fr', theme: 'dark' }],
  ['eternal-crowd', { lang: 'en', theme: 'dark' }],
  ['eternal-target', { lang: 'fr', theme: 'light' }],
]

async function sitDown(page: Page): Promise<void> {
  await page.waitForSelector('main.table, .hand-over button')
  const taken = page.locator('.hand-over button')
  if ((await taken.count()) > 0) await taken.first().click()
  await page.waitForSelector('main.table .card')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const places = Promise.all([moments(), crowds()]).then(
  ([played, laid]) => new Map([...played, ...Object.entries(laid)]),
)

describe('the table, in windows drawn by chance', () => {
  it.each(TABLES.map(([name, visit], i) => ({ name, visit, i })))(
    '$name has everything on the screen, nothing on top of anything, and no text cut',
    async ({ name, visit, i }) => {
      const next = numbers(1_000 + i)
      const person = await house.person(visit)
      const page = await person.visit((await places).get(name)!)
      await sitDown(page)
      const faults: Record<string, readonly Fault[]> = {}
      for (let n = 0; n < SIZES_EACH; n++) {
        const [width, height] = drawn(next)
        await resized(page, width, height)
        const found = await page.evaluate(faultsOf, !name.endsWith('-nemesis'))
        if (found.length > 0) faults[`${width}x${height}`] = found
      }
      expect(faults).toEqual({})
      expect(person.complaints).toEqual([])
      await person.leave()
    },
  )

  it.each(['aeons-end', 'eternal'])(
    'of %s keep the height of the bar of answers, whatever is asked',
    async (game) => {
      const next = numbers(77)
      const [width, height] = drawn(next)
      const person = await house.person({ width, height })
      const page = await person.visit(`#/play/${game}?seed=steady&bot=greedy`)
      const boxes = new Set<string>()
      await play(page, byClicks(next), 24, async () => {
        const box = await page.locator('.ledge').boundingBox()
        boxes.add(`${Math.round(box!.y)} ${Math.round(box!.height)}`)
      })
      expect([...boxes]).toHaveLength(1)
      await person.leave()
    },
  )
})
