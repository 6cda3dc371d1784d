import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { resized } from '../browser.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

/* The order to answer a spell on one thing with one card: by lists, by pointing and by keyboard. */

const house = new OnlineHouse()

/** Whatever is drawn, a fast spell is held: Torch was one in 2019. */
const DECK = {
  name: 'Torches',
  main: [
    [50, 'Torch'],
    [25, 'Fire Sigil'],
  ],
  market: [],
}

async function eternal(lang: 'en' | 'fr') {
  const anna = await house.somebody({ lang })
  const friend = new Friend(house.at)
  friend.plays = false
  const link = await friend.host('eternal', { windows: 'even' })
  const { tables } = house.running.backend.store
  const setup = JSON.stringify({ decks: [DECK, DECK], format: 'open', rules: '2019', first: 0 })
  expect(await tables.change(friend.table, { setup })).toBe('changed')
  await anna.playWith(friend, link)
  const stored = async (): Promise<unknown> =>
    JSON.parse((await tables.table(friend.table))?.seats[1]?.orders ?? '[]')
  return { anna, friend, stored }
}

const TORCH_FOR_ME = {
  do: 'answer',
  to: { card: { zone: 'being played' }, on: [{ player: 1 }] },
  with: { kind: 'play', object: { zone: 'hand', of: 1, card: '1-8@2019' } },
}

describe('an order for a spell on one thing', () => {
  it('is given on the table itself, and taken back', async () => {
    const { anna, friend, stored } = await eternal('en')
    const { tab } = anna
    const tools = tab.locator('.tools-dialog')
    await anna.press(/^Table$/)
    await anna.press(/^Point at what it is on$/)
    await tools.waitFor({ state: 'detached' })
    const asked = tab.locator('.company-notes', { hasText: 'Choose something of yours on the table.' })
    await asked.waitFor()
    // What is nothing of one's own is refused, and asked for again.
    await tab.locator('main.table .seat.foe [data-place]').click()
    await tools.waitFor()
    expect(await asked.count()).toBe(0)
    await tools.getByText('That cannot be part of this order.').waitFor()
    expect(await tools.getByLabel('A spell on').inputValue()).toBe('')
    await anna.press(/^Point at what it is on$/)
    await tab.locator('main.table .seat.me [data-place]').click()
    await tools.waitFor()
    await anna.press(/^Point at the card$/)
    await tab
      .locator('main.table .hand-row [data-place]', { hasText: 'Torch' })
      .first()
      // In a fan each card lies on the right of the one before.
      .click({ position: { x: 8, y: 40 } })
    await tools.waitFor()
    await anna.press(/^Give this order$/)
    await tools.getByText('A spell on you is answered with Torch.').waitFor()
    await expect.poll(stored).toEqual([TORCH_FOR_ME])
    await tools.getByLabel(/until something of mine is touched/).check()
    await expect.poll(stored).toEqual([TORCH_FOR_ME, { do: 'pass untouched' }])
    await anna.press(/^Take back: a spell on you/)
    await expect.poll(stored).toEqual([{ do: 'pass untouched' }])
    // Nothing of it reached the other side.
    expect(JSON.stringify(friend.page.frames)).not.toContain('pass untouched')
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it('is begun from a card that is held up, by keyboard, and by nothing else than what it may name', async () => {
    const { anna, friend, stored } = await eternal('fr')
    const { tab } = anna
    const hand = tab.locator('main.table .hand-row .card')
    const heldUp = async (cards: typeof hand) => {
      await cards.first().focus()
      await tab.keyboard.press('w')
      await tab.locator('.peek.held').waitFor()
    }
    const offer = tab.getByRole('button', { name: /^Répondre à un sort/ })
    const sigils = hand.and(tab.locator('[data-card="1-1"], [data-card="1-1@2019"]'))
    if ((await sigils.count()) > 0) {
      await heldUp(sigils)
      expect(await offer.count()).toBe(0)
      await tab.keyboard.press('Escape')
    }
    await heldUp(hand.filter({ hasText: 'Torche' }))
    expect(await violations(tab)).toEqual([])
    await offer.press('Enter')
    // The other half is what is asked for next.
    const to = tab.getByLabel('Un sort sur')
    await to.waitFor()
    expect(await tab.getByLabel('reçoit en réponse').inputValue()).toBe('Torche')
    await expect.poll(() => to.evaluate((field) => field === document.activeElement)).toBe(true)
    await to.selectOption({ index: 1 })
    await tab.getByRole('button', { name: 'Donner cet ordre' }).press('Enter')
    await expect.poll(stored).toEqual([TORCH_FOR_ME])
    // The button waits for another order: whoever walks by keys goes on where that begins.
    const next = tab.locator('.answer-order select').first()
    await expect.poll(() => next.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it('is given from lists by keyboard alone, at every size and for everyone', async () => {
    const { anna, friend, stored } = await eternal('fr')
    const { tab } = anna
    await anna.press(/^Table$/)
    const to = tab.getByLabel('Un sort sur')
    await to.waitFor()
    for (const [width, height] of [
      [1920, 1080],
      [390, 664],
      [843, 411],
    ] as const) {
      await resized(tab, width, height)
      const wide = await tab.evaluate(() => {
        const dialog = document.querySelector('.tools-dialog')!
        return dialog.scrollWidth - dialog.clientWidth
      })
      expect(wide, `${width} × ${height}`).toBeLessThanOrEqual(0)
      // Each half reaches from edge to edge, whatever else there is room for beside it.
      const edges = await tab.evaluate(() =>
        ['.answer-order', '.answer-half'].map((part) =>
          [...document.querySelectorAll(part)].map((each) => {
            const { left, right } = each.getBoundingClientRect()
            return `${Math.round(left)}–${Math.round(right)}`
          }),
        ),
      )
      expect(new Set(edges.flat()).size, `${width} × ${height}`).toBe(1)
    }
    await resized(tab, 390, 664)
    expect(await violations(tab)).toEqual([])
    await resized(tab, 1366, 768)
    await to.selectOption({ index: 1 })
    await tab.getByLabel('reçoit en réponse').selectOption({ index: 1 })
    await tab.getByRole('button', { name: 'Donner cet ordre' }).press('Enter')
    await expect.poll(stored).toEqual([TORCH_FOR_ME])
    // Escape calls pointing off, and what was begun is there again.
    await tab.getByRole('button', { name: 'Montrer la carte' }).press('Enter')
    await tab.locator('.tools-dialog').waitFor({ state: 'detached' })
    await tab.keyboard.press('Escape')
    await tab
      .locator('.tools-dialog')
      .getByText(/reçoit .* en réponse\./)
      .waitFor()
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
