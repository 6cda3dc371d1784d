import { describe, expect, it } from 'vitest'
import { LISTENS_TO_NOBODY } from '../../../src/table/wire/api.ts'
import { Friend } from '../../friend.ts'
import { numbers, playByItself } from '../play.ts'
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
    await anna.orExplain(tab.locator('main.table').waitFor())
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
    await anna.orExplain(tab.locator('main.table').waitFor())
    await anna.press(/^Talk/)
    await expect.poll(() => nobody.isChecked()).toBe(true)
    await nobody.uncheck()
    await expect.poll(async () => (await people.person(id))!.settings).toBe(`{"${LISTENS_TO_NOBODY}":false}`)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it('hides also what others point at', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end'))
    await anna.press(/^Talk/)
    const nobody = tab.getByLabel('Nobody', { exact: true })
    const pointed = tab.locator('[role="log"] > p').filter({ hasText: 'Frida points at' })
    const points = (name: string): Promise<void> => {
      const ref = { kind: 'target', name } as const
      const received = anna.receives(JSON.stringify({ m: 'pointed', seat: 0, ref }))
      friend.say({ c: 'point', i: null, ref })
      return received
    }
    await nobody.check()
    await points('nemesis')
    await nobody.uncheck()
    await points('gravehold')
    await anna.orExplain(pointed.first().waitFor({ state: 'attached' }))
    expect(await pointed.count()).toBe(1)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('bookmarks of others', () => {
  it('are shown to nobody who hears nobody or has muted them, at the table and in the replay; her own are', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('eternal'))
    friend.concede()
    await anna.orExplain(tab.locator('.company').getByRole('button', { name: 'Rematch' }).waitFor())
    await anna.press(/^Table$/)
    await tab.getByLabel('Note').fill('mine')
    await anna.press(/^Mark this moment$/)
    friend.say({ c: 'mark', at: 0, text: 'hers' })
    const marks = tab.locator('dialog .marks button')
    const shown = async (): Promise<string> => (await marks.allInnerTexts()).join(' ')
    await expect.poll(shown).toMatch(/mine.*hers|hers.*mine/)
    const listenToNobody = async (nobody: boolean): Promise<void> => {
      await anna.press(/^Talk/)
      const kept = tab.waitForResponse((response) => response.url().endsWith('/api/me'))
      await tab.getByLabel('Nobody', { exact: true }).setChecked(nobody)
      expect((await kept).status()).toBe(200)
      await tab.keyboard.press('Escape')
    }
    await tab.keyboard.press('Escape')
    await listenToNobody(true)
    await anna.press(/^Table$/)
    await expect.poll(shown).toMatch(/mine/)
    expect(await shown()).not.toContain('hers')
    await tab.keyboard.press('Escape')
    // Another device has kept nothing of it.
    const { tables, people } = house.running.backend.store
    const seats = (await tables.table(friend.table))!.seats.map(({ person }) => person!)
    const replay = async (known = true): Promise<string> => {
      const phone = await house.somebody({ lang: 'en', of: anna.context })
      if (!known) await phone.tab.route('**/api/me', (route) => route.abort())
      await phone.tab.addInitScript(() => localStorage.clear())
      await phone.tab.goto(`${house.at}/#/replay/${friend.table}`)
      await phone.press(/^About this game$/)
      const found = phone.tab.locator('dialog .marks button')
      await phone.orExplain(found.first().waitFor())
      const texts = (await found.allInnerTexts()).join(' ')
      if (known) expect(phone.complaints).toEqual([])
      await phone.leave()
      return texts
    }
    expect(await replay()).toMatch(/^(?!.*hers).*mine/)
    await listenToNobody(false)
    expect(await replay()).toContain('hers')
    await people.mute(seats[1]!, seats[0]!, true)
    expect(await replay()).toMatch(/^(?!.*hers).*mine/)
    // A game is shown to whoever may see it, even if the server cannot say who that is.
    expect(await replay(false)).toContain('mine')
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('a page whose line was lost', () => {
  it('says by what the table knows the last step again that it has seen', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    await anna.playWith(friend, await friend.host('aeons-end'))
    const { page } = friend
    // Whoever begins, Anna is asked after that, and nothing moves until she answers.
    await playByItself(anna.tab, numbers(1), 2)
    const table = anna.tab.locator('main.table')
    await expect
      .poll(async () => {
        const isSame = String(page.moment!.at) === (await table.getAttribute('data-at'))
        return isSame && page.revision > 0 && page.moment!.question === null
      })
      .toBe(true)
    const again = anna.tab.waitForEvent('websocket')
    house.running.upgrade.terminate()
    const said = new URL((await again).url()).searchParams
    expect(Object.fromEntries(said)).toMatchObject({ r: String(page.revision), p: page.past })
    expect(page.past).not.toBe('')
    friend.leave()
    await anna.leave()
  })
})

describe('whom somebody does not hear', () => {
  it('is changed on the account page, too: not every table has a place for it', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end'))
    await anna.press(/^Parler/)
    await anna.press(/^Ne plus entendre Frida$/)
    await anna.orExplain(tab.getByRole('button', { name: 'Entendre de nouveau Frida' }).waitFor())
    await tab.goto(`${house.at}/#/account`)
    const section = tab.getByRole('region', { name: 'Qui j’entends' })
    await anna.orExplain(section.getByText('Frida', { exact: true }).waitFor())
    expect(await section.getByLabel('Personne', { exact: true }).isChecked()).toBe(false)
    await section.getByRole('button', { name: 'Entendre de nouveau Frida' }).press('Enter')
    await anna.orExplain(section.getByText('Il n’y a personne que vous n’entendiez pas.').waitFor())
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
