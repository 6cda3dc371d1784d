import { describe, expect, it } from 'vitest'
import { HOLIDAY_DAY } from '../../../src/table/time/holiday.ts'
import { Friend } from '../../friend.ts'
import { resized } from '../browser.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

/* Holiday is taken on the account page and ended there; at a table of days the others see it. */

const house = new OnlineHouse()

describe('holiday', () => {
  it('is taken by keyboard, holds on a phone, and ends', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const { tab } = anna
    await tab.goto(`${house.at}/#/account`)
    await tab.getByLabel('Votre nom').fill('Anna')
    await anna.press(/^Entrer$/)
    await tab.getByText('Il vous reste 14 jours.').waitFor()
    await resized(tab, 390, 664)
    expect(await violations(tab)).toEqual([])
    const days = tab.getByLabel('Jours, à partir de maintenant')
    await days.fill('3')
    await days.press('Enter')
    await tab.getByText(/^Vous êtes en vacances jusqu’au /).waitFor()
    expect(await violations(tab)).toEqual([])
    await anna.press(/^Je suis de retour$/)
    await tab.getByText('Il vous reste 13 jours.').waitFor()
    expect(anna.complaints).toEqual([])
    await anna.leave()
  })

  it('is not taken for that of the others where one is asked oneself', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const friend = new Friend(house.at)
    await anna.playWith(friend, await friend.host('eternal', { pace: 'days' }))
    const { tables, people } = house.running.backend.store
    const row = () => tables.table(friend.table)
    await expect.poll(async () => (await row())?.asked).toBe(1)
    expect(await people.takeHoliday((await row())!.seats[1]!.person!, 2 * HOLIDAY_DAY)).toBe(true)
    await anna.tab.goto(`${house.at}/#/together`)
    await anna.orExplain(anna.tab.getByText(/vous êtes en vacances jusqu’au /).waitFor())
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it('is shown to the others at a table of days', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    const link = await friend.host('eternal', { pace: 'days' })
    const { tables, people } = house.running.backend.store
    const person = (await tables.table(friend.table))?.seats[0]?.person ?? ''
    expect(await people.takeHoliday(person, 5 * HOLIDAY_DAY)).toBe(true)
    await anna.playWith(friend, link)
    await anna.tab
      .locator('.company .people')
      .getByText(/^on holiday until /)
      .waitFor()
    // Where she sees all her tables it is said for whom and until when this one waits, once she has answered for herself.
    const asked = async () => (await tables.table(friend.table))?.asked
    await expect.poll(asked).not.toBeNull()
    if ((await asked()) === 1)
      await anna.tab.locator('main.table[data-ready] .answer-bar :is(.main, .opt)').first().click()
    await expect.poll(asked).toBe(0)
    await anna.tab.goto(`${house.at}/#/together`)
    await anna.tab.getByText(/^waiting for Frida .*on holiday until /).waitFor()
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
