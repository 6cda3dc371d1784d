import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { violations } from '../layout/axe.ts'
import { OnlineHouse } from './online-house.ts'

const house = new OnlineHouse()

describe('arrows of those who look back together', () => {
  it('stay with their moment, are said, and are made by keyboard', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab } = anna
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('eternal'))
    friend.concede()
    await anna.orExplain(tab.locator('.company').getByRole('button', { name: 'Rematch' }).waitFor())
    const table = tab.locator('main.table')
    const shown = async (fork: readonly number[]) => {
      friend.say({ c: 'lead', at: 0, eyes: 0, fork })
      await expect.poll(() => table.getAttribute('data-at')).toBe(String(fork.length))
    }
    await shown([])
    const thing = tab.locator('main.table [data-place]:visible').first()
    const name = (await thing.getAttribute('data-place'))!
    const ref = { kind: 'place', name, at: 0 }
    friend.say({ c: 'point', i: null, ref })
    const arrow = tab.locator('.kept-arrow')
    await anna.orExplain(arrow.getByText('Frida').waitFor())
    await anna.orExplain(
      tab
        .getByText(/^Frida points at/)
        .first()
        .waitFor({ state: 'attached' }),
    )
    expect(await violations(tab)).toEqual([])
    // Played on from there it is another moment; back again it stands where it stood.
    await shown([0])
    await expect.poll(() => arrow.count()).toBe(0)
    await shown([])
    await anna.orExplain(arrow.getByText('Frida').waitFor())
    friend.say({ c: 'point', i: null, ref })
    await expect.poll(() => arrow.count()).toBe(0)
    const pointed = friend.page.next(({ m }) => m === 'pointed')
    await tab.getByRole('button', { name: 'Point', exact: true }).press('Enter')
    const card = tab
      .locator('main.table [data-place] button:visible, main.table button[data-place]:visible')
      .first()
    await card.focus()
    await tab.keyboard.press('Enter')
    const message = await pointed
    expect(message).toMatchObject({ m: 'pointed', seat: 1, ref: { kind: 'place', at: 0 } })
    await anna.orExplain(arrow.getByText('Anna').waitFor())
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
