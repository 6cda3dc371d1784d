import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

const house = new OnlineHouse()

describe('reporting', () => {
  it('is for a fault a link to the moment, which opens when the game is over', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('eternal'))
    await anna.press(/^Table$/)
    const link = await anna.read('Link to this moment')
    expect(link).toBe(`${house.at}/#/replay/${friend.table}?at=0&eyes=1`)
    expect(await violations(tab)).toEqual([])
    const other = await anna.context.newPage()
    await other.goto(link)
    await other.getByText(/one that goes on is shown when it has ended/).waitFor()
    friend.concede()
    await anna.orExplain(tab.locator('.company').getByRole('button', { name: 'Rematch' }).waitFor())
    await other.reload()
    await other.locator('main.table').waitFor()
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it('is for somebody a small dialogue by keyboard, which is sent to whoever runs the server and mutes at once', async () => {
    const zoe = await house.somebody({ lang: 'fr' })
    const { tab } = zoe
    const friend = new Friend(house.at)
    friend.plays = false
    await zoe.playWith(friend, await friend.host('aeons-end'), 'Zoé')
    await zoe.press(/^Parler/)
    const opens = tab.getByRole('button', { name: 'Signaler Frida' })
    await zoe.orExplain(opens.press('Enter'))
    const dialogue = tab.getByRole('dialog', { name: 'Signaler Frida' })
    await zoe.orExplain(dialogue.waitFor())
    expect(await tab.getByRole('dialog').count()).toBe(1)
    expect(await violations(tab)).toEqual([])
    await dialogue.getByRole('radio', { name: 'Ce qui est dit' }).focus()
    await tab.keyboard.press('ArrowDown')
    await dialogue.getByLabel('Dans vos mots').fill('Elle <b>traîne</b>.')
    expect(await dialogue.getByLabel('Ne plus entendre Frida').isChecked()).toBe(true)
    await dialogue.getByRole('button', { name: 'Envoyer le signalement' }).press('Enter')
    await zoe.orExplain(dialogue.getByText('Vous avez signalé Frida et ne l’entendrez plus.').waitFor())
    expect(await violations(tab)).toEqual([])
    const { people, tables } = house.running.backend.store
    const [frida, reporter] = (await tables.table(friend.table))!.seats.map(({ person }) => person!)
    expect(await people.reports(9)).toMatchObject([
      { person: reporter, about: frida, game: friend.table, kind: 'play', text: 'Elle <b>traîne</b>.' },
    ])
    expect(await people.mutes(reporter!)).toEqual([frida])
    await dialogue.getByRole('button', { name: 'Retour à la table' }).press('Enter')
    await zoe.orExplain(dialogue.waitFor({ state: 'detached' }))
    expect(zoe.complaints).toEqual([])
    friend.leave()
    await zoe.leave()
  })
})
