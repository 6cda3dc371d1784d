import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { botsFight } from '../../src/campaign/bots.ts'
import { Campaign } from '../../src/campaign/campaign.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'
import { writeCampaign } from '../../src/campaign/record.ts'
import { writeRecord } from '../../src/kernel/record.ts'
import { creationOf } from '../campaign/random-campaign.ts'
import { standIn } from '../campaign/stand-in.ts'
import { goTo, House, PHONE, type Visit } from './browser.ts'
import { violations } from './layout/axe.ts'
import { byItself, numbers, play, READY } from './play.ts'

const house = new House()

/** A new campaign of two, from the home page to its first page of story. */
async function begun(page: Page): Promise<void> {
  await goTo(page, '#/', '.game-tile')
  await page.locator('.game-tile a[href="#/campaign"]').click()
  await page.locator('.new-campaign .go').click()
  await page.waitForSelector('.story-page')
}

const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ['English, dark', { lang: 'en', theme: 'dark' }],
  ['French, light, phone', { ...PHONE, lang: 'fr', theme: 'light' }],
]

/** One of those who look is in the tab that all tests share which need nobody new. */
const [[, SOMEBODY]] = VISITS as readonly [(typeof VISITS)[number]]

describe.each(VISITS)('the campaign page: %s', (_, visit) => {
  it('leads from home through the first interlude to the battle, by keys, and axe finds nothing', async () => {
    const { person, page } = await house.walker(visit)
    await begun(page)
    expect(await page.locator('h1').textContent()).toBe(
      visit.lang === 'fr' ? 'La première ligne' : 'The first entry',
    )
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForSelector('.road-map')
    await expect.poll(() => page.locator('.node.sealed').count()).toBe(7)
    await expect.poll(() => page.locator('.rule-box.empty').count()).toBe(26)
    await expect.poll(() => page.locator('.supply-piles li').count()).toBe(9)
    expect(await violations(page)).toEqual([])
    // Nothing on the page names what is sealed.
    expect(await page.locator('main').textContent()).not.toMatch(/Xaxos|Bladius|Deathmind/)
    expect(person.complaints).toEqual([])
  })
})

