import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { OnlineHouse } from './online-house.ts'

/* The address of a game that is over: whoever opens it is not told how it ended before she gets there. */

const house = new OnlineHouse()

describe('a stored game', () => {
  it('is shared by its address, and tells nobody how it ended before the end', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    await anna.playWith(friend, await friend.host('eternal'))
    // Both have kept their hands: there is something to look back at.
    const keep = anna.tab.locator('main.table[data-ready] .answer-bar').getByRole('button', { name: 'Keep' })
    await anna.orExplain(keep.first().click())
    // She plays on until Anna is asked again: then nothing goes on while she gives up.
    const isAnnas = () => friend.page.moment!.at > 1 && friend.page.moment!.asked === 1
    await anna.orExplain(expect.poll(isAnnas).toBe(true))
    friend.concede()
    await anna.orExplain(anna.tab.getByRole('button', { name: /^Share$/ }).waitFor())
    // It is said where it can be seen; how long it stands there is not waited for.
    const said = anna.tab.evaluate(
      () =>
        new Promise<string>((done) => {
          new MutationObserver(() => {
            const notice = document.querySelector('.end .notice')?.textContent ?? ''
            if (notice !== '') done(notice)
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
    )
    await anna.press(/^Share$/)
    expect(await anna.orExplain(said)).toContain('The link is copied.')
    const link = await anna.tab.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${house.at}/#/replay/${friend.table}`)
    friend.leave()

    const zoe = await house.somebody({ lang: 'en' })
    const announced = () => zoe.tab.locator('[role="log"] > p').allInnerTexts()
    await zoe.tab.goto(link)
    await zoe.orExplain(zoe.tab.locator('main.table[data-at="0"]').waitFor())
    // Through other eyes, too.
    const eyes = zoe.tab.locator('.answer-bar select').last()
    await eyes.selectOption({ label: 'Anna' })
    await zoe.orExplain(expect.poll(() => eyes.locator('option:checked').innerText()).toBe('Anna'))
    expect((await announced()).join()).not.toMatch(/win|lose|conced/i)
    // She has played no seat: there is nobody to play again with.
    await zoe.press(/^Back to the present$/)
    await zoe.orExplain(zoe.tab.locator('.end h2').waitFor())
    expect(await zoe.tab.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
    expect([...anna.complaints, ...zoe.complaints]).toEqual([])
    await zoe.leave()
    await anna.leave()
  })
})
