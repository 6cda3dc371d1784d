import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resized } from '../browser.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

/* The host changes what is played from the waiting room, by clicks; the others see what has changed. */

const house = new OnlineHouse()

const SIZES = [
  [1920, 1080],
  [390, 664],
  [843, 411],
  [2560, 700],
] as const

async function holds(tab: Page, place: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await resized(tab, width, height)
    const wide = await tab.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return Math.max(0, scrollWidth - clientWidth)
    })
    expect(wide, `${place} at ${width} × ${height}`).toBe(0)
  }
  await resized(tab, 390, 664)
  expect(await violations(tab), place).toEqual([])
  await resized(tab, 1366, 768)
}

/** What stands on a seat of the waiting room and reaches over its edge. */
const overSeats = (tab: Page): Promise<readonly string[]> =>
  tab.locator('.room-seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const { left, right } = seat.getBoundingClientRect()
      return [...seat.querySelectorAll('button, select, strong, span, small')]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          const box = each.getBoundingClientRect()
          return box.left < left || box.right > right
        })
        .map((each) => each.textContent)
    }),
  )

/** Anna hosts a table in English, Bo sits there in French and is ready; they are the same at every table. */
async function waitingRoom(path: string) {
  const anna = await house.walker('Anna', { lang: 'en' })
  await anna.tab.goto(`${house.at}/#/setup/${path}`)
  await anna.press(/^Invite friends$/)
  const link = await anna.read('Link for your friends')
  const bo = await house.walker('Bo', { lang: 'fr' })
  await bo.tab.goto(link)
  await bo.press(/asseoir$/)
  await bo.press(/^Je suis prêt$/)
  await anna.tab.locator('.room-seat .lit').waitFor()
  return { anna, bo }
}

describe('the set-up of a table that people sit at', () => {
  it('nemesis, difficulty, supply and seats of Aeon’s End', async () => {
    const { anna, bo } = await waitingRoom('aeons-end')
    await resized(anna.tab, 390, 664)
    expect(await overSeats(anna.tab)).toEqual([])
    await resized(anna.tab, 1366, 768)
    await bo.tab.locator('.room-facts').getByText('Normal').waitFor()
    await anna.tab.getByRole('link', { name: 'Change the set-up' }).click()
    await anna.tab.locator('.nemeses .portrait').first().waitFor()
    await holds(anna.tab, 'changing Aeon’s End')
    await anna.tab.getByRole('radio', { name: /^Prince of Gluttons/ }).check({ force: true })
    await anna.tab.getByRole('radio', { name: 'Expert' }).check({ force: true })
    await anna.tab.getByLabel('Suggested supply').selectOption('base-free-charges')
    await anna.tab.getByRole('radio', { name: '3', exact: true }).check({ force: true })
    // Two people sit there: fewer seats cannot be chosen.
    expect(await anna.tab.getByRole('radio', { name: '1', exact: true }).count()).toBe(0)
    await anna.press(/^Play this$/)
    await anna.tab.locator('main.room').waitFor()
    const news = bo.tab.locator('.room-news')
    await news.getByText(/Némésis\u00a0:/).waitFor()
    await news.getByText(/Difficulté\u00a0: Expert/).waitFor()
    await news.getByText(/doivent le redire/).waitFor()
    expect(await bo.tab.locator('.room-seat').count()).toBe(3)
    expect(await bo.tab.locator('.room-seat .lit').count()).toBe(0)
    // Whoever has said so again is not told to any more.
    await bo.press(/^Je suis prêt$/)
    await bo.tab.locator('.room-seat .lit').waitFor()
    expect(await news.getByText(/doivent le redire/).count()).toBe(0)
    // How they play is shown to her too, and what becomes of it; she says again that she is ready.
    const terms = bo.tab.locator('.room-main details')
    expect(await terms.locator('summary').innerText()).toContain('Tranquille')
    await anna.tab.locator('main.room summary', { hasText: 'How we play' }).click()
    expect(await anna.tab.getByLabel('Reactions').count()).toBe(0)
    await anna.tab.getByLabel('Pace').selectOption('days')
    await news.getByText(/L’hôte a changé la façon de jouer\. Rythme\u00a0: Au fil des jours/).waitFor()
    await news.getByText(/doivent le redire/).waitFor()
    await anna.tab.getByLabel('Talking').selectOption('phrases')
    await news.getByText(/Parler\u00a0:/).waitFor()
    await terms.locator('summary').click()
    await terms
      .getByText(/^Au fil des jours/)
      .last()
      .waitFor()
    await bo.tab.locator('.room-seat .lit').waitFor({ state: 'detached' })
    // The table is called after whom it fights, for each in her own language.
    await anna.tab.getByRole('heading', { name: /Prince of Gluttons/ }).waitFor()
    await bo.tab.getByRole('heading', { name: /Prince des Gloutons/ }).waitFor()
    await holds(bo.tab, 'the room after it')
    // The third seat is closed from its list: the table is for two again, and nobody has got up.
    await anna.tab.locator('.room-seat select').last().selectOption('closed')
    await news.getByText('Une place a été fermée\u00a0: il en reste 2.').waitFor()
    expect(await bo.tab.locator('.room-seat').count()).toBe(2)
    expect(await news.getByText(/a quitté sa place/).count()).toBe(0)
    expect(await bo.tab.getByRole('link', { name: 'Changer la mise en place' }).count()).toBe(0)
    expect([...anna.complaints, ...bo.complaints]).toEqual([])
  })

  it('the rules of Eternal, by keyboard; decks stay closed', async () => {
    const { anna, bo } = await waitingRoom('eternal')
    await anna.tab.getByRole('link', { name: 'Change the set-up' }).press('Enter')
    const format = anna.tab.getByRole('radio', { name: 'Expedition' })
    await format.waitFor()
    await holds(anna.tab, 'changing Eternal')
    await anna.tab.getByRole('radio', { name: 'Ranked and casual' }).focus()
    await anna.tab.keyboard.press('ArrowRight')
    expect(await format.isChecked()).toBe(true)
    await anna.tab.keyboard.press('Enter')
    await anna.tab.locator('main.room').waitFor()
    await bo.tab
      .locator('.room-news')
      .getByText(/Format\u00a0: Expédition/)
      .waitFor()
    await bo.tab.locator('.room-facts').getByText('Expédition').waitFor()
    expect(await bo.tab.locator('.room-seat .lit').count()).toBe(0)
    // Whoever is not the host has no page for it, also by its address.
    const place = (await anna.tab.evaluate(() => location.hash)).replace('#/t/', '#/setup/eternal/')
    await bo.tab.goto(`${house.at}/${place}`)
    await bo.tab.getByText('Seul l’hôte d’une table change sa mise en place.').waitFor()
    await bo.tab.getByRole('link', { name: 'Retour à la salle d’attente' }).click()
    await bo.tab.locator('main.room').waitFor()
    expect([...anna.complaints, ...bo.complaints]).toEqual([])
  })
})
