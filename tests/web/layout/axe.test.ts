import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, House, PHONE, resized, type Visit } from '../browser.ts'
import { numbers, playByItself, READY } from '../play.ts'
import { violations } from './axe.ts'
import { smallWords } from './small-words.ts'

const house = new House()

const isDeep = process.env.DEEP === '1'

/**
 * Whoever looks: the first two differ in everything, and so do the others. A place that one of these pairs looks at is
 * seen in both languages, in both themes, on a screen and on a phone: in the long searches every place is; in every run
 * each is seen by one of the first pair.
 */
const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ['English, dark', { lang: 'en', theme: 'dark' }],
  ['French, light, phone', { ...PHONE, lang: 'fr', theme: 'light' }],
  ...(isDeep
    ? ([
        ['French, light', { lang: 'fr', theme: 'light' }],
        ['English, dark, phone', { ...PHONE, lang: 'en', theme: 'dark' }],
      ] as const)
    : []),
]

/** Places of the page, with what shows that they are there. */
const PLACES: readonly (readonly [place: string, ready: string])[] = [
  ['', '.game-tile'],
  ['#/setup/aeons-end', '.mages .portrait'],
  ['#/setup/eternal', '.of-decks .portrait'],
  ['#/ladder/aeons-end', '.wall'],
  ['#/ladder/eternal', '.wall'],
  ['#/play/eternal', '.first-ways'],
  ['#/cards/aeons-end', '.gallery .card'],
  ['#/cards/eternal', '.gallery .card'],
  ['#/cards/aeons-end/jade', '.beside .card'],
  ['#/cards/eternal/1-8', '.beside .card'],
  ['#/decks', '.deck-tiles .spark'],
  ['#/learn', '.rulebook-contents .path li'],
  ['#/learn/eternal', '.lessons .path li'],
  ['#/lab/aeons-end', '.lab form select'],
  ['#/nowhere', 'main h1'],
  ['#/learn/aeons-end/03-your-mage-and-breaches', '.figure-ring .card'],
  ['#/learn/eternal/10-battle', '.figure-battle .card'],
  ['#/campaign', '.new-campaign .go'],
  ['#/lab/eternal', '.lab form select >> nth=4'],
  ['#/learn/aeons-end/05-casting', '.statement'],
]

/** What lies behind an open dialogue has been looked at, and cannot be reached. */
const DIALOG = { within: 'dialog[open]' }

/** The window that most people have, and phones upright and across. */
const WINDOWS = [
  [1366, 768],
  [390, 664],
  [360, 740],
  [844, 390],
] as const

/** What is too small to be read in an open dialogue, in each of the windows; it is left in the one that it was opened in. */
async function smallWordsAnywhere(page: Page): Promise<readonly string[]> {
  const opened = page.viewportSize()!
  const found: string[] = []
  for (const [width, height] of WINDOWS) {
    await resized(page, width, height)
    found.push(...(await page.evaluate(smallWords)).map((fault) => `${width} × ${height}: ${fault}`))
  }
  await resized(page, opened.width, opened.height)
  return found
}

const isSeen = (place: number, visit: number): boolean =>
  isDeep ? place % 2 === visit >> 1 : place % 2 === visit

/** Of hundreds of cards side by side in every run every eighth is seen; in the long searches each of a pair looks at every other one. */
const othersThan = (visit: number): string =>
  isDeep ? `.gallery li:not(:nth-child(2n + ${visit % 2}))` : `.gallery li:not(:nth-child(8n + ${visit}))`

/** In every run each looks at the table of one game; in the long searches all of them look at both. */
const GAMES = ['aeons-end', 'eternal'] as const
const gamesOf = (visit: number): readonly string[] => (isDeep ? GAMES : [GAMES[visit]!])

/** Each visit looks at the table so many times, after so many answers more each time; the two of a pair take turns. */
const LOOKS = isDeep ? 5 : 2
const BETWEEN = 6
const firstLook = (visit: number): number => (visit % 2) * (BETWEEN / 2)

describe.each(VISITS)('axe finds nothing: %s', (name, visit) => {
  const nth = VISITS.findIndex(([each]) => each === name)

  it('on any page', async () => {
    const { person, page } = await house.walker(visit)
    const but = othersThan(nth)
    for (const [place, ready] of PLACES.filter((_, i) => isSeen(i, nth))) {
      await goTo(page, place, ready)
      expect(await violations(page, { but }), place).toEqual([])
    }
    expect(person.complaints).toEqual([])
  })

  it.each(gamesOf(nth))('on the table of %s, decision after decision', async (game) => {
    const { person, page } = await house.walker(visit)
    await goTo(page, `#/play/${game}?seed=axe&bot=greedy`, READY)
    const next = numbers(3)
    for (let look = 0; look < LOOKS; look++) {
      const { now } = await playByItself(page, next, look === 0 ? firstLook(nth) : BETWEEN)
      expect(now.over).toBe(false)
      expect(await violations(page), `look ${look} at ${now.at}`).toEqual([])
    }
    await page.keyboard.press('?')
    await page.waitForSelector('dialog[open]')
    expect(await violations(page, DIALOG), 'keys').toEqual([])
    expect(await smallWordsAnywhere(page), 'keys').toEqual([])
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { state: 'detached' })
    await page.keyboard.press('m')
    await page.waitForSelector('dialog[open]')
    expect(await violations(page, DIALOG), 'menu').toEqual([])
    expect(await smallWordsAnywhere(page), 'menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { state: 'detached' })
    expect(person.complaints).toEqual([])
  })
})

it('axe sees colours, though nobody paints the page', async () => {
  const { page } = await house.walker(VISITS[0]![1])
  await goTo(page, '#/nowhere', 'main h1')
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.textContent = 'Hardly to be read'
    Object.assign(words.style, { color: '#777777', backgroundColor: '#888888' })
    document.querySelector('main')!.append(words)
  })
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: (?:main > )?p$/)])
  await page.evaluate(() => document.querySelector('main > p:last-child')!.remove())
})

it('axe hears what pictures say, though it does not look at their lines', async () => {
  const { page } = await house.walker(VISITS[0]![1])
  await goTo(page, '#/nowhere', 'main h1')
  const drawn = (id: string, within: string) =>
    page.evaluate(
      ([name, inside]) => {
        const picture = `<svg id="${name}" role="img" viewBox="0 0 9 9">${inside}<g><path d="M0 0h9"/></g></svg>`
        document.querySelector('main')!.insertAdjacentHTML('beforeend', picture)
      },
      [id, within] as const,
    )
  await drawn('named', '<title>A line</title>')
  expect(await violations(page)).toEqual([])
  await drawn('nameless', '')
  expect(await violations(page)).toEqual(['svg-img-alt: #nameless'])
  await drawn('said', '<title>Words</title><g><text y="9" role="button" tabindex="0"></text></g>')
  expect(await violations(page)).toEqual([
    'aria-command-name: text',
    'nested-interactive: #said',
    'svg-img-alt: #nameless',
  ])
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main svg')) each.remove()
  })
})
