// Pictures of the page in the states that matter, at three sizes, in both languages and themes, into shots/ (which git
// ignores): look at each and ask what is being asked, what can be done, what has happened, what is about to.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { openSite } from './site.ts'

const SIZES = { phone: [390, 844], laptop: [1366, 768], wide: [2560, 1440] } as const
const LANGS = ['en', 'fr'] as const
const folder = join(import.meta.dirname, '..', 'shots')
const only = process.argv[2] ?? ''

const PAGES: Readonly<Record<string, readonly [place: string, ready: string]>> = {
  home: ['', '.door'],
  'setup-aeons-end': ['#/setup/aeons-end', '.piles-chosen .card'],
  'setup-eternal': ['#/setup/eternal', 'form select'],
  'cards-aeons-end': ['#/cards/aeons-end', '.gallery .card'],
  'cards-eternal': ['#/cards/eternal', '.gallery .card'],
  card: ['#/cards/aeons-end/amplify-vision', '.beside .card'],
  decks: ['#/decks', 'main h1'],
  learn: ['#/learn', '.shelf li'],
  chapter: ['#/learn/aeons-end/05-casting', '.statement'],
  lab: ['#/lab/aeons-end', '.lab form select'],
  'lesson-aeons-end': ['#/lesson/aeons-end', 'main.table[data-ready]'],
  'lesson-eternal': ['#/lesson/eternal', 'main.table[data-ready]'],
}

const READY = 'main.table[data-ready], main.table[data-over]'
const ANSWERS = '.ledge button:is(.opt, .thumb):not([disabled], [aria-disabled="true"]):visible'
const MOST = 1_500

/** Plays on: the first answer often, the others now and then, so that the table fills. */
async function answers(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await page.waitForSelector(READY)
    if ((await page.$('main.table[data-over]')) !== null) return
    const all = page.locator(ANSWERS)
    const n = await all.count()
    if (n > 0) await all.nth(i % 5 === 4 ? n - 1 : i % n).click()
    await page.waitForTimeout(25)
  }
}

async function table(context: BrowserContext, at: string, game: string, shot: Shot): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${at}#/play/${game}?seed=picture`)
  await page.waitForSelector(READY)
  await shot(page, `${game}-begin`)
  await answers(page, game === 'eternal' ? 40 : 25)
  await shot(page, `${game}-middle`)
  for (let i = 0; i < 60; i++) {
    await answers(page, 1)
    const kind = await page.locator('.ledge .prompt').textContent()
    if (kind !== null && !/main phase|phase principale/.test(kind)) break
  }
  await shot(page, `${game}-choice`)
  await answers(page, MOST)
  await shot(page, `${game}-end`)
  await page.close()
}

type Shot = (page: Page, name: string) => Promise<void>

mkdirSync(folder, { recursive: true })
const site = await openSite()
for (const [size, [width, height]] of Object.entries(SIZES))
  for (const lang of LANGS) {
    const theme = lang === 'en' ? 'dark' : 'light'
    const context = await site.browser.newContext({
      viewport: { width, height },
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
    })
    const shot: Shot = async (page, name) => {
      await page.waitForTimeout(500)
      await page.screenshot({ path: join(folder, `${name}-${size}-${lang}.png`) })
    }
    for (const [name, [place, ready]] of Object.entries(PAGES)) {
      if (!name.includes(only)) continue
      const page = await context.newPage()
      await page.goto(site.at + place)
      await page.waitForSelector(ready)
      await shot(page, name)
      await page.close()
    }
    for (const game of ['aeons-end', 'eternal'])
      if (game.includes(only)) await table(context, site.at, game, shot)
    await context.close()
    console.log(`${size}, ${lang}: done`)
  }
await site.close()
