import { describe, expect, it } from 'vitest'
import { reportOf } from '../../src/lab/report/chapters.ts'
import { writeHtml } from '../../src/lab/report/html.ts'
import type { Series, Study } from '../../src/lab/simulate/series.ts'
import { playStretch } from '../../src/lab/simulate/stretch.ts'
import { headlineOf } from '../../src/web/lab/headline.ts'
import { House, PHONE } from './browser.ts'

const house = new House()
const SIDES = { who: 'One', against: 'Two' }
const COMPARED = { first: 'quick', second: 'random' }

const seriesOf = (bots: readonly string[]): Series => ({
  game: 'eternal',
  setups: { kind: 'any', flags: { deck1: 'Stonescar Aggro', deck2: 'Feln Control' } },
  seed: 'headline',
  bots,
})

const GAMES = 8

/** A study and what came of its games, which are played once for all that is said of them. */
function played(facts: boolean, ...series: Study['series']) {
  const study: Study = { series, facts }
  let sum: ReturnType<typeof playStretch> | null = null
  return () => {
    sum ??= playStretch(study, { first: 0, count: GAMES })
    return { study, sum }
  }
}
const alone = played(false, seriesOf(['greedy', 'random']))
const alike = played(false, seriesOf(['random']), seriesOf(['random']))
const unlike = played(true, seriesOf(['greedy', 'random']), seriesOf(['random', 'greedy']))

describe('the sentence above the results', () => {
  const sentence = ({ study, sum }: ReturnType<typeof alone>, lang: 'en' | 'fr') =>
    headlineOf(reportOf(study, sum, lang), SIDES, COMPARED, lang)

  it.each(['en', 'fr'] as const)('says who won how many of how many, and between what: %s', (lang) => {
    const { sum } = alone()
    const words = sentence(alone(), lang)
    expect(words).toContain('One')
    expect(words).toContain(String(sum.series[0]!.won[0]))
    expect(words).toMatch(/\b(?:between|entre) (\d+) (?:and|et) (\d+)\b/)
    const [, low, high] = /(?:between|entre) (\d+) (?:and|et) (\d+)/.exec(words)!
    const share = (100 * sum.series[0]!.won[0]!) / GAMES
    expect(Number(low)).toBeLessThanOrEqual(share)
    expect(Number(high)).toBeGreaterThanOrEqual(share)
  })

  it('of two series says whether the difference may be chance', () => {
    expect(sentence(alike(), 'en')).toMatch(
      /quick: (\d+) of 8 won. random: \1 of 8. The difference may be chance.$/,
    )
    expect(sentence(unlike(), 'en')).toMatch(/quick did better, and that is not chance.$/)
  })
})

describe('a report on a phone', () => {
  it.each(['en', 'fr'] as const)('breaks no word of its facts and cuts no table: %s', async (lang) => {
    const { study, sum } = unlike()
    const html = await writeHtml(reportOf(study, sum, lang))
    const person = await house.person({ ...PHONE, lang })
    // A tab of its own: the page of the house lets no other styles in.
    const page = await person.context.newPage()
    await page.setContent(html)
    const seen = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      const broken: string[] = []
      let words = 0
      for (const fact of document.querySelectorAll('dt, dd')) {
        const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { index, 0: word } of text.textContent!.matchAll(/[\p{L}\d]+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            words++
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
          }
      }
      const tables = [...document.querySelectorAll('table')].map((table) => {
        const frame = table.parentElement!
        const reached = getComputedStyle(frame).overflowX === 'auto' || table.scrollWidth <= frame.clientWidth
        return reached && frame.getBoundingClientRect().right <= width
      })
      return { width, page: document.documentElement.scrollWidth, words, broken, tables }
    })
    expect([seen.width, seen.page]).toEqual([390, 390])
    expect(seen.words).toBeGreaterThan(20)
    expect(seen.broken).toEqual([])
    expect(seen.tables.length).toBeGreaterThan(5)
    expect(seen.tables).not.toContain(false)
    await person.leave()
  })
})

describe('the Lab', () => {
  it('plays an own deck against a ready one, and compares it with another table', async () => {
    const person = await house.person()
    const page = await person.visit('#/decks')
    await page.getByRole('button', { name: 'Copy and change' }).first().click()
    await page.waitForSelector('.deck-head .name input')
    await page.locator('.deck-head .name input').fill('My second try')
    await page.evaluate(() => {
      location.hash = '#/lab/eternal'
    })
    const deck1 = page.getByLabel('Deck of player 1')
    await deck1.selectOption({ label: 'My second try' })
    await page.getByLabel('Deck of player 2').selectOption('Elysian Flyers')
    // Who plays does not matter here: those who think least are done soonest.
    for (const seat of ['Player 1', 'Player 2'])
      await page.getByRole('combobox', { name: seat, exact: true }).selectOption('random')
    await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption('20')
    await page.getByRole('button', { name: 'Play the games' }).click()
    await page.waitForSelector('.headline')
    await expect
      .poll(() => page.locator('.headline').innerText())
      .toMatch(
        /^My second try won \d+ of 20 games against Elysian Flyers: between \d+ and \d+ in a hundred\.$/,
      )
    await expect.poll(() => page.locator('.lab-plot .figures text').first().textContent()).toMatch(/%$/)

    await page.getByLabel('Compare').selectOption('table')
    await page.getByLabel('Deck of player 1').nth(1).selectOption('Feln Control')
    await page.getByRole('button', { name: 'Play the games' }).click()
    await page.waitForFunction(() =>
      document.querySelector('.headline')?.textContent?.includes('Feln Control'),
    )
    await expect
      .poll(() => page.locator('.headline').innerText())
      .toMatch(
        /^My second try against Elysian Flyers: \d+ of 20 won. Feln Control against Elysian Flyers: \d+ of 20./,
      )
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('stops when asked, keeps what it has, and answers meanwhile', async () => {
    const person = await house.person({ lang: 'fr' })
    const page = await person.visit('#/lab/aeons-end')
    await page.getByRole('combobox', { name: 'Robot de tous les joueurs' }).selectOption('random')
    await page.getByRole('combobox', { name: 'Parties', exact: true }).selectOption('50000')
    await page.getByRole('button', { name: 'Jouer les parties' }).click()
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
    await page.getByRole('button', { name: /^Arrêter/ }).click()
    await page.waitForSelector('.headline')
    const [, of] = /sur (\d+) contre/.exec(await page.locator('.headline').innerText())!
    expect(Number(of)).toBeGreaterThan(0)
    expect(Number(of)).toBeLessThan(50_000)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})
