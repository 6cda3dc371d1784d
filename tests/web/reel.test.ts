import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { beQuick, House, type Person } from './browser.ts'
import { numbers } from './play.ts'

const house = new House()

/** Keeps every scene that the page shows, as text, whatever the clock does. */
function watch(): void {
  const scenes: string[] = []
  new MutationObserver(() => {
    const text = document.querySelector<HTMLElement>('.reel')?.innerText
    if (text !== undefined && text !== scenes.at(-1)) scenes.push(text)
    document.documentElement.dataset.scenes = JSON.stringify(scenes)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const scenesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.scenes ?? '[]') as string[])

/** Somebody new at a table, in the tab of whoever has left before: the scripts of the page are compiled there. */
async function sitDown(game: string, speed: string, skip?: string): Promise<{ person: Person; page: Page }> {
  const person = await house.person()
  const { context } = person
  await context.addInitScript(watch)
  if (skip !== undefined) await context.addInitScript(skipWith, skip)
  if (speed === 'fast') await context.addInitScript(beQuick)
  await context.addInitScript((motion) => localStorage.setItem('cardwright/motion', motion), speed)
  return { person, page: await person.visit(`#/play/${game}?seed=reel`) }
}

/** Plays until so many scenes were seen, by keys that answer when somebody is asked and skip when not; or so many steps. */
async function playOn(page: Page, enough: number, most = 400) {
  const next = numbers(3)
  for (let step = 0; ; step++) {
    const scenes = await scenesOf(page)
    if (scenes.length >= enough || step === most) return { scenes, step }
    await page.waitForSelector('main.table[data-ready], main.table[data-over]')
    // Mostly what goes on: it is the others who are watched.
    await page.keyboard.press(next(4) === 0 ? '1' : 'Enter')
  }
}

describe.each([
  ['aeons-end', /the nemesis/],
  ['eternal', /plays/],
] as const)('at a table of %s', (game, expected) => {
  it('what others do is shown step by step, and not at all when motion is off', async () => {
    const { person, page } = await sitDown(game, 'fast')
    const { scenes, step } = await playOn(page, 6)
    expect(scenes.length).toBeGreaterThanOrEqual(6)
    expect(scenes.join('\n')).toMatch(expected)
    expect(new Set(scenes).size).toBeGreaterThan(3)
    expect(person.complaints).toEqual([])
    await person.leave()
    // The same game as far as that.
    const still = await sitDown(game, 'off')
    expect((await playOn(still.page, 1, step)).scenes).toEqual([])
    expect(still.person.complaints).toEqual([])
    await still.person.leave()
  })
})

/** Presses a key as soon as something is shown step by step, however short that is. */
function skipWith(key: string): void {
  new MutationObserver(() => {
    const { dataset } = document.documentElement
    if (dataset.skippedAt !== undefined || document.querySelector('.reel') === null) return
    dataset.skippedAt = document.querySelector('main.table')?.getAttribute('data-at') ?? ''
    dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }).observe(document, { subtree: true, childList: true })
}

describe('a reel', () => {
  it('loses no answer when the page is opened anew in the middle of it', async () => {
    const { person, page } = await sitDown('aeons-end', 'normal')
    const REEL = 'main.table.telling'
    for (;;) {
      await page.waitForSelector(`main.table[data-ready], ${REEL}`)
      if ((await page.$(REEL)) !== null) break
      await page.keyboard.press('Enter')
    }
    const at = await page.getAttribute('main.table', 'data-at')
    await page.reload()
    await page.waitForSelector('main.table[data-ready]')
    expect(await page.getAttribute('main.table', 'data-at')).toBe(at)
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('is skipped by any key, and the key answers nothing', async () => {
    const { person, page } = await sitDown('aeons-end', 'normal', 'x')
    const SKIPPED = 'html[data-skipped-at]'
    for (;;) {
      await page.waitForSelector(`main.table[data-ready], ${SKIPPED}`)
      if ((await page.$(SKIPPED)) !== null) break
      await page.keyboard.press('Enter')
    }
    await page.waitForSelector('main.table[data-ready]')
    expect(await page.$('.reel')).toBeNull()
    expect(await page.getAttribute('main.table', 'data-at')).toBe(
      await page.getAttribute('html', 'data-skipped-at'),
    )
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
