import { describe, expect, it } from 'vitest'
import { House } from './browser.ts'
import { ANSWERS, asked, byClicks, numbers, READY } from './play.ts'

const house = new House()

describe('games in progress', () => {
  it('go on where they were when the page was closed in the middle of a choice', async () => {
    const person = await house.person()
    const first = await person.visit('#/play/aeons-end?seed=save')
    const take = byClicks(numbers(5))
    for (let i = 0; i < 7 && (await asked(first)); i++) {
      await take(first, await first.locator(ANSWERS).count())
      await first.waitForTimeout(60)
    }
    await asked(first)
    // An opened group of answers is nothing that a game remembers.
    if ((await first.locator(ANSWERS).allTextContents()).some((text) => text.startsWith('Esc')))
      await first.keyboard.press('Escape')
    const before = await first.locator(ANSWERS).allTextContents()
    const at = await first.locator('main.table').getAttribute('data-at')
    await first.close()

    const second = await person.visit('')
    await second.locator('.continue li a').first().click()
    await second.waitForSelector(READY)
    expect(await second.locator('main.table').getAttribute('data-at')).toBe(at)
    expect(await second.locator(ANSWERS).allTextContents()).toEqual(before)
    expect(person.complaints).toEqual([])
    await person.leave()
  }, 120_000)

  it('that are damaged are put aside with a message, and the others are kept', async () => {
    const person = await house.person()
    const page = await person.visit('#/play/eternal?seed=save')
    await page.waitForSelector(READY)
    await page.evaluate(() => {
      localStorage.setItem('cardwright/game/unreadable', '{"game":"eternal"')
      const [key] = Object.keys(localStorage).filter(
        (name) => name.startsWith('cardwright/game/') && !name.endsWith('unreadable'),
      )
      const good = JSON.parse(localStorage.getItem(key!) ?? '')
      localStorage.setItem(
        'cardwright/game/wrong',
        JSON.stringify({ ...good, record: good.record.replace(/"answers":"[^"]*"/, '"answers":"????"') }),
      )
    })
    await page.close()

    const home = await person.visit('')
    await home.waitForSelector('.continue')
    expect(await home.locator('.continue [role=status]').textContent()).toContain(
      'One saved game was damaged',
    )
    expect(await home.locator('.continue li').count()).toBe(2)
    await home.evaluate(() => {
      location.hash = '#/table/wrong'
    })
    await home.waitForSelector('main h1')
    await home.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('damaged'))
    await home.evaluate(() => {
      location.hash = '#/'
    })
    await home.waitForSelector('.continue li')
    expect(await home.locator('.continue li').count()).toBe(1)
    expect(await home.evaluate(() => localStorage.getItem('cardwright/damaged/unreadable'))).toBe(
      '{"game":"eternal"',
    )
    await home.locator('.continue li a').click()
    await home.waitForSelector(READY)
    await person.leave()
  }, 120_000)

  it('travel in a link, whole or to a moment; a damaged link says so', async () => {
    const person = await house.person()
    const page = await person.visit('#/play/aeons-end?seed=link')
    const take = byClicks(numbers(9))
    for (let i = 0; i < 5 && (await asked(page)); i++) {
      await take(page, await page.locator(ANSWERS).count())
      await page.waitForTimeout(60)
    }
    await asked(page)
    const at = await page.locator('main.table').getAttribute('data-at')
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Copy link to this game' }).click()
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#/link/'))
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const friend = await house.person({ lang: 'fr' })
    const seen = await friend.visit(new URL(link).hash)
    await seen.waitForSelector(READY)
    expect(await seen.locator('main.table').getAttribute('data-at')).toBe(at)
    const broken = await friend.visit(`${new URL(link).hash.slice(0, -9)}xxx`)
    await broken.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('abîm'))
    await person.leave()
    await friend.leave()
  }, 120_000)
})
