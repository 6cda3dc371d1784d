import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, House } from './browser.ts'
import { READY } from './play.ts'
import { positionOfEternal } from './positions.ts'

const house = new House()

async function sitDown(page: Page): Promise<void> {
  const taken = page.locator('.hand-over button')
  if ((await taken.count()) > 0) await taken.first().click()
  await page.waitForSelector(READY)
}

async function seatedAt(given: object, moves: readonly unknown[] = []) {
  const { person, page } = await house.walker()
  await goTo(page, await positionOfEternal(given, moves), `${READY}, .hand-over button`)
  await sitDown(page)
  return { person, page }
}

/** Drags once both ends know of it, and until the page has heard it: dragging is fetched when the table stands. */
async function drag(page: Page, from: Locator, to: Locator, until: string): Promise<void> {
  const knows = (end: Locator, mark: string) =>
    expect.poll(() => end.evaluate((each, sign) => each.closest(sign) !== null, mark)).toBe(true)
  await knows(from, '[draggable="true"]')
  await knows(to, '[data-drop-target-for-element]')
  await from.dragTo(to)
  await page.waitForSelector(until)
}

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-at'))

const SIDES = {
  'player 1': { hand: ['Torch', 'Oni Ronin'], power: 5, influence: 'FFF', units: ['Pyre Adept', 'Yeti Spy'] },
  'player 2': { units: ['Bold Adventurer'] },
}

describe('dragging at a table of Eternal', () => {
  it('a spell onto its target plays it there', async () => {
    const { person, page } = await seatedAt(SIDES)
    const torch = page.locator('.hand li', { hasText: 'Torch' })
    const enemy = page.locator('.line.theirs .unit').first()
    const before = await at(page)
    await drag(page, torch, enemy, `main.table:not([data-at="${before}"])`)
    // Played and aimed: two answers, and nothing more is asked about it.
    await page.waitForFunction(
      (n) =>
        document.querySelector('.hand-over') !== null ||
        Number(document.querySelector('main.table')?.getAttribute('data-at')) >= n,
      before + 2,
    )
    expect(person.complaints).toEqual([])
  })

  it('a unit onto the own row plays it', async () => {
    const { person, page } = await seatedAt(SIDES)
    const ronin = page.locator('.hand li', { hasText: 'Oni Ronin' })
    const row = page.locator('.line.mine .units')
    const before = await at(page)
    await drag(page, ronin, row, `main.table:not([data-at="${before}"])`)
    expect(person.complaints).toEqual([])
  })

  it('a unit onto the opponent joins the attack, and Escape takes it back', async () => {
    const { person, page } = await seatedAt(SIDES)
    const unit = page.locator('.line.mine .unit', { hasText: 'Pyre Adept' })
    await drag(page, unit, page.locator('.seat.foe'), '.line.mine .card.picked')
    expect(await page.locator('.opts .main').textContent()).toContain('Attack with 1')
    await page.keyboard.press('Escape')
    await page.waitForSelector('.line.mine .card.picked', { state: 'detached' })
    expect(person.complaints).toEqual([])
  })

  it('a blocker onto an attacker blocks it, and the end of the battle is told with it', async () => {
    const given = {
      'player 1': { units: ['Towering Terrazon', 'Oni Ronin'] },
      'player 2': { units: ['Pyre Adept', 'Yeti Spy'] },
    }
    const table = await seatedAt(given, [{ attack: ['Towering Terrazon', 'Oni Ronin'] }])
    const { person, page } = table
    const blocker = page.locator('.line.mine .unit', { hasText: 'Pyre Adept' })
    const attacker = page.locator('.line.theirs .unit', { hasText: 'Oni Ronin' })
    await page.waitForFunction(() => /25 → \d/.test(document.querySelector('.opts .main')?.textContent ?? ''))
    const open = await page.locator('.opts .main').textContent()
    await drag(page, blocker, attacker, '.line.mine .card.picked')
    await page.waitForFunction((words) => {
      const said = document.querySelector('.opts .main')?.textContent ?? ''
      return said !== words && /Oni Ronin/.test(said) && /25 → \d/.test(said)
    }, open)
    expect(person.complaints).toEqual([])
  })
})
