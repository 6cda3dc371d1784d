import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, House, PHONE, type Visit } from './browser.ts'
import { byClicks, byKeys, byTaps, numbers, OVER, play, playToTheEnd, type Take } from './play.ts'

const house = new House()

/** Deals that are over soon; against a nemesis sooner for who goes on wherever that is possible. */
const GAMES = [
  ['aeons-end', 'whole-84', 'goes on'],
  ['eternal', 'whole-149', 'by chance'],
] as const

type OtherLanguage = (page: Page, lang: 'en' | 'fr') => Promise<void>

/** Closed and opened again in the other language, the game goes on. */
const reopened: OtherLanguage = async (page, lang) => {
  await page.evaluate((spoken) => localStorage.setItem('cardwright/language', spoken), lang)
  await page.reload()
}

/** By the menu of the table, which stays as it is. */
const turned: OtherLanguage = async (page, lang) => {
  await page.keyboard.press('m')
  const other = page.locator('input[name="language"]:not(:checked)')
  await other.waitFor({ state: 'attached' })
  await other.evaluate((input: HTMLElement) => input.click())
  await page.locator(`html[lang="${lang}"]`).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

const WAYS: readonly (readonly [name: string, visit: Visit, take: typeof byClicks, other: OtherLanguage])[] =
  [
    ['by clicks', {}, byClicks, reopened],
    ['by keyboard alone', {}, byKeys, turned],
    ['by touch on a phone', PHONE, byTaps, turned],
  ]

/** In every run each way is played at one of the games; in the long searches at both. */
const waysOf = (game: number): typeof WAYS =>
  process.env.DEEP === '1' ? WAYS : WAYS.filter((_, way) => (way === 0 ? 0 : 1) === game)

const FIRST_PART = 20

describe.each(GAMES)('a whole game of %s is played to the end', (game, seed, manner) => {
  const nth = GAMES.findIndex(([each]) => each === game)
  it.each(waysOf(nth))('%s, in one language and then in the other', async (_, visit, take, speak) => {
    const { person, page } = await house.walker(visit)
    await goTo(page, `#/play/${game}?seed=${seed}&bot=random`, 'main.table')
    const spoken = () => page.evaluate(() => document.documentElement.lang)
    const next = numbers(7)
    let going = -1
    const hand = take((below) => (going === -1 ? next(below) : going))
    await play(page, hand, FIRST_PART)
    const other = (await spoken()) === 'fr' ? 'en' : 'fr'
    await speak(page, other)
    const rest: Take = (tab, now) => {
      if (manner === 'goes on') going = now.goesOn
      return hand(tab, now)
    }
    const { at } = await playToTheEnd(page, rest)
    expect(await spoken()).toBe(other)
    expect(at).toBeGreaterThan(FIRST_PART)
    expect(await page.locator(OVER).getAttribute('data-over')).toMatch(/won|lost|player/)
    expect(person.complaints).toEqual([])
  })
})
