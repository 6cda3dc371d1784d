import { describe, expect, it } from 'vitest'
import { LISTENS_TO_NOBODY } from '../../src/table/api.ts'
import { Friend } from '../friend.ts'
import { OnlineHouse } from './online-house.ts'

/* Whom somebody hears is kept with her, not with her browser. */

const house = new OnlineHouse()

describe('hearing nobody', () => {
  it('holds on a device that has kept nothing', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await tab.goto(await friend.host('aeons-end'))
    await tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.press(/^Sit down$/)
    await anna.press(/^I am ready$/)
    await friend.ready()
    await anna.telling(tab.locator('main.table').waitFor())
    await anna.press(/^Talk/)
    const nobody = tab.getByLabel('Nobody', { exact: true })
    const kept = tab.waitForResponse((response) => response.url().endsWith('/api/me'))
    await nobody.check()
    expect((await kept).status()).toBe(200)
    const { tables, people } = house.running.backend.store
    const id = (await tables.table(friend.table))!.seats[1]!.person!
    expect(JSON.parse((await people.person(id))!.settings)).toEqual({ [LISTENS_TO_NOBODY]: true })
    await tab.evaluate(() => localStorage.clear())
    await tab.reload()
    await anna.telling(tab.locator('main.table').waitFor())
    await anna.press(/^Talk/)
    await expect.poll(() => nobody.isChecked()).toBe(true)
    await nobody.uncheck()
    await expect.poll(async () => (await people.person(id))!.settings).toBe(`{"${LISTENS_TO_NOBODY}":false}`)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
