import { describe, expect, it } from 'vitest'
import { type ListedTable, SHOWN_TO_NOBODY } from '../../../src/table/wire/api.ts'
import { Friend } from '../../friend.ts'
import { everywhere } from '../layout/everywhere.ts'
import { OnlineHouse } from './online-house.ts'

/* The lobby of somebody who has played: rows that say how far a game is, and the people she knows. */

const house = new OnlineHouse('127.0.0.1')

describe('the lobby of somebody who plays', () => {
  it('says who is waited for and how far they are, and invites whom she knows to a table', async () => {
    const anna = await house.somebody({ lang: 'en', theme: 'dark' })
    const zoe = await house.somebody({ lang: 'fr' })
    const [frida, bruno] = [new Friend(house.at), new Friend(house.at)]
    frida.name = 'Frida-Katharina von Weid'
    bruno.name = 'Bruno'
    for (const friend of [frida, bruno]) friend.plays = false
    await anna.playWith(frida, await frida.host('aeons-end'))
    await anna.playWith(bruno, await bruno.host('eternal', { windows: 'plain', pace: 'days' }), null)
    await anna.tab.goto(`${house.at}/#/together`)
    const { tab } = anna
    const row = tab.locator('.table-list a', { hasText: 'Frida' })
    // The server notes by itself how far a game is and who looks on.
    const { tables } = house.running.backend.store
    const noted = async () => (await tables.table(frida.table))!
    await expect.poll(async () => (await noted()).turn).not.toBeNull()
    expect((await noted()).watchers).toBe(0)
    const { epoch } = await noted()
    await tables.setProgress([{ game: frida.table, epoch, turn: 7, watchers: 2 }])
    // A third one plays there, and Frida is waited for.
    await tab.route('**/api/tables', async (route) => {
      const response = await route.fetch()
      const listed = (await response.json()) as { readonly tables: readonly ListedTable[] }
      const tables = listed.tables.map((table) => {
        const [first] = table.seats
        if (table.id !== frida.table || first?.person == null) return table
        const cy = { ...first, seat: 2, person: { ...first.person, id: 'cy', name: 'Cy' } }
        return { ...table, seats: [...table.seats, cy], asked: 0, you: { ...table.you, asked: false } }
      })
      await route.fulfill({ response, json: { ...listed, tables } })
    })
    // A page that nobody looks at does not ask again by itself.
    await tab.reload()
    await anna.orExplain(row.getByText(/turn 7.*2 watching/).waitFor())
    expect(await row.textContent()).toContain('no clock')
    await anna.orExplain(row.locator('.listed-faces svg').nth(1).waitFor())
    expect(await tab.locator('.table-list a', { hasText: 'Bruno' }).textContent()).toContain('over days')
    const friends = tab.locator('.friends li')
    await expect.poll(async () => (await friends.allTextContents()).length).toBe(2)
    expect((await friends.allTextContents()).every((text) => text.includes('here now'))).toBe(true)
    await everywhere(tab, 'lobby with games and friends')
    await tab.locator('.corner [lang=fr]').click()
    await anna.orExplain(row.getByText(/tour\s7.*2\sspectateurs/).waitFor())
    await everywhere(tab, 'lobby with games and friends, in French', 0, 'on a phone')
    await tab.locator('.corner [lang=en]').click()
    await anna.orExplain(row.getByText(/turn 7.*2 watching/).waitFor())
    // Who is waited for is named once, and so are the others.
    await anna.orExplain(row.getByText(`Cy · waiting for ${frida.name}`, { exact: true }).waitFor())
    await tab.unroute('**/api/tables')

    // By keyboard: the choice takes the focus, and gives it back.
    const invite = tab.getByRole('button', { name: 'Invite Bruno' })
    await invite.press('Enter')
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('New: Aeon’s End')
    await everywhere(tab, 'choosing a table for a friend', 0, 'on a phone')
    await tab.keyboard.press('Escape')
    await expect
      .poll(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Invite Bruno')
    await invite.press('Enter')
    await tab.keyboard.press('Enter')
    await anna.orExplain(tab.locator('main.room .invitation').waitFor())
    expect(await tab.locator('.invitation').textContent()).toContain('Send this link to Bruno')
    await zoe.enter(house.at, 'Zoé')
    expect(await zoe.tab.locator('.friends').count()).toBe(0)

    // She would rather not be seen: nobody she has played with is told any more.
    await tab.goto(`${house.at}/#/account`)
    const kept = tab.waitForResponse('**/api/me')
    await tab.getByLabel('Those I have played with see when I am here').uncheck()
    await kept
    const id = await tab.evaluate(async () => (await (await fetch('/api/me')).json()).me.id as string)
    const person = await house.running.backend.store.people.person(id)
    expect(JSON.parse(person!.settings)).toMatchObject({ [SHOWN_TO_NOBODY]: true })
    await tab.goto(`${house.at}/#/together`)
    await anna.orExplain(tab.getByText('They are not told when you are here.').waitFor())
    expect([...anna.complaints, ...zoe.complaints]).toEqual([])
    for (const friend of [frida, bruno]) friend.leave()
  })
})
