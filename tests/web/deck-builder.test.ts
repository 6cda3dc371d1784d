import { describe, expect, it } from 'vitest'
import { offeredDecks } from '../../src/games/eternal/deck-building/offered.ts'
import { shuffled } from '../../src/web/decks/shuffle.ts'
import { goTo, House } from './browser.ts'
import { numbers } from './play.ts'

const house = new House()

const chance = (seed: number) => {
  const below = numbers(seed)
  return () => below(1000) / 1000
}

describe('a sample hand', () => {
  it('comes from the cards of the deck, each as often as it is there', () => {
    const [deck] = offeredDecks
    const cards = shuffled(deck!, chance(7))
    const count = (id: string) => cards.filter((each) => each === id).length
    for (const [n, id] of deck!.main) expect(count(id)).toBe(n)
    expect(shuffled(deck!, chance(8))).not.toEqual(cards)
  })
})

describe('the deck builder', () => {
  it('draws hands, sorts, filters by two factions, and moves nothing under the hand', async () => {
    const person = await house.person({ width: 1366, height: 768 })
    const page = await person.visit('#/decks')
    await page.getByRole('button', { name: 'Copy and change' }).first().click()
    await page.waitForSelector('.deck-lines li')
    await page.getByRole('button', { name: 'Draw a hand' }).click()
    await expect.poll(() => page.locator('.hand-cards li').count()).toBe(7)
    await page.getByRole('button', { name: 'Draw one more' }).click()
    await expect.poll(() => page.locator('.hand-cards li').count()).toBe(8)
    await page.getByRole('button', { name: 'Draw again' }).click()
    await expect.poll(() => page.locator('.hand-cards li').count()).toBe(7)

    const names = () => page.locator('.deck-lines .name').allInnerTexts()
    await page.locator('.contents select').selectOption('name')
    await expect
      .poll(async () => {
        const all = await names()
        return all.join() === [...all].sort((a, b) => a.localeCompare(b)).join()
      })
      .toBe(true)

    for (const name of ['Time', 'Shadow']) await page.getByRole('checkbox', { name }).check({ force: true })
    const pips = () =>
      page
        .locator('.picks li')
        .evaluateAll((all) =>
          all.map((each) =>
            [...each.querySelectorAll('.c-inf .pip')].map((pip) => pip.getAttribute('aria-label')),
          ),
        )
    const others = async () =>
      (await pips()).filter((each) => !each.every((name) => name === 'Time' || name === 'Shadow'))
    await expect.poll(others).toEqual([])
    expect((await pips()).length).toBeGreaterThan(10)

    // Of sigils there may be any number: what costs least is no power.
    await page.locator('.card-finder .filters select').last().selectOption('cost')
    // Adding of those found until the deck breaks a rule moves neither the card nor the list.
    await page.locator('.deck-side').evaluate((side) => side.scrollTo(0, 0))
    const place = () =>
      page.evaluate(() => [
        document.querySelector('.picks li')!.getBoundingClientRect().top,
        document.querySelector('.deck-lines')!.getBoundingClientRect().top,
      ])
    const before = await place()
    const plus = page.locator('.picks li').first().getByRole('button', { name: /^Add/ }).last()
    for (let i = 0; i < 5; i++) await plus.click()
    await page.waitForSelector('.verdict li')
    await expect.poll(place).toEqual(before)

    // The last copy that is taken out keeps its line, and what is below stays.
    const line = page.locator('.deck-lines li').nth(1)
    const second = await page.locator('.deck-lines li').nth(2).locator('.name').innerText()
    const copies = async () => Number(await line.locator('.n').innerText())
    for (let n = await copies(); n > 0; n--) {
      await line.locator('.step').first().click()
      await expect.poll(copies).toBe(n - 1)
    }
    expect(await page.locator('.deck-lines li').nth(2).locator('.name').innerText()).toBe(second)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})

describe('a pasted deck', () => {
  it.each([
    ['no deck at all\nnothing of it', /could be read as a deck/],
    ['EBIEB', /not a whole deck code/],
  ])('of which nothing can be read is not kept, and says so in sight: %j', async (text, words) => {
    const { person, page } = await house.walker({ width: 1100, height: 620 })
    await goTo(page, '#/decks', '.deck-tiles .spark')
    const field = page.locator('form.exchange textarea')
    await field.fill(text)
    await page.locator('form.exchange button[type=submit]').click()
    const alert = page.locator('form.exchange [role=alert]')
    await expect.poll(() => alert.innerText()).toMatch(words)
    await expect
      .poll(() => alert.evaluate((each) => each.getBoundingClientRect().top < innerHeight))
      .toBe(true)
    expect(await alert.locator('a').count()).toBe(0)
    expect(await page.evaluate(() => location.hash)).toBe('#/decks')
    expect(person.complaints).toEqual([])
  })
})
