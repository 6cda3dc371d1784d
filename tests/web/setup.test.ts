import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { offeredDecks } from '../../src/games/eternal/deck-building/offered.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { cardsWords } from '../../src/web/cards/words.ts'
import { House } from './browser.ts'

const house = new House()

const barIn = (page: Page) => page.locator('.begin-title')
const tile = (page: Page, side: number, name: string) =>
  page.locator(`input[name=deck${side}]`).and(page.getByRole('radio', { name, exact: false }))

describe('a set-up of Eternal', () => {
  it('shows decks, opponent and mode in one view of a laptop, and the bar says what will begin', async () => {
    const person = await house.person()
    const page = await person.visit('#/setup/eternal')
    await page.waitForSelector('.of-decks .portrait')
    const below = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.begin-bar')!.getBoundingClientRect().top
        const parts = [...document.querySelectorAll('.of-decks .portrait, .modes')]
        return parts.filter((each) => each.getBoundingClientRect().bottom > bar).length
      })
    await expect.poll(below).toBe(0)
    await tile(page, 0, 'Feln Control').check({ force: true })
    await tile(page, 1, 'Hooru Skies').check({ force: true })
    await page.getByRole('radio', { name: 'Bot: strong' }).last().check({ force: true })
    await expect.poll(() => barIn(page).innerText()).toBe('Feln Control against Hooru Skies')
    await expect.poll(() => page.locator('.begin-note').innerText()).toContain('Bot: strong')
    // A deck brings the rules along that it keeps.
    await tile(page, 1, 'Rakano Ramp').check({ force: true })
    await expect.poll(() => page.locator('.begin-note').innerText()).toContain('As they were in 2019')
    await page.locator('.begin-bar .go:enabled').waitFor()
    // Surprise me keeps who plays, and the next visit begins with the last table.
    await page.getByRole('button', { name: 'Surprise me' }).click()
    const surprised = await barIn(page).innerText()
    await expect.poll(() => page.locator('.begin-note').innerText()).toContain('Bot: strong')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.waitForSelector('main.table')
    await page.evaluate(() => {
      location.hash = '#/setup/eternal'
    })
    await page.waitForSelector('.of-decks .portrait')
    await expect.poll(() => barIn(page).innerText()).toBe(surprised)
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('shows one part at a time on a phone', async () => {
    const person = await house.person({ width: 390, height: 664, touch: true, lang: 'fr' })
    const page = await person.visit('#/setup/eternal')
    await page.waitForSelector('.of-decks .portrait')
    await expect.poll(() => page.locator('.side:visible').count()).toBe(1)
    await page.locator('.setup-parts label').nth(2).click()
    await expect.poll(() => page.locator('.side:visible').count()).toBe(0)
    await page.locator('.modes').waitFor()
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})

describe('what there is to choose', () => {
  it.each(['en', 'fr'] as const)('every set has a name, not a number: %s', (lang) => {
    const sets = new Set(eternal.cardIds.map((id) => eternal.words[lang].card(id).set))
    expect([...sets].filter((set) => cardsWords[lang].sets[set] === undefined)).toEqual([])
  })

  it.each(offeredDecks)(
    'a ready deck is told by a line, its factions and a card of its own: $name',
    (deck) => {
      for (const lang of ['en', 'fr'] as const) {
        const offered = eternal.offer!(lang).decks.find(({ name }) => name === deck.name)!
        expect(offered.line).toMatch(/^\p{Lu}.{10,60}\.$/u)
        expect(offered.eras.length, 'playable').toBeGreaterThan(0)
        expect(offered.factions.length).toBeGreaterThan(0)
        expect(deck.main.map(([, id]) => id)).toContain(offered.card)
      }
    },
  )
})
