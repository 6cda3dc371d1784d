import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { crowds } from '../../tools/crowds.ts'
import { House, PHONE } from './browser.ts'
import { asked, READY } from './play.ts'

const house = new House()

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-at'))

const reaches = (page: Page, n: number) =>
  page.waitForFunction(
    (least) =>
      Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at') ?? -1) >= least,
    n,
  )

/** The main phase of the first mage, with gems in hand: it is her turn first in this deal. */
async function mainPhase(visit: Parameters<House['person']>[0] = {}) {
  const person = await house.person(visit)
  const page = await person.visit('#/play/aeons-end?seed=whole-14&bot=random')
  await page.waitForSelector(READY)
  while ((await page.locator('.opts button', { hasText: 'Play all gems' }).count()) === 0) {
    const { sign } = await asked(page)
    await page
      .locator('.ledge button:is(.opt, .thumb):not([disabled], [aria-disabled="true"]):visible')
      .first()
      .click()
    await asked(page, sign)
  }
  return { person, page }
}

const going = (page: Page) => page.locator(':is(.opts .main, .thumb):visible').first()

describe('no trap at the table', () => {
  it('lies in Enter after a card was clicked: it says what the button with its sign says', async () => {
    const { person, page } = await mainPhase()
    const start = await at(page)
    await page.keyboard.press('g')
    await reaches(page, start + 2)
    const before = await at(page)
    await page.locator('.supply .card.can').first().click()
    await reaches(page, before + 1)
    const bought = await at(page)
    const words = await going(page).textContent()
    await page.keyboard.press('Enter')
    // Either the turn ended, or the button asks whether the rest is to be left: nothing was bought.
    await page.waitForFunction(
      ([n, said]) => {
        const table = document.querySelector('main.table')
        const button = document.querySelector('.opts .main')
        return Number(table?.getAttribute('data-at')) > Number(n) || button?.textContent !== said
      },
      [bought, words] as const,
    )
    const bare = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '')
    if ((await at(page)) === bought) expect(bare(await going(page).textContent())).toContain('unspent')
    expect(person.complaints).toEqual([])
    await person.leave()
  }, 300_000)

  it('lies in a held key: it answers once', async () => {
    const { person, page } = await mainPhase()
    const start = await at(page)
    await page.keyboard.down('g')
    await reaches(page, start + 2)
    const played = await at(page)
    for (let i = 0; i < 5; i++) await page.keyboard.down('g')
    await page.keyboard.up('g')
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    // The first of them asked whether to leave the aether; those that followed said nothing.
    await page.waitForFunction(() => document.querySelector('.opts .main')?.textContent?.includes('unspent'))
    expect(await at(page)).toBe(played)
    await person.leave()
  }, 300_000)

  it('lies in the end of a turn: gems in hand ask once, on the same button', async () => {
    const { person, page } = await mainPhase()
    const start = await at(page)
    const place = await going(page).boundingBox()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('.opts .main')?.textContent?.includes('unplayed'))
    expect(await at(page)).toBe(start)
    expect(await going(page).boundingBox()).toEqual(place)
    await page.keyboard.press('Enter')
    await reaches(page, start + 1)
    await person.leave()
  }, 300_000)

  it('lies under a thumb that taps twice: the second tap does not take the first back', async () => {
    const { person, page } = await mainPhase(PHONE)
    const start = await at(page)
    const box = (await page.locator('.opts .opt').first().boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
    await reaches(page, start + 1)
    const words = await page.locator('.opts .opt').first().textContent()
    expect(words).not.toContain('Play all gems')
    await person.leave()
  }, 300_000)

  it('lies in a target: Escape and a right click take the card back', async () => {
    const person = await house.person()
    const page = await person.visit((await crowds())['eternal-target']!)
    await page.waitForSelector(`${READY}, .hand-over button`)
    const taken = page.locator('.hand-over button')
    if ((await taken.count()) > 0) await taken.first().click()
    await page.waitForSelector(READY)
    const target = await at(page)
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      (n) => Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at')) === n,
      target - 1,
    )
    expect(person.complaints).toEqual([])
    await person.leave()
  }, 300_000)

  it('lies in what was seen: alone, a second undo goes back beyond it, and the log says so', async () => {
    const { person, page } = await mainPhase()
    const start = await at(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('.opts .main')?.textContent?.includes('unplayed'))
    await page.keyboard.press('Enter')
    await reaches(page, start + 1)
    await page.keyboard.press('u')
    await page.waitForSelector('.notice')
    await page.keyboard.press('u')
    await page.waitForFunction(
      (n) => Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at')) <= n,
      start,
    )
    await page.waitForFunction(() =>
      document.querySelector('.log')?.textContent?.includes('Taken back after'),
    )
    await person.leave()
  }, 300_000)
})

describe('on a phone', () => {
  it('a tap shows a card, the next one plays it, and the tap that closes it does nothing else', async () => {
    const { person, page } = await mainPhase(PHONE)
    const start = await at(page)
    const card = page.locator('.hand .card.can').first()
    const tap = async () => {
      const box = (await card.boundingBox())!
      await page.touchscreen.tap(box.x + 8, box.y + box.height / 2)
    }
    await tap()
    await page.waitForSelector('.peek.held .peek-act')
    expect(await at(page)).toBe(start)
    // All of it is on the screen, also what closes it.
    const { width, height } = page.viewportSize()!
    for (const part of ['.peek.held', '.peek-close', '.peek-act']) {
      const box = (await page.locator(part).boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(-1)
      expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
    }
    // Beside it lies the supply: nothing of it is bought by closing.
    const pile = (await page.locator('.supply .card').nth(2).boundingBox())!
    await page.touchscreen.tap(pile.x + pile.width / 2, pile.y + pile.height / 2)
    await page.waitForSelector('.peek', { state: 'detached' })
    expect(await at(page)).toBe(start)
    await tap()
    await page.waitForSelector('.peek.held')
    await page.locator('.peek-act').tap()
    await page.waitForFunction(
      (n) =>
        Number(document.querySelector('main.table')?.getAttribute('data-at')) > n ||
        document.querySelector('.opts')?.textContent?.includes('Esc'),
      start,
    )
    expect(person.complaints).toEqual([])
    await person.leave()
  }, 300_000)
})
