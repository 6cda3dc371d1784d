import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { newId } from '../../server/live/harness.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

const house = new OnlineHouse()

describe('the same deal again', () => {
  it('is chosen among the tools, agreed to above the table, says in the room what it is, and afterwards what its deal proves', async () => {
    const zoe = await house.somebody({ lang: 'fr' })
    const friend = new Friend(house.at)
    friend.plays = false
    await zoe.playWith(friend, await friend.host('eternal'), 'Zoé')
    const first = friend.table
    friend.concede()
    await zoe.orExplain(zoe.tab.locator('.company').getByRole('button', { name: 'Revanche' }).waitFor())
    const wanted = friend.page.next(() => friend.page.company?.repeat.sides.length === 1)
    await zoe.press(/^Table$/)
    await zoe.press(/^Même donne, places échangées$/)
    await zoe.orExplain(zoe.tab.getByText('Vous l’avez dit').waitFor())
    await wanted
    expect(await violations(zoe.tab)).toEqual([])
    await zoe.tab.keyboard.press('Escape')
    friend.say({ c: 'repeat', sides: false, id: newId() })
    await zoe.orExplain(zoe.tab.getByText(/Frida voudrait rejouer la même donne/).waitFor())
    expect(await violations(zoe.tab)).toEqual([])
    const agreed = friend.page.next(() => friend.page.company?.rematch.table != null)
    await zoe.press(/^Même donne, mêmes places$/)
    await agreed
    friend.leave()
    await zoe.orExplain(zoe.tab.getByRole('link', { name: 'Vers la nouvelle table' }).first().click())
    await zoe.orExplain(zoe.tab.getByText(/on rejoue la donne d’une partie précédente/).waitFor())
    expect(await violations(zoe.tab)).toEqual([])
    await zoe.press(/^Je suis prêt$/)

    const again = new Friend(house.at)
    again.plays = false
    again.follow(friend, friend.page.company!.rematch.table!)
    await again.ready()
    expect(again.table).not.toBe(first)
    await zoe.orExplain(zoe.tab.locator('main.table').waitFor())
    again.concede()
    await zoe.orExplain(zoe.tab.locator('.company').getByRole('button', { name: 'Revanche' }).waitFor())
    await zoe.press(/^Table$/)
    const verdict = zoe.tab.locator('.verdict')
    await zoe.orExplain(
      verdict.getByText(/prouve donc seulement que c’est la donne de la partie précédente/).waitFor(),
    )
    // Nobody answered anything before it was given up: there is one moment, and she saw it.
    const said = (await verdict.innerText()).replaceAll(/\s/g, ' ')
    expect(said).toMatch(/ a été comparé à l’enregistrement et concorde : 1 moment sur 1\.$/)
    expect(await violations(zoe.tab)).toEqual([])
    // For others: by keyboard, a table of hers with nobody at it yet and a link.
    await zoe.orExplain(zoe.tab.getByRole('button', { name: 'Proposer cette donne' }).press('Enter'))
    await zoe.orExplain(zoe.tab.locator('main.room').waitFor())
    await zoe.orExplain(zoe.tab.getByText(/on rejoue la donne d’une partie précédente/).waitFor())
    expect(await zoe.read('Lien pour vos amis')).toContain('/#/join/')
    expect(await zoe.tab.locator('.room-seat.free').count()).toBe(2)
    const offered = zoe.tab.url().split('/').at(-1)!
    expect(await house.running.backend.store.tables.table(offered)).toMatchObject({ repeats: first })
    expect(zoe.complaints).toEqual([])
    again.leave()
    await zoe.leave()
  })
})
