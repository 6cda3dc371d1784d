// Pictures of the page in the states that matter, in both languages and themes, into shots/ (which git ignores): pages
// and tables in every kind of window: look at each and ask what is being asked, what can be done, what has happened, what is about to.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { campaignMoments } from './campaigns.ts'
import { crowds } from './crowds.ts'
import { lateGames } from './late-games.ts'
import { moments } from './moments.ts'
import { PAGES } from './pages.ts'
import { openSite } from './site.ts'

const SIZES = {
  phone: [390, 844],
  laptop: [1366, 768],
  wide: [2560, 1440],
  'small-phone': [360, 640],
  'phone-browser': [390, 664],
  'phone-across': [844, 390],
  zoomed: [683, 384],
  tablet: [768, 1024],
  'tablet-across': [1180, 820],
  'laptop-browser': [1366, 650],
  desktop: [1920, 1080],
  ultrawide: [3440, 1440],
  wall: [3840, 2160],
} as const
const LANGS = ['en', 'fr'] as const
const folder = join(import.meta.dirname, '..', 'shots')
const only = process.argv[2] ?? ''
/** Sizes by name, with commas between them; all without. */
const sizes = process.argv[3]?.split(',') ?? Object.keys(SIZES)
/** Nothing on the page takes so long: what does is a fault, and is told. */
const PATIENCE = 20_000

type Place = readonly [place: string, ready: string, before?: (page: Page) => Promise<void>]

const LESSONS: Readonly<Record<string, Place>> = {
  'lesson-aeons-end': ['#/lesson/aeons-end', 'main.table[data-ready]'],
  'lesson-eternal': ['#/lesson/eternal', 'main.table[data-ready]'],
}

const TABLE = 'main.table, .hand-over, main.page button'

/** Two people who hide cards from each other hand the screen over first; what a campaign seals asks first. */
async function takeScreen(page: Page): Promise<void> {
  const take = page.locator('.hand-over button, main.page button')
  if ((await take.count()) > 0) await take.first().click()
  await page.waitForSelector('main.table')
}

const pressing = (key: string) => async (page: Page) => {
  await takeScreen(page)
  await page.keyboard.press(key)
}

/** Holds a card of the table up, with everything that is known of it. */
async function peek(page: Page): Promise<void> {
  await takeScreen(page)
  await page
    .locator('main.table .card')
    .first()
    .dispatchEvent('contextmenu', { bubbles: true, cancelable: true })
}

/** Puts a campaign into the browser and opens it. */
const opening = (text: string) => async (page: Page) => {
  await page.evaluate((kept) => {
    const saved = { title: 'Ysel, Toran', text: kept, battles: 0, over: false, at: 1 }
    localStorage.setItem('cardwright/campaign/picture', JSON.stringify(saved))
    location.hash = '#/campaign/picture'
  }, text)
  await page.waitForSelector('main.interlude, .road-map')
}

const campaigns = (): Readonly<Record<string, Place>> =>
  Object.fromEntries(
    Object.entries(campaignMoments()).map(([name, text]) => [
      `campaign-${name}`,
      ['#/nowhere', 'main h1', opening(text)],
    ]),
  )

async function tables(): Promise<Readonly<Record<string, Place>>> {
  const all: Record<string, Place> = {}
  const others = { ...(await crowds()), ...(await lateGames()) }
  for (const [name, place] of [...(await moments()), ...Object.entries(others)]) {
    all[name] = [place, TABLE, takeScreen]
    if (!name.endsWith('-middle')) continue
    const game = name.replace('-middle', '')
    all[`${game}-log`] = [place, TABLE, pressing('l')]
    all[`${game}-menu`] = [place, TABLE, pressing('m')]
    all[`${game}-keys`] = [place, TABLE, pressing('?')]
    all[`${game}-peek`] = [place, TABLE, peek]
  }
  return all
}

async function picture(context: BrowserContext, at: string, place: Place, file: string): Promise<void> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  try {
    await page.goto(at + place[0])
    await page.waitForSelector(place[1])
    await place[2]?.(page)
    await page.waitForTimeout(600)
    // What a campaign has become is longer than a window.
    await page.screenshot({ path: join(folder, file), fullPage: file.startsWith('campaign-road') })
  } catch (error) {
    failed.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    await page.close()
  }
}

const failed: string[] = []
mkdirSync(folder, { recursive: true })
const named = ([name]: readonly [string, Place]): boolean => name.includes(only)
const pages = Object.entries({ ...PAGES, ...LESSONS }).filter(named)
const boards = Object.entries(only.startsWith('campaign') ? campaigns() : await tables()).filter(named)
const site = await openSite()
for (const [size, [width, height]] of Object.entries(SIZES).filter(([size]) => sizes.includes(size)))
  for (const lang of LANGS) {
    const wanted = [...pages, ...boards]
    const touch = Math.min(width, height) < 700
    const context = await site.browser.newContext({
      viewport: { width, height },
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: lang === 'en' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      hasTouch: touch,
      isMobile: touch,
      serviceWorkers: 'block',
    })
    for (const [name, place] of wanted) await picture(context, site.at, place, `${name}-${size}-${lang}.png`)
    await context.close()
    console.log(`${size}, ${lang}: ${wanted.length} pictures`)
  }
await site.close()
for (const line of failed) console.error(line)
process.exitCode = failed.length > 0 ? 1 : 0
