import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { resized } from '../browser.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

/* A stranger comes by the list of open tables: she learns what she agrees to, and sits down without searching. */

const house = new OnlineHouse()

describe('a table that is listed', () => {
  it('names its game, says what its pace means, and offers a seat in sight on a phone', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    await friend.host('aeons-end', { pace: 'days' })
    const { tables } = house.running.backend.store
    expect(await tables.change(friend.table, { title: '', visibility: 'open' })).toBe('changed')
    await anna.enter(house.at, 'Anna')
    await resized(tab, 390, 664)
    const row = tab.getByRole('region', { name: 'Open tables' }).getByRole('link')
    await anna.orExplain(row.getByText(/^Aeon’s End · \w/).waitFor())
    await row.click()
    await anna.orExplain(tab.locator('main.room').waitFor())
    await tab.getByText('How we play').click()
    const hint = tab.getByText(/^Everybody has five days; .* the others may let a bot play\./)
    await anna.orExplain(hint.waitFor())
    expect(await hint.getByRole('link').getAttribute('href')).toBe('#/account')
    expect(await violations(tab)).toEqual([])
    // Each seat is called by what is played there.
    await anna.orExplain(tab.getByRole('button', { name: /^Sit down: \w/ }).waitFor())
    const sit = tab.getByRole('button', { name: 'Sit down', exact: true })
    const { y, height } = (await sit.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(664)
    await sit.press('Enter')
    const focused = () => tab.evaluate(() => (document.activeElement as HTMLElement).innerText)
    await anna.orExplain(expect.poll(focused).toBe('Choose a mage'))
    expect((await tables.table(friend.table))!.seats[1]!.name).toBe('Anna')
    expect(await sit.count()).toBe(0)
    expect(anna.complaints).toEqual([])
    await anna.leave()
  })

  it('says that whoever has no time left loses, where people play against each other', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const friend = new Friend(house.at)
    await anna.tab.goto(await friend.host('eternal', { pace: 'days' }))
    await anna.tab.getByLabel('Votre nom').fill('Anna')
    await anna.press(/^Entrer$/)
    await anna.press(/^S’asseoir$/)
    await anna.tab.getByText(/^Comment on joue/).click()
    await anna.orExplain(anna.tab.getByText(/Qui n’en a plus perd la partie\./).waitFor())
    expect(anna.complaints).toEqual([])
    await anna.leave()
  })
})
