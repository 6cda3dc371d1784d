import { describe, expect, it } from 'vitest'
import { crowds } from '../../tools/crowds.ts'
import { House } from './browser.ts'
import { READY } from './play.ts'

const house = new House()

/**
 * Cast all four, go on, play the gems, answer the one that asks, prep all, buy, take the ruby, end the turn, keep the
 * order. In a dealt game the casting phase ends by itself: there it is one less.
 */
const TURN = ['Enter', 'Enter', 'g', '1', 'p', 'b', '2', 'Enter', 'Enter']

describe('presses', () => {
  it('a late turn with four spells, a minion in play, four gems, a purchase and two spells to prep takes nine', async () => {
    const person = await house.person()
    const page = await person.visit((await crowds())['aeons-end-late']!)
    await page.waitForSelector(READY)
    const sign = () => page.locator('.opts').textContent()
    for (const key of TURN) {
      const before = await sign()
      await page.keyboard.press(key)
      await page.waitForFunction(
        (words) =>
          document.querySelector('main.table[data-ready]') !== null &&
          document.querySelector('.opts')?.textContent !== words,
        before,
      )
    }
    // Four spells were cast at the nemesis, two lie prepped, and the turn is over.
    expect(TURN.length).toBeLessThanOrEqual(9)
    await expect.poll(() => page.locator('.breach .card.prepped').count()).toBe(2)
    await expect.poll(() => page.locator('.n-dial .dial-n').textContent()).toBe('33')
    await expect.poll(() => page.locator('.hand .card').count()).toBe(5)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
