import { describe, expect, it } from 'vitest'
import { House, PHONE, type Visit } from './browser.ts'
import { byClicks, byKeys, byTaps, numbers, OVER, play, playToTheEnd } from './play.ts'

const house = new House()

/** Deals that are over soon. */
const GAMES = [
  ['aeons-end', 'whole-84'],
  ['eternal', 'whole-149'],
] as const

/** Each way in both languages: the first part of a game in one, the rest in the other. */
const WAYS: readonly (readonly [name: string, visit: Visit, take: typeof byClicks])[] = [
  ['by clicks, in English and then in French', { lang: 'en' }, byClicks],
  ['by keyboard alone, in French and then in English', { lang: 'fr' }, byKeys],
  ['by touch on a phone, in French and then in English', { ...PHONE, lang: 'fr' }, byTaps],
]

const FIRST_PART = 20

describe.each(GAMES)('a whole game of %s is played to the end', (game, seed) => {
  it.each(WAYS)('%s', async (_, visit, take) => {
    const person = await house.person(visit)
    const page = await person.visit(`#/play/${game}?seed=${seed}&bot=random`)
    const hand = take(numbers(7))
    await play(page, hand, FIRST_PART)
    // Closed and opened again in the other language, the game goes on.
    const other = visit.lang === 'fr' ? 'en' : 'fr'
    await page.evaluate((lang) => localStorage.setItem('cardwright/language', lang), other)
    await page.reload()
    const { at } = await playToTheEnd(page, hand)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(other)
    expect(at).toBeGreaterThan(30)
    expect(await page.locator(OVER).getAttribute('data-over')).toMatch(/won|lost|player/)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
