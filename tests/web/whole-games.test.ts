import { describe, expect, it } from 'vitest'
import { goTo, House, PHONE, type Visit } from './browser.ts'
import { byClicks, byKeys, byTaps, numbers, OVER, play, playToTheEnd } from './play.ts'

const house = new House()

/** Deals that are over soon. */
const GAMES = [
  ['aeons-end', 'whole-84'],
  ['eternal', 'whole-149'],
] as const

const WAYS: readonly (readonly [name: string, visit: Visit, take: typeof byClicks])[] = [
  ['by clicks', {}, byClicks],
  ['by keyboard alone', {}, byKeys],
  ['by touch on a phone', PHONE, byTaps],
]

const FIRST_PART = 20

describe.each(GAMES)('a whole game of %s is played to the end', (game, seed) => {
  it.each(WAYS)('%s, in one language and then in the other', async (_, visit, take) => {
    const { person, page } = await house.walker(visit)
    await goTo(page, `#/play/${game}?seed=${seed}&bot=random`, 'main.table')
    const spoken = () => page.evaluate(() => document.documentElement.lang)
    const hand = take(numbers(7))
    await play(page, hand, FIRST_PART)
    // Closed and opened again in the other language, the game goes on.
    const other = (await spoken()) === 'fr' ? 'en' : 'fr'
    await page.evaluate((lang) => localStorage.setItem('cardwright/language', lang), other)
    await page.reload()
    const { at } = await playToTheEnd(page, hand)
    expect(await spoken()).toBe(other)
    expect(at).toBeGreaterThan(30)
    expect(await page.locator(OVER).getAttribute('data-over')).toMatch(/won|lost|player/)
    expect(person.complaints).toEqual([])
  })
})
