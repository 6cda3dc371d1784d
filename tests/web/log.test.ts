import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, House } from './browser.ts'
import { byItself, numbers, play } from './play.ts'

const house = new House()

const focused = (act: Locator) =>
  expect.poll(() => act.evaluate((each) => each === document.activeElement)).toBe(true)

describe.each(['aeons-end', 'eternal'] as const)('the log of %s', (game) => {
  it('is a story: walked with arrow keys, opened with Enter, passed by the tab key in one step', async () => {
    const { person, page } = await house.walker()
    await goTo(page, `#/play/${game}?seed=log`, 'main.table')
    await play(page, byItself(numbers(7)), 40)
    const acts = page.locator('.log-act')
    // The log is fetched after the table.
    await expect.poll(() => acts.count()).toBeGreaterThan(5)
    const count = await acts.count()
    expect(await page.locator('.log-turn-head').count()).toBeGreaterThan(1)
    // One stop for the tab key.
    expect(await page.locator('.log-turns [tabindex="0"]').count()).toBe(1)
    expect(await page.locator('.log-turns button:not([tabindex])').count()).toBe(0)

    await acts.last().focus()
    await page.keyboard.press('ArrowUp')
    await focused(acts.nth(count - 2))
    await page.keyboard.press('Home')
    await focused(acts.first())
    await page.keyboard.press('End')
    await focused(acts.last())

    // Every step of an act, and the way back to its moment.
    await page.keyboard.press('Home')
    await page.keyboard.press(' ')
    await expect.poll(() => acts.first().getAttribute('aria-expanded')).toBe('true')
    await page.locator('.log-look').click()
    await page.waitForSelector('main.table.past')
    expect(person.complaints).toEqual([])
  })
})
