import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../src/server/access/session.ts'
import { Friend } from '../../friend.ts'
import { newId } from '../../server/live/harness.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Whoever presses by keyboard goes on from what took the place of what she pressed. */

const house = new OnlineHouse()

/** What has the focus, as its element and its words. */
const focused = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const { activeElement } = document
    const words = (activeElement as HTMLElement | null)?.innerText ?? ''
    return activeElement === document.body ? 'nothing' : `${activeElement?.tagName} ${words.trim()}`
  })

/** Presses a button or follows a link by keyboard. */
async function press(somebody: Somebody, role: 'button' | 'link', name: RegExp): Promise<void> {
  await somebody.orExplain(somebody.tab.getByRole(role, { name }).first().press('Enter'))
}

const focusIsOn = (somebody: Somebody, what: RegExp): Promise<void> =>
  somebody.orExplain(expect.poll(() => focused(somebody.tab)).toMatch(what))

describe('the focus', () => {
  it('goes with whoever comes by a link from the door to the table, plays, and plays again', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await tab.goto(await friend.host('eternal'))
    await tab.getByLabel('Your name').fill('Anna')
    await press(anna, 'button', /^Come in$/)
    await focusIsOn(anna, /^H1 /)
    await press(anna, 'button', /^Sit down$/)
    await anna.orExplain(tab.locator('main.room').waitFor())
    await focusIsOn(anna, /^H1 Ours/)
    await press(anna, 'button', /^I am ready$/)
    await friend.ready()
    await anna.orExplain(tab.locator('main.table').waitFor())
    await focusIsOn(anna, /^(?!nothing|H1)/)
    friend.concede()
    // How it ended is read first.
    await focusIsOn(anna, /^H2 Victory/)
    await anna.orExplain(tab.locator('.company').getByRole('button', { name: 'Rematch' }).press('Enter'))
    await anna.orExplain(tab.getByText('You would like to play again').first().waitFor())
    await focusIsOn(anna, /^BUTTON Rematch$/)
    const agreed = friend.page.next(() => friend.page.company?.rematch.table != null)
    friend.say({ c: 'rematch', id: newId() })
    await agreed
    await focusIsOn(anna, /^A To the new table$/)
    await tab.keyboard.press('Enter')
    await anna.orExplain(tab.locator('main.room').waitFor())
    await focusIsOn(anna, /^H1 Ours/)
    // Whoever leaves may be told so before she has gone, and ask for a table that is not hers to see any more.
    expect(anna.complaints).toEqual([])
    await press(anna, 'button', /^(Leave|Close)/)
    await anna.orExplain(tab.locator('main.lobby').waitFor())
    await focusIsOn(anna, /^H1 /)
    friend.leave()
    await anna.leave()
  })

  it('comes back to a button that has waited for a refusal', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const { tab } = anna
    await tab.goto(`${house.at}/#/together`)
    await tab.getByLabel('Votre nom').fill('Anna')
    let isRefused: () => void = () => {}
    const refusal = new Promise<void>((done) => {
      isRefused = done
    })
    await tab.route('**/api/guest', async (route) => {
      await refusal
      await route.fulfill({ status: 503, json: { error: 'store-away', message: 'Plus tard.' } })
    })
    await press(anna, 'button', /^Entrer$/)
    await anna.orExplain(tab.locator('button:disabled').waitFor())
    await focusIsOn(anna, /^nothing$/)
    isRefused()
    await anna.orExplain(tab.getByText('Plus tard.').waitFor())
    await focusIsOn(anna, /^BUTTON Entrer$/)
    await anna.leave()
  })

  it('goes on to what has come with an account, and in a list to the next, which a key that is still held does not press', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    await anna.enter(house.at, 'Anna')
    await tab.goto(`${house.at}/#/account`)
    await tab.getByLabel('Name', { exact: true }).first().fill('Anna of the keys')
    await press(anna, 'button', /^Make an account$/)
    await focusIsOn(anna, /^H2 /)
    const { store } = house.running.backend
    const id = await tab.evaluate(async () => {
      const { me } = (await (await fetch('/api/me')).json()) as { me: { id: string } }
      return me.id
    })
    for (let n = 0; n < 3; n++) await openSession(store.people, id, `device ${n}`)
    await tab.reload()
    let ends = 0
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/sessions/end')) ends += 1
    })
    const rows = tab.locator('.rows button')
    await expect.poll(() => rows.count()).toBe(3)
    await rows.first().focus()
    await tab.keyboard.down('Enter')
    await expect.poll(() => rows.count()).toBe(2)
    await focusIsOn(anna, /^BUTTON Sign out/)
    // The key is still held: nothing else is ended by it.
    await tab.keyboard.down('Enter')
    await tab.keyboard.up('Enter')
    await tab.keyboard.press('Enter')
    await expect.poll(() => rows.count()).toBe(1)
    expect(ends).toBe(2)
    await press(anna, 'button', /^Sign out here$/)
    await anna.orExplain(tab.getByLabel('Your name').waitFor())
    await focusIsOn(anna, /^H1 /)
    expect(anna.complaints).toEqual([])
    await anna.leave()
  })
})
