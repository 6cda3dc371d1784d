import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { namesOf, partsNaming } from '../../src/web/learn/card-names.ts'
import { House } from './browser.ts'

const house = new House()

describe('names of cards in a rule', () => {
  const known = namesOf(aeonsEnd.cardIds.map((id) => aeonsEnd.words.en.card(id)))
  const named = (text: string) =>
    partsNaming(text, known).flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  it('are found whole, the longest first', () => {
    expect(named('You play Searing Ruby and a Crystal.')).toEqual(['Searing Ruby', 'Crystal'])
    expect(named('Crystals of any kind')).toEqual([])
  })
  it('are not read into the first word of a sentence', () =>
    expect(named('Ignite your hopes. Jade is green.')).toEqual([]))
  it('leave every word of the text', () => {
    const text = 'Before Searing Ruby, after a Crystal, nothing.'
    expect(
      partsNaming(text, known)
        .map((part) => (typeof part === 'string' ? part : part.name))
        .join(''),
    ).toBe(text)
  })
})

describe.each([
  ['aeons-end', '03-your-mage-and-breaches', '.figure-ring', 5],
  ['aeons-end', '04-the-turn-order', '.figure-toks li', 6],
  ['eternal', '10-battle', '.figure-battle .card', 3],
] as const)('the rulebook of %s, %s', (game, chapter, part, n) => {
  it('has its picture, a sidebar with the place one is at, and a way to an example and back', async () => {
    const person = await house.person({ lang: 'fr' })
    const page = await person.visit(`#/learn/${game}/${chapter}`)
    await page.waitForSelector(part)
    await expect.poll(() => page.locator(part).count()).toBe(n)
    await expect.poll(() => page.locator('.book-side a[aria-current=page]').count()).toBe(1)
    const parts = page.locator('.book-side li li button')
    await parts.last().click()
    await page.waitForSelector('.book-side [aria-current=location]')
    const statement = page.locator('.statement:has(details)').last()
    const rule = await statement.getAttribute('id')
    await statement.locator('summary').click()
    await statement.locator('a.example').first().click()
    await page.waitForSelector('main.table .example-note')
    await page.locator('.example-note a').click()
    await page.waitForSelector(`#${rule}.marked`)
    await page.waitForFunction((id) => {
      const { top, bottom } = document.getElementById(id)!.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }, rule!)
    // What was tried is no game to continue.
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.waitForSelector('.game-tile')
    expect(await page.locator('.continue li').count()).toBe(0)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
