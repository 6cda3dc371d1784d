import { describe, expect, it } from 'vitest'
import { violations } from '../layout/axe.ts'
import { numbers, playByItself } from '../play.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Two people elsewhere begin a campaign, fight its first battle at their table and choose what comes of it. */

const house = new OnlineHouse()

/** Anna makes the campaign and reads the link off its page; Bruno comes by it and takes the other mage. Gives the link. */
async function party(anna: Somebody, bruno: Somebody): Promise<string> {
  await anna.tab.goto(`${house.at}/#/c`)
  await anna.tab.getByLabel('Your name').fill('Anna')
  await anna.press(/^Come in$/)
  await anna.press(/^Begin the campaign$/)
  await anna.press(/^Look at the campaign$/)
  const link = await anna.read('Link for your friends')
  await bruno.tab.goto(link)
  await bruno.tab.getByLabel('Votre nom').fill('Bruno')
  await bruno.press(/^Entrer$/)
  await bruno.press(/^Jouer Toran$/)
  await bruno.orExplain(bruno.tab.locator('main.interlude').waitFor())
  return link
}

/** What an interlude asks now that was not asked before; null when a battle waits. */
async function askedAfter(
  { tab }: Somebody,
  last: string,
): Promise<{ readonly step: string; readonly kind: string } | null> {
  const handle = await tab.waitForFunction((before) => {
    if (document.querySelector('.campaign-bar') !== null) return { step: '', kind: 'battle' }
    const main = document.querySelector<HTMLElement>('main.interlude')
    const step = main?.dataset.step ?? before
    if (main === null || step === before) return null
    if (main.querySelector('.upgrade-row') !== null) return { step, kind: 'upgrade' }
    if (main.querySelector('.answers') !== null) return { step, kind: main.className.split(' ').at(-1)! }
    return main.querySelector('.go') === null ? null : { step, kind: 'page' }
  }, last)
  const asked = await handle.jsonValue()
  return asked === null || asked.kind === 'battle' ? null : asked
}

/** What each wants stands in rows, as on the page of the party: one under the other, without the dots of a list. */
async function mustBeInRows({ tab }: Somebody): Promise<void> {
  const lists = await tab
    .locator('.wishes ul')
    .evaluateAll((found) => found.map((list) => getComputedStyle(list)).map((style) => style.listStyleType))
  expect(lists.filter((each) => each !== 'none')).toEqual([])
}

/** Answers everything between two battles with what stands first; pages of one button are turned by whoever reads. */
async function walk(somebody: Somebody, reads: boolean): Promise<number> {
  const { tab } = somebody
  let answers = 0
  for (let last = ''; ; ) {
    const asked = await somebody.orExplain(askedAfter(somebody, last))
    if (asked === null) return answers
    last = asked.step
    if (asked.kind === 'page') {
      if (reads) await tab.locator('main .go').first().click()
      continue
    }
    answers += 1
    await mustBeInRows(somebody)
    if (asked.kind === 'upgrade') {
      const rows = tab.locator('.upgrade-row')
      for (const row of [rows.first(), rows.last()])
        for (const i of [0, 1]) await row.locator('.card').nth(i).click()
      await tab.locator('.final .go').click()
    } else {
      await tab.locator('.answers .answer').first().click()
      if (asked.kind === 'insight') await tab.locator('.final .go').click()
    }
  }
}

/** So many answers of each are drawn by chance; then each goes on, which ends the battle sooner. */
const BY_CHANCE = 10

/** Answers whenever she is asked, within the page, until the game is over. */
async function fight({ tab }: Somebody, states: readonly string[], seed: number): Promise<number> {
  const { presses } = await playByItself(tab, numbers(seed), undefined, '', states, BY_CHANCE)
  return presses
}

