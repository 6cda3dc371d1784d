import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { Page } from '../../server/live/harness.ts'
import { LivePlay } from './live-play.ts'
import { OnlineHouse } from './online-house.ts'

/* A question to the whole table, where all have to choose the same: whoever has chosen sees it, and who has not. */

const playing = new LivePlay()
const house = new OnlineHouse('localhost', undefined, playing.start)
const newName = (): string => randomBytes(12).toString('hex')

/** Plays on until all are asked; Anna answers on a second device. */
async function untilAllAreAsked(friend: Friend): Promise<void> {
  const { seats } = (await house.running.backend.store.tables.table(friend.table))!
  const device = new Page()
  device.connect(playing.live, friend.table, seats[1]!.person!)
  const { shared } = (await playing.live.open(friend.table))!
  while (!shared.table.over && shared.table.decision.seat !== -1) {
    const { revision } = shared
    const [who, page] = shared.table.decision.seat === 1 ? [device, device] : [friend, friend.page]
    await expect.poll(() => page.moment?.question != null && page.revision).toBe(revision)
    who.say({ c: 'a', r: revision, i: page.moment!.question!.choices[0]!.index, id: newName() })
    await expect.poll(() => shared.revision).toBeGreaterThan(revision)
  }
  expect(shared.table.over).toBe(false)
  device.leave()
}

describe('an ally who may be chosen', () => {
  it('can still be looked at: the way there lies over what chooses her', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end'))
    const look = anna.tab.locator('.ally-look').first()
    await anna.orExplain(look.waitFor())
    const isOnTop = await look.evaluate((button) => {
      // As it lies there while she may be chosen.
      const hit = document.createElement('button')
      hit.className = 'hit'
      button.closest('.ally')!.append(hit)
      const { left, top, width, height } = button.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      hit.remove()
      return button.contains(found)
    })
    expect(isOnTop).toBe(true)
    friend.leave()
    await anna.leave()
  })
})

describe('a question on which all have to agree', () => {
  it('says so, shows what each has chosen and who has not yet, and tells whoever listens', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end', { together: 'agree' }))
    await untilAllAreAsked(friend)
    const { tab } = anna
    await anna.orExplain(
      tab.locator('.company .state').getByText('A question to all of you: agree on one answer').waitFor(),
    )
    const announced = tab.locator('[role="log"] > p')
    const pointing = tab.locator('.company-notes .pointing')
    await anna.orExplain(tab.locator('main.table[data-ready]').waitFor())
    const { choices } = friend.page.moment!.question!
    await anna.orExplain(tab.locator('.answer-bar .opt').nth(0).click())
    await anna.orExplain(pointing.getByText(/^You point at: .+ · not chosen yet: Frida$/).waitFor())
    await anna.orExplain(announced.getByText(/^You point at: /).waitFor({ state: 'attached' }))
    const other = choices.at(-1)!
    friend.say({ c: 'a', r: friend.page.revision, i: other.index, id: newName() })
    await anna.orExplain(pointing.getByText(/Frida points at: .+ · You point at: /).waitFor())
    expect(await pointing.innerText()).not.toContain('not chosen yet')
    await anna.orExplain(announced.getByText(/^Frida points at: /).waitFor({ state: 'attached' }))
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
