import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { namesOf, partsNaming } from '../../src/web/learn/card-names.ts'
import { goTo, House } from './browser.ts'
import { asked, byItself, numbers } from './play.ts'

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

it('a chapter that needs no cards for its picture has it, too', async () => {
  const { person, page } = await house.walker({ lang: 'fr' })
  await goTo(page, '#/learn/aeons-end/04-the-turn-order', '.figure-toks li')
  await expect.poll(() => page.locator('.figure-toks li').count()).toBe(6)
  expect(person.complaints).toEqual([])
})

describe.each([
  ['aeons-end', '03-your-mage-and-breaches', '.figure-ring', 5],
  ['eternal', '10-battle', '.figure-battle .card', 3],
] as const)('the rulebook of %s, %s', (game, chapter, part, n) => {
  it('has its picture, a sidebar with the place one is at, and a way to an example and back', async () => {
    const { person, page } = await house.walker({ lang: 'fr' })
    await goTo(page, `#/learn/${game}/${chapter}`, part)
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
  })
})

/** What a table says, and whatever of it, to the eye or to the ear, calls somebody by a number; runs in the page. */
const listen = () => ({
  said: document.querySelector('main.table')?.textContent ?? '',
  numbered: [...document.querySelectorAll('main.table, main.table *')]
    .flatMap((e) => [
      ...['aria-label', 'title'].map((name) => e.getAttribute(name) ?? ''),
      ...[...e.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
    ])
    .filter((words) => /\b(player|joueur)\s\d/i.test(words)),
})

/**
 * How many examples are opened (the long searches open more), and how many answers are given in each; others in each
 * language, so that more are opened.
 */
const OPENED = process.env.DEEP === '1' ? 60 : 1
const ANSWERED = 4

describe.each([
  ['aeons-end', 'en', /\bthe (first|second) mage\b/i],
  ['aeons-end', 'fr', /\ble (premier|deuxième) mage\b/i],
  ['eternal', 'en', /\byour opponent\b/i],
  ['eternal', 'fr', /\bvotre adversaire\b/i],
] as const)('examples of %s as tables, in %s', (game, lang, role) => {
  it('call people as other tables do, and nobody by a number', async () => {
    const { person, page } = await house.walker({ lang })
    const entries: { readonly proves: readonly string[]; readonly file: number; readonly place: number }[] =
      await page.evaluate(async (name) => (await fetch(`library/${name}-examples.json`)).json(), game)
    const ofRules = entries.flatMap(({ proves, file, place }) => {
      const rule = proves.find((id) => /^[A-Z]\d+$/.test(id))
      return rule === undefined ? [] : [[rule, file, place].join('/')]
    })
    const next = numbers(lang === 'en' ? 4 : 5)
    const found: Record<string, readonly string[]> = {}
    let said = ''
    for (let n = 0; n < OPENED; n++) {
      const example = ofRules[next(ofRules.length)]!
      await goTo(page, `#/example/${game}/${example}`, 'main.table')
      let now = await asked(page)
      for (let answer = 0; ; answer++) {
        const spoken = await page.evaluate(listen)
        if (spoken.numbered.length > 0) found[`${example}, after ${answer}`] = spoken.numbered
        said += spoken.said
        if (now.over || answer === ANSWERED) break
        await byItself(next)(page, now)
        now = await asked(page, now.sign)
      }
    }
    expect(found).toEqual({})
    expect(said).toMatch(role)
    expect(person.complaints).toEqual([])
  })
})