describe('campaigns in this browser', () => {
  it('are several side by side, go on after the page was closed, and a damaged one is put aside', async () => {
    const person = await house.person()
    const first = await person.visit('')
    await begun(first)
    await first.keyboard.press('Enter')
    await first.waitForSelector('.road-map')
    await first.close()
    const second = await person.visit('#/campaign')
    await second.waitForSelector('.campaign-list')
    await second.locator('.new-campaign .go').click()
    await second.waitForSelector('.story-page')
    await second.evaluate(() => {
      const [key] = Object.keys(localStorage).filter((name) => name.startsWith('cardwright/campaign/'))
      const good = JSON.parse(localStorage.getItem(key!) ?? '')
      localStorage.setItem('cardwright/campaign/torn', '{"title":')
      localStorage.setItem(
        'cardwright/campaign/changed',
        JSON.stringify({ ...good, text: good.text.replace('Ysel', 'Ysol') }),
      )
    })
    await second.close()
    const third = await person.visit('#/campaign')
    await third.waitForSelector('.campaign-list')
    await expect
      .poll(() => third.locator('[role=status]').textContent())
      .toContain('One campaign was damaged')
    await expect.poll(() => third.locator('.campaign-list li').count()).toBe(3)
    await third.evaluate(() => {
      location.hash = '#/campaign/changed'
    })
    await third.waitForFunction(() => document.querySelector('main h1')?.textContent?.includes('damaged'))
    await expect
      .poll(() => third.evaluate(() => localStorage.getItem('cardwright/damaged-campaign/changed')))
      .not.toBeNull()
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('can be copied from an earlier step, and the original stays', async () => {
    const { person, page } = await house.walker(SOMEBODY)
    await begun(page)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.road-map')
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cardwright/campaign/')))
    const before = await kept()
    await page.locator('.battle-steps summary').click()
    await page.locator('.battle-steps li button').first().click()
    await page.waitForSelector('.story-page')
    await expect.poll(kept).toHaveLength(before.length + 1)
    expect(await kept()).toEqual(expect.arrayContaining(before))
    expect(person.complaints).toEqual([])
  })
})

/** A campaign whose first battle has just been fought. */
function afterFirstBattle(): string {
  const campaign = Campaign.create(standIn, creationOf(2, 'interlude'), 'Ysel, Toran')
  while (campaign.state.asked.kind !== 'battle') campaign.answer(0)
  campaign.finish(botsFight(campaign, [new RandomBot()]), '2026-01-01')
  return writeCampaign(campaign.record)
}

/** Whoever looks lets axe look at every other kind of question; in the long searches at all of them. */
const isLookedAt = (kind: number, visit: Visit): boolean =>
  process.env.DEEP === '1' || kind % 2 === VISITS.findIndex(([, each]) => each === visit)

describe('an interlude on the page', () => {
  it.each(VISITS)('is gone through to the next battle, and axe finds nothing: %s', async (_, visit) => {
    const { person, page } = await house.walker(visit)
    await goTo(page, '#/nowhere', 'main h1')
    await page.evaluate((text) => {
      const saved = { title: 'Ysel, Toran', text, battles: 1, over: false, at: 1 }
      localStorage.setItem('cardwright/campaign/after', JSON.stringify(saved))
      location.hash = '#/campaign/after'
    }, afterFirstBattle())
    const kinds: string[] = []
    for (;;) {
      await page.waitForSelector('main.interlude, .road-map')
      if ((await page.locator('.road-map').count()) > 0) break
      const main = page.locator('main.interlude')
      const kind = ((await main.getAttribute('class')) ?? '').split(' ').at(-1)!
      const asked = await page.locator('h1').textContent()
      if (!kinds.includes(kind) && isLookedAt(new Set(kinds).size, visit))
        expect(await violations(page), kind).toEqual([])
      kinds.push(kind)
      if (kind === 'insight') {
        await page.keyboard.press('2')
        await page.waitForSelector('.answer.picked')
        await page.locator('.final .go').click()
      } else if (kind === 'add') {
        expect(await page.locator('.final .go').getAttribute('aria-disabled')).toBe('true')
        const [offered, nine] = [page.locator('.upgrade-row').first(), page.locator('.upgrade-row').last()]
        for (const i of [0, 3]) await offered.locator('.card').nth(i).click()
        for (const i of [1, 2]) await nine.locator('.card').nth(i).click()
        await expect.poll(() => page.locator('.card.picked').count()).toBe(4)
        expect(await violations(page), 'chosen').toEqual([])
        await page.locator('.final .go').click()
      } else await page.locator('main .go').first().click()
      await page.waitForFunction(
        (before) =>
          document.querySelector('h1')?.textContent !== before || document.querySelector('.road-map'),
        asked,
      )
    }
    expect(kinds.filter((kind) => kind === 'insight')).toHaveLength(2)
    expect(kinds).toEqual(expect.arrayContaining(['result', 'reset', 'story', 'unlock', 'add']))
    await expect.poll(() => page.locator('.sticker:not(.free)').count()).toBe(2)
    await expect.poll(() => page.locator('.gone li').count()).toBe(4)
    await expect.poll(() => page.locator('.supply-piles li').count()).toBe(9)
    await expect.poll(() => page.locator('.rule-box:not(.empty)').count()).toBe(2)
    await expect.poll(() => page.locator('.score tbody tr').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    expect(person.complaints).toEqual([])
  })
})

describe('the battles of a campaign', () => {
  it('are fought at the table, interrupted and gone on with', async () => {
    const { person, page } = await house.walker(SOMEBODY)
    await begun(page)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.campaign-bar')
    const campaign = await page.evaluate(() => location.hash)
    await page.locator('.campaign-bar .go').click()
    await page.waitForSelector(READY)
    const before = await play(page, byItself(numbers(3)), 4)
    await goTo(page, campaign, '.campaign-bar')
    await expect.poll(() => page.locator('.campaign-bar .go').textContent()).toBe('Go on with the battle')
    await page.locator('.campaign-bar .go').click()
    await page.waitForSelector(READY)
    await expect.poll(() => page.locator('main.table').getAttribute('data-at')).toBe(String(before.at))
    expect(person.complaints).toEqual([])
  })

  it('are taken over when they are over', async () => {
    const campaign = Campaign.create(legacyBattles, creationOf(2, 'taken'), 'Ysel, Toran')
    while (campaign.state.asked.kind !== 'battle') campaign.answer(0)
    const record = writeRecord(botsFight(campaign, [new RandomBot()]))
    const { person, page } = await house.walker(SOMEBODY)
    await goTo(page, '#/nowhere', 'main h1')
    await page.evaluate(
      ([text, battle]) => {
        const saved = { title: 'Ysel, Toran', text, battles: 0, over: false, at: 1 }
        localStorage.setItem('cardwright/campaign/taken', JSON.stringify(saved))
        const players = [{ bot: null }, { bot: null }]
        const game = { game: 'aeons-end', title: 'x', players, record: battle, answers: 9, over: true, at: 1 }
        localStorage.setItem('cardwright/game/taken.1', JSON.stringify(game))
        location.hash = '#/campaign/taken'
      },
      [writeCampaign(campaign.record), record] as const,
    )
    await page.waitForSelector('main.interlude.result')
    await expect.poll(() => page.locator('h1').textContent()).toContain('Maelstrom')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cardwright/game/taken.1'))).toBeNull()
    expect(person.complaints).toEqual([])
  })
})
