import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { House, PHONE, type Visit } from './browser.ts'
import { READY } from './play.ts'
import { positionOfEternal } from './positions.ts'

const house = new House()

/** Two people share this table: whoever is asked takes the screen first. */
async function sitDown(page: Page): Promise<void> {
  await page.waitForSelector(`${READY}, .hand-over button`)
  const taken = page.locator('.hand-over button')
  if ((await taken.count()) > 0) await taken.first().click()
  await page.waitForSelector(READY)
}

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-at'))

const pressed = (page: Page): Promise<number> => page.locator('.opts button[aria-pressed=true]').count()

/** The picked cards that are cut off at the edge of a row, with the sign that they are picked. */
const cutOff = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.line .card.picked')].flatMap((card) => {
      const row = card.closest('.line')!
      if (getComputedStyle(row).overflowY === 'visible') return []
      const [inner, outer] = [card.getBoundingClientRect(), row.getBoundingClientRect()]
      const sign = Math.min(0, Number.parseFloat(getComputedStyle(card, '::before').top))
      const isWhole = inner.top + sign >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5
      return isWhole ? [] : [card.textContent]
    }),
  )

const ENEMIES = ['Oni Ronin', 'Pyre Adept', 'Bold Adventurer'].map((card) => ({ card }))
const FREEZE = {
  'player 1': { hand: ['Flash Freeze'], power: 3, influence: 'PPP' },
  'player 2': { units: ENEMIES },
}

const VISITS: readonly (readonly [string, Visit])[] = [
  ['on a screen', {}],
  ['by touch on a phone, in French', { ...PHONE, lang: 'fr' }],
]

describe('several things that one effect asks for', () => {
  it.each(VISITS)('are picked on the table, changed and confirmed as one %s', async (_, visit) => {
    const person = await house.person(visit)
    const page = await person.visit(await positionOfEternal(FREEZE, ['play Flash Freeze']))
    await sitDown(page)
    const before = await at(page)
    const units = page.locator('.line.theirs .unit .card')
    const pick = (i: number) => units.nth(i).click()
    await pick(0)
    await page.waitForSelector('.line.theirs .card.picked')
    expect(await pressed(page)).toBe(1)
    // One is not enough, and nothing has been answered.
    expect(await page.locator('.opts .opt.main').count()).toBe(0)
    await pick(1)
    await pick(0)
    await pick(2)
    await page.waitForFunction(() => document.querySelectorAll('.card.picked').length === 2)
    await expect.poll(() => cutOff(page)).toEqual([])
    expect(await at(page)).toBe(before)
    await page.locator(':is(.opts .opt.main, .thumb):visible').first().click()
    await page.waitForFunction(
      (n) => Number(document.querySelector('main.table')?.getAttribute('data-at')) >= n,
      before + 2,
    )
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('are picked by number keys and confirmed with Enter; Escape lets go of all', async () => {
    const hand = ['Torch', 'Torch', 'Pyre Adept', 'Rally', 'Temper', 'Infernus', 'Obliterate', 'Oni Ronin']
    const given = {
      'player 1': { hand: [...hand, 'Fire Sigil', 'Time Sigil', 'Slow', 'Suffocate'] },
      'player 2': {},
    }
    const person = await house.person()
    const page = await person.visit(await positionOfEternal(given, ['end turn']))
    await sitDown(page)
    const before = await at(page)
    const key = (name: string) =>
      page.locator('.opts button', { hasText: name }).locator('kbd').first().textContent()
    const torch = (await key('Torch')) ?? ''
    // Two that look alike are one button: it counts.
    await page.keyboard.press(torch)
    await page.keyboard.press(torch)
    await page.keyboard.press((await key('Rally')) ?? '')
    await page.waitForFunction(() => document.querySelectorAll('.hand .card.picked').length === 3)
    expect(await at(page)).toBe(before)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelectorAll('.hand .card.picked').length === 0)
    for (const name of ['Torch', 'Torch', 'Rally']) await page.keyboard.press((await key(name)) ?? '')
    await page.waitForFunction(() => document.querySelectorAll('.hand .card.picked').length === 3)
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (n) =>
        document.querySelector('.hand-over') !== null ||
        Number(document.querySelector('main.table')?.getAttribute('data-at')) >= n,
      before + 3,
    )
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
