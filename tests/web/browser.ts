import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openSite, type Site } from '../../tools/site.ts'
import { sharedBrowser } from '../thread.ts'
import { leaveTab, portOfThread, takeTab } from './tabs.ts'

export interface Visit {
  readonly lang?: 'en' | 'fr'
  readonly theme?: 'dark' | 'light'
  readonly width?: number
  readonly height?: number
  readonly touch?: boolean
}

export const PHONE: Visit = { width: 390, height: 844, touch: true }

/** A busy machine may take its time: nothing that a test waits for is measured by it. */
export const PATIENCE = 600_000

/** Where nothing is: a heading alone, which no other page is. */
const NOWHERE = 'main[class="page"]:not([aria-busy], :has(> :not(h1)))'

const turnTo = (page: Page, place: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash === '' ? '#/' : hash
  }, place)

/**
 * Goes to another place of an open page, by way of nowhere: what shows that the place is there may stand on the page
 * before it, too.
 */
export async function goTo(
  page: Page,
  place: string,
  ready: string,
  state: 'visible' | 'attached' = 'visible',
): Promise<void> {
  await turnTo(page, '#/nowhere')
  await page.waitForSelector(NOWHERE)
  if (place === '#/nowhere') return
  await turnTo(page, place)
  await page.waitForSelector(NOWHERE, { state: 'detached' })
  await page.waitForSelector(ready, { state })
}

/** Until the page has drawn itself in a window of this size: some of it is measured after the first drawing. */
export async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** All of them, forwards and backwards in turn: a window that is looked at again need not be made again. */
export const inTurn = <T>(sizes: readonly T[], time: number): readonly T[] =>
  time % 2 === 0 ? sizes : sizes.toReversed()

/** Nobody hears these tables: making sounds takes longer than drawing them. A volume that was set stays. */
export function beSilent(): void {
  try {
    if (localStorage.getItem('cardwright/volume') === null) localStorage.setItem('cardwright/volume', '0')
  } catch {
    // An empty tab has no storage.
  }
}

/** What the page shows for a while by the clock is over sooner: what is shown, and in which order, stays the same. */
export function beQuick(): void {
  const QUICKER = 16
  const later = window.setTimeout
  window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    Reflect.apply(later, window, [run, ms / QUICKER, ...rest])) as typeof setTimeout
}

/**
 * Nobody looks at these pages, and painting them takes longer than all the rest: where things stand, what is said and
 * what a press meets is the same in a page that is not to be seen.
 */
export function beUnseen(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
}

/** How everybody begins, at a table of her own and with others. */
export async function prepared(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(beSilent)
  await context.addInitScript(beUnseen)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
}

/** Somebody in one tab. */
interface Walker {
  readonly person: Person
  readonly page: Page
}

/** The page, and whoever looks at it, for a file of tests. */
export class House {
  private site: Site | null = null
  private readonly people: Person[] = []
  private readonly walkers = new Map<string, Promise<Walker>>()

  constructor() {
    beforeAll(async () => {
      this.site = await portOfThread(async (port) => openSite(undefined, await sharedBrowser(), port))
    }, PATIENCE)
    afterAll(async () => {
      for (const person of this.people) await person.leave()
      await this.site?.close()
    }, PATIENCE)
  }

  /** A browser of its own storage, as somebody new has it; `fresh` where nothing has been fetched yet. */
  async person(
    { lang = 'en', theme = 'dark', width = 1366, height = 768, touch = false }: Visit = {},
    { fresh = false } = {},
  ): Promise<Person> {
    const { browser, at } = this.site!
    const visit: BrowserContextOptions = {
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
      // What a service worker fetches is not what the page asks for.
      serviceWorkers: 'block',
    }
    const tab = await takeTab(browser, at, visit, fresh, prepared)
    const person = new Person(tab, at)
    this.people.push(person)
    return person
  }

  /**
   * Somebody who goes from place to place in one tab, the same for all tests of a file that ask for her: a page that is
   * open already has fetched and compiled what a new one would. Where storage must be empty, ask for a new person.
   */
  walker(visit: Visit = {}): Promise<Walker> {
    const key = JSON.stringify(visit)
    const walker = this.walkers.get(key) ?? this.walk(visit)
    this.walkers.set(key, walker)
    return walker
  }

  private async walk(visit: Visit): Promise<Walker> {
    const person = await this.person(visit)
    return { person, page: await person.visit('#/nowhere') }
  }
}

/** Somebody at the page. Whatever the page complains about is kept, and must stay empty. */
export class Person {
  readonly complaints: string[] = []
  readonly context: BrowserContext
  private readonly at: string
  /** The tab that she came with. */
  private readonly tab: Page
  private usesTab = false
  private hasLeft = false

  constructor(tab: Page, at: string) {
    this.tab = tab
    this.context = tab.context()
    this.at = at
  }

  addressOf(place: string): string {
    return this.at + place
  }

  /** An empty tab: the one that she came with, then new ones. */
  async emptyTab(): Promise<Page> {
    if (this.usesTab) return await this.context.newPage()
    this.usesTab = true
    return this.tab
  }

  /** Opens a place of the page in a new tab. */
  async visit(place: string): Promise<Page> {
    const page = await this.emptyTab()
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('request', (request) => {
      const { protocol } = new URL(request.url())
      if (!request.url().startsWith(this.at) && protocol !== 'blob:')
        this.complaints.push(`asks ${request.url()}`)
    })
    await page.goto(this.addressOf(place))
    return page
  }

  async leave(): Promise<void> {
    if (this.hasLeft) return
    this.hasLeft = true
    await leaveTab(this.tab)
  }
}