describe('a campaign of two people elsewhere', () => {
  it('is begun, fought for and chosen about on their own pages', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const bruno = await house.somebody({ lang: 'fr' })
    await party(anna, bruno)
    await anna.press(/^Back to the interlude$/)
    await Promise.all([walk(anna, true), walk(bruno, false)])
    await anna.press(/^To the battle$/)
    await bruno.press(/^(Livrer la bataille|Aller à la table)$/)
    for (const each of [anna, bruno]) await each.orExplain(each.tab.locator('main.table').waitFor())
    const presses = await Promise.all([
      anna.orExplain(fight(anna, ['Your turn', 'A question to all of you'], 1)),
      bruno.orExplain(fight(bruno, ['À vous'], 2)),
    ])
    for (const each of presses) expect(each).toBeGreaterThanOrEqual(BY_CHANCE)
    await anna.tab.getByRole('link', { name: 'To the campaign', exact: true }).click()
    await bruno.tab.getByRole('link', { name: 'Aller à la campagne', exact: true }).click()
    // Each chooses for her own mage, and both for the supply.
    const answers = await Promise.all([walk(anna, true), walk(bruno, false)])
    for (const each of answers) expect(each).toBeGreaterThanOrEqual(2)
    for (const { tab } of [anna, bruno]) {
      await expect.poll(() => tab.locator('.score tbody tr').count()).toBe(1)
      await expect.poll(() => tab.locator('.sticker:not(.free)').count()).toBe(2)
      await expect.poll(() => tab.locator('.gone li').count()).toBe(4)
    }
    expect([...anna.complaints, ...bruno.complaints]).toEqual([])
    await anna.leave()
    await bruno.leave()
  })
})

describe('somebody who plays along', () => {
  it('is removed by the host, by keyboard and when she has said so twice, and does not come back by the link', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const bruno = await house.somebody({ lang: 'fr' })
    const link = await party(anna, bruno)
    const { tab } = anna
    const id = new URL(tab.url()).hash.split('/')[2]!
    const { campaigns } = house.running.backend.store
    const sits = async (): Promise<boolean> => (await campaigns.campaign(id))!.seats[1]!.person !== null
    const focus = (): Promise<string> =>
      tab.evaluate(() => {
        const { activeElement } = document
        return activeElement instanceof HTMLSelectElement
          ? (activeElement.labels[0]?.innerText ?? '')
          : ((activeElement as HTMLElement | null)?.innerText ?? '')
      })
    const asks = tab.locator('.online-party').getByRole('button', { name: 'Remove Bruno from the campaign' })
    const asked = tab.getByRole('dialog', { name: 'Remove Bruno from the campaign' })
    // Bruno has nobody to remove, nor has Anna but him.
    expect(await bruno.tab.getByRole('button', { name: /^Retirer/ }).count()).toBe(0)
    await anna.orExplain(asks.press('Enter'))
    await anna.orExplain(asked.waitFor())
    await anna.orExplain(asked.getByText('Bruno will no longer play Toran').waitFor())
    expect(await violations(tab)).toEqual([])
    await tab.keyboard.press('Escape')
    await anna.orExplain(asked.waitFor({ state: 'detached' }))
    expect(await focus()).toBe('Remove Bruno from the campaign')
    await tab.keyboard.press('Enter')
    await anna.orExplain(asked.getByRole('button', { name: 'Keep Bruno' }).press('Enter'))
    await anna.orExplain(asked.waitFor({ state: 'detached' }))
    expect(await sits()).toBe(true)
    await anna.orExplain(asks.press('Enter'))
    await anna.orExplain(asked.getByRole('button', { name: /^Remove Bruno/ }).press('Enter'))
    await anna.orExplain(asked.waitFor({ state: 'detached' }))
    expect(await sits()).toBe(false)
    await expect.poll(focus).toMatch(/^Who plays Toran\?/)
    expect(await tab.locator('[role="log"]').innerText()).toContain('The old link has ended')
    expect(await anna.read('Link for your friends')).not.toBe(link)
    expect(anna.complaints).toEqual([])
    // He is told, and the link that he knows leads nowhere.
    await bruno.orExplain(bruno.tab.getByText('L’hôte vous a retiré de la campagne.').waitFor())
    expect(await bruno.tab.locator('main.interlude, .campaign-bar').count()).toBe(0)
    await bruno.tab.goto('about:blank')
    await bruno.tab.goto(link)
    await bruno.orExplain(bruno.tab.locator('main [role="alert"]').waitFor())
    expect(await bruno.tab.getByRole('button', { name: /^Jouer/ }).count()).toBe(0)
    await anna.leave()
    await bruno.leave()
  })
})
