import { describe, expect, it } from 'vitest'
import { House, PHONE, type Visit } from './browser.ts'
import { byClicks, byKeys, numbers, OVER, playToTheEnd } from './play.ts'

const house = new House()

const GAMES = ['aeons-end', 'eternal'] as const

const WAYS: readonly (readonly [name: string, visit: Visit, take: typeof byClicks])[] = [
  ['by clicks in English', { lang: 'en' }, byClicks],
  ['by clicks in French', { lang: 'fr' }, byClicks],
  ['by keyboard alone in English', { lang: 'en' }, byKeys],
  ['by keyboard alone in French', { lang: 'fr' }, byKeys],
  ['by touch on a phone', { ...PHONE, lang: 'fr' }, byClicks],
]

describe.each(GAMES)('a whole game of %s is played to the end', (game) => {
  it.each(WAYS)(
    '%s',
    async (_, visit, take) => {
      const person = await house.person(visit)
      const page = await person.visit(`#/play/${game}?seed=whole-game&bot=random`)
      await playToTheEnd(page, take(numbers(7)))
      expect(Number(await page.locator(OVER).getAttribute('data-at'))).toBeGreaterThan(30)
      expect(await page.locator(OVER).getAttribute('data-over')).toMatch(/won|lost|player/)
      expect(person.complaints).toEqual([])
      await person.leave()
    },
    240_000,
  )
})
