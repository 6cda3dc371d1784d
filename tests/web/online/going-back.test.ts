import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Friend } from '../../friend.ts'
import { Page } from '../../server/live/harness.ts'
import { LivePlay } from './live-play.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* What goes back after something new had been seen is marked in the log; what the others refuse has not gone back. */

const playing = new LivePlay()

const house = new OnlineHouse('localhost', undefined, playing.start)
const newName = (): string => randomBytes(12).toString('hex')

/** Plays on until the last answer is nobody's alone to take back; Anna answers on a second device. */
async function untilSeen(friend: Friend): Promise<void> {
  const { seats } = (await house.running.backend.store.tables.table(friend.table))!
  const device = new Page()
  device.connect(playing.live, friend.table, seats[1]!.person!)
  const { shared } = (await playing.live.open(friend.table))!
  while ([0, 1].some((seat) => shared.undoFor({ answersFor: [seat] }) !== 'seen')) {
    const { revision } = shared
    const [who, page] = shared.table.decision.seat === 1 ? [device, device] : [friend, friend.page]
    await expect.poll(() => page.moment?.question != null && page.revision).toBe(revision)
    who.say({ c: 'a', r: revision, i: page.moment!.question!.choices[0]!.index, id: newName() })
    await expect.poll(() => shared.revision).toBeGreaterThan(revision)
  }
  device.leave()
}

/** Anna asks to go back, by a key or by the menu, and her friend says what she thinks of it. */
async function asks(anna: Somebody, friend: Friend, yes: boolean): Promise<void> {
  const note = anna.tab.locator('.company-notes .proposal')
  if (yes) {
    // The key does not promise what is for the others to say, and what it said is gone when they are asked.
    const notice = anna.tab.locator('.notice')
    await anna.tab.keyboard.press('u')
    await anna.orExplain(notice.getByText(/Undo once more asks the others to take it back\.$/).waitFor())
    await anna.tab.keyboard.press('u')
    await anna.orExplain(notice.waitFor({ state: 'detached' }))
  } else {
    await anna.tab.keyboard.press('m')
    await anna.press(/^Take it back \(everybody agrees\)$/)
  }
  await anna.orExplain(note.waitFor())
  await expect.poll(() => friend.page.company!.proposal).not.toBeNull()
  // All of an alert is said again with each change: what runs stands outside of it.
  await anna.orExplain(note.getByRole('alert').waitFor())
  expect(await note.getByRole('alert').getByRole('timer').count()).toBe(0)
  friend.say({ c: 'vote', n: friend.page.company!.proposal!.n, yes, id: newName() })
  await anna.orExplain(note.waitFor({ state: 'detached' }))
  const became = yes ? 'The last answer was taken back.' : 'It was not taken back.'
  await anna.orExplain(
    anna.tab.locator('[role="log"] > p').getByText(became).last().waitFor({ state: 'attached' }),
  )
}

describe('taking back what has been seen', () => {
  it('is marked in the log when the others agree, and not when they refuse', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end'))
    await untilSeen(friend)
    const { shared } = (await playing.live.open(friend.table))!
    const answers = shared.table.session.answers.length
    const at = (): Promise<string | null> => anna.tab.locator('main.table').getAttribute('data-at')
    await expect.poll(at).toBe(String(answers))
    const mark = anna.tab.locator('.log .log-mark')
    await asks(anna, friend, false)
    expect(shared.table.session.answers).toHaveLength(answers)
    expect(await mark.count()).toBe(0)
    await asks(anna, friend, true)
    await expect.poll(at).toBe(String(answers - 1))
    await expect.poll(() => mark.count()).toBe(1)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })

  it.each([
    ['days', /It can be answered until \w+ \d+, \d+:\d\d/],
    ['relaxed', /You have asked the others to take it back\.\s*\d+ s$/],
  ] as const)('says in a game that is %s how long the others may agree', async (pace, words) => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end', { pace }))
    await untilSeen(friend)
    await anna.tab.keyboard.press('m')
    await anna.press(/^Take it back \(everybody agrees\)$/)
    const note = anna.tab.locator('.company-notes .proposal')
    await expect.poll(() => note.innerText()).toMatch(words)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
