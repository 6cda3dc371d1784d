import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { resized } from '../browser.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* A game that has begun is left from the list of tables; what will happen is said before. */

const house = new OnlineHouse()

/** Somebody who plays with a friend, and looks at her tables. */
async function amongTables(game: string, lang: 'en' | 'fr'): Promise<{ anna: Somebody; friend: Friend }> {
  const anna = await house.somebody({ lang })
  const friend = new Friend(house.at)
  friend.plays = false
  await anna.playWith(friend, await friend.host(game))
  await anna.tab.goto(`${house.at}/#/together`)
  await anna.orExplain(anna.tab.locator('.leaving summary').click())
  return { anna, friend }
}

/** How far the way to leave stands below its game, from words to words; runs in the page. */
function gapAboveLeaving(): number {
  const words = document.createRange()
  words.selectNodeContents(document.querySelector('.leaving summary')!)
  const row = document.querySelectorAll('.table-list a > *')
  const above = Math.max(...[...row].map((part) => part.getBoundingClientRect().bottom))
  return words.getBoundingClientRect().top - above
}

describe('leaving a game', () => {
  it('gives the seat to a bot where all play together, on a phone', async () => {
    const { anna, friend } = await amongTables('aeons-end', 'fr')
    const { tab } = anna
    await resized(tab, 390, 664)
    expect(await tab.evaluate(gapAboveLeaving)).toBeLessThan(20)
    await tab.getByText(/^Un robot joue désormais à votre place/).waitFor()
    expect(await violations(tab)).toEqual([])
    await anna.press(/^Laisser ma place à un robot$/)
    await anna.orExplain(tab.getByText(/· un robot joue pour vous$/).waitFor())
    const row = await house.running.backend.store.tables.table(friend.table)
    expect(row?.seats.map(({ standin }) => standin !== null)).toEqual([false, true])
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it('loses a game of Eternal, or asks for its end', async () => {
    const { anna, friend } = await amongTables('eternal', 'en')
    const { tab } = anna
    await tab.getByText(/^You lose this game at once, and .+ wins it\./).waitFor()
    await anna.press(/^Close the table$/)
    await anna.orExplain(tab.locator('.leaving').getByText('The others are asked whether').waitFor())
    const { tables } = house.running.backend.store
    expect((await tables.table(friend.table))?.seats[1]?.wish).toBe('close')
    await anna.press(/^Concede$/)
    await anna.orExplain(tab.getByRole('heading', { name: 'Finished' }).waitFor())
    expect(await tables.table(friend.table)).toMatchObject({ state: 'over' })
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
