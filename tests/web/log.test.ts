import { describe, expect, it } from 'vitest'
import { House } from './browser.ts'
import { byKeys, numbers, play } from './play.ts'

const house = new House()

describe.each(['aeons-end', 'eternal'] as const)('the log of %s', (game) => {
  it('is a story: walked with arrow keys, opened with Enter, passed by the tab key in one step', async () => {
    const person = await house.person()
    const page = await person.visit(`#/play/${game}?seed=log`)
    await play(page, byKeys(numbers(7)), 40)
    const acts = page.locator('.log-act')
    const count = await acts.count()
    expect(count).toBeGreaterThan(5)
    expect(await page.locator('.log-turn-head').count()).toBeGreaterThan(1)
    // One stop for the tab key.
    expect(await page.locator('.log-turns [tabindex="0"]').count()).toBe(1)
    expect(await page.locator('.log-turns button:not([tabindex])').count()).toBe(0)

    await acts.last().focus()
    await page.keyboard.press('ArrowUp')
    expect(await acts.nth(count - 2).evaluate((act) => act === document.activeElement)).toBe(true)
    await page.keyboard.press('Home')
    expect(await acts.first().evaluate((act) => act === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    expect(await acts.last().evaluate((act) => act === document.activeElement)).toBe(true)

    // Every step of an act, and the way back to its moment.
    await page.keyboard.press('Home')
    await page.keyboard.press(' ')
    expect(await acts.first().getAttribute('aria-expanded')).toBe('true')
    await page.locator('.log-look').click()
    await page.waitForSelector('main.table.past')
    expect(person.complaints).toEqual([])
    await person.leave()
  }, 600_000)
})
