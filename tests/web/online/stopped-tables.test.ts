import { describe, expect, it } from 'vitest'
import { STEP } from '../../../src/server/store/contract/steps.ts'
import { Friend } from '../../friend.ts'
import { newId } from '../../server/live/harness.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Tables where nobody can go on: closed before the end because everybody wanted it, or begun with other rules. */

const house = new OnlineHouse()
const store = () => house.running.backend.store

/** Somebody who reads French, the same in every test, sits down with a friend. */
async function seated(): Promise<{ zoe: Somebody; friend: Friend }> {
  const zoe = await house.walker('Zoé', { lang: 'fr' })
  const friend = new Friend(house.at)
  friend.plays = false
  await zoe.playWith(friend, await friend.host('aeons-end'), null)
  return { zoe, friend }
}

describe('a table that everybody wants to close', () => {
  it('is asked for among its tools, agreed to above the table, and says what became of it', async () => {
    const { zoe, friend } = await seated()
    await zoe.press(/^Table$/)
    await zoe.press(/^Fermer la table$/)
    await zoe.press(/^Non, continuer$/)
    await zoe.press(/^Fermer la table$/)
    expect(await violations(zoe.tab)).toEqual([])
    await zoe.press(/^Oui, fermer la table$/)
    await expect.poll(() => friend.page.company?.closing).toEqual([1])
    friend.say({ c: 'close', on: false, id: newId() })
    await expect.poll(() => friend.page.company?.closing).toEqual([])
    // Whoever has asked learns that somebody would rather go on.
    const announced = zoe.tab.locator('[role="log"] > p')
    await zoe.orExplain(announced.getByText('La table reste ouverte').waitFor({ state: 'attached' }))
    await zoe.tab.keyboard.press('Escape')
    friend.say({ c: 'close', on: true, id: newId() })
    await zoe.orExplain(zoe.tab.getByText('Frida aimerait fermer la table.').waitFor())
    expect(await violations(zoe.tab)).toEqual([])
    await zoe.press(/^La fermer$/)
    const closed = 'Cette table a été fermée avant la fin de la partie.'
    await zoe.orExplain(zoe.tab.locator('.stopped').getByText(closed).waitFor())
    await zoe.orExplain(announced.getByText(closed).waitFor({ state: 'attached' }))
    expect(await store().tables.table(friend.table)).toMatchObject({ state: 'over', outcome: 'left' })
    // Looked at again from its beginning, or played again by the same people.
    await zoe.tab.locator('.company').getByRole('button', { name: 'Revanche' }).waitFor()
    await zoe.tab.getByRole('link', { name: 'Revoir la partie' }).click()
    await zoe.orExplain(zoe.tab.locator('main.table[data-at="0"]').waitFor())
    expect(zoe.complaints).toEqual([])
    friend.leave()
  })
})

describe('a table that was begun with other rules', () => {
  it('is shown up to there with the reason, at the table and in the lobby', async () => {
    const { zoe, friend } = await seated()
    const note = zoe.tab.locator('.stopped')
    const { tables, steps } = store()
    const row = (await tables.table(friend.table))!
    // As a release wrote it whose rules led to another state.
    const step = { kind: STEP.answer, seat: 0, value: 0, data: null, key: '', mark: 1, asked: 0 }
    const { id: game, epoch } = row
    await steps.append([{ ...step, game, epoch, n: row.steps + 1, dueAfter: null, notices: [] }])
    await tables.release(game, row.owner!, epoch)
    await tables.claim(game, 'another')
    // Whoever had the table in memory notices that it is not hers any more.
    friend.say({ c: 'order', seat: 0, orders: [], id: newId() })
    await zoe.orExplain(note.getByText(/Les règles ont changé depuis le début de cette partie/).waitFor())
    expect(await tables.table(game)).toMatchObject({ state: 'frozen' })
    expect(await violations(zoe.tab)).toEqual([])
    friend.leave()
    await zoe.tab.goto(`${house.at}/#/together`)
    await zoe.orExplain(zoe.tab.getByText('les règles ont changé depuis').waitFor())
    expect(await violations(zoe.tab)).toEqual([])
    await zoe.tab.getByRole('link', { name: /les règles ont changé depuis/ }).click()
    await zoe.orExplain(note.getByText(/Les règles ont changé depuis le début de cette partie/).waitFor())
    expect(zoe.complaints).toEqual([])
  })
})
